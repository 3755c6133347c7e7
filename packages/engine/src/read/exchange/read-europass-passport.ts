import type { Resume } from '@shortlist/schema';
import type { Element } from '@xmldom/xmldom';
import { attribute } from '../docx/xml.ts';
import { said } from './loose-value.ts';
import { readMarkup } from './read-markup.ts';
import { joinText } from './read-span.ts';
import { allAt, at, elementAt } from './xml-path.ts';

/** The older XML of Europass (versions 2 and 3, `SkillsPassport`), from its `LearnerInfo`. */
export function readSkillsPassport(learner: Element): Resume {
  const contact = elementAt(learner, 'Identification/ContactInfo');
  const home = elementAt(contact, 'Address/Contact');
  const [website, ...further] = allAt(contact, 'WebsiteList/Website').map((one) => at(one, 'Contact'));
  return said({
    basics: said({
      name: [at(learner, 'Identification/PersonName/FirstName'), at(learner, 'Identification/PersonName/Surname')]
        .filter(Boolean)
        .join(' '),
      label: at(learner, 'Headline/Description/Label'),
      email: at(contact, 'Email/Contact'),
      phone: at(allAt(contact, 'TelephoneList/Telephone')[0], 'Contact'),
      url: website,
      location: home && placeOf(home),
      profiles: further.map((url) => said({ url })),
    }),
    work: allAt(learner, 'WorkExperienceList/WorkExperience').map((job) =>
      said({
        name: at(job, 'Employer/Name'),
        position: at(job, 'Position/Label'),
        location: at(job, 'Employer/ContactInfo/Address/Contact/Municipality'),
        ...periodOf(elementAt(job, 'Period')),
        ...activities(job),
      }),
    ),
    education: allAt(learner, 'EducationList/Education').map((one) =>
      said({
        institution: at(one, 'Organisation/Name'),
        studyType: at(one, 'Title'),
        area: at(one, 'Field/Label'),
        ...periodOf(elementAt(one, 'Period')),
        courses: linesOf(at(one, 'Activities')),
      }),
    ),
    languages: [
      ...allAt(learner, 'Skills/Linguistic/MotherTongueList/MotherTongue').map((one) =>
        said({ language: at(one, 'Description/Label'), fluency: 'Native' }),
      ),
      ...allAt(learner, 'Skills/Linguistic/ForeignLanguageList/ForeignLanguage').map((one) =>
        said({ language: at(one, 'Description/Label'), fluency: levelsOf(elementAt(one, 'ProficiencyLevel')) }),
      ),
    ],
    skills: ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'].flatMap((kind) =>
      linesOf(at(learner, `Skills/${kind}/Description`)).map((name) => ({ name })),
    ),
    customSections: allAt(learner, 'AchievementList/Achievement')
      .map((one) => ({ title: at(one, 'Title/Label') ?? 'Achievements', lines: linesOf(at(one, 'Description')) }))
      .filter(({ lines }) => lines.length > 0),
  });
}

function periodOf(period: Element | undefined) {
  const current = at(period, 'Current') === 'true';
  const endDate = current ? undefined : dayOf(elementAt(period, 'To'));
  return said({ startDate: dayOf(elementAt(period, 'From')), endDate });
}

/** A date in attributes: `year="2019" month="--05" day="---12"`. */
function dayOf(date: Element | undefined): string | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => attribute(date, name)?.replace(/^-+/, ''));
  return year && [year, month, month && day].filter(Boolean).join('-');
}

const placeOf = (home: Element) =>
  said({
    address: at(home, 'AddressLine'),
    city: at(home, 'Municipality'),
    postalCode: at(home, 'PostalCode'),
    countryCode: at(home, 'Country/Code'),
  });

const levelsOf = (levels: Element | undefined) =>
  [
    ...new Set(
      ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'].map((one) => at(levels, one)),
    ),
  ]
    .filter(Boolean)
    .join('/');

function activities(job: Element) {
  const { paragraphs, points } = readMarkup(at(job, 'Activities') ?? '');
  return { summary: joinText(undefined, paragraphs), highlights: points };
}

function linesOf(html: string | undefined): string[] {
  const { paragraphs, points } = readMarkup(html ?? '');
  return [...paragraphs, ...points];
}

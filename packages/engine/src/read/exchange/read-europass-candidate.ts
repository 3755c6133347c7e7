import { nameCountry, type Resume, readDate } from '@shortlist/schema';
import type { Element } from '@xmldom/xmldom';
import { said } from './loose-value.ts';
import { readMarkup } from './read-markup.ts';
import { joinText } from './read-span.ts';
import { allAt, at, below, elementAt } from './xml-path.ts';

/** The XML of today's Europass editor (namespace http://www.europass.eu/1.0). */
export function readCandidate(root: Element): Resume {
  const profile = elementAt(root, 'CandidateProfile');
  return said({
    basics: readPerson(elementAt(root, 'CandidatePerson'), profile),
    work: allAt(profile, 'EmploymentHistory/EmployerHistory').flatMap(readEmployer),
    education: allAt(profile, 'EducationHistory/EducationOrganizationAttendance').map(readSchool),
    certificates: allAt(profile, 'Certifications/Certification').map((one) =>
      said({
        name: at(one, 'CertificationTypeCode') ?? at(one, 'CertificationName'),
        issuer: at(one, 'IssuingAuthority/IssuingAuthorityName') ?? at(one, 'IssuingAuthorityName'),
        date: dayOf(elementAt(one, 'FirstIssuedDate')),
      }),
    ),
    publications: allAt(profile, 'PublicationHistory/Publication').map((one) =>
      said({ name: at(one, 'Title'), releaseDate: yearIn(at(one, 'Year')), summary: textOf(one, 'Reference') }),
    ),
    ...readCompetencies(root, profile),
    projects: allAt(profile, 'Projects/Project').map((one) =>
      said({ name: at(one, 'Title'), ...periodOf(one), ...textAndPoints(at(one, 'Description'), 'description') }),
    ),
    interests: allAt(profile, 'HobbiesAndInterests/HobbyOrInterest').map((one) =>
      said({ name: at(one, 'Title'), keywords: lines(at(one, 'Description')) }),
    ),
    customSections: readOthers(profile),
  });
}

function readPerson(person: Element | undefined, profile: Element | undefined): NonNullable<Resume['basics']> {
  const channels = allAt(person, 'Communication');
  const of = (code: RegExp) => channels.filter((one) => code.test(at(one, 'ChannelCode') ?? ''));
  const phone = of(/phone/i)[0];
  const dialing = at(phone, 'CountryDialing');
  const home = channels.map((one) => elementAt(one, 'Address')).find(Boolean);
  const [website, ...further] = of(/^web/i).map((one) => at(one, 'URI'));
  const networks = [...of(/instant|social/i)].map((one) =>
    said({ network: at(one, 'OtherTitle') ?? at(one, 'UseCode'), url: at(one, 'URI') }),
  );
  const summary = readMarkup(at(profile, 'ExecutiveSummary') ?? '');
  return said({
    name: [at(person, 'PersonName/GivenName'), at(person, 'PersonName/FamilyName')].filter(Boolean).join(' '),
    email: at(of(/email/i)[0], 'URI'),
    phone: [dialing && `+${dialing.replace(/^\+/, '')}`, at(phone, 'DialNumber')].filter(Boolean).join(' '),
    url: website,
    location: home && placeOf(home),
    summary: joinText(undefined, [...summary.paragraphs, ...summary.points]),
    profiles: [...further.map((url) => said({ url })), ...networks],
  });
}

function readEmployer(employer: Element): NonNullable<Resume['work']> {
  const name = at(employer, 'OrganizationName');
  const home = below(employer, 'Address')[0];
  return allAt(employer, 'PositionHistory').map((job) => {
    const place = [at(job, 'City') ?? at(home, 'CityName'), sayCountry(at(job, 'Country') ?? at(home, 'CountryCode'))];
    return said({
      name,
      position: at(job, 'PositionTitle'),
      location: place.filter(Boolean).join(', '),
      ...periodOf(elementAt(job, 'EmploymentPeriod') ?? job),
      ...textAndPoints(at(job, 'Description'), 'summary'),
    });
  });
}

function readSchool(school: Element): NonNullable<Resume['education']>[number] {
  const degree = elementAt(school, 'EducationDegree');
  const home = below(school, 'Address')[0];
  const place = [at(home, 'CityName'), sayCountry(at(home, 'CountryCode'))].filter(Boolean).join(', ');
  return said({
    institution: at(school, 'OrganizationName'),
    studyType: at(degree, 'DegreeName') ?? at(school, 'ProgramName'),
    area: at(school, 'MajorProgram') ?? at(degree, 'MajorProgramName'),
    score: at(degree, 'FinalGrade/ScoreText'),
    location: place,
    ...periodOf(elementAt(school, 'AttendancePeriod') ?? school),
    courses: lines(at(degree, 'OccupationalSkillsCovered')),
  });
}

/** Languages have a level for each of five skills: the highest that is said of all is no honest sum, so the best listening level stands beside all. */
function readCompetencies(root: Element, profile: Element | undefined): Pick<Resume, 'languages' | 'skills'> {
  const native = below(root, 'PrimaryLanguageCode').map((one) => ({
    language: nameLanguage(one.textContent),
    fluency: 'Native',
  }));
  const languages: NonNullable<Resume['languages']> = [...native];
  const skills: NonNullable<Resume['skills']> = [];
  for (const one of allAt(profile, 'PersonQualifications/PersonCompetency')) {
    const kind = at(one, 'TaxonomyID') ?? '';
    const name = at(one, 'CompetencyID') ?? at(one, 'CompetencyName');
    if (!name) continue;
    if (/language/i.test(kind)) {
      const levels = below(one, 'ScoreText').map((level) => level.textContent?.trim() ?? '');
      languages.push(said({ language: nameLanguage(name), fluency: [...new Set(levels)].filter(Boolean).join('/') }));
    } else skills.push({ name });
  }
  return said({ languages, skills: [...skills, ...readDigital(profile)] });
}

const readDigital = (profile: Element | undefined): NonNullable<Resume['skills']> =>
  below(profile, 'DigitalSkill')
    .map((one) => ({ name: at(one, 'Title') ?? one.textContent?.trim() }))
    .filter(({ name }) => name);

/** The sections that Europass leaves to the person. */
function readOthers(profile: Element | undefined): NonNullable<Resume['customSections']> {
  return allAt(profile, 'Others/Other').map((one) => ({
    title: at(one, 'Title') ?? 'Other',
    lines: [
      ...lines(at(one, 'Description')),
      ...below(one, 'Entry').flatMap((entry) => lines(entry.textContent ?? '')),
    ],
  }));
}

function periodOf(parent: Element): { startDate?: string; endDate?: string } {
  const period = elementAt(parent, 'Period') ?? parent;
  const startDate = dayOf(elementAt(period, 'StartDate'));
  const endDate = dayOf(elementAt(period, 'EndDate'));
  const ongoing = /^true$/i.test(at(period, 'CurrentIndicator') ?? at(period, 'Ongoing') ?? '');
  return said({ startDate, endDate: ongoing ? undefined : endDate }) as { startDate?: string };
}

const dayOf = (date: Element | undefined): string | undefined => {
  const text = at(date, 'FormattedDateTime') ?? date?.textContent?.trim();
  return text ? readDate(text.replace(/T.*$/, '')) : undefined;
};
const yearIn = (text: string | undefined) => (text ? readDate(text) : undefined);

function placeOf(home: Element): NonNullable<NonNullable<Resume['basics']>['location']> {
  return said({
    address: at(home, 'AddressLine'),
    city: at(home, 'CityName'),
    postalCode: at(home, 'PostalCode'),
    countryCode: at(home, 'CountryCode')?.toUpperCase(),
  });
}

const sayCountry = (code: string | undefined) => (code && nameCountry(code, 'en')) ?? code;

function nameLanguage(code: string | null): string {
  const text = (code ?? '').trim();
  if (!/^[a-z]{2,3}$/.test(text)) return text;
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(text) ?? text;
}

function textAndPoints<Key extends string>(html: string | undefined, key: Key) {
  const { paragraphs, points } = readMarkup(html ?? '');
  return said({ [key]: joinText(undefined, paragraphs), highlights: points }) as Record<Key, string>;
}

const textOf = (parent: Element, path: string) => joinText(undefined, lines(at(parent, path)));
function lines(html: string | undefined): string[] {
  const { paragraphs, points } = readMarkup(html ?? '');
  return [...paragraphs, ...points];
}

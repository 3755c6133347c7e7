import { linkTarget, type Resume } from '@shortlist/schema';
import { escapeXml, writeMarkup } from './write-markup.ts';

type Parts = (string | undefined | false)[];

/** A resume as the XML of Europass (`Candidate`, version 1.0 of its schema), which its editor at https://europass.europa.eu imports. */
export function writeEuropass(resume: Resume): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    'Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0" xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"',
    [
      '<hr:DocumentID schemeID="Resume-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>',
      supplierOf(resume),
      personOf(resume),
      profileOf(resume),
    ],
  )}\n`;
}

/** An element with what it holds; nothing where it would be empty. */
function tag(open: string, inner: Parts | string | undefined): string {
  const text = Array.isArray(inner) ? inner.filter(Boolean).join('') : inner ? escapeXml(inner) : '';
  return text === '' ? '' : `<${open}>${text}</${open.split(' ')[0]}>`;
}

function nameOf({ basics = {} }: Resume): string {
  const parts = (basics.name ?? '').trim().split(/\s+/);
  const family = parts.length > 1 ? parts.pop() : undefined;
  return tag('PersonName', [tag('oa:GivenName', parts.join(' ')), tag('hr:FamilyName', family)]);
}

function supplierOf(resume: Resume): string {
  return tag('CandidateSupplier', [
    '<hr:PartyID schemeID="Resume-0001" schemeName="PartyID" schemeAgencyName="EUROPASS" schemeVersionID="1.0"/>',
    tag('hr:PartyName', 'Owner'),
    tag('PersonContact', [nameOf(resume), channel('Email', resume.basics?.email)]),
    tag('hr:PrecedenceCode', '1'),
  ]);
}

const channel = (code: string, address: string | undefined, further: Parts = []) =>
  address && tag('Communication', [tag('ChannelCode', code), ...further, tag('oa:URI', address)]);

/** An address of the web. One that leads elsewhere is no link in another tool either. */
const webChannel = (url: string | undefined) => url && linkTarget(url) && channel('Web', url);

function personOf(resume: Resume): string {
  const { phone, email, url, location, profiles = [] } = resume.basics ?? {};
  return tag('CandidatePerson', [
    nameOf(resume),
    channel('Email', email),
    phone && tag('Communication', [tag('ChannelCode', 'Telephone'), tag('oa:DialNumber', phone)]),
    webChannel(url),
    ...profiles.map((one) => webChannel(one.url)),
    location &&
      tag('Communication', [
        tag('UseCode', 'home'),
        tag('Address type="home"', [
          tag('oa:AddressLine', location.address),
          tag('oa:CityName', location.city),
          tag('CountryCode', location.countryCode?.toLowerCase()),
          tag('oa:PostalCode', location.postalCode),
        ]),
      ]),
  ]);
}

function profileOf(resume: Resume): string {
  const { basics, work = [], education = [], certificates = [], languages = [], skills = [] } = resume;
  return tag('CandidateProfile languageCode="en"', [
    '<hr:ID schemeID="Resume-0001" schemeName="CandidateProfileID" schemeAgencyName="EUROPASS" schemeVersionID="1.0"/>',
    tag('ExecutiveSummary', writeMarkup([basics?.label, basics?.summary])),
    tag('EmploymentHistory', work.map(employerOf)),
    tag('EducationHistory', education.map(schoolOf)),
    tag(
      'Certifications',
      certificates.map((one) =>
        tag('Certification', [
          tag('hr:CertificationTypeCode', one.name),
          tag('hr:IssuingAuthorityName', one.issuer),
          tag('hr:FirstIssuedDate', [tag('hr:FormattedDateTime', one.date)]),
        ]),
      ),
    ),
    tag('PersonQualifications', [
      ...languages.map((one) => competency('language', one.language, one.fluency)),
      ...skills.flatMap(({ name, keywords = [] }) =>
        (keywords.length > 0 ? keywords : [name]).map((word) => competency('skill', word)),
      ),
    ]),
    othersOf(resume),
  ]);
}

function competency(kind: string, name: string | undefined, level?: string): string {
  if (!name) return '';
  return tag('PersonCompetency', [
    tag('CompetencyID', name),
    tag('hr:TaxonomyID', kind),
    tag('eures:CompetencyDimension', [tag('eures:Score', [tag('hr:ScoreText', level)])]),
  ]);
}

type Span = { startDate?: string | undefined; endDate?: string | undefined };

const date = (open: string, text: string | undefined) => tag(open, [tag('hr:FormattedDateTime', text)]);

function employerOf(job: NonNullable<Resume['work']>[number]): string {
  return tag('EmployerHistory', [
    tag('hr:OrganizationName', job.name),
    tag('PositionHistory', [
      tag('PositionTitle typeCode="FREETEXT"', job.position),
      tag('eures:EmploymentPeriod', [
        date('eures:StartDate', job.startDate),
        date('eures:EndDate', job.endDate),
        tag('hr:CurrentIndicator', isOpen(job) ? 'true' : 'false'),
      ]),
      tag('oa:Description', writeMarkup([job.description, job.summary], job.highlights)),
      tag('City', job.location),
    ]),
  ]);
}

function schoolOf(one: NonNullable<Resume['education']>[number]): string {
  return tag('EducationOrganizationAttendance', [
    tag('hr:OrganizationName', one.institution),
    tag('OrganizationContact', [tag('Communication', [tag('Address', [tag('oa:CityName', one.location)])])]),
    tag('AttendancePeriod', [
      date('StartDate', one.startDate),
      date('EndDate', one.endDate),
      tag('Ongoing', isOpen(one) ? 'true' : 'false'),
    ]),
    tag('MajorProgram', one.area),
    tag('EducationDegree', [
      tag('hr:DegreeName', one.studyType),
      tag('FinalGrade', [tag('ScoreText', one.score)]),
      tag('OccupationalSkillsCovered', writeMarkup([], one.courses)),
    ]),
  ]);
}

const isOpen = ({ startDate, endDate }: Span) => startDate !== undefined && endDate === undefined;

/** What Europass has no list for, or none that every version of its editor reads, goes into sections of the person's own, word for word. */
function othersOf(resume: Resume): string {
  const { projects = [], volunteer = [], awards = [], publications = [], interests = [], references = [] } = resume;
  const line = (parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
  const sections: [string, string[]][] = [
    ['Projects', projects.flatMap((one) => [line([one.name, one.description, one.url]), ...(one.highlights ?? [])])],
    [
      'Volunteering',
      volunteer.flatMap((one) => [line([one.position, one.organization, one.summary]), ...(one.highlights ?? [])]),
    ],
    ['Awards', awards.map((one) => line([one.title, one.awarder, one.date, one.summary]))],
    ['Publications', publications.map((one) => line([one.name, one.publisher, one.releaseDate, one.url, one.summary]))],
    ['Interests', interests.map((one) => line([one.name, ...(one.keywords ?? [])]))],
    ['References', references.map((one) => line([one.name, one.reference]))],
    ...(resume.customSections ?? []).map(({ title, lines }): [string, string[]] => [title, lines]),
  ];
  return tag(
    'Others',
    sections
      .filter(([, lines]) => lines.some((text) => text !== ''))
      .map(([title, lines]) => tag('Other', [tag('Title', title), tag('Description', writeMarkup(lines))])),
  );
}

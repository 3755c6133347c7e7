import type { Edit, PartName, RequirementMatch } from '@shortlist/schema';

/** The parts of the match estimate, as headings. */
export const partWords: Record<PartName, string> = {
  requirements: 'Requirements',
  title: 'Title and seniority',
  experience: 'Experience',
  education: 'Education and certificates',
  keywords: 'Keywords',
};

export const kindWords: Record<RequirementMatch['kind'], string> = {
  skill: 'Skill',
  experience: 'Experience',
  education: 'Education',
  certificate: 'Certificate',
  language: 'Language',
  responsibility: 'Responsibility',
  gate: 'Condition',
};

/** What kind of change an edit is. */
export const editWords: Record<Edit['reason'], string> = {
  'relevance-order': 'Most relevant first',
  'section-order': 'Section moved',
  'summary-for-posting': 'Summary for this posting',
  'stronger-wording': 'Stronger wording',
  'exact-phrase': 'The posting’s own words',
  'acronym-expanded': 'Acronym written out',
  'skill-named': 'Skill named plainly',
  shorten: 'Shortened',
  drop: 'Left out',
  'readable-heading': 'Heading a machine knows',
  'readable-date': 'Date a machine can read',
  'title-aligned': 'Title aligned',
};

const reasonWords: Record<string, string> = {
  'related-skill': 'A related skill is shown',
  'too-few-years': 'Fewer years than asked for',
  'lower-level': 'A lower level than asked for',
  'exact-phrase': 'Shown in the posting’s own words',
};

/** A machine-readable reason in words; unknown codes are spelled out. */
export function reasonText({ code, detail }: { code: string; detail?: string }): string {
  const words = reasonWords[code] ?? sentence(code.replaceAll('-', ' '));
  return detail ? `${words}: ${detail}` : words;
}

/** The first letter large, the rest as it is. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

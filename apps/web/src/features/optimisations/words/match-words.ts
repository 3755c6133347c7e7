import type { Edit, PartName, RequirementMatch } from '@shortlist/schema';

/** The parts of the match estimate, as headings. */
export const partWords: Record<PartName, string> = {
  requirements: 'Requirements',
  title: 'Title and seniority',
  experience: 'Experience',
  education: 'Education',
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
  spelling: 'Spelling mended',
  'exact-phrase': 'The posting’s own words',
  'acronym-expanded': 'Acronym written out',
  'skill-named': 'Skill named plainly',
  'answer-entered': 'What you told us',
  shorten: 'Shortened',
  drop: 'Left out',
  'readable-heading': 'Heading a machine knows',
  'title-aligned': 'Title aligned',
};

const reasonWords: Record<string, string> = {
  'related-skill': 'A related skill is shown',
  'too-few-years': 'Fewer years than asked for',
  'lower-level': 'A lower level than asked for',
  'level-not-stated': 'Your resume does not say of which level or class',
  'other-class': 'Your resume shows another class than the one asked for',
  'other-state': 'Your resume shows one of another state',
  'some-classes': 'Your resume shows some of the classes asked for',
  'unfinished-paper': 'Your resume says that it is not fully held yet',
  expired: 'Your resume says that it is valid no longer',
  'exact-phrase': 'Shown in other words; a literal-minded system looks for',
  'similar-words': 'Described in much the same words, but not named',
  'no-dates': 'The jobs have no dates to count years from',
  'no-degree': 'No degree is shown',
  'unfinished-degree': 'Your resume says that this degree was not completed',
  'degree-not-named': 'A school is shown, but no degree',
  'other-field': 'A degree in another field than asked for',
  'related-field': 'A degree in a neighboring field of the one asked for',
  'wider-field': 'Jobs in the wider field count half',
  'title-implies': 'Your title speaks for it, but the license itself is not stated; name it as',
  'still-learning': 'Your resume names it as something you learn, plan or have watched, not as something you have done',
  'basic-level': 'Your resume calls it basic',
  'written-in': 'Your resume is written in it, but states no level',
  'said-to-lack': 'Your resume says that you do not have it',
};

/** A machine-readable reason in words; unknown codes are spelled out. */
export function reasonText({ code, detail }: { code: string; detail?: string }): string {
  const words = reasonWords[code] ?? sentence(code.replaceAll('-', ' '));
  return detail ? `${words}: ${detail}` : words;
}

/** The first letter large, the rest as it is. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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
  'stronger-wording': 'Tense corrected',
  spelling: 'Spelling corrected',
  'exact-phrase': 'The posting’s own words',
  'acronym-expanded': 'Acronym spelled out',
  'skill-named': 'Skill added to your list',
  'answer-entered': 'What you told us',
  shorten: 'Shortened',
  drop: 'Left out',
  'readable-heading': 'Standard heading',
  'title-aligned': 'Title aligned',
};

const reasonWords: Record<string, string> = {
  'related-skill': 'Your resume shows a related skill',
  'too-few-years': 'Fewer years than required',
  'lower-level': 'Lower level than required',
  'level-not-stated': 'Your resume doesn’t say which level or class',
  'other-class': 'Your resume shows a different class',
  'other-state': 'Your resume shows one from another state',
  'some-classes': 'Your resume shows some of the classes',
  'unfinished-paper': 'Not completed yet, according to your resume',
  expired: 'Expired, according to your resume',
  'exact-phrase': 'Shown in other words. Some systems search for',
  'similar-words': 'Described, but not named',
  'no-dates': 'Your jobs have no dates to count years from',
  'no-degree': 'No degree on your resume',
  'unfinished-degree': 'Degree not completed, according to your resume',
  'degree-not-named': 'Your resume shows a school but no degree',
  'other-field': 'Degree in a different field',
  'related-field': 'Degree in a related field',
  'wider-field': 'Jobs in related fields count half',
  'title-implies': 'Your title suggests it, but the license isn’t listed. Add it as',
  'still-learning': 'Your resume mentions it as something you’re learning or planning',
  'basic-level': 'Your resume calls it basic',
  'written-in': 'Your resume is in this language but states no level',
  'said-to-lack': 'Your resume says you don’t have it',
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

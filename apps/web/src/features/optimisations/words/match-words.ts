import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Edit, PartName, RequirementMatch } from '@shortlist/schema';
import { i18n } from '#i18n';

/** The parts of the match estimate, as headings. */
export const partWords: Record<PartName, MessageDescriptor> = {
  requirements: msg`Requirements`,
  title: msg`Title and seniority`,
  experience: msg`Experience`,
  education: msg`Education`,
  keywords: msg`Keywords`,
};

export const kindWords: Record<RequirementMatch['kind'], MessageDescriptor> = {
  skill: msg`Skill`,
  experience: msg`Experience`,
  education: msg`Education`,
  certificate: msg`Certificate`,
  language: msg`Language`,
  responsibility: msg`Responsibility`,
  gate: msg`Condition`,
};

/** What kind of change an edit is. */
export const editWords: Record<Edit['reason'], MessageDescriptor> = {
  'relevance-order': msg`Most relevant first`,
  'section-order': msg`Section moved`,
  'summary-for-posting': msg`Summary for this posting`,
  'stronger-wording': msg`Tense corrected`,
  spelling: msg`Spelling corrected`,
  'exact-phrase': msg`The posting’s own words`,
  'acronym-expanded': msg`Acronym spelled out`,
  'skill-named': msg`Skill added to your list`,
  'answer-entered': msg`What you told us`,
  shorten: msg`Shortened`,
  drop: msg`Left out`,
  'readable-heading': msg`Standard heading`,
  'title-aligned': msg`Title matched to the posting`,
};

const reasonWords: Record<string, MessageDescriptor> = {
  'related-skill': msg`Your resume shows a related skill`,
  'too-few-years': msg`Fewer years than required`,
  'lower-level': msg`Lower level than required`,
  'level-not-stated': msg`Your resume doesn’t say which level or class`,
  'other-class': msg`Your resume shows a different class`,
  'other-state': msg`Your resume shows one from another state`,
  'some-classes': msg`Your resume shows some of the classes`,
  'unfinished-paper': msg`Not completed yet, according to your resume`,
  expired: msg`Expired, according to your resume`,
  'exact-phrase': msg`Shown in other words. Some systems search for`,
  'similar-words': msg`Described, but not named`,
  'no-dates': msg`Your jobs have no dates, so we can’t count the years`,
  'no-degree': msg`No degree on your resume`,
  'unfinished-degree': msg`Degree not completed, according to your resume`,
  'degree-not-named': msg`Your resume shows a school but no degree`,
  'other-field': msg`Degree in a different field`,
  'related-field': msg`Degree in a related field`,
  'wider-field': msg`Jobs in related fields count half`,
  'title-implies': msg`Your title suggests this license, but your resume doesn’t list it. Add it as`,
  'still-learning': msg`Your resume says you’re learning this or plan to`,
  'basic-level': msg`Your resume describes this as basic`,
  'written-in': msg`Your resume is in this language but doesn’t state your level`,
  'said-to-lack': msg`Your resume says you don’t have it`,
};

/** A machine-readable reason in words; unknown codes are spelled out. */
export function reasonText({ code, detail }: { code: string; detail?: string }): string {
  const known = reasonWords[code];
  const words = known ? i18n._(known) : sentence(code.replaceAll('-', ' '));
  return detail ? `${words}: ${detail}` : words;
}

/** The first letter large, the rest as it is. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

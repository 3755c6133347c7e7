import type { Lever, RequirementMatch } from '@shortlist/schema';

const words: Record<string, (asked: string, missing: string) => string> = {
  'state-dates': (asked) => `Add dates to your jobs: ${asked}`,
  'state-years': (asked) => `Show more years of this: ${asked}`,
  'state-degree': (asked) => `Add your degree: ${asked}`,
  'state-certificate': (asked) => `Add your certificate: ${asked}`,
  'state-language': (asked) => `Add the language and your level: ${asked}`,
  'name-exact-skill': (asked, missing) => `Use the posting’s wording: ${missing || asked}`,
  'show-skill': (asked, missing) => `Show where you used it: ${missing || asked}`,
  'describe-experience': (asked) => `Describe your experience with this: ${asked}`,
};

/** What a person could do, in the words of the posting. */
export function leverText({ change, requirement }: Lever, requirements: RequirementMatch[]): string {
  const asked = requirements.find(({ id }) => id === requirement);
  const missing = asked?.missing?.map(({ name }) => name).join(', ') ?? '';
  return words[change]?.(asked?.text ?? '', missing) ?? asked?.text ?? '';
}

import type { Lever, RequirementMatch } from '@shortlist/schema';

const words: Record<string, (asked: string, missing: string) => string> = {
  'state-dates': (asked) => `Give your jobs their dates: ${asked}`,
  'state-years': (asked) => `Show further years of it: ${asked}`,
  'state-degree': (asked) => `Name the degree that you hold: ${asked}`,
  'state-certificate': (asked) => `Name the certificate that you hold: ${asked}`,
  'state-language': (asked) => `Name the language and your level: ${asked}`,
  'name-exact-skill': (asked, missing) => `Call it by the posting’s word: ${missing || asked}`,
  'show-skill': (asked, missing) => `Show where you used it: ${missing || asked}`,
  'describe-experience': (asked) => `Describe what you did of this: ${asked}`,
};

/** What a person could do, in the words of the posting. */
export function leverText({ change, requirement }: Lever, requirements: RequirementMatch[]): string {
  const asked = requirements.find(({ id }) => id === requirement);
  const missing = asked?.missing?.map(({ name }) => name).join(', ') ?? '';
  return words[change]?.(asked?.text ?? '', missing) ?? asked?.text ?? '';
}

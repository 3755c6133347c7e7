import { t } from '@lingui/core/macro';
import type { Lever, RequirementMatch } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';

const words: Record<string, (asked: string, missing: string) => string> = byWord({
  'state-dates': (asked) => t`Add dates to your jobs: ${asked}`,
  'state-years': (asked) => t`Show more years of experience with this: ${asked}`,
  'state-degree': (asked) => t`Add your degree: ${asked}`,
  'state-certificate': (asked) => t`Add your certificate: ${asked}`,
  'state-language': (asked) => t`Add the language and your level: ${asked}`,
  'name-exact-skill': (asked, missing) => t`Use the posting’s wording: ${{ asked: missing || asked }}`,
  'show-skill': (asked, missing) => t`Show where you used it: ${{ asked: missing || asked }}`,
  'describe-experience': (asked) => t`Describe your experience with this: ${asked}`,
});

/** What a person could do, in the words of the posting. */
export function leverText({ change, requirement }: Lever, requirements: RequirementMatch[]): string {
  const asked = requirements.find(({ id }) => id === requirement);
  const missing = asked?.missing?.map(({ name }) => name).join(', ') ?? '';
  return words[change]?.(asked?.text ?? '', missing) ?? asked?.text ?? '';
}

import type { Resume } from '@shortlist/schema';
import { readVerb } from '../../language/deeds/action-verbs.ts';
import { readOpening } from '../../language/deeds/open-with-verb.ts';

/** Fewest other lines of a list that say how its lines begin. */
const fewest = 2;

/** What makes a noun of the word before it: "Conduct of trials", "Work: …". */
const nounBefore = /^(?:of|is|are|was|were|and|or|for|in|at|with|to|on)$/iu;

/**
 * The English lines that open with a word which may be a noun or a verb ("Conduct DNA extraction", "Write protocols"), in a list of which most lines open
 * with a verb of that form for certain: there it is one as well.
 */
export function parallelDeeds({ work = [], volunteer = [], projects = [] }: Resume): ReadonlySet<string> {
  return new Set(
    [...work, ...volunteer, ...projects].flatMap(({ highlights = [] }) => {
      const forms = highlights.map((line) => readOpening(line)?.form);
      return highlights.filter((line, at) => {
        const [first = '', next = ''] = line.trim().split(/\s+/);
        const form = readVerb(first)?.form;
        const alike = forms.filter((each) => each === form).length;
        const others = forms.filter((each) => each !== undefined && each !== form).length;
        return (
          forms[at] === undefined &&
          (form === 'base' || form === 'past') &&
          /^\p{L}[\p{L}-]+$/u.test(next) &&
          !nounBefore.test(next) &&
          alike >= fewest &&
          alike > others
        );
      });
    }),
  );
}

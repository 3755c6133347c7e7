import type { Resume } from '@shortlist/schema';
import { readVerb } from '../../language/deeds/action-verbs.ts';
import { readOpening } from '../../language/deeds/open-with-verb.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';

/** Fewest other lines of a list that say how its lines begin. */
const fewest = 2;

/** What shows that the word before it is a verb: an article, or a thing by its letters. "Conduct a survey", "Conduct DNA extraction". */
const article = /^(?:an?|the|all|our|their|his|her|its)$/iu;
const letters = /^\p{Lu}{2,}$/u;

/** So many words at a line's beginning may name who somebody is: "Lead QA engineer". */
const wordsOfTitle = 6;

/**
 * The English lines that open with a word which may be a noun or a verb ("Conduct DNA extraction") and go on with its object, in a list of which most lines open
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
          (article.test(next) || (form === 'base' && letters.test(next))) &&
          !isTitle(line) &&
          findTitles(line.trim().split(/\s+/).slice(0, wordsOfTitle).join(' ')).length === 0 &&
          alike >= fewest &&
          alike > others
        );
      });
    }),
  );
}

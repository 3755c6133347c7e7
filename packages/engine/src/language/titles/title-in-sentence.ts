import { calmCapitals } from '../text/calm-capitals.ts';
import { isTitle } from './is-title.ts';
import { keepTraining, shortTitle } from './short-title.ts';

/** A second half that says the rank held besides the trade. */
const rank =
  /^(?:(?:team|shift|crew|line|section|floor) )?(?:lead(?:er)?|supervisor|manager|foreman|trainer|coordinator|captain|head|director)$/i;

/** "Senior Manufacturing Engineering": a field that nobody is. */
const namesField =
  /^(?!.*\b(?:of|for)\b).*\b(?:engineering|accounting|marketing|recruiting|nursing|management|administration|development|operations|finance|logistics|consulting|teaching)$/iu;

/** Abbreviations that somebody wrote as words: "Hr Generalist". */
const letters = /\b(?:Hr|Qa|Seo|Ceo|Cfo|Coo|Cto|Cpa|Rn)\b/g;

/** A position's first title as it may stand in a sentence ("SHIFT LEAD / DRIVER" → "Shift Lead"); a rank after the slash stays ("Operator / Lead"). Empty where it does not read as one. */
export function titleInSentence(position: string): string {
  const titles = position
    .replace(/\s*\(([^()]*)\)/g, (all, inner: string) => keepTraining(all, inner).trimEnd())
    .split(/,|\/(?!-?(?:in|a|e|ne|euse|ère|rice|trice)(?!\p{L}))|[–—]/u)
    .map((piece) =>
      calmCapitals(
        shortTitle(piece.trim())
          .replace(/ (?:and|&|of|for|at|in)$/i, '')
          .replace(/ to (?=C[A-Z]O\b|President\b|Chairman\b|Managing Director\b)/, ' to the ')
          .trim(),
      ),
    );
  // "Freelance, Data Analyst": what stands before the title says how, not what.
  const at = /^(?:freelance|self[- ]employed|contract|interim|volunteer)$/i.test(titles[0] ?? '') ? 1 : 0;
  // "Experienced Plumber": praise is no part of a title.
  const title = (titles[at] ?? '')
    .replace(letters, (word) => word.toUpperCase())
    .replace(
      /^(?:(?:experienced|professional|skilled|certified|dedicated|innovative|creative|seasoned|motivated),? (?:and )?)+(?=\p{Lu}\p{L}+ \p{Lu})/iu,
      '',
    );
  if (!isTitle(title) || namesField.test(title)) return '';
  const second = at === 0 ? /^[^,/–—]+\/\s*([^,/–—]+?)\s*$/.exec(position)?.[1] : undefined;
  return second !== undefined && rank.test(second) ? `${title} / ${calmCapitals(second)}` : title;
}

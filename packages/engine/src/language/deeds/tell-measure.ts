import { articleFor } from '../text/article-for.ts';
import { readVerb } from './action-verbs.ts';

const figure = String.raw`(?:(?:under|over|below|above|about|around|up to) )?[$€£]?\d`;
/** "…, run time 14 minutes", "…; conception rate 41%". */
const rate = new RegExp(
  String.raw`[,;] ((?:[\p{Ll}-]+ ){0,2}(?:rate|time|score|yield|accuracy|margin|uptime|efficiency|average|ratio|level)) (?:of )?(?=${figure})`,
  'u',
);
/** "…, losses under 3%". */
const amount = /[,;] ((?:[\p{Ll}-]+ ){0,2}\p{Ll}+[^s\P{L}]s) (?=(?:under|over|below|above|at) [$€£]?\d[^,;]*$)/u;
const setVerbs = /^(?:cut|put|hit|beat|set|let|and|or|which|with|where|while|including)$/;

/**
 * What a deed came to, which a note only names, as a sentence has it: "reared 120 calves, losses under 3%" → "…, with losses under 3%"; and two sentences that a comma alone held:
 * "moved 1,100 cases, regression went from 9 days to 2" → "…, and regression went …". English.
 */
export function tellMeasure(line: string): string {
  const named = line
    .replace(rate, (whole, name: string) => (isNoun(name) ? `, with ${articleFor(name)} ${name} of ` : whole))
    .replace(amount, (whole, name: string) => (isNoun(name) ? `, with ${name} ` : whole));
  return named
    .replace(
      /, (\d+|one|two|three|some|most|half) of them (?=(?:would|were|are|had|have|went|stayed|became)\b)/u,
      ', $1 of which ',
    )
    .replace(/, (\d+|one|two|three|some|most|half) (?=(?:is|are) now\b)/u, ', $1 of whom ')
    .replace(
      /, ((?:[\p{Ll}-]+ ){1,3}(?:went|fell|rose|dropped|grew|climbed)(?: up| down)? (?:from|to|by) )(?=[$€£]?\d)/u,
      (whole, told: string) => (isNoun(told) ? `, and ${told}` : whole),
    )
    .replace(/(?<=\p{L}) \+ (?=\p{L})/gu, ' and ');
}

function isNoun(words: string): boolean {
  const [first = ''] = words.split(' ');
  return !setVerbs.test(first) && readVerb(first)?.form !== 'past';
}

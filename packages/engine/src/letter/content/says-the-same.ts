import { tokenize } from '../../lexicon/tokenize.ts';

/** How much of a line stands in another that says it too. */
const same = 0.7;
/** Fewest words that both share. */
const fewest = 3;

/** Whether two lines say the same: people list a deed again under the next job. */
export function saysTheSame(a: string, b: string): boolean {
  return saysAllOf(a, b) || saysAllOf(b, a);
}

/** Whether a sentence says nearly all that a line does; one that says less leaves out what only the line tells. */
export function saysAllOf(line: string, sentence: string): boolean {
  if (sentence.includes(line)) return true;
  const [own, other] = [line, sentence].map((text) => new Set(tokenize(text).map(({ stem }) => stem)));
  if (own === undefined || other === undefined) return false;
  const shared = own.intersection(other).size;
  return shared >= fewest && shared >= same * own.size;
}

import { tokenize } from '../../lexicon/tokenize.ts';

/** How much of the shorter of two lines stands in the longer one where both say the same. */
const same = 0.7;

/** Whether two lines say the same: people list a deed again under the next job. */
export function saysTheSame(a: string, b: string): boolean {
  if (a.includes(b) || b.includes(a)) return true;
  const [one, other] = [a, b].map((line) => new Set(tokenize(line).map(({ stem }) => stem)));
  if (one === undefined || other === undefined) return false;
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared >= 3 && shared >= same * Math.min(one.size, other.size);
}

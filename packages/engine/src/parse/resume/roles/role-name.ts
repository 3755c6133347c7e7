import type { NameFound } from '../basics/find-name.ts';
import { toFact } from '../fact.ts';
import { joinSegments, runsOf } from './join-segments.ts';
import type { RolePage, TaggedSegment } from './role-page.ts';

/** The least mean chance of a name that its roles give. */
const sure = 0.6;

/** The person's name by the roles of the first page's segments: the likeliest run of one to six words without figures. */
export function findRoleName(page: RolePage): NameFound | undefined {
  const first = [...page.values()].flat().filter(({ line }) => line.page === 1);
  const runs = runsOf(first, 'name').filter((run) => isName(textOf(run)) && meanChance(run) > sure);
  const best = runs.toSorted((a, b) => meanChance(b) - meanChance(a))[0];
  const piece = best && joinSegments(best);
  if (!best?.[0] || !piece) return undefined;
  return {
    name: toFact(piece, Math.min(0.95, meanChance(best)), piece.text),
    lines: [best[0].line],
    cell: best[0].cell,
  };
}

const textOf = (run: TaggedSegment[]): string => run.map(({ text }) => text).join(' ');

const meanChance = (run: TaggedSegment[]): number => run.reduce((sum, { chance }) => sum + chance, 0) / run.length;

function isName(text: string): boolean {
  const words = text.split(/\s+/);
  const eastern = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  return !/[\d@:/|]/.test(text) && words.length <= 6 && text.length <= 60 && (words.length > 1 || eastern);
}

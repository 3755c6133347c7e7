import type { Run } from './run.ts';

/** A gap to the next text, in heights of the type, from which on a sign stands apart: letters of one word are nearer. */
const apart = 0.12;
/** A Latin letter or a figure is an icon only where its font draws at least so many, each before a text. */
const leastLetters = 3;
const listSigns = /^[o•‣▪▫●○◦∙·■□►▶➢➤❖✓✔–—*-]$/u;
const wordScripts = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;

/**
 * Marks the signs of icon fonts: a telephone that the file writes as "Ħ" is no text. Such a font draws nothing but single signs that stand
 * apart from all text, on every page. `pages`: the runs of each page.
 */
export function markIcons(pages: readonly Run[][]): Run[][] {
  const icons = new Set<Run>();
  const rows = pages.map((runs) => Map.groupBy(runs, ({ y }) => Math.round(y / 4)));
  const byFont = Map.groupBy(
    pages.flatMap((runs, page) => runs.filter(isInk).map((run) => ({ run, page }))),
    ({ run }) => run.font,
  );
  for (const placed of byFont.values()) {
    if (!placed.every(({ run }) => [...run.text.trim()].length === 1 && !listSigns.test(run.text.trim()))) continue;
    if (placed.some(({ run }) => wordScripts.test(run.text))) continue;
    const around = placed.map(({ run, page }) => neighbors(run, rows[page] ?? new Map()));
    if (around.some(({ before, after }) => before < apart || after < apart)) continue;
    const letters = placed.some(({ run }) => /[a-z\d]/i.test(run.text));
    if (letters && (placed.length < leastLetters || around.some(({ after }) => after > 3))) continue;
    for (const { run } of placed) icons.add(run);
  }
  return pages.map((runs) => runs.map((run) => (icons.has(run) ? { ...run, unseen: run.unseen ?? 'glyph' } : run)));
}

const isInk = ({ text }: Run): boolean => text.trim() !== '';

/** The gaps to the nearest text before and behind a run on its row, in heights of its type. */
function neighbors(run: Run, rows: ReadonlyMap<number, Run[]>): { before: number; after: number } {
  const row = Math.round(run.y / 4);
  const near = [row - 1, row, row + 1].flatMap((at) => rows.get(at) ?? []);
  const others = near.filter((other) => other !== run && isInk(other) && Math.abs(other.y - run.y) < 0.5 * run.size);
  const gap = (list: number[]): number => Math.min(Number.POSITIVE_INFINITY, ...list) / Math.max(run.size, 1);
  const middle = run.x + run.width / 2;
  return {
    before: gap(others.filter(({ x }) => x < middle).map(({ x, width }) => run.x - x - width)),
    after: gap(others.filter(({ x }) => x >= middle).map(({ x }) => x - run.x - run.width)),
  };
}

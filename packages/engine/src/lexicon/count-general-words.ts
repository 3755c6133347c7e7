import { tokenize } from './tokenize.ts';

/**
 * The table of general job language (`words/general.tsv`) from groups of texts, a group for each trade or source. A stem is general that
 * stands in at least three quarters of the groups; its share is the median over the groups of the share of documents that hold it, so that the
 * language of one trade stays telling however many documents of that trade there are.
 */
export function countGeneralWords(groups: string[][]): string {
  const counts = new Map<string, number[]>();
  groups.forEach((documents, group) => {
    for (const text of documents)
      for (const stem of new Set(tokenize(text).map((token) => token.stem))) {
        if (!/^\p{L}+$/u.test(stem)) continue;
        const row = counts.get(stem) ?? new Array<number>(groups.length).fill(0);
        row[group] = (row[group] ?? 0) + 1;
        counts.set(stem, row);
      }
  });
  const rows: [string, number][] = [];
  for (const [stem, row] of counts) {
    const shares = row.map((count, group) => count / Math.max(1, groups[group]?.length ?? 1)).sort((a, b) => a - b);
    const middle =
      ((shares[Math.floor((shares.length - 1) / 2)] ?? 0) + (shares[Math.ceil((shares.length - 1) / 2)] ?? 0)) / 2;
    if (middle >= 0.01 && row.filter((count) => count > 0).length >= groups.length * 0.75)
      rows.push([stem, Math.round(middle * 1000)]);
  }
  rows.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const head =
    '# Stems of general job language with the share of documents, per mille, that hold one: the median over groups of postings and resumes of different trades';
  return `${[head, ...rows.map(([stem, share]) => `${stem}\t${share}`)].join('\n')}\n`;
}

/** The part of the scorer's report that is used here. */
export type Report = {
  overall: { micro: { f1: number } };
  groups: Record<string, { n: number; micro: { f1: number } }>;
};

/**
 * For each group (a layout) the score on it alone beside the mean of all others: how evenly the reader does. It leaves nothing out:
 * heuristics written by hand cannot be written anew for each layout hidden, and only layouts that nobody had seen show that.
 */
export function compareGroups(report: Report): string {
  const groups = Object.entries(report.groups);
  const total = groups.reduce((sum, [, group]) => sum + group.n, 0);
  const rows = groups.map(([name, group]) => {
    const others = groups.filter(([other]) => other !== name);
    const rest = others.reduce((sum, [, other]) => sum + other.micro.f1 * other.n, 0) / Math.max(1, total - group.n);
    return { name, own: group.micro.f1, rest, distance: rest - group.micro.f1 };
  });
  const hidden = groups.reduce((sum, [, group]) => sum + group.micro.f1, 0) / Math.max(1, groups.length);
  const worst = rows.sort((a, b) => b.distance - a.distance).slice(0, 5);
  return [
    `mean over groups, each counted once: ${hidden.toFixed(3)} (all documents together ${report.overall.micro.f1.toFixed(3)})`,
    'furthest below the rest (none was hidden from those who wrote the reader: see the layouts at first sight in docs/benchmarks-history.md):',
    ...worst.map(({ name, own, rest }) => `  ${name.padEnd(32)} ${own.toFixed(3)}   the others ${rest.toFixed(3)}`),
  ].join('\n');
}

import { asideFields, type Counts, type DocumentScore } from './score-resume.ts';

export type NamedScore = { name: string; score: DocumentScore };

/** The whole folder as a table: by field, and the shares that a person would judge by. */
export function reportScores(all: NamedScore[]): string {
  const fields = new Map<string, Counts>();
  for (const { score } of all)
    for (const [field, counts] of score.fields) fields.set(field, sum(fields.get(field), counts));
  const rows = [...fields].map(
    ([field, counts]) =>
      `${(field + (asideFields.has(field) ? ' *' : '')).padEnd(24)}${share(f1(counts))}${[counts.right, counts.wrong, counts.missed].map((n) => String(n).padStart(7)).join('')}`,
  );
  const faultless = all.filter(({ score }) => score.faults.length === 0).length;
  const slips = all.filter(({ score }) => isMinor(score)).length;
  const total = (part: (score: DocumentScore) => number): number =>
    all.reduce((sum, { score }) => sum + part(score), 0);
  return [
    `documents ${all.length}`,
    `${'field'.padEnd(24)}     F1  right  wrong missed`,
    ...rows,
    `${'micro'.padEnd(24)}${share(microOf(all))}`,
    `jobs whole     ${ratio(
      total((s) => s.jobs.whole),
      total((s) => s.jobs.all),
    )}`,
    `degrees whole  ${ratio(
      total((s) => s.degrees.whole),
      total((s) => s.degrees.all),
    )}`,
    `invented       ${ratio(
      total((s) => s.entries.invented),
      total((s) => s.entries.all),
    )}`,
    `faultless      ${ratio(faultless, all.length)}; with minor slips only ${ratio(slips, all.length)}`,
    '* beside the averages',
  ].join('\n');
}

/** F1 over the core fields of some documents together. */
export function microOf(all: NamedScore[]): number {
  let counts: Counts = { right: 0, wrong: 0, missed: 0 };
  for (const { score } of all)
    for (const [field, own] of score.fields) if (!asideFields.has(field)) counts = sum(counts, own);
  return f1(counts);
}

/** Every job and degree as it is, nothing invented, and hardly a fault elsewhere. */
function isMinor({ fields, jobs, degrees, entries }: DocumentScore): boolean {
  const whole = jobs.whole === jobs.all && degrees.whole === degrees.all && entries.invented === 0;
  let counts: Counts = { right: 0, wrong: 0, missed: 0 };
  for (const [field, own] of fields) if (!asideFields.has(field)) counts = sum(counts, own);
  return whole && f1(counts) >= 0.93;
}

const sum = (a: Counts | undefined, b: Counts): Counts => ({
  right: (a?.right ?? 0) + b.right,
  wrong: (a?.wrong ?? 0) + b.wrong,
  missed: (a?.missed ?? 0) + b.missed,
});
const f1 = ({ right, wrong, missed }: Counts): number => (2 * right) / Math.max(1, 2 * right + wrong + missed);
const share = (n: number): string => n.toFixed(3).padStart(7);
const ratio = (part: number, all: number): string =>
  `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)}%)`;

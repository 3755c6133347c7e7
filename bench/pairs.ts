import { basename, join } from 'node:path';
import { matchResume } from '@shortlist/engine';
import { findCorpus } from './matching/corpus-folder.ts';
import { judgeRows, judgeToldRows, type RowVerdict } from './pairs/judge-rows.ts';
import { now, type Reading, type ReadPair, readPairs } from './pairs/read-pairs.ts';

type Judged = ReadPair & { given: number; givenTitle: number | undefined; rows: RowVerdict[] };

/**
 * Scores and verdicts against pairs of resume and posting that were judged as a recruiter would: `pairs [--wrong] [FILE.json …]`, each file with its resumes and
 * postings and their truths beside it; without a file the corpus's `pairs-truth.json`. Printed for the product's own reading of both, and for the demands and the resume as the truths tell
 * them, so that faults of reading are told apart from faults of judging. `--wrong` lists the verdicts that differ, by kind.
 */
export async function run(argv: string[]): Promise<void> {
  const corpus = findCorpus();
  const files = argv.filter((each) => !each.startsWith('--'));
  const chosen = files.length > 0 ? files : corpus === undefined ? [] : [join(corpus, 'pairs-truth.json')];
  if (chosen.length === 0) throw new Error('No judged pairs: give their file, or set SHORTLIST_CORPUS.');
  for (const file of chosen) {
    const pairs = await readPairs(file);
    report(
      `${basename(file)}, as the product reads them`,
      pairs.map((pair) => judge(pair, pair.own, false)),
      argv,
    );
    report(
      `${basename(file)}, as the truths tell them`,
      pairs.map((pair) => judge(pair, pair.told, true)),
      argv,
    );
  }
}

function judge(pair: ReadPair, { resume, posting }: Reading, told: boolean): Judged {
  const match = matchResume(resume, posting, now);
  const title = match.parts.find(({ name }) => name === 'title');
  const rows = told
    ? judgeToldRows(pair.requirements, pair.asked, match, posting)
    : judgeRows(pair.requirements, pair.asked, match);
  return { ...pair, given: match.score, givenTitle: title && title.points / title.weight, rows };
}

function report(name: string, pairs: Judged[], argv: string[]): void {
  const errors = pairs.map(({ given, score }) => given - score);
  const byPosting = [...Map.groupBy(pairs, ({ posting }) => posting).values()].map((list) =>
    mean(list.map(({ given, score }) => Math.abs(given - score))),
  );
  const titled = pairs.flatMap(({ title, givenTitle }) =>
    givenTitle === undefined ? [] : [Math.abs(givenTitle - title)],
  );
  const twice = pairs.flatMap(({ score, score2 }) => (score2 === undefined ? [] : [Math.abs(score - score2)]));
  console.log(
    `${name}: ${pairs.length} pairs, ${byPosting.length} postings\n` +
      `  score: off by ${mean(errors.map(Math.abs)).toFixed(1)} on average (postings ${mean(byPosting).toFixed(1)} ± ${deviation(byPosting).toFixed(1)}), mean error ${mean(errors).toFixed(1)}, ` +
      `rank correlation ${correlate(ranks(pairs.map(({ given }) => given)), ranks(pairs.map(({ score }) => score))).toFixed(3)}\n` +
      `  title: off by ${mean(titled).toFixed(3)}`,
  );
  if (twice.length > 0) console.log(`  two judgements of ${twice.length} pairs differ by ${mean(twice).toFixed(1)}`);
  reportRows(pairs, argv.includes('--wrong'));
}

function reportRows(pairs: Judged[], wrong: boolean): void {
  const all = pairs.flatMap(({ rows, resume, posting }) =>
    rows.filter(({ verdict }) => verdict !== 'unknown').map((row) => ({ ...row, pair: `${resume} × ${posting}` })),
  );
  const found = all.filter(({ given }) => given !== undefined);
  const of = (verdict: string) => found.filter((row) => row.verdict === verdict);
  const falseMet = of('unmet').filter(({ given }) => given !== 'unmet');
  const falseUnmet = of('met').filter(({ given }) => given === 'unmet');
  const share = (part: unknown[], whole: unknown[]): string => (part.length / whole.length).toFixed(3);
  console.log(
    `  verdicts: ${share(found, all)} found, right ${share(
      found.filter(({ given, verdict }) => given === verdict),
      found,
    )}, false met ${share(falseMet, of('unmet'))} (wholly ${falseMet.filter(({ given }) => given === 'met').length} of ${falseMet.length}), false unmet ${share(falseUnmet, of('met'))}`,
  );
  if (!wrong) return;
  const differing = found.filter(({ given, verdict }) => given !== verdict);
  const kinds = Map.groupBy(differing, ({ verdict, given, kind }) => `${verdict}, given ${given}: ${kind}`);
  for (const [kind, list] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`\n  ${kind} (${list.length})`);
    for (const { pair, quote, evidence, by } of list)
      console.log(
        `    ${pair}\n      asked: ${quote}\n      rows: ${by.map(({ text, kind: own, credit, evidence: shown }) => `${own} "${text}" ${credit} by ${JSON.stringify(shown.map(({ text: line }) => line.slice(0, 90)))}`).join('\n            ')}\n      judge: ${evidence}`,
      );
  }
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

function deviation(list: readonly number[]): number {
  const middle = mean(list);
  return Math.sqrt(mean(list.map((each) => (each - middle) ** 2)));
}

/** Places in order; equal values share theirs. */
function ranks(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function correlate(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [mean(a), mean(b)];
  const shared = mean(a.map((each, i) => (each - x) * ((b[i] ?? 0) - y)));
  return shared / (deviation(a) * deviation(b));
}

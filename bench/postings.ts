import { parseArgs } from 'node:util';
import { readGivenPostings, scorePosting } from './postings/score-posting.ts';
import { firstSight, scoreReal } from './postings/score-real.ts';

/** Postings as employers write them, read by our own reader, beside what a person reads in them: demands with their weight, duties, and the facts of the head. */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: { only: { type: 'string' }, misses: { type: 'boolean', default: false } },
  });
  const scores = readGivenPostings()
    .filter(({ name }) => !values.only || name === values.only)
    .map((given) => ({ name: given.name, ...scorePosting(given) }));
  for (const { name, misses, ...counts } of scores) {
    console.log(`${name.padEnd(24)} ${tell(counts)}`);
    if (values.misses) for (const miss of misses) console.log(`    ${miss}`);
  }
  const sum = (pick: (one: (typeof scores)[number]) => number): number =>
    scores.reduce((total, one) => total + pick(one), 0);
  console.log(
    `${`all ${scores.length}`.padEnd(24)} ${tell({
      facts: { right: sum((one) => one.facts.right), all: sum((one) => one.facts.all) },
      demands: {
        right: sum((one) => one.demands.right),
        weighed: sum((one) => one.demands.weighed),
        all: sum((one) => one.demands.all),
        false: sum((one) => one.demands.false),
      },
      duties: {
        right: sum((one) => one.duties.right),
        all: sum((one) => one.duties.all),
        false: sum((one) => one.duties.false),
      },
    })}`,
  );
  const rows = [...(scoreReal()?.values() ?? [])];
  if (rows.length === 0) return;
  // Development and "after" were trained on: they show that nothing got lost, not how new postings are read.
  console.log(`\nreal postings: development  ${rows[0]}`);
  console.log(`               first sight  ${firstSight}`);
  rows.slice(1).forEach((row, i) => {
    console.log(`               after, ${i + 1}     ${row}`);
  });
}

type Counts = Omit<ReturnType<typeof scorePosting>, 'misses'>;

function tell({ facts, demands, duties }: Counts): string {
  return (
    `facts ${facts.right}/${facts.all}  demands ${demands.right}/${demands.all} found, ${demands.weighed} weighed right, ${demands.false} false  ` +
    `duties ${duties.right}/${duties.all} found, ${duties.false} false`
  );
}

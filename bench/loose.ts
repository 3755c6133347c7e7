import { parseArgs } from 'node:util';
import { scoreLoose } from './loose/score-loose.ts';
import { type LooseResume, writeLooseResumes } from './loose/write-loose.ts';

/** Resumes in plain text, typed in many ways, read by our own reader: the share of fields of their jobs that were read as written, by layout, body and field. */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      count: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '1' },
      layout: { type: 'string' },
      examples: { type: 'string', default: '0' },
    },
  });
  const resumes = writeLooseResumes(Number(values.count), Number(values.seed)).filter(
    ({ layout }) => !values.layout || layout === values.layout,
  );
  const scored: (LooseResume & Awaited<ReturnType<typeof scoreLoose>>)[] = [];
  for (const resume of resumes) scored.push({ ...resume, ...(await scoreLoose(resume)) });
  const share = (group: typeof scored): string => {
    const looked = group.reduce((sum, { fields }) => sum + fields, 0);
    const missed = group.reduce((sum, { misses }) => sum + misses.filter(({ field }) => field !== 'count').length, 0);
    const whole = group.filter(({ misses }) => misses.length === 0).length;
    return `${(1 - missed / looked).toFixed(3)} of fields, ${whole} of ${group.length} whole`;
  };
  console.log(share(scored));
  for (const by of ['layout', 'body', 'language'] as const) {
    console.log(`by ${by}`);
    for (const [name, group] of Map.groupBy(scored, (one) => one[by]))
      console.log(`  ${name.padEnd(36)} ${share(group)}`);
  }
  const misses = [
    ...Map.groupBy(
      scored.flatMap((one) => one.misses),
      ({ field }) => field,
    ),
  ];
  console.log(`misses: ${misses.map(([field, group]) => `${field} ${group.length}`).join(', ')}`);
  for (const { text, misses: missed } of scored
    .filter(({ misses }) => misses.length > 0)
    .slice(0, Number(values.examples)))
    console.log(`\n${text}\n${missed.map(({ field, wanted, got }) => `  ${field}: ${wanted} → ${got}`).join('\n')}`);
}

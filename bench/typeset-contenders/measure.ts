import type { Resume } from '@shortlist/schema';
import { longResume } from '@shortlist/typeset/testing';
import { newWords } from './new-words.ts';

// One contender in a process of its own: `measure.ts NAME RUNS` prints its figures as JSON.
const started = performance.timeOrigin;
const [name = 'own', runs = '30'] = process.argv.slice(2);
const { open } = await import(`./${name}.ts`);
const printer = await open();
const resume = longResume(4);
const first: Uint8Array = await printer.print(resume);
const cold = performance.timeOrigin + performance.now() - started;
// One line is another in each run, so that no cache of the whole document helps; then every word is.
const label = (run: number) => ({ ...resume, basics: { ...resume.basics, label: `Operations Manager ${run}` } });
const edited = await time(label);
const fresh = await time((run) => newWords(label(run), (run % 25) + 1));
const memory = printer.memory();
await printer.close();
console.log(
  JSON.stringify({
    name,
    cold,
    median: at(edited, 0.5),
    p95: at(edited, 0.95),
    fresh: at(fresh, 0.5),
    memory: memory / 1024,
    bytes: first.length,
  }),
);

/** What each run took, in milliseconds, the shortest first. */
async function time(change: (run: number) => Resume): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    const changed = change(run);
    const begin = performance.now();
    await printer.print(changed);
    times.push(performance.now() - begin);
  }
  return times.sort((one, other) => one - other);
}

function at(times: number[], share: number): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

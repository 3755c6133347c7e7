import { longResume } from '@shortlist/typeset/testing';

// One contender in a process of its own: `measure.ts NAME RUNS` prints its figures as JSON.
const started = performance.timeOrigin;
const [name = 'own', runs = '30'] = process.argv.slice(2);
const { open } = await import(`./${name}.ts`);
const printer = await open();
const resume = longResume(4);
const first: Uint8Array = await printer.print(resume);
const cold = performance.timeOrigin + performance.now() - started;
const times: number[] = [];
for (let run = 0; run < Number(runs); run += 1) {
  // Each run prints another text, so that no cache of the whole document helps.
  const changed = { ...resume, basics: { ...resume.basics, label: `Operations Manager ${run}` } };
  const begin = performance.now();
  await printer.print(changed);
  times.push(performance.now() - begin);
}
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
const memory = printer.memory();
await printer.close();
console.log(JSON.stringify({ name, cold, median: at(0.5), p95: at(0.95), memory: memory / 1024, bytes: first.length }));

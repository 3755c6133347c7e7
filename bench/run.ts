import { readdirSync } from 'node:fs';

/** A measurement: `npm run bench -- NAME [options]` calls the `run` of `bench/NAME.ts` with the options. */
type Bench = { run(argv: string[]): Promise<void> };

const names = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts' && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3))
  .sort();
const [name, ...argv] = process.argv.slice(2);

if (!name || !names.includes(name)) {
  const wanted = name === '--help' || name === '-h';
  (wanted ? console.log : console.error)(`Usage: npm run bench -- NAME [options]\nNAME is one of: ${names.join(', ')}`);
  process.exit(wanted ? 0 : 2);
}
const bench = (await import(`./${name}.ts`)) as Bench;
await bench.run(argv);

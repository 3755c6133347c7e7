import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { openReader } from '@shortlist/engine/reader';
import { microOf, type NamedScore, reportScores } from './real/report-scores.ts';
import { type Scored, scoreResume } from './real/score-resume.ts';

/**
 * How well the documents of a folder are read, each beside its truth (`NAME.pdf`, `NAME.json` in JSON Resume):
 * `npm run bench -- real FOLDER [--worst N] [--faults NAME]`. A document that is refused counts as read without a fact.
 */
export async function run(argv: string[]): Promise<void> {
  const [folder] = argv;
  if (folder === undefined || !existsSync(folder)) {
    console.error('Usage: npm run bench -- real FOLDER [--worst N] [--faults NAME]');
    process.exitCode = 2;
    return;
  }
  const option = (name: string): string | undefined => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
  const scores = await scoreFolder(folder);
  console.log(reportScores(scores));
  const worst = [...scores].sort((a, b) => microOf([a]) - microOf([b])).slice(0, Number(option('--worst') ?? 0));
  for (const each of worst) console.log(microOf([each]).toFixed(3), each.name);
  for (const { name, score } of scores)
    if (option('--faults') === name || option('--faults') === 'all')
      console.log(`${name}\n  ${score.faults.join('\n  ')}`);
}

async function scoreFolder(folder: string): Promise<NamedScore[]> {
  const reader = openReader({ processes: 2, timeMs: 20_000 });
  const files = readdirSync(folder).filter(
    (file) => /\.(?:pdf|docx|txt|md)$/i.test(file) && existsSync(join(folder, `${parse(file).name}.json`)),
  );
  const scores = await Promise.all(
    files.map(async (file) => {
      const { name } = parse(file);
      const truth = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Scored;
      const result = await reader.read(readFileSync(join(folder, file)), file, '2026-01-01');
      if (!result.ok) console.error(`${file}: ${result.failure.code}`);
      return { name, score: scoreResume(truth, (result.ok ? result.reading.resume : {}) as Scored) };
    }),
  );
  await reader.close();
  return scores.sort((a, b) => (a.name < b.name ? -1 : 1));
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { chanceOfEntry, describeReading, type JudgedEntry, readFile, trainJudge } from '@shortlist/engine/training';
import { pairEntries } from './real/pair-entries.ts';
import { likenessOfDegrees, likenessOfJobs, type Scored } from './real/score-resume.ts';

const target = new URL('../packages/engine/src/parse/resume/finish/entry-judge.json', import.meta.url);
const folds = 5;

/**
 * Learns what tells a job or a degree that somebody wrote from one that was read for it, on folders of real documents beside their truths
 * (`npm run bench -- train-judge FOLDER…`). Prints what it says of documents that it has not learned from.
 */
export async function run(folders: string[]): Promise<void> {
  const documents = (await Promise.all(folders.filter(existsSync).map(judgeFolder))).flat();
  const without = (fold: number): JudgedEntry[] => documents.filter((_, i) => i % folds !== fold).flat();
  const said = Array.from({ length: folds }, (_, fold) => {
    const weights = trainJudge(without(fold));
    return documents
      .filter((_, i) => i % folds === fold)
      .flat()
      .map(({ features, real }) => ({ chance: chanceOfEntry(features, weights), real }));
  }).flat();
  console.log(
    `${documents.length} documents, ${said.length} entries, ${said.filter(({ real }) => real === 0).length} invented`,
  );
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7]) {
    const dropped = said.filter(({ chance }) => chance < least);
    const real = dropped.filter((entry) => entry.real === 1).length;
    console.log(`below ${least}: ${dropped.length - real} invented, ${real} real`);
  }
  writeFileSync(target, `${JSON.stringify(trainJudge(documents.flat()), null, 2)}\n`);
}

async function judgeFolder(folder: string): Promise<JudgedEntry[][]> {
  const files = readdirSync(folder)
    .filter((file) => /\.(?:pdf|docx)$/i.test(file) && existsSync(join(folder, `${parse(file).name}.json`)))
    .sort();
  const judged: JudgedEntry[][] = [];
  for (const file of files) {
    const truth = JSON.parse(readFileSync(join(folder, `${parse(file).name}.json`), 'utf8')) as Scored;
    const { resume, entries } = describeReading((await readFile(readFileSync(join(folder, file)), file)).document);
    const { work = [], education = [] } = resume as Scored;
    const invented = new Set(
      [
        ...pairEntries(truth.work ?? [], work, likenessOfJobs, 0.5),
        ...pairEntries(truth.education ?? [], education, likenessOfDegrees, 0.4),
      ].flatMap(([wrote, read]) => (wrote === undefined && read !== undefined ? [read] : [])),
    );
    const all = [...work, ...education];
    judged.push(entries.map((features, i) => ({ features, real: Number(!invented.has(all[i] as Scored)) })));
  }
  return judged.filter((list) => list.length > 0);
}

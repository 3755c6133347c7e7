import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { labelsByTruth, type RoleExample, readFile, trainRoleModel } from '@shortlist/engine/training';
import { findCorpus } from './matching/corpus-folder.ts';
import { drawExamples } from './reader-roles/draw-examples.ts';

const target = new URL('../packages/engine/src/parse/resume/roles/roles.bin', import.meta.url);
const golden = fileURLToPath(new URL('../packages/engine/corpus', import.meta.url));

/**
 * Trains the reader's model of roles: on drawn people, on the golden documents and those of the corpus, and on the real documents of a folder
 * (`npm run bench -- train-reader FOLDER`), which are known by their SHA-256 in `real/labels.jsonl` or have their truth beside them. The same documents give the same file.
 */
export async function run(argv: string[]): Promise<void> {
  const corpus = findCorpus();
  const started = performance.now();
  const real = await readLabelled(argv);
  const examples = [
    ...drawExamples(100),
    ...(await readGolden()),
    ...(corpus ? await readTruths(join(corpus, 'truth')) : []),
    ...real,
  ];
  const bytes = trainRoleModel(examples);
  writeFileSync(target, bytes);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `roles.bin: ${Math.round(bytes.length / 1024)} KB from ${examples.length} documents, ${real.length} of them real, in ${seconds} s`,
  );
}

async function readGolden(): Promise<RoleExample[]> {
  const files = readdirSync(`${golden}/documents`).filter((file) => file.endsWith('.pdf'));
  return await Promise.all(
    files.map(async (file) => ({
      document: (await readFile(readFileSync(`${golden}/documents/${file}`), file)).document,
      author: `golden ${file.slice(0, 2)}`,
      weight: 1,
      ruled: false,
      truth: JSON.parse(readFileSync(`${golden}/people/${file.slice(0, 2)}.json`, 'utf8')) as Record<string, unknown>,
    })),
  );
}

async function readTruths(folder: string): Promise<RoleExample[]> {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.pdf') ? [file.slice(0, -4)] : []));
  return await Promise.all(
    names.map(async (name) => ({
      document: (await readFile(readFileSync(join(folder, `${name}.pdf`)), `${name}.pdf`)).document,
      author: `drawn ${name.split('__')[0]}`,
      weight: 1,
      ruled: false,
      truth: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Record<string, unknown>,
    })),
  );
}

type Labelled = { sha: string; labels: string };

/** The documents of some folders that the labels know. */
async function readLabelled(folders: string[]): Promise<RoleExample[]> {
  const rows = readFileSync(new URL('./real/labels.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean);
  const known = new Map(rows.map((row) => JSON.parse(row) as Labelled).map(({ sha, labels }) => [sha, labels]));
  const examples: RoleExample[] = [];
  for (const folder of folders.filter(existsSync))
    for (const file of readdirSync(folder).sort()) {
      if (!/\.(?:pdf|docx)$/.test(file)) continue;
      const bytes = readFileSync(join(folder, file));
      const sha = createHash('sha256').update(bytes).digest('hex');
      const truth = join(folder, file.replace(/\.\w+$/, '.json'));
      if (!known.has(sha) && !existsSync(truth)) continue;
      const { document } = await readFile(bytes, file);
      const labels =
        known.get(sha)?.split(' ') ??
        labelsByTruth(document, JSON.parse(readFileSync(truth, 'utf8')) as Record<string, unknown>);
      examples.push({ document, author: sha, weight: 2, ruled: true, labels });
    }
  return examples;
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problems } from './problems.ts';

const source = join(import.meta.dirname, '../..');
const listed = new Set(problems);

/** Refusals that no person reads: of operators, of other programs, of a call that the app never makes. */
const forPrograms =
  /call doesn’t exist|format doesn’t exist|find this (?:person|submission|failed|email|page|organization|file)\b|Idempotency-Key|multipart|valid JSON|documented format|signature|public key|Supabase|Make the change there|payment provider or|digest|can be checked|variant has no file|new key for/;

test('every text of a refusal that a person may read is in the list that the catalogs are made from', () => {
  const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.includes('.test.'));
  const texts = files.flatMap((file) =>
    [
      ...readFileSync(join(source, file), 'utf8').matchAll(
        /new Failure\(\s*\d+,\s*'[\w-]+',\s*'((?:[^'\\]|\\.)+)'|\badvice[:=]\s*'((?:[^'\\]|\\.)+)'/g,
      ),
    ].map(([, title, advice]) => title ?? advice ?? ''),
  );
  expect(texts.length).toBeGreaterThan(100);
  const missing = texts.filter((text) => !listed.has(text) && !forPrograms.test(text));
  expect([...new Set(missing)]).toEqual([]);
});

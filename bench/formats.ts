import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { understand } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';
import { resumeDocx, resumeMarkdown, resumeText } from '@shortlist/typeset';
import { findCorpus } from './matching/corpus-folder.ts';

type Writer = (resume: Resume) => Promise<Uint8Array> | Uint8Array;

const encode = (text: string) => new TextEncoder().encode(text);
const writers: Record<string, Writer> = {
  docx: (resume) => resumeDocx(resume, { template: 'modern-professional' }),
  md: (resume) => encode(resumeMarkdown(resume)),
  txt: (resume) => encode(resumeText(resume)),
  json: (resume) => encode(JSON.stringify(resume)),
};

/** Writes each resume of the corpus's truth as a Word, Markdown, text and JSON file, reads it back, and prints the score of each format. */
export async function run(): Promise<void> {
  const corpus = findCorpus();
  if (!corpus) {
    console.log('The corpus is not there (SHORTLIST_CORPUS).');
    return;
  }
  const truth = join(corpus, 'truth');
  const names = readdirSync(truth).filter((name) => name.endsWith('.json'));
  for (const [format, write] of Object.entries(writers)) {
    const out = mkdtempSync(join(tmpdir(), `formats-${format}-`));
    const times: number[] = [];
    const failures: string[] = [];
    for (const name of names) {
      const bytes = await write(JSON.parse(readFileSync(join(truth, name), 'utf8')));
      const start = performance.now();
      const result = await understand(bytes, `resume.${format}`, '2026-03-15');
      times.push(performance.now() - start);
      if (result.ok) writeFileSync(join(out, name), JSON.stringify(result.reading.resume));
      else failures.push(`${name}: ${result.failure.code} ${result.failure.details?.join('; ') ?? ''}`);
    }
    const score = execFileSync(process.execPath, [join(corpus, 'score-parse.mjs'), out], { encoding: 'utf8' });
    const lines = score.split('\n').filter((line) => /^(MICRO|MACRO)/.test(line));
    times.sort((a, b) => a - b);
    console.log(
      `${format}: ${names.length - failures.length} of ${names.length} read, median ${(times[times.length >> 1] ?? 0).toFixed(0)} ms`,
    );
    for (const line of [...lines, ...failures]) console.log(`  ${line}`);
    rmSync(out, { recursive: true });
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchResume, readPosting } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'fictional');

/** Every change of a score is a change of this file: `npx vitest run bench -u` writes it anew. */
it('the scores of the fictional resumes are those of the golden file', async () => {
  const lines: string[] = [];
  for (const file of readdirSync(join(folder, 'postings')).sort()) {
    const posting = readPosting(readFileSync(join(folder, 'postings', file), 'utf8'));
    lines.push(`${file}: ${posting.requirements.length} requirements, ${posting.responsibilities.length} duties`);
    for (const group of readdirSync(join(folder, 'resumes')).sort())
      for (const name of readdirSync(join(folder, 'resumes', group)).sort()) {
        const resume = JSON.parse(readFileSync(join(folder, 'resumes', group, name), 'utf8')) as Resume;
        const { score, band, parts, requirements } = matchResume(resume, posting, '2026-01-01');
        const met = [true, 'partly', false].map(
          (state) => requirements.filter((requirement) => requirement.met === state).length,
        );
        lines.push(
          `  ${String(score).padStart(3)} ${band.padEnd(5)} ${name.padEnd(24)} ${parts.map((part) => `${part.name} ${part.points}/${part.weight}`).join(', ')}; met ${met[0]}, partly ${met[1]}, missing ${met[2]}`,
        );
      }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('fictional/scores.txt');
});

import { matchResume } from '@shortlist/engine';
import type { Match, Posting } from '@shortlist/schema';
import type { Command } from 'commander';
import { findResumes } from '../find-files.ts';
import { readMany, reportRefused } from '../read-many.ts';
import { readPostings } from '../read-postings.ts';
import { today } from '../today.ts';

export function defineMatch(command: Command): void {
  command
    .argument('<file|folder...>', 'resumes, or folders of them, searched with their subfolders')
    .requiredOption(
      '--posting <file|folder>',
      'a posting (text, Markdown, HTML page, JSON-LD, PDF, Word), or a folder of them',
    )
    .option(
      '--json',
      'print a JSON array with one object for each pair: resume, posting, score, band, parts, requirements',
    )
    .action(match);
}

async function match(paths: string[], options: { posting: string; json?: boolean }): Promise<void> {
  const now = today();
  const files = await findResumes(paths);
  const { postings, refused: refusedPostings } = await readPostings(options.posting);
  let first = true;
  if (options.json) process.stdout.write('[');
  const refused = await readMany(files, now, async (file, reading) => {
    for (const { file: postingFile, posting } of postings) {
      const result = matchResume(reading.resume, posting, now);
      if (options.json)
        await print(`${first ? '\n' : ',\n'}${JSON.stringify({ resume: file, posting: postingFile, ...result })}`);
      else await print(`${describe(file, postingFile, posting, result)}\n`);
      first = false;
    }
  });
  if (options.json) await print('\n]\n');
  reportRefused(refusedPostings, refusedPostings.length + postings.length, 'postings');
  reportRefused(refused, files.length);
}

/** Waits for a slow reader of standard output, so that memory stays flat over thousands of pairs. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

function describe(resume: string, postingFile: string, posting: Posting, match: Match): string {
  const marks = new Map<unknown, string>([
    [true, 'met    '],
    ['partly', 'partly '],
    [false, 'missing'],
  ]);
  const parts = match.parts.map(
    ({ name, points, weight }) => `  ${name.padEnd(13)}${points.toFixed(1).padStart(6)} of ${weight.toFixed(1)}`,
  );
  const requirements = [...match.requirements, ...match.gates, ...(match.duties ?? [])].map(
    ({ id, met, importance, text, evidence }) =>
      `  ${marks.get(met)} ${id.startsWith('d') ? 'task' : importance === 'must' ? 'must' : 'nice'}  ${text.replaceAll('\n', ' ')}${evidence[0] ? `  ← ${evidence[0].text.replaceAll('\n', ' ').slice(0, 80)}` : ''}`,
  );
  return [
    `${resume} × ${postingFile}${posting.title ? ` (${posting.title})` : ''}`,
    `Match estimate ${Math.round(match.score)} of 100: ${match.band}`,
    ...parts,
    ...requirements,
  ].join('\n');
}

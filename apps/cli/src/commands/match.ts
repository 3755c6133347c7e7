import { matchResume } from '@shortlist/engine';
import type { Match, PartName, Posting } from '@shortlist/schema';
import type { Command } from 'commander';
import { findResumes } from '../find-files.ts';
import { visibleLines } from '../print.ts';
import { readMany, reportRefused } from '../read-many.ts';
import { readPostings } from '../read-postings.ts';
import { sayBand } from '../say-band.ts';
import { today } from '../today.ts';
import { i18n } from '../voice.ts';

export function defineMatch(command: Command): void {
  command
    .argument(`<${i18n._('file|folder')}...>`, i18n._('resumes, or folders of resumes (including subfolders)'))
    .requiredOption(
      `--posting <${i18n._('file|folder')}>`,
      i18n._('a posting (text, Markdown, HTML page, JSON-LD, PDF, or Word), or a folder of postings'),
    )
    .option(
      '--json',
      i18n._('print a JSON array with one object for each pair: resume, posting, score, band, parts, requirements'),
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
        await write(`${first ? '\n' : ',\n'}${JSON.stringify({ resume: file, posting: postingFile, ...result })}`);
      else await write(`${describe(file, postingFile, posting, result)}\n`);
      first = false;
    }
  });
  if (options.json) await write('\n]\n');
  reportRefused(refusedPostings, refusedPostings.length + postings.length, 'postings');
  reportRefused(refused, files.length);
}

/** Waits for a slow reader of standard output, so that memory stays flat over thousands of pairs. */
async function write(text: string): Promise<void> {
  if (!process.stdout.write(visibleLines(text))) await new Promise((resolve) => process.stdout.once('drain', resolve));
}

function describe(resume: string, postingFile: string, posting: Posting, match: Match): string {
  const met = { true: i18n._('met'), partly: i18n._('partly met'), false: i18n._('not shown') };
  const kinds = { task: i18n._('duty'), must: i18n._('must-have'), nice: i18n._('nice-to-have') };
  const names: Record<PartName, string> = {
    requirements: i18n._('requirements'),
    title: i18n._('title'),
    experience: i18n._('experience'),
    education: i18n._('education'),
    keywords: i18n._('keywords'),
  };
  const [metWidth, kindWidth, nameWidth] = [met, kinds, names].map(widthOf) as [number, number, number];
  const parts = match.parts.map(
    ({ name, points, weight }) =>
      `  ${names[name].padEnd(nameWidth + 1)}${i18n._('{points} of {weight}', { points: points.toFixed(1).padStart(6), weight: weight.toFixed(1) })}`,
  );
  const requirements = [...match.requirements, ...match.gates, ...(match.duties ?? [])].map((one) => {
    const kind = one.id.startsWith('d') ? 'task' : one.importance === 'must' ? 'must' : 'nice';
    const [first] = one.evidence;
    const evidence = first ? `  ← ${first.text.replaceAll('\n', ' ').slice(0, 80)}` : '';
    return `  ${met[`${one.met}`].padEnd(metWidth)} ${kinds[kind].padEnd(kindWidth)}  ${one.text.replaceAll('\n', ' ')}${evidence}`;
  });
  const estimate = { score: Math.round(match.score), band: sayBand(match.band) };
  return [
    `${resume} × ${postingFile}${posting.title ? ` (${posting.title})` : ''}`,
    i18n._('Match estimate {score} of 100: {band}', estimate),
    ...parts,
    ...requirements,
  ].join('\n');
}

const widthOf = (words: Record<string, string>): number =>
  Math.max(...Object.values(words).map(({ length }) => length));

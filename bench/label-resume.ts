import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hashSegment, labelsByTruth, readFile, type Segment, segmentDocument } from '@shortlist/engine/training';
import { deriveTruth } from './label-resume/derive-truth.ts';
import { type Label, printParts, readLabels } from './label-resume/labels-file.ts';

const usage =
  'Usage: npm run bench -- label-resume dump FILE | check FILE LABELS | derive FILE LABELS | row FILE LABELS | told FILE TRUTH';

/**
 * Labels a resume by eye. `dump` prints its parts of lines with their numbers and nothing that was read of them; `check` says what is wrong with a file of
 * labels (`label-resume/labels-file.ts`); `derive` prints the truth that they say in JSON Resume, to be mended by hand; `row` their line for `real/labels.jsonl`; `told` the line of a document whose truth
 * was written without labels.
 */
export async function run([verb, file, labelled]: string[]): Promise<void> {
  if (file === undefined || (verb !== 'dump' && labelled === undefined)) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const bytes = readFileSync(file);
  const { document } = await readFile(bytes, file);
  if (verb === 'told') {
    const truth = JSON.parse(readFileSync(labelled as string, 'utf8')) as Record<string, unknown>;
    return console.log(JSON.stringify({ sha: shaOf(bytes), labels: labelsByTruth(document, truth).join(' ') }));
  }
  const { segments } = segmentDocument(document);
  if (verb === 'dump') return console.log(printParts(segments));
  const labels = readLabels(readFileSync(labelled as string, 'utf8'), segments.length);
  if (verb === 'check')
    console.log(`${labels.length} parts, ${labels.filter(({ begins }) => begins).length} beginnings`);
  else if (verb === 'derive') console.log(JSON.stringify(deriveTruth(segments, labels), null, 1));
  else if (verb === 'row') console.log(JSON.stringify(rowOf(bytes, segments, labels)));
  else {
    console.error(usage);
    process.exitCode = 2;
  }
}

/** Labels without a word of the document: its SHA-256, and a hash and a role for each part. */
function rowOf(bytes: Uint8Array, segments: Segment[], labels: Label[]): { sha: string; labels: string } {
  const named = segments.map((segment, i) => {
    const { role, begins } = labels[i] as Label;
    return `${hashSegment(segment)}:${role}${begins && role !== 'bullet' ? '!' : ''}`;
  });
  return { sha: shaOf(bytes), labels: named.join(' ') };
}

const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

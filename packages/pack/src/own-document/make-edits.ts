import { compareWithSource } from '@shortlist/compare';
import { type Edit, lostTexts, type Resume, type SourceText } from '@shortlist/schema';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { plainKey } from './find-words.ts';
import { makeEdit } from './make-edit.ts';

/** A document is no larger than this when unpacked, in bytes. */
const mostBytes = 60 * 1024 * 1024;
const parts = /^word\/(?:document|header\d*|footer\d*)\.xml$/;
const packed = /\.(?:png|jpe?g|gif|emf|wmf|odttf|fntdata)$/i;

/** Words first, then what is added, what is taken out, and the order of lists. */
const stages: ((edit: Edit) => boolean)[] = [
  ({ op, after }) => op === 'replace' && !Array.isArray(after),
  ({ op }) => op === 'add',
  ({ op }) => op === 'remove',
  ({ op, after }) => op === 'replace' && Array.isArray(after),
];

/** Edits in the order in which they are made. */
export const inStages = (edits: readonly Edit[]): Edit[] => stages.flatMap((stage) => edits.filter(stage));

type Files = Record<string, Uint8Array>;
type Written = { bytes: Uint8Array; made: Edit[] };

/** A Word file with as many of the edits as it can take, in the order in which they are made; `undefined` where it is none. */
export function makeEdits({
  bytes,
  edits,
  original,
}: {
  bytes: Uint8Array;
  edits: readonly Edit[];
  original: Resume;
}): Written | undefined {
  let files = openZip(bytes);
  if (!files) return undefined;
  const made: Edit[] = [];
  for (const edit of inStages(edits)) {
    const next = make(files, edit, original);
    if (next === undefined) continue;
    files = next;
    made.push(edit);
  }
  return { bytes: made.length > 0 ? pack(files) : bytes, made };
}

/** Whether a document with edits lacks nothing but what they took out, and says what they put there. */
export function isWritten({ source, next, made }: { source: SourceText; next: SourceText; made: Edit[] }): boolean {
  // A change of order takes no word out.
  const worded = made.filter(({ after }) => !Array.isArray(after));
  if (lostTexts(compareWithSource(source, next, worded)).length > 0) return false;
  const said = plainKey(next.lines.flatMap(({ cells }) => cells.map(({ text }) => text)).join(''));
  return made.every(({ after }) => typeof after !== 'string' || said.includes(plainKey(after)));
}

/** The document with one more edit, in the first of its parts that takes it; `undefined` where none does. */
function make(files: Files, edit: Edit, original: Resume): Files | undefined {
  const names = Object.keys(files).filter((name) => parts.test(name));
  names.sort((a, b) => Number(b === 'word/document.xml') - Number(a === 'word/document.xml'));
  for (const name of names) {
    const part = files[name];
    const xml = part && makeEdit(strFromU8(part), edit, original);
    if (xml !== undefined) return { ...files, [name]: strToU8(xml) };
  }
  return undefined;
}

function pack(files: Files): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, part]) => [name, [part, { level: packed.test(name) ? 0 : 6 }] as const]),
    ) as Zippable,
  );
}

function openZip(bytes: Uint8Array): Files | undefined {
  let total = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        total += originalSize;
        if (total > mostBytes) throw new RangeError('Too large');
        return true;
      },
    });
    return files['word/document.xml'] ? files : undefined;
  } catch {
    return undefined;
  }
}

import { compareWithSource } from '@shortlist/compare';
import { type Edit, lostTexts, type Resume, type SourceText } from '@shortlist/schema';
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { plainKey } from './find-words.ts';
import { makeEdit } from './make-edit.ts';

/** The person's own document with edits made in it; `left` are those that it could not take, for the person to make. */
export type OwnDocument = { bytes: Uint8Array; made: Edit[]; left: Edit[] };

/** Extracts the text layer of a document, apart from the reader. */
export type ReadSource = (bytes: Uint8Array, name: string) => Promise<SourceText | undefined>;

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

type Files = Record<string, Uint8Array>;
type Made = { files: Files; made: Edit[] };

/**
 * Writes edits into a Word file: only the runs whose words change, all else as it was. The result is read back and compared with the file; where more is gone than the
 * edits say, each is made and compared by itself, and the faulty ones are left. `undefined` where the file is no Word document.
 */
export async function editOwnDocument(
  bytes: Uint8Array,
  edits: readonly Edit[],
  original: Resume,
  read: ReadSource,
): Promise<OwnDocument | undefined> {
  const files = openZip(bytes);
  const source = files && (await read(bytes, 'resume.docx'));
  if (!files || source?.format !== 'docx') return undefined;
  const sorted = stages.flatMap((stage) => edits.filter(stage));
  const finish = ({ files: written, made }: Made): OwnDocument => ({
    bytes: made.length > 0 ? pack(written) : bytes,
    made,
    left: edits.filter((edit) => !made.includes(edit)),
  });
  const isFaithful = async ({ files: written, made }: Made): Promise<boolean> => {
    const next = await read(pack(written), 'resume.docx');
    if (next === undefined) return false;
    // A change of order takes no word out.
    const compared = compareWithSource(
      source,
      next,
      made.filter(({ after }) => !Array.isArray(after)),
    );
    return lostTexts(compared).length === 0 && made.every((edit) => holds(next, edit));
  };
  const all = sorted.reduce((state, edit) => make(state, edit, original), { files, made: [] } as Made);
  if (all.made.length === 0 || (await isFaithful(all))) return finish(all);
  let state: Made = { files, made: [] };
  for (const edit of sorted) {
    const next = make(state, edit, original);
    if (next !== state && (await isFaithful(next))) state = next;
  }
  return finish(state);
}

/** The document with one more edit, in the first of its parts that takes it; the same where none does. */
function make(state: Made, edit: Edit, original: Resume): Made {
  const names = Object.keys(state.files).filter((name) => parts.test(name));
  names.sort((a, b) => Number(b === 'word/document.xml') - Number(a === 'word/document.xml'));
  for (const name of names) {
    const part = state.files[name];
    const xml = part && makeEdit(strFromU8(part), edit, original);
    if (xml !== undefined) return { files: { ...state.files, [name]: strToU8(xml) }, made: [...state.made, edit] };
  }
  return state;
}

/** Whether a document says what an edit put there. */
function holds({ lines }: SourceText, { after }: Edit): boolean {
  if (typeof after !== 'string') return true;
  return plainKey(lines.flatMap(({ cells }) => cells.map(({ text }) => text)).join('')).includes(plainKey(after));
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

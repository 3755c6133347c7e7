import { plainText } from '@shortlist/compare';
import { letterText } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import {
  type Edit,
  type Fidelity,
  interviewFile,
  type LayoutOptions,
  type Letter,
  ownDocumentFile,
  paperFor,
  printedFields,
  type Resume,
  rebuiltFiles,
  type SheetNeed,
  type SourceText,
  sectionsFromLines,
  type Xray,
} from '@shortlist/schema';
import { type Language, languageOf } from '@shortlist/schema/languages';
import type { Typesetter } from '@shortlist/typeset';
import { changesWords } from './changes-words.ts';
import { compareFiles } from './compare-files.ts';
import { interviewSheet } from './interview-sheet.ts';
import { editOwnDocument } from './own-document/edit-own-document.ts';
import { proveExport } from './prove-export.ts';
import { tellEdits } from './tell-edits.ts';
import { speak } from './texts/speak.ts';
import { unsettableNote } from './texts/unsettable-note.ts';
import { type RunPackWork, runHere } from './work/pack-work.ts';

export type PackFile = { name: string; mediaType: string; bytes: Uint8Array };

/**
 * The files of a finished optimisation; the PDF of our pages, whether it is among them or not, and what a machine reads in it; and how our pages compare with the
 * person's own file, where there is one.
 */
export type ResumePack = { files: PackFile[]; pdf: Uint8Array; xray: Xray; fidelity?: Fidelity; resume: Resume };

/** What a tailored resume was made from: the resume as read with the edits that stand, the text layer of the file, and how to get the file itself. */
export type PackSource = {
  original: Resume;
  edits: readonly Edit[];
  text: SourceText;
  file(): Promise<PackFile | undefined>;
};

const textName = 'resume.txt';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

type Content = {
  resume: Resume;
  letter: Letter;
  /** Of the person: what explains the files to them; resume and letter have their own. */
  language: Language;
  template: string;
  options?: Partial<LayoutOptions>;
  source?: PackSource;
  /** What to tell in the interview, need by need, and of which job. */
  interview?: { needs: readonly SheetNeed[]; title?: string | undefined; employer?: string | undefined };
};
type Given = {
  typesetter: Typesetter;
  reader: Reader;
  now: string;
  /** Does what takes long for a long document; in this thread by default. */
  run?: RunPackWork;
};
type Tools = Required<Given>;

/**
 * Typesets the resume and the letter in every format, compares the resume with the person's own file and reads it back. A section in which a fact was lost or
 * moved is set again from the file's own lines. Where no edit changes a word of the file, the person's file is delivered as it is, our pages beside it. Where the
 * reading is not certain (`isCertain`), or setting it again fails too, there are no pages of ours: they would say with certainty what was not read with any.
 */
export async function makeResumePack(
  { resume: tailored, letter, language, template, options, source, interview }: Content,
  given: Given,
): Promise<ResumePack> {
  const tools: Tools = { run: runHere, ...given };
  // The letter lies on the resume's paper.
  const paper = options?.paper ?? paperFor(tailored.basics ?? {}, letter.recipient.location);
  const look = { template, options: { ...options, paper } };
  const { files: ours, delivered = ours, resume, fidelity: found } = await setFaithfully(tailored, look, tools, source);
  const own = source && (await ownFiles(source, { ...tools, language }));
  const fidelity = found && own?.told ? { ...found, own: own.told } : found;
  const { typesetter, reader, now, run } = tools;
  const [letterPdf, letterWord, sheet] = await Promise.all([
    typesetter.letterPdf(letter, look),
    typesetter.letterDocx(letter, look),
    interview === undefined ? [] : setInterview(interview, language, typesetter),
  ]);
  const pdf = ours[0]?.bytes ?? new Uint8Array();
  const xray = await proveExport(reader, pdf, 'resume.pdf', printedFields(resume), now, (readBack) =>
    run('xrayOf', readBack),
  );
  // A file that is delivered as it is leaves nothing out.
  const leftOut = fidelity?.unchangedBecause === 'hard-to-read' ? [] : fidelity?.leftOut;
  return {
    pdf,
    xray,
    resume,
    ...(fidelity ? { fidelity } : {}),
    files: [
      ...(own?.files ?? []),
      ...delivered,
      { name: 'letter.pdf', mediaType: 'application/pdf', bytes: letterPdf },
      { name: 'letter.docx', mediaType: word, bytes: letterWord },
      textFile('letter.txt', letterText(letter)),
      ...sheet,
      ...(leftOut ? [jsonFile('left-out.json', leftOut)] : []),
    ],
  };
}

async function setInterview(
  { needs, ...job }: NonNullable<Content['interview']>,
  language: Language,
  typesetter: Typesetter,
): Promise<PackFile[]> {
  if (needs.length === 0) return [];
  const bytes = await typesetter.reportPdf(interviewSheet(needs, job, language), {
    title: speak(language)._('Interview prep'),
    language: languageOf(language).tag,
    unsettable: unsettableNote(language),
  });
  return [{ name: interviewFile, mediaType: 'application/pdf', bytes }];
}

/** The person's own document with the edits, where it is one that can be written; and the edits as a list for who makes them there. */
async function ownFiles(
  source: PackSource,
  { reader, run, language }: Pick<Tools, 'reader' | 'run'> & { language: Language },
): Promise<{ files: PackFile[]; told?: NonNullable<Fidelity['own']> }> {
  const { edits, original, text } = source;
  if (edits.length === 0) return { files: [] };
  const list = textFile('edits.txt', tellEdits(edits, original, language));
  const file = text.format === 'docx' ? await source.file() : undefined;
  const read = (bytes: Uint8Array, name: string) => reader.readSource(bytes, name);
  const own = file && (await editOwnDocument(file.bytes, edits, original, { read, run }));
  if (!own || own.made.length === 0) return { files: [list] };
  const [made, left] = [own.made, own.left].map((each) => each.map(({ id }) => id));
  return {
    files: [{ name: ownDocumentFile, mediaType: word, bytes: own.bytes }, list],
    told: { made: made ?? [], left: left ?? [] },
  };
}

type Look = { template: string; options: Partial<LayoutOptions> };
/** `files`: those of the tailored resume; `delivered`: the person's own in their place, where it has to be so. */
type Faithful = { files: PackFile[]; delivered?: PackFile[]; resume: Resume; fidelity?: Fidelity };

async function setFaithfully(tailored: Resume, look: Look, tools: Tools, source?: PackSource): Promise<Faithful> {
  const first = await setResume(tailored, look, tools);
  if (source === undefined) return { files: first, resume: tailored };
  const { text, original, edits } = source;
  const found = await compareFiles(tools, text, first.slice(0, 2), edits);
  const { isCertain, anew } = await tools.run('judgePages', { found, tailored, text, original, edits });
  if (anew === undefined) {
    const fidelity = { ...found, again: sectionsFromLines(original) };
    return asCertain({ files: first, resume: tailored, fidelity }, keepReason(isCertain, edits, text), source);
  }
  const { whole, resume, again, fresh, stand } = anew;
  const second = await setResume(resume, look, tools);
  const after = await compareFiles(tools, text, second.slice(0, 2), stand);
  const isGood = await tools.run('isSetWell', { after, text, original, whole, again });
  // A section from the file's own lines takes no edit: what is left must be worth our pages.
  const reason = keepReason(isGood, stand, text);
  return asCertain({ files: second, resume, fidelity: { ...after, again: fresh } }, reason, source);
}

type Attempt = { files: PackFile[]; resume: Resume; fidelity: Fidelity };

/** Why the person's file stays: a reading that is in doubt comes first, since the person can mend it. */
const keepReason = (certain: boolean, edits: readonly Edit[], text: SourceText): Fidelity['unchangedBecause'] =>
  !certain ? 'hard-to-read' : saysNew(edits, text) ? undefined : 'nothing-to-reword';

/** What is delivered: our pages, or for a `reason` the person's file. */
async function asCertain(set: Attempt, reason: Fidelity['unchangedBecause'], source: PackSource): Promise<Faithful> {
  const file = reason && (await source.file());
  if (file === undefined) return set;
  return {
    ...set,
    delivered: unchangedFiles(
      file,
      reason === 'hard-to-read' && hasPages(source.text) ? set.files.filter(isNoPage) : set.files,
      source.text,
    ),
    fidelity: { ...set.fidelity, unchanged: true, unchangedBecause: reason },
  };
}

/** Whether our pages say what the person's do not: another order of the same words is no reason to give up a layout. */
const saysNew = (edits: readonly Edit[], text: SourceText): boolean => !hasPages(text) || edits.some(changesWords);

/** A text file has no pages of its own: ours are the only ones it can have. */
const hasPages = ({ format }: SourceText): boolean => format === 'pdf' || format === 'docx';

/** The resume's files, the PDF first and the Word file second. */
async function setResume(resume: Resume, { template, options }: Look, { typesetter, run }: Tools): Promise<PackFile[]> {
  const design = { template, options: { ...options, ...orderOf(resume) } };
  const [pdf, docx, text] = await Promise.all([
    typesetter.resumePdf(resume, design),
    typesetter.resumeDocx(resume, design),
    run('writeText', { resume, options: design.options }),
  ]);
  return [
    { name: 'resume.pdf', mediaType: 'application/pdf', bytes: pdf },
    { name: 'resume.docx', mediaType: word, bytes: docx },
    textFile(textName, text),
    jsonFile('resume.json', resume),
  ];
}

const isNoPage = ({ name }: PackFile): boolean => !rebuiltFiles.has(name);

/** The person's own file under the name of the tailored one, and its own lines as the text beside it; our pages under names of their own; data as it is. */
function unchangedFiles(file: PackFile, ours: readonly PackFile[], text: SourceText): PackFile[] {
  const ending = file.name.split('.').pop()?.toLowerCase() ?? 'pdf';
  const own = { ...file, name: `resume.${ending}` };
  const beside = ours.map((each) =>
    each.name === textName
      ? textFile(textName, plainText(text))
      : { ...each, name: rebuiltFiles.get(each.name) ?? each.name },
  );
  return [own, ...beside.filter(({ name }) => name !== own.name)];
}

function textFile(name: string, content: string): PackFile {
  return { name, mediaType: 'text/plain; charset=utf-8', bytes: new TextEncoder().encode(content) };
}

function jsonFile(name: string, content: unknown): PackFile {
  const bytes = new TextEncoder().encode(`${JSON.stringify(content, null, 2)}\n`);
  return { name, mediaType: 'application/json', bytes };
}

/** The order of sections that the tailoring chose. */
function orderOf({ meta }: Resume): Partial<LayoutOptions> {
  const order = meta?.sectionOrder;
  return Array.isArray(order) && order.every((section) => typeof section === 'string') ? { sectionOrder: order } : {};
}

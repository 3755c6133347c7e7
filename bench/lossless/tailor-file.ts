import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compareWithSource, keepFaithful, listUncertain, type Uncertainty } from '@shortlist/compare';
import { optimiseResume, readPosting } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import { makeResumePack } from '@shortlist/pack';
import { type Fidelity, lostTexts } from '@shortlist/schema';
import type { Typesetter } from '@shortlist/typeset';
import { lostWords, plainLetters, plainWords } from './plain-words.ts';

/** A tailored resume beside its file. Shares are of the file's distinct words. */
export type Tailored = {
  lost: string[];
  unnamed: string[];
  moved: string[];
  again: string[];
  unchanged: boolean;
  /** Why the reading is not certain. */
  uncertain: Uncertainty[];
  lostShare: number;
  /** By `pdftotext`, which knows nothing of us: words that the tailored PDF lacks; and those that neither an edit nor `left-out.json` names. */
  plainShare: number;
  unnamedShare: number;
  /** The pack says that all is there, and `pdftotext` misses a word that is named nowhere. */
  wrongClaim: boolean;
  checkMs: number;
  /** The tailored resume's PDF. */
  pdf: Uint8Array;
  /** What the pack says of how it compares with the file. */
  fidelity: Fidelity;
};

const now = '2026-06-01';

/** Tailors one file to one posting; `undefined` where the file is no resume that can be read. `old`: prints what was read, and nothing else. */
export async function tailorFile(
  { path, posting, old }: { path: string; posting: string; old: boolean },
  { reader, typesetter }: { reader: Reader; typesetter: Typesetter },
): Promise<Tailored | undefined> {
  const bytes = new Uint8Array(readFileSync(path));
  const result = await reader.read(bytes, basename(path), now);
  if (!result.ok || result.reading.source === undefined) return undefined;
  const { source: text, evidence, leftovers } = result.reading;
  const resume = old ? result.reading.resume : keepFaithful(result.reading.resume, text);
  const { tailored, edits, letter } = optimiseResume({
    resume,
    evidence,
    leftovers,
    posting: readPosting(readFileSync(posting, 'utf8')),
    now,
  });
  const file = async () => ({ name: basename(path), mediaType: 'application/octet-stream', bytes });
  const pack = await makeResumePack(
    {
      resume: tailored,
      letter,
      language: 'en',
      template: 'modern-professional',
      ...(old ? {} : { source: { original: resume, edits, text, file } }),
    },
    { typesetter, reader, now },
  );
  // Our pages, also where the file itself is delivered in their place.
  const { pdf } = pack;
  const exported = await reader.readSource(pdf, 'resume.pdf');
  if (exported === undefined) throw new Error(`${path}: the tailored PDF has no text layer`);
  const start = performance.now();
  const compared = compareWithSource(text, exported, edits);
  const checkMs = performance.now() - start;
  const fidelity = pack.fidelity ?? { ...compared, again: [] };
  // A file that keeps its own pages because nothing was reworded says nothing of how it was read.
  const unchanged = fidelity.unchanged === true && fidelity.unchangedBecause !== 'nothing-to-reword';
  const lost = lostTexts(compared);
  const words = (texts: readonly string[]) => new Set(texts.flatMap(plainWords));
  const named = words([...fidelity.leftOut.map((left) => left.text), JSON.stringify(edits)]);
  const plain = lostWords(path, pdf);
  const letters = plainLetters(fidelity.leftOut.map((left) => left.text).join(''));
  const unnamed = plain.lost.filter((word) => !named.has(word) && !(word.length > 2 && letters.includes(word)));
  return {
    lost,
    unnamed,
    moved: compared.moved.map((each) => each.text),
    again: fidelity.again,
    unchanged,
    uncertain: listUncertain(resume, text),
    lostShare: words(lost).size / Math.max(1, compared.words),
    plainShare: plain.lost.length / Math.max(1, plain.count),
    unnamedShare: unnamed.length / Math.max(1, plain.count),
    wrongClaim: lostTexts(fidelity).length === 0 && fidelity.moved.length === 0 && unnamed.length > 0 && !unchanged,
    checkMs,
    pdf,
    fidelity,
  };
}

import { stemWord } from '../stem-word.ts';
import { tokenize } from '../tokenize.ts';
import { weighWord } from '../word-weight.ts';
import { glossOf } from './dictionary.ts';
import { isToolName } from './tool-names.ts';
import { loadWordTable, normalise } from './word-table.ts';

/** A word with what it tells of a job (0 to 1) and, where it is known, its vector. */
export type Sense = { form: string; stem: string; weight: number; vector: Float32Array | undefined };

/** Words seen before, by language and form. */
const seen = new Map<string, Sense>();
const mostSeen = 60_000;

/** Words that tell less than this stand in any text. */
const leastTelling = 0.05;

/** The telling words of a text, each once. Words of other languages than English have the vector of their English gloss. */
export function sensesOf(text: string, language: string): Sense[] {
  const found = new Map<string, Sense>();
  for (const { form } of tokenize(text)) {
    if (found.has(form)) continue;
    const sense = senseOf(form, language);
    if (sense.weight > leastTelling) found.set(form, sense);
  }
  return [...found.values()];
}

function senseOf(form: string, language: string): Sense {
  const key = `${language} ${form}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  const sense = makeSense(form, language);
  if (form.length < 24 && seen.size < mostSeen) seen.set(key, sense);
  return sense;
}

function makeSense(form: string, language: string): Sense {
  const stem = stemWord(form);
  const gloss = language === 'en' ? undefined : glossOf(form, language);
  if (gloss === undefined)
    return { form, stem, weight: weighWord(form), vector: isToolName(form) ? undefined : vectorOf([form]) };
  return { form, stem, weight: Math.max(...gloss.map(weighWord)), vector: vectorOf(gloss) };
}

function vectorOf(words: readonly string[]): Float32Array | undefined {
  const { dims, rows, vectors } = loadWordTable();
  const sum = new Float32Array(dims);
  let known = false;
  for (const word of words) {
    const row = rows.get(word);
    if (row === undefined) continue;
    known = true;
    for (let i = 0; i < dims; i++) sum[i] = (sum[i] ?? 0) + (vectors[row * dims + i] ?? 0);
  }
  return known ? normalise(sum, sum) : undefined;
}

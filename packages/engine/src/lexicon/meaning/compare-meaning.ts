import { type Sense, sensesOf } from './senses.ts';

/** Lines made ready to be compared with many demands: the words of all of them once, and which of them each line holds. */
export type MeantLines = { words: Sense[]; lines: Uint16Array[]; compared: Map<Sense, Float32Array> };

export function meantLines(texts: readonly string[], language: string): MeantLines {
  const words: Sense[] = [];
  const places = new Map<string, number>();
  const lines = texts.slice(0, mostLines).map((text) =>
    Uint16Array.from(
      sensesOf(text.slice(0, longestLine), language).flatMap((sense) => {
        const known = places.get(sense.form);
        if (known !== undefined) return [known];
        if (words.length >= mostWords) return [];
        places.set(sense.form, words.length);
        words.push(sense);
        return [words.length - 1];
      }),
    ),
  );
  return { words, lines, compared: new Map() };
}

/** What is compared of one line, in characters, and of one resume, in words. */
const longestLine = 2000;
const mostWords = 4000;
const mostLines = 2000;

/**
 * How near each line comes to saying what the demand says, 0 to 1: for each telling word of the demand the word of the line that is used most alike (squared, as
 * words that are somewhat alike prove little), weighed by how telling it is. The words of a demand count as `language`.
 */
export function compareMeaning(demand: string, language: string, resume: MeantLines): Float32Array {
  const asked = sensesOf(demand.slice(0, longestLine), language).slice(0, mostAsked);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const said = new Float32Array(resume.lines.length);
  if (total === 0) return said;
  for (const sense of asked) {
    const near = compareSense(sense, resume);
    const share = sense.weight / total;
    for (let at = 0; at < said.length; at++) said[at] = (said[at] ?? 0) + share * (near[at] ?? 0);
  }
  return said;
}

const mostAsked = 40;
const mostCompared = 500;

/** How near each line comes to one word: by the word of the line that is used most alike, squared. Postings say a word again and again: it is compared once. */
function compareSense(sense: Sense, { words, lines, compared }: MeantLines): Float32Array {
  const known = compared.get(sense);
  if (known !== undefined) return known;
  const alike = new Float32Array(words.length);
  for (let at = 0; at < alike.length; at++) alike[at] = likeness(sense, words[at] as Sense);
  const near = new Float32Array(lines.length);
  for (let at = 0; at < near.length; at++) {
    const line = lines[at] as Uint16Array;
    let best = 0;
    for (let i = 0; i < line.length; i++) {
      const found = alike[line[i] as number] as number;
      if (found > best) best = found;
    }
    near[at] = best * best;
  }
  if (compared.size < mostCompared) compared.set(sense, near);
  return near;
}

function likeness(one: Sense, other: Sense): number {
  if (one.stem === other.stem) return 1;
  const { vector: a } = one;
  const { vector: b } = other;
  return a === undefined || b === undefined ? 0 : product(a, b);
}

/** Four sums at a time: each waits for its own last addition only. The dimensions are a multiple of four. */
function product(a: Float32Array, b: Float32Array): number {
  let p = 0;
  let q = 0;
  let r = 0;
  let s = 0;
  for (let i = 0; i < a.length; i += 4) {
    p += (a[i] as number) * (b[i] as number);
    q += (a[i + 1] as number) * (b[i + 1] as number);
    r += (a[i + 2] as number) * (b[i + 2] as number);
    s += (a[i + 3] as number) * (b[i + 3] as number);
  }
  return p + q + r + s;
}

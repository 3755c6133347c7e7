import { type Sense, sensesOf } from './senses.ts';

/** Lines made ready to be compared with many demands: the words of all of them once, and which of them each line holds. */
export type MeantLines = { language: string; words: Sense[]; lines: Uint16Array[] };

export function meantLines(texts: readonly string[], language: string): MeantLines {
  const words: Sense[] = [];
  const places = new Map<string, number>();
  const lines = texts.map((text) =>
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
  return { language, words, lines };
}

/** What is compared of one line, in characters, and of one resume, in words. */
const longestLine = 400;
const mostWords = 4000;

/**
 * How near each line comes to saying what the demand says, 0 to 1: for each telling word of the demand the word of the line that is used most alike (squared, as
 * words that are somewhat alike prove little), weighed by how telling it is. The words of a demand count as `language`.
 */
export function compareMeaning(demand: string, language: string, resume: MeantLines): Float32Array {
  const asked = sensesOf(demand, language).slice(0, mostAsked);
  const total = asked.reduce((sum, { weight }) => sum + weight, 0);
  const said = new Float32Array(resume.lines.length);
  if (total === 0) return said;
  const near = new Float32Array(resume.words.length);
  for (const sense of asked) {
    for (const [at, word] of resume.words.entries()) near[at] = likeness(sense, word);
    for (const [at, line] of resume.lines.entries()) {
      let best = 0;
      for (const word of line) best = Math.max(best, near[word] ?? 0);
      said[at] = (said[at] ?? 0) + (sense.weight / total) * best * best;
    }
  }
  return said;
}

/** The same for a single line. */
export function alikeness(demand: string, line: string, language: string): number {
  return compareMeaning(demand, language, meantLines([line], language))[0] ?? 0;
}

const mostAsked = 40;

function likeness(one: Sense, other: Sense): number {
  if (one.form === other.form) return 1;
  const { vector: a } = one;
  const { vector: b } = other;
  if (a === undefined || b === undefined) return 0;
  let dot = 0;
  for (let i = 0; i < a.length; i++) dot += (a[i] as number) * (b[i] as number);
  return dot;
}

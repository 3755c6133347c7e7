/** Texts of one language by their English: `has` one or not; `say` it with its values, which are the words of the person or of a posting. */
export type Phrases = {
  locale: string;
  english: readonly string[];
  say(english: string, values: Record<string, string>): string;
};

/** A text of the engine or of the server in another language; the English as it is where one of its sentences has no translation. */
export type SayText = (english: string) => string;

type Pattern = { english: string; pieces: string[]; names: string[]; weight: number };
type Sentence = { english: string; values: Record<string, string> };

/**
 * Makes what says English texts in the language of `phrases`. A text is one or more sentences of the catalog, one after the other; where the catalog has
 * `{name}`, the text has the words of a person. Of several readings the one with the most words of the catalog counts.
 */
export function createSayText(phrases: Phrases): SayText {
  const patterns = phrases.english.map(readPattern).sort((a, b) => b.weight - a.weight);
  const number = new Intl.NumberFormat(phrases.locale);
  const fixed = new Set(phrases.english.filter((each) => !each.includes('{')));
  const tell = ({ english, values }: Sentence) =>
    phrases.say(
      english,
      Object.fromEntries(Object.entries(values).map(([name, text]) => [name, sayValue(name, text)])),
    );

  function sayValue(name: string, text: string): string {
    if (name.endsWith('List')) {
      const items = text.split(/, and | and |, /).map((item) => sayValue('', item));
      return new Intl.ListFormat(phrases.locale).format(items);
    }
    // What differs is named by a phrase of ours with a name in it: “title at Northwind”.
    if (name === 'field') return sayText(text);
    if (/^\d{1,3}(,\d{3})+$/.test(text)) return number.format(Number(text.replaceAll(',', '')));
    const quoted = /^“([^“”]*)”$/.exec(text)?.[1];
    if (quoted !== undefined && phrases.english.includes(quote)) return phrases.say(quote, { text: quoted });
    return fixed.has(text) ? phrases.say(text, {}) : text;
  }

  return sayText;

  function sayText(english: string): string {
    if (fixed.has(english)) return phrases.say(english, {});
    const sentences = english.length > longest ? undefined : readSentences(english, patterns);
    return sentences?.map(tell).join(' ') ?? english;
  }
}

/** Words of somebody else, in the quotation marks of the language. */
const quote = '“{text}”';

/** Where one sentence ends and another begins: a name or a skill is not that long, unless it is quoted. */
const severalSentences = /[\p{L}\d]{3}[.?!] \p{Lu}/u;

/** No text of ours is longer. */
const longest = 4000;

function readPattern(english: string): Pattern {
  const parts = english.split(/\{(\w+)\}/);
  const pieces = parts.filter((_, at) => at % 2 === 0);
  return { english, pieces, names: parts.filter((_, at) => at % 2 === 1), weight: pieces.join('').length };
}

function readSentences(text: string, patterns: readonly Pattern[]): Sentence[] | undefined {
  const dead = new Set<number>();
  const readFrom = (start: number): Sentence[] | undefined => {
    if (dead.has(start)) return undefined;
    for (const pattern of patterns)
      for (const { end, values } of matchesAt(text, start, pattern)) {
        const rest = end === text.length ? [] : text[end] === ' ' ? readFrom(end + 1) : undefined;
        if (rest) return [{ english: pattern.english, values }, ...rest];
      }
    dead.add(start);
    return undefined;
  };
  return readFrom(0);
}

/** The ways in which a sentence begins at a place of a text, the shortest words for its values first. */
function* matchesAt(
  text: string,
  start: number,
  { pieces, names }: Pattern,
  at = 0,
): Generator<{ end: number; values: Record<string, string> }> {
  const piece = pieces[at] ?? '';
  if (!text.startsWith(piece, start)) return;
  const from = start + piece.length;
  const name = names[at];
  if (name === undefined) {
    yield { end: from, values: {} };
    return;
  }
  const next = pieces[at + 1] ?? '';
  for (let to = from + 1; to <= text.length; to++) {
    if (next === '' ? to !== text.length && text[to] !== ' ' : !text.startsWith(next, to)) continue;
    const value = text.slice(from, to);
    if (severalSentences.test(value) && !/^“[^“”]*”$/.test(value)) continue;
    for (const { end, values } of matchesAt(text, to, { pieces, names, english: '', weight: 0 }, at + 1))
      yield { end, values: { [name]: value, ...values } };
  }
}

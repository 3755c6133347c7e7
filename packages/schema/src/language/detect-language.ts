import { stopWords } from './stop-words.ts';
import { tellScript } from './tell-script.ts';

/** Letters and endings of one language's own words: what a list without sentences is told by. */
const forms: Record<string, RegExp> = {
  de: /ß|[äöü]\p{L}{3}|\p{L}{3}(?:ungen|ung|keit|heit|schaft|lich|leitung|betreuung)$/u,
  fr: /[çœêèù]|\p{L}{3}(?:euse|eux|ère)$/u,
  es: /ñ|\p{L}{3}(?:ción|ciones|dad|miento)$/u,
  pt: /[ãõ]|\p{L}{3}(?:ção|ções|dade)$/u,
  it: /\p{L}{3}(?:zione|zioni|mento|ità)$/u,
};

/** The language of a text as a BCP 47 code, by its commonest small words and by the looks of the others; `en` when the text tells nothing. Linear in the text. */
export function detectLanguage(text: string): string {
  const counts = countWords(text);
  const [best, most] = bestOf((language) => smallWords(counts, language));
  if (most >= enough) return best;
  const [likely] = bestOf((language) => allOf(counts, language));
  return likely;
}

/** The language of a text where it is surely another than English: for what must not jump with each word that is typed. */
export function tellLanguage(text: string): string | undefined {
  const script = tellScript(text);
  if (script) return script;
  const counts = countWords(text);
  const [best, most] = bestOf((language) => allOf(counts, language));
  return best !== 'en' && most >= sure && most >= 2 * allOf(counts, 'en') ? best : undefined;
}

/** So many words of its own make a language sure. */
const sure = 4;

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text
    .slice(0, 60_000)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function allOf(counts: Map<string, number>, language: string): number {
  return smallWords(counts, language) + Math.min(4, looksOf(counts, language) / 2);
}

/** So many small words tell a language by themselves. */
const enough = 10;

function bestOf(score: (language: string) => number): [string, number] {
  let best: [string, number] = ['en', 0];
  for (const language of Object.keys(stopWords)) {
    const points = score(language);
    if (points > best[1]) best = [language, points];
  }
  return best;
}

function smallWords(counts: Map<string, number>, language: string): number {
  const words = stopWords[language] ?? [];
  return words.reduce((sum, word) => sum + Math.min(counts.get(word) ?? 0, 12), 0);
}

function looksOf(counts: Map<string, number>, language: string): number {
  const own = forms[language];
  return own === undefined ? 0 : [...counts.keys()].filter((word) => own.test(word)).length;
}

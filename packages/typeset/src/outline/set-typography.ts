import { alignRuns } from './align-runs.ts';
import type { Entry, Outline, Section, Span } from './outline.ts';
import { wordLanguage } from './page-language.ts';

type Marks = {
  /** Around a quotation, and around one within it. */
  quotes: [open: string, close: string];
  inner: [open: string, close: string];
  /** What stands for "--" between two parts of a sentence. */
  dash: string;
};

const marks = (quotes: string, inner: string, dash = '–'): Marks => {
  const pair = (both: string): [string, string] => {
    const [open = '', close = ''] = both.split('…');
    return [open, close];
  };
  return { quotes: pair(quotes), inner: pair(inner), dash };
};

/** By page language, as its style guides have them. */
const byLanguage: Record<string, Marks> = {
  en: marks('“…”', '‘…’'),
  de: marks('„…“', '‚…‘'),
  fr: marks('« … »', '“…”'),
  es: marks('«…»', '“…”', '—'),
  pt: marks('“…”', '‘…’', '—'),
  it: marks('«…»', '“…”'),
  nl: marks('“…”', '‘…’'),
  sv: marks('”…”', '’…’'),
  da: marks('”…”', '’…’'),
  nb: marks('«…»', '‘…’'),
  fi: marks('”…”', '’…’'),
  pl: marks('„…”', '‚…’'),
  cs: marks('„…“', '‚…‘'),
  ro: marks('„…”', '«…»'),
  hu: marks('„…”', '»…«'),
  tr: marks('“…”', '‘…’'),
  el: marks('«…»', '“…”'),
  ru: marks('«…»', '„…“', '—'),
  uk: marks('«…»', '„…“', '—'),
  ar: marks('«…»', '“…”'),
  he: marks('”…”', '’…’'),
  zh: marks('“…”', '‘…’', '——'),
  'zh-hant': marks('「…」', '『…』', '——'),
  ja: marks('「…」', '『…』', '――'),
  ko: marks('“…”', '‘…’'),
};

/** The marks of a code where they are others than those of its language: Swiss quotes, Spanish in the Americas. */
function marksOf(code: string): Marks {
  const language = wordLanguage(code);
  const found = byLanguage[language] ?? marks('“…”', '‘…’');
  if (/^(?:de|it|fr)-ch\b/i.test(code)) return { ...found, quotes: ['«', '»'], inner: ['‹', '›'] };
  if (/^es-(?!es\b)/i.test(code)) return { ...found, quotes: ['“', '”'], inner: ['‘', '’'] };
  return found;
}

/**
 * The same outline with the running text of a page in its language's quotes, apostrophes, dashes and spaces before marks. Names, contacts,
 * links and lists of keywords stay as the person wrote them, to the letter.
 */
export function setTypography(outline: Outline): Outline {
  const set = (span: Span): Span => {
    const text = span.url === undefined ? typographicText(span.text, outline.language) : span.text;
    return text === span.text ? span : { ...span, text, ...(span.runs ? { runs: alignRuns(span.runs, text) } : {}) };
  };
  const setParts = <T extends Section | Entry>(part: T): T => ({
    ...part,
    paragraphs: part.paragraphs.map(set),
    bullets: part.bullets.map(set),
  });
  return {
    ...outline,
    ...(outline.label ? { label: set(outline.label) } : {}),
    sections: outline.sections.map((section) => ({
      ...setParts(section),
      entries: section.entries.map((entry) => ({
        ...setParts(entry),
        ...(entry.title ? { title: set(entry.title) } : {}),
        heads: entry.heads.map(set),
      })),
    })),
  };
}

/** Cheap to ask, and false for most texts. */
const mayNeedMarks =
  /["']|--|\d[ \u00a0\u202f]?%|[\p{L}\p{N}%€)»][ \u00a0\u202f]?[:;?!](?: |$)|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}],|,\s?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Words that mean what they are letter for letter: addresses, code, names of files and options. */
const literal =
  /`[^`]*`|(?<![\p{L}\d])\d*\p{L}[\p{L}\d]*\([^()\s]*"[^()]*\)|(?:https?:\/\/|www\.)[^\s"]+|(?<=^|[\s"`])(?:[^\s"]+@[^\s"]+|[^\s"]*\.\p{L}{2,}\/[^\s"]*|[^\s"]*[\\_={}<>|$][^\s]*)|(?<=^|[\s(])--?\p{L}[^\s"]*/gu;

/** A text in the marks of a language. Exported for its test. */
export function typographicText(text: string, code: string): string {
  if (!mayNeedMarks.test(text)) return text;
  const kept: string[] = [];
  const bare = text.replace(literal, (word) => {
    kept.push(word);
    return '\uFFFE';
  });
  let next = 0;
  return setMarks(bare, code).replace(/\uFFFE/g, () => kept[next++] ?? '');
}

const cjk = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const spaceless = new RegExp(`[${cjk}]`, 'u');

function setMarks(text: string, code: string): string {
  const { quotes, inner, dash } = marksOf(code);
  const language = wordLanguage(code);
  const quoted = spaceless.test(text)
    ? text.replace(/"([^"]+)"/g, around(quotes))
    : text.replace(pairOf('"'), around(quotes));
  // Between letters of Hebrew and Arabic stand signs of their own that look the same.
  const spoken = /^(?:he|ar)$/.test(language)
    ? quoted
    : quoted
        .replace(pairOf("'"), around(inner))
        .replace(/(?<=\p{L})'(?=\p{L})|(?<=\p{L}s)'(?=$|[\s.,;:!?])|(?<=^|\s)'(?=\d\ds?(?:\s|$))/giu, '’');
  const shares = setPercent(spoken, language);
  const dashed = shares
    .replace(/ ---? /g, ` ${dash} `)
    .replace(/(?<=\d)--(?=\d)/g, '–')
    .replace(/(?<=\p{L})---?(?=\p{L})/gu, ` ${dash} `);
  if (language === 'fr' && !/-ch\b/i.test(code)) return spaceFrench(dashed, /-ca\b/i.test(code));
  return language === 'ja' || language.startsWith('zh')
    ? dashed.replace(latinComma, language === 'ja' ? '、' : '，')
    : dashed;
}

/** Languages that set the percent sign apart from its figure, and those that never do; the others have both. */
const apart = new Set(['de', 'fr', 'es', 'sv', 'da', 'nb', 'fi', 'cs']);
const beside = new Set(['en', 'zh', 'zh-hant', 'ja', 'ko', 'he', 'ar']);

/** "31 %" in German, "31%" in English: in one document they are all of one kind. */
function setPercent(text: string, language: string): string {
  if (apart.has(language)) return text.replace(/(?<=\d)%(?![\p{L}\d-])/gu, ' %');
  return beside.has(language) ? text.replace(/(?<=\d)[ \u00a0\u202f]%(?![\p{L}\d])/gu, '%') : text;
}

/** Before a letter of theirs, whatever it stands behind: "9%,每年". */
const latinComma = new RegExp(`(?<=\\S),\\s?(?=[${cjk}「『“])`, 'gu');

/** A quotation between two of a mark, the first behind a space or a bracket: 24" and 6'2" are none. */
const pairOf = (mark: string) =>
  new RegExp(`(?<=^|[\\s([{–—/„“”«「-])${mark}(?=\\S)([^${mark}]*?\\S)${mark}(?=$|[\\s.,;:!?)\\]}–—/…“”»」-])`, 'gu');

const around =
  ([open, close]: [string, string]) =>
  (_: string, words: string) =>
    `${open}${words}${close}`;

/** A space before the marks of two parts, in Canada before the colon only. */
function spaceFrench(text: string, isCanadian: boolean): string {
  const high = isCanadian ? ':' : ':;?!';
  return text
    .replace(new RegExp(`(?<=[\\p{L}\\p{N})»”%€’])[ \\u00a0\\u202f]?([${high}]+)(?=$|[ \\u00a0])`, 'gu'), ' $1')
    .replace(/«[ \u00a0\u202f]?(?=\S)/g, '« ')
    .replace(/(?<=\S)[ \u00a0\u202f]?»/g, ' »');
}

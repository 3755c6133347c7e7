import { stemWord } from './stem-word.ts';

/** A word of a text: UTF-16 offsets, `form` lower-cased with accents kept, `key` also without plural endings, `stem` as `stemWord` gives it. */
export type Token = { start: number; end: number; form: string; key: string; stem: string };

const letter = /[\p{L}\p{N}\p{M}_]/u;
const solid = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Splits a text into words in linear time. Keeps C++, C#, F# and .NET whole; `&` reads as "and"; scripts without spaces give one word a character. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const length = text.length;
  let i = 0;
  while (i < length) {
    const code = text.charCodeAt(i);
    if (code === 38) {
      tokens.push({ start: i, end: i + 1, form: 'and', key: 'and', stem: 'and' });
      i++;
      continue;
    }
    const dotted =
      code === 46 &&
      isLetterAt(text, i + 1) &&
      !isDigit(text.charCodeAt(i + 1)) &&
      (i === 0 || isOpen(text.charCodeAt(i - 1)));
    if (!dotted && !isLetterAt(text, i)) {
      i++;
      continue;
    }
    const start = i;
    if (dotted) i++;
    if (code > 0x0e00 && isSolidAt(text, i)) {
      i += (text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1;
      push(tokens, text, start, i);
      continue;
    }
    while (i < length && (isLetterAt(text, i) || (isInnerApostrophe(text, i) && !isElision(text, start, i))))
      i += text.charCodeAt(i) >= 0xd800 && text.charCodeAt(i) < 0xdc00 ? 2 : 1;
    i = takeSuffix(text, i);
    push(tokens, text, start, i);
  }
  return tokens;
}

/** The form under which a word is looked up: lower case, no possessive, no English plural. */
export function keyOf(form: string): string {
  const bare = form.endsWith("'s") || form.endsWith('’s') ? form.slice(0, -2) : form;
  const word = bare.includes("'") || bare.includes('’') ? bare.replace(/['’]/g, '') : bare;
  if (word.length < 4 || !word.endsWith('s')) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('sses') || word.endsWith('ches') || word.endsWith('shes') || word.endsWith('xes'))
    return word.slice(0, -2);
  if (
    word.endsWith('ss') ||
    word.endsWith('us') ||
    word.endsWith('is') ||
    word.endsWith('ics') ||
    word.endsWith('js') ||
    word.endsWith('os')
  )
    return word;
  return word.slice(0, -1);
}

/** The forms of a phrase's words; plain phrases, which are most of the lexicon, are split at their spaces alone. */
export function formsIn(phrase: string): Forms[] {
  return /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(phrase) ? phrase.split(' ').map(formsOfWord) : tokenize(phrase);
}

export type Forms = { form: string; key: string; stem: string };

/** Forms of words seen before, by the words as written. */
const seen = new Map<string, Forms>();

function push(tokens: Token[], text: string, start: number, end: number): void {
  const written = text.slice(start, end);
  const { form, key, stem } = formsOfWord(written);
  tokens.push({ start, end, form, key, stem });
}

function formsOfWord(written: string): Forms {
  return seen.get(written) ?? formsOf(written);
}

function formsOf(written: string): Forms {
  const form = written.toLowerCase();
  const forms = { form, key: keyOf(form), stem: stemWord(form) };
  if (written.length < 24 && seen.size < 60_000) seen.set(written, forms);
  return forms;
}

function takeSuffix(text: string, i: number): number {
  const code = text.charCodeAt(i);
  if (code === 35 && !isLetterAt(text, i + 1)) return i + 1;
  if (code !== 43) return i;
  const end = text.charCodeAt(i + 1) === 43 ? i + 2 : i + 1;
  return isLetterAt(text, end) || isDigit(text.charCodeAt(i - 1)) ? i : end;
}

function isLetterAt(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  if (code < 128) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || isDigit(code) || code === 95;
  return i < text.length && letter.test(String.fromCodePoint(text.codePointAt(i) ?? 32));
}

function isSolidAt(text: string, i: number): boolean {
  return solid.test(String.fromCodePoint(text.codePointAt(i) ?? 32));
}

function isInnerApostrophe(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  return (code === 39 || code === 0x2019) && isLetterAt(text, i + 1);
}

/** The apostrophe of l'informatique or d'Excel parts two words; that of we'll and it's does not. */
function isElision(text: string, start: number, i: number): boolean {
  return i - start <= 2 && isLetterAt(text, i + 2) && isLetterAt(text, i + 3);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** Space, bracket, slash, comma or line start: what may stand before ".NET". */
function isOpen(code: number): boolean {
  return code <= 32 || code === 40 || code === 47 || code === 44 || code === 91 || code === 34;
}

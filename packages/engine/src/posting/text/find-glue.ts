import { findListedSkills } from '../../lexicon/find/find-listed-skills.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';

const seam =
  /(?<=\p{Ll}{3})(?=\p{Lu}\p{Ll}{2}|\p{Lu}\p{Ll}\s)|(?<=\p{Lu}{4})(?=\p{Lu}\p{Ll}{2})|(?<=\p{Ll}{4})(?=(?:\p{Lu}{3,5}|A)\s)|(?<=\p{Ll}{3})(?=\d{1,2}\s?(?:(?:[-–]|to)\s?\d{1,2}|\+)?\s?\+?\s?(?:years|yrs)\b)/gu;

/** Whether a text has what every seam has: a small letter before a capital or a digit, or a capital before a small letter after another capital. Most lines have none. */
function mayHold(text: string): boolean {
  let before = 0;
  let earlier = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const kind =
      code > 127
        ? code >= 0xc0 && code < 0x2000
          ? 4
          : 0
        : code >= 97 && code <= 122
          ? 1
          : code >= 65 && code <= 90
            ? 2
            : code >= 48 && code <= 57
              ? 3
              : 0;
    if ((before === 1 || before === 4) && (kind === 2 || kind === 3 || kind === 4)) return true;
    if (kind === 1 && before === 2 && (earlier === 2 || earlier === 4)) return true;
    earlier = before;
    before = kind;
  }
  return false;
}

/**
 * Places where two words run together because a line break was lost ("SUMMARYProvide", "functieJe spreekt", "DjangoMySQL"). Offsets into the line, which begins at `from` in the text.
 * A word that opens small and goes on with a capital after four letters is no name; one that opens with a capital is two where both halves are words
 * of job language, where another in the line ran together too, or where known names lie side by side in a line without any mark.
 */
export function findGlue(line: string, text = line, from = 0): number[] {
  if (!mayHold(line)) return [];
  const places = new Set(gluedNames(line));
  const open: number[] = [];
  for (const { index } of line.matchAll(seam)) {
    const left = /[\p{L}]+$/u.exec(line.slice(Math.max(0, index - 24), index))?.[0] ?? '';
    const right = /^\p{L}+/u.exec(line.slice(index, index + 24))?.[0] ?? '';
    const rightIsWord = right === '' || /^\p{Lu}+$/u.test(right) || isGeneralWord(right.toLowerCase());
    if (isName(left + right) || comesBack(text, left + right, from + index - left.length)) continue;
    const isPair = isGeneralWord(left.toLowerCase()) && rightIsWord && !looksLikeName(line, index, left, right);
    if (isPair || /^\p{Ll}{4,}$/u.test(left)) places.add(index);
    else open.push(index);
  }
  if (places.size > 0 || open.length > 2)
    for (const at of open) if (/^\p{Lu}\p{Ll}+\s[\p{Ll}(\d]/u.test(line.slice(at, at + 30))) places.add(at);
  if (places.size > 0)
    for (const { index } of line.matchAll(/(?<=\p{Ll}{2}\))(?=\p{Lu}\p{Ll}{3})/gu)) places.add(index);
  return [...places].sort((a, b) => a - b);
}

/** "DjangoMySQLFast ApiPython DevelopmentMicroservices": in a line without any mark, where a known name ends or begins within a word. */
function gluedNames(line: string): number[] {
  if (line.length > 400 || /[.,;:!?()/]/.test(line)) return [];
  const places: number[] = [];
  for (const { 0: word, index } of line.matchAll(/[\p{L}\p{N}+#]+/gu)) {
    const cuts = [...word.matchAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Lu}\p{Ll})/gu)].map((cut) => cut.index);
    if (cuts.length === 0 || isName(word)) continue;
    const ends = [...cuts, word.length];
    let from = 0;
    while (from < word.length) {
      const longer = ends.filter((end) => end > from).toReversed();
      const end = longer.find((to) => isName(word.slice(from, to))) ?? longer.at(-1) ?? word.length;
      const known = isName(word.slice(from, end));
      const next = ends
        .filter((to) => to > end)
        .toReversed()
        .some((to) => isName(word.slice(end, to)));
      if (end < word.length && (known || next)) places.push(index + end);
      from = end;
    }
  }
  return places.length >= 2 ? places : [];
}

/** "WellAware" in several places of a text is a name; two words that lost the break between them run together once. */
function comesBack(text: string, word: string, at: number): boolean {
  const near = text.slice(0, 20_000);
  const behind = text.slice(at + word.length, at + word.length + 20);
  let found = near.indexOf(word);
  for (let i = 0; i < 20 && found !== -1; i++) {
    const end = found + word.length;
    if (found !== at && text.slice(end, end + 20) !== behind && !/\p{L}/u.test(near[end] ?? '')) return true;
    found = near.indexOf(word, end);
  }
  return false;
}

/** "Zucchetti o TeamSystem", "Guidewire PolicyCenter, Excel": two capitals within a line, after other words, with nothing that goes on as a sentence does, are a product's name. */
function looksLikeName(text: string, at: number, left: string, right: string): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(left) || !/^\p{Lu}\p{Ll}/u.test(right)) return false;
  const before = text.slice(0, at - left.length);
  const goesOn = /^\s\p{Ll}/u.test(text.slice(at + right.length, at + right.length + 2));
  return /[\p{L}\d),]\s$/u.test(before) && (!goesOn || /(?:^|\s)\p{Ll}+\s$/u.test(before));
}

/** A name that is written so, JavaScript or QuickBooks: no seam. At most forty letters come in. */
function isName(word: string): boolean {
  return findListedSkills(word).some((skill) => skill.end - skill.start === word.length);
}

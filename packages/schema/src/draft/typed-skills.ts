import { bulletMark } from './bullet-mark.ts';
import { addEscapes, dropEscapes, readList, splitAt, writeList } from './typed-lists.ts';

type Group = { name?: string; level?: string; keywords?: string[] };
type Spoken = { language?: string; fluency?: string };

/** Skills or interests: `Group (level): one, two` on a line, or bare names. */
export function readGroups(text: string): Group[] {
  return linesOf(text).flatMap((line): Group[] => {
    const [head = '', ...rest] = splitAt(line, ':');
    const dashed = rest.length === 0 ? readDashed(line) : undefined;
    if (dashed) return [dashed];
    if (rest.length === 0) return readList(line).map((name) => ({ name }));
    const keywords = readList(rest.join(':'));
    const levelled = /^((?:[^(\\]|\\.)*)\(([^()\\]+)\)$/u.exec(head);
    const name = dropEscapes(levelled?.[1] ?? head);
    return [
      {
        ...(name ? { name } : {}),
        ...(levelled?.[2] ? { level: levelled[2].trim() } : {}),
        ...(keywords.length > 0 ? { keywords } : {}),
      },
    ];
  });
}

/** `Cloud – AWS, Azure`: a group whose name a dash ends. */
function readDashed(line: string): Group | undefined {
  const [, name, rest = ''] = /^([^,;|·•()\\]{2,30}?)\s+[–—-]\s+(.+)$/u.exec(line) ?? [];
  if (name === undefined || /\s[–—-]\s/.test(rest)) return undefined;
  const keywords = readList(rest);
  return keywords.length > 1 ? { name: name.trim(), keywords } : undefined;
}

/** The same as text that `readGroups` reads back: bare names together on one line. */
export function writeGroups(groups: readonly Group[]): string {
  const lines: string[] = [];
  let bare: string[] = [];
  const flush = () => {
    if (bare.length > 0) lines.push(writeBare(bare));
    bare = [];
  };
  for (const { name = '', level = '', keywords = [] } of groups) {
    if (keywords.length === 0 && !level && name) bare.push(name);
    else {
      flush();
      const head = `${addEscapes(name, /[:()]/g)}${level ? ` (${level.replace(/[()\\:]/g, ' ')})` : ''}`.trim();
      lines.push(`${guardBullet(head)}: ${writeList(keywords)}`.trimEnd());
    }
  }
  flush();
  return lines.join('\n');
}

/** Languages: `English (C1), German (native)` or `English: C1`, in one line or in several. */
export function readLanguages(text: string): Spoken[] {
  return linesOf(text).flatMap((line) => splitAt(line, ',;', true).filter(Boolean).map(readSpoken));
}

/** The same as text that `readLanguages` reads back. */
export function writeLanguages(languages: readonly Spoken[]): string {
  const line = languages
    .map(({ language = '', fluency = '' }) => {
      const name = addEscapes(language, /[,;:()–-]/g).replace(levelEnd, ' \\$1');
      return fluency ? `${name} (${addEscapes(fluency, /[()]/g)})` : name;
    })
    .filter(Boolean)
    .join(', ');
  return guardBullet(line);
}

/** How well a language is spoken, at the end of a text without any sign before it. */
const levelEnd =
  /(?<!\s)\s+([ABC][12]|native|bilingual|fluent|advanced|intermediate|conversational|basic|muttersprache|fließend|verhandlungssicher|grundkenntnisse)$/iu;

function readSpoken(item: string): Spoken {
  const bracketed = /^((?:[^(\\]|\\.)*)\((.+)\)$/u.exec(item);
  const [head = '', ...rest] = bracketed ? [bracketed[1], bracketed[2]] : splitAt(item, ':–-');
  const level = rest.length === 0 ? levelEnd.exec(head) : null;
  const language = dropEscapes(level ? head.slice(0, level.index) : head);
  const fluency = dropEscapes(level?.[1] ?? rest.join(' '));
  return { ...(language ? { language } : {}), ...(fluency ? { fluency } : {}) };
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.trim().replace(bulletMark, ''))
    .filter((line) => line !== '');
}

function writeBare(names: readonly string[]): string {
  const plain = names.join(', ');
  if (JSON.stringify(readGroups(plain)) === JSON.stringify(names.map((name) => ({ name })))) return plain;
  return guardBullet(names.map((name) => addEscapes(name, /[,;():|·•–—-]/g)).join(', '));
}

function guardBullet(line: string): string {
  return bulletMark.test(line) ? `\\${line}` : line;
}

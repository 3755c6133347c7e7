import { findLanguages } from '../../../lexicon/learning/languages.ts';
import type { Line } from '../../layout/types.ts';
import { boxOf, type Draft, type Piece, toFact } from '../fact.ts';
import { fluency, isLevel, sharedLevel } from './language-level.ts';

/** Languages with their levels: one a line, or several in a row; the level beside, below or in brackets. */
export function parseLanguages(lines: Line[]): Draft[] {
  const out: { language: Piece; fluency?: Piece }[] = [];
  for (const line of joinWrappedLevels(lines)) {
    const cells = [...line.rail, ...line.cells];
    const names = cells.filter((cell) => !isLevel(cell.text));
    for (const cell of cells) {
      const named = readEastern(cell.text);
      if (named) {
        const boxes = [boxOf(cell)];
        out.push({ language: { text: named.name, boxes }, fluency: { text: named.level, boxes } });
        continue;
      }
      const told = readTold(cell.text);
      if (told) {
        const boxes = [boxOf(cell)];
        out.push(
          ...told.map(({ name, level }) => ({ language: { text: name, boxes }, fluency: { text: level, boxes } })),
        );
        continue;
      }
      const listed = cell.text.replace(/(?<=\))\.$/, '');
      for (const text of partLanguages(listed)) {
        // Dots and stars rate a language; "kein Französisch" says that it is none of the person's.
        if (!/\p{L}/u.test(text) || denied.test(text)) continue;
        const piece = { text, boxes: [boxOf(cell)] };
        const led = /^(basic|fluent|native|conversational|intermediate|advanced) (\p{Lu}\p{Ll}+)$/u.exec(text.trim());
        if (led?.[1] && led[2] && !/^(?:Speaker|Level|User|Proficiency|Knowledge|Working)$/.test(led[2])) {
          out.push({ language: { ...piece, text: led[2] }, fluency: { ...piece, text: led[1] } });
          continue;
        }
        // What stands in brackets alone is said of the language before it, in whatever script.
        if (isLevel(text) || /^\s*[(（][^()（）]+[)）]\s*$/u.test(text)) {
          const open = names.length === 0 ? out.find((entry) => !entry.fluency) : out.at(-1);
          if (open && !open.fluency) open.fluency = { ...piece, text: trimLevel(text) };
          continue;
        }
        const parts = /^([\p{L} ()'’-]{2,30}?)\s*(?:[:–—|(]|\s-\s|,|\s{2})\s*(.+)$/u.exec(text);
        const level = parts ? undefined : fluency.exec(text);
        if (parts?.[1] && parts[2])
          out.push({ language: { ...piece, text: parts[1].trim() }, fluency: { ...piece, text: trimLevel(parts[2]) } });
        else if (level && level.index > 1)
          out.push({
            language: { ...piece, text: text.slice(0, level.index).trim() },
            fluency: { ...piece, text: trimLevel(level[0]) },
          });
        else if (text.length < 30 && !/[©@]/.test(text))
          out.push({ language: { ...piece, text: text.replace(/\s*[:–-]+\s*$/, '') } });
      }
    }
  }
  return out.map((entry) => ({
    language: toFact(entry.language, 0.9),
    fluency: entry.fluency && toFact(entry.fluency, 0.85),
  }));
}

/** "英语：熟练，可阅读技术文档；": a language and its level before a colon, with the test that shows it; what it is used for is left. */
function readEastern(text: string): { name: string; level: string } | undefined {
  const [, name, said = ''] = /^(\p{Lo}{2,8})\s?[:：]\s*(.+?)[；;。]?$/u.exec(text) ?? [];
  const [level, test] = said.split(/\s*[，,、]\s*/u);
  if (!name || !level || level.length > 12 || /[|/]/.test(said)) return undefined;
  return {
    name,
    level: test && /^[A-Z]+[- ]?\d+$/.test(test) ? said.slice(0, said.indexOf(test) + test.length) : level,
  };
}

/** The languages of a row, each with what is said of it, or with what is said of both. */
function partLanguages(text: string): string[] {
  const shared = sharedLevel(text);
  return shared.length > 1 ? shared : (nameAll(text) ?? nameEach(text) ?? splitLanguages(text)).flatMap(sharedLevel);
}

/** "English, Hindi.", "Fluent in English & Spanish": a row that names languages and gives no level of its own to any. */
function nameAll(text: string): string[] | undefined {
  const bare = text.replace(/^[-–•\s]*(?:fluent in|i speak|speaks?)\s+/i, '').replace(/[\s.]+$/, '');
  const names = bare.split(/\s*[,;،؛、；，&/]\s*(?:and\s+)?|\s+(?:and|und|et|y|e|en)\s+/u).filter(Boolean);
  const whole = names.every((name) => {
    const [hit] = findLanguages(name);
    return hit !== undefined && hit.start === 0 && hit.end === name.length;
  });
  if (names.length < 2 || !whole) return undefined;
  return /^[-–•\s]*fluent in/i.test(text) ? names.map((name) => `${name} (fluent)`) : names;
}

/** "Français langue maternelle, wolof courant": languages between commas, each with what is said of it, or said to be none. */
function nameEach(text: string): string[] | undefined {
  const parts = text
    .replace(/[\s.]+$/, '')
    .split(/\s*[,;|]\s*(?![^()]*\))/u)
    .filter(Boolean);
  const each = parts.every((part) => denied.test(part) || findLanguages(part)[0]?.start === 0);
  return parts.length > 1 && each ? parts : undefined;
}

const denied = /^(?:no|kein\p{L}*|pas d[e'’]|aucun\p{L}*|sin|ning[uú]n|nenhum\p{L}*|sem|nessun\p{L}*|geen)(?!\p{L})/iu;

/** Words between a level and the language that it tells of: "Fluent in English", "notions de grec". */
const tellers = new Set(
  'in and und et y e en de d do da of the i am speak speaker also both fully very some read write reading writing written spoken oral skills knowledge language languages el la le l'.split(
    ' ',
  ),
);

/** "Fluent in Spanish and English, conversational French": every language with the level that stands before it, where nothing else is said. */
function readTold(text: string): { name: string; level: string }[] | undefined {
  const hits = findLanguages(text);
  const first = hits[0];
  if (!first || first.start === 0) return undefined;
  let level = '';
  let from = 0;
  const told = hits.map((hit) => {
    const before = text.slice(from, hit.start);
    const word = before.match(/[\p{L}'’-]+/gu)?.find((one) => isLevel(one));
    if (word) level = word;
    from = hit.end;
    const rest = before.match(/[\p{L}'’-]+/gu) ?? [];
    const clear = !/[\d:()]/.test(before) && rest.every((one) => one === word || tellers.has(one.toLowerCase()));
    return { name: text.slice(hit.start, hit.end), level, clear };
  });
  const rest = text.slice(from).replace(/[\s.]+$/, '');
  return told.every((one) => one.clear && one.level !== '') && (rest === '' || /^\s+speaker$/i.test(rest))
    ? told
    : undefined;
}

/** A list in one row that breaks within an item: "Swedish (native), English" over "(fluent)". */
function joinWrappedLevels(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const [a, b] = [above?.cells[0], line.cells[0]];
    const single = above?.cells.length === 1 && line.cells.length === 1 && line.bullet === undefined;
    const listed = a && b && single && /[,;(]/.test(a.text);
    const opens = listed && a.text.split('(').length > a.text.split(')').length;
    if (!above || !listed || (!opens && !/^\(/.test(b.text))) {
      out.push(line);
      continue;
    }
    const text = `${a.text} ${b.text}`;
    const joined = { ...a, text, bottom: b.bottom, right: Math.max(a.right, b.right), items: [...a.items, ...b.items] };
    out[out.length - 1] = { ...above, text, cells: [joined] };
  }
  return out;
}

function trimLevel(text: string): string {
  const bare = text.replace(/^[\s(（:–—-]+|[,;\s）]+$/g, '').replace(/(?<=\d|\p{Ll}{5})\.$/u, '');
  return bare.includes('(') ? bare : bare.replace(/\)+$/, '');
}

function splitLanguages(text: string): string[] {
  return partAtNames(text)
    .split(
      /\s*[;|•·،؛、；，]\s*|\s+[~/]\s+|\.\s+(?=\p{Lu}\p{L}+\s*[:(])|(?<=\)),\s*|,\s*(?=\p{L}+\s*[(:–-])|,\s*(?=\p{Lu}\p{L}+(?:,|$))/u,
    )
    .filter((part) => part.trim() !== '');
}

/** "Español: nativo. Portugués: B1.", "Deutsch, Englisch B1", "Anglais B2 – Espagnol A2": parted before each further language that we know. */
function partAtNames(text: string): string {
  const bare = text.replace(/\([^()]*\)/g, (bracket) => ' '.repeat(bracket.length));
  const starts = findLanguages(bare).map(({ start }) => start);
  return starts.reverse().reduce((parted, start) => {
    const mark = /[.,–—/-]\s*$/u.exec(parted.slice(0, start));
    return mark && mark.index > 1 ? `${parted.slice(0, mark.index)}; ${parted.slice(start)}` : parted;
  }, text);
}

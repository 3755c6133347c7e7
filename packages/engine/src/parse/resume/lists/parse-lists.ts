import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { findLanguages } from '../../../lexicon/learning/languages.ts';
import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { itemsOf, joinRunningLists, lastDate } from '../entries/list-items.ts';
import { splitAtComma } from '../entries/split-at-comma.ts';
import { slicePiece } from '../entries/split-head.ts';
import { boxOf, type Draft, type Piece, toFact } from '../fact.ts';
import {
  areWhole,
  cutExpiries,
  groupTyped,
  isMixedList,
  isPlainList,
  isTypedList,
  joinBylines,
  namesCertificate,
  openBracket,
  shortens,
} from '../papers/certificate-lines.ts';
import { splitCertificates } from '../papers/split-certificates.ts';
import { splitList } from '../skills/parse-skills.ts';
import { joinWrappedHeads } from '../tidy/join-heads.ts';
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

/** Plain lists: interests and the like; "Music: choir, viola" is one with what it holds. */
export function parseInterests(lines: Line[]): Draft[] {
  return joinRunningLists(lines).flatMap((line) =>
    line.cells.flatMap((cell) => {
      const facts = (text: string) =>
        // A foot of the page below the last section says how to reach the person.
        splitList(text)
          .filter((one) => !/\S@\S|^\+?[\d\s()./-]{7,}$/.test(one))
          .map((one) => toFact({ text: one, boxes: [boxOf(cell)] }, 0.8));
      const [, name, words] = /^(\p{L}[^:,;|]{1,40}):\s+(\S.*)$/u.exec(cell.text) ?? [];
      if (name && words)
        return [{ name: toFact({ text: name, boxes: [boxOf(cell)] }, 0.8), keywords: facts(words) } as Draft];
      return facts(cell.text).map((fact): Draft => ({ name: fact }));
    }),
  );
}

/** Levels that belong to a certificate's name, though a dash or a dot stands before them. */
const certificateLevel =
  /^(?:professional|associate|practitioner|foundation(?:al|s)?|special(?:ty|ist)|expert|advanced|fundamentals|master|level\b.*|stufe\b.*|niveau\b.*|basic|intermediate|provider|instructor|instalador\p{L}*)(?=$|[,(])/iu;

/** What leads up to the date of a certificate. */
const renewed =
  /[\s,(–-]+(?:renewed|refreshed|updated|obtained|passed|erneuert|aufgefrischt|renouvelée?|recyclée?|obtenue?|renovad[oa]|obtenid[oa]|obtid[oa]|rinnovat[oa]|conseguit[oa]|vernieuwd|behaald)(?: (?:in|on|en|em|im|am|le|nel|op))?$/iu;

/** Certificates: name, issuer, date. */
export function parseCertificates(lines: Line[], plain: PlainStyle): Draft[] {
  const { kept, expiries } = cutExpiries(joinWrappedHeads(lines).flatMap(splitCertificates));
  const strong = !plain.bold && kept.every((line) => line.cells[0]?.bold ?? line.bold);
  // What is over and says so in its own words stands alone.
  const over = (line: Line): boolean =>
    line.cells.some((cell) =>
      expiries.some(({ item, piece }) => cell.items.includes(item) && cell.text === piece.text),
    );
  const runs: Line[][] = [];
  kept.forEach((line, i) => {
    const above = kept[i - 1];
    if (above && !over(line) && !over(above)) runs.at(-1)?.push(line);
    else runs.push([line]);
  });
  const groups = runs.flatMap((run) =>
    isTypedList(run) || isPlainList(run, strong || expiries.length > 0) || isMixedList(run, strong)
      ? groupTyped(run, strong).map((group) => itemsOf(group, plain))
      : areWhole(run)
        ? run.map((line) => itemsOf([line], plain))
        : [itemsOf(run, plain)],
  );
  return groups.flat().map(({ parts, place, entry, extra, url }): Draft => {
    const [name, named, level] = nameAndIssuer(openBracket(parts));
    // A licence of a state is issued there.
    const issuer = named ?? place;
    const expiry = expiries.find(({ item }) =>
      entry.lines.some((line) => line.cells.some((cell) => cell.items.includes(item))),
    );
    if (expiry?.lapsed) return { name: toFact(expiry.piece, 0.8), url, summary: extra };
    return {
      name:
        name &&
        (level
          ? toFact(joinPieces(name, level), 0.8, `${name.text} - ${level.text}`)
          : toFact(name, 0.8, entry.dates.length > 0 ? name.text.replace(renewed, '') : name.text)),
      issuer:
        issuer &&
        toFact(
          issuer,
          0.7,
          issuer.text.replace(/^(?:(?:issued|awarded|granted) by|by|von|par|por|emesso da|uitgegeven door)\s+/i, ''),
        ),
      date: lastDate(entry),
      url,
      summary: extra ?? (expiry && toFact(expiry.piece, 0.8)),
    };
  });
}

/** Name and issuer of a certificate; a level cut off the name comes back to it. */
function nameAndIssuer(parts: HeadPiece[]): [HeadPiece?, HeadPiece?, HeadPiece?] {
  const [first, second, third] = parts;
  const wraps = first && second && second.row === first.row + 1 && /\s[-–—]$/.test(first.text);
  if (first && wraps && certificateLevel.test(second.text))
    return [{ ...first, text: first.text.replace(/\s+[-–—]$/, '') }, third, second];
  if (first && second && first.row === second.row && certificateLevel.test(second.text)) {
    const comma = second.text.indexOf(', ');
    if (comma < 0) return [first, third, second];
    return [first, slicePiece(second, comma + 2, second.text.length), slicePiece(second, 0, comma)];
  }
  if (first && second && first.row === second.row && shortens(first.text, second.text)) return [first, third, second];
  const split = first && !second ? splitAtComma(first) : undefined;
  const issued = split && organisationScore(split[1].text) >= 0.6 && organisationScore(split[0].text) < 0.6;
  return issued && namesCertificate(split[0].text) ? split : [first, second];
}

function joinPieces(a: Piece, b: Piece): Piece {
  return { text: `${a.text} ${b.text}`, boxes: [...a.boxes, ...b.boxes] };
}

const awardWord =
  /\b(?:awards?|prizes?|medals?|scholar\p{L}*|fellow\p{L}*|honou?rs?|winner|finalist|teacher of|employee of|of the (?:year|month)|best|distinction|dean.s list|preis|auszeichnung|stipendium|prix|bourse|premio|beca|prêmio|bolsa|borsa|prijs|beurs)\b/iu;

/** Awards: title, awarder, date. Which is which is said by the words where the order is not the usual one. */
export function parseAwards(lines: Line[], plain: PlainStyle): Draft[] {
  return itemsOf(joinBylines(lines), plain).map(({ parts: [first, second], entry, extra }): Draft => {
    const swapped =
      first &&
      second &&
      awardWord.test(second.text) &&
      !awardWord.test(first.text) &&
      organisationScore(first.text) > 0;
    const [title, awarder] = swapped ? [second, first] : [first, second];
    return {
      title: title && toFact(title, 0.8, title.text, awarder?.text),
      awarder:
        awarder && toFact(awarder, 0.7, awarder.text.replace(/^(?:(?:awarded|granted|presented) )?by:?\s+/i, '')),
      date: lastDate(entry),
      summary: extra,
    };
  });
}

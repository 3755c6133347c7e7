import { isDocumentTitle, withoutDocumentTitle } from '../../../language/headings/document-title.ts';
import { findHeading } from '../../../language/headings/find-heading.ts';
import { nameLabels, namePartLabels } from '../../../language/personal/name-labels.ts';
import { withoutTitles } from '../../../language/personal/name-titles.ts';
import { placeScore } from '../../../language/places/places.ts';
import { foldText, foldWords } from '../../../language/text/fold-text.ts';
import { organisationScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { skillsIn } from '../../../lexicon/find/skills-in.ts';
import { isGeneralWord } from '../../../lexicon/word-weight.ts';
import { makeCell } from '../../layout/group-cells.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { boxOf, type Fact, toFact } from '../fact.ts';

export type NameFound = { name: Fact; label?: Fact; lines: Line[]; cell: Cell };

type Candidate = { cell: Cell; line: Line; text: string; rest: string; score: number; cells: Cell[] };

/** What stands at the head of a page for the eye of whoever handles it. */
const notices =
  /^(?:(?:strictly )?(?:private|confidential)(?: and confidential| & confidential)?|vertraulich|confidentiel|confidencial|riservato|(?:one|two)[- ]page (?:cv|resume)|입사\s?지원서|经历|面接)$/iu;

/** "LAM Sai Ho, Ian", "ABAGNALE, Florencia G.": one comma between the parts of a name. */
function joinAtComma(name: string): string {
  const parts = name.split(/,\s+/);
  const alike = parts.every((part) => /^\p{Lu}[\p{L}.'’ -]*$/u.test(part) && part.split(' ').length < 5);
  return parts.length === 2 && alike ? parts.join(' ') : name;
}

const nameShape =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]*(?:\s+(?:[\p{Lu}\p{Lo}"“(][\p{L}\p{M}'’.")”-]*|de|da|do|dos|das|del|della|di|la|le|van|von|der|den|el|al|bin|ben|y|e|zu|zur|ter|ten|af|st\.?))*$/u;

/** Letters behind a whole name: "Nora Quill, RGN, BSc". */
const letters =
  /(?<=^\S+\s\S.*),\s*\p{Lu}[\p{L}.-]{0,6}\p{Lu}[\p{L}.-]{0,4}(?:\s\(Hons\))?(?:[\s,]+\p{Lu}[\p{L}.-]{0,6}\p{Lu}[\p{L}.-]{0,4}(?:\s\(Hons\))?)*$/u;

/** Occupations that are surnames too. */
const surnames = new Set(
  (
    'baker barber butcher butler carter chaplain cobbler corporal dancer framer jockey chandler cook cooper dean driver farmer fisher gardener judge mason page parker porter potter shepherd singer tailor taylor turner weaver ' +
    'backer dreher fraser geselle melker ober soldat fischer fleischer gartner koch maler maurer meister metzger schlosser schneider schreiner tischler zimmermann ' +
    'berger boucher boulanger charpentier couturier couvreur facteur fournier macon marchand mercier tailleur tapissier verrier vigneron ' +
    'guerrero herrero pastor pescador pintor zapatero carpintero barbiere fabbro ferraro sarto molinaro ' +
    'bakker boer kok kuiper mulder schilder slager smid timmerman visser'
  ).split(' '),
);

/** A name without the surname that would be an occupation elsewhere: "Julia Koch". */
function withoutSurname(words: string[]): string {
  return words.filter((word, i) => i === 0 || !surnames.has(foldWords(word))).join(' ');
}

/** What a surname may begin with in lower case. */
const particle = /^(?:de|da|do|dos|das|del|della|di|du|la|le|van|von|der|den|ten|ter|zu|zur|af|bin|ben)\s+\p{L}/u;

/** The person's name among the first lines: large, high on the page, shaped like a name, and like the e-mail address. */
export function findName(lines: Line[], email: string | undefined): NameFound | undefined {
  const first = lines.filter((line) => line.page === 1).slice(0, 40);
  const largest = Math.max(
    ...first.map((line) => Math.max(...[...line.rail, ...line.cells].map((cell) => cell.size), 0)),
    0,
  );
  const candidates = first.flatMap((line, i) =>
    [...line.rail, ...line.cells].flatMap((cell) => judge(cell, line, i, largest, email, first)),
  );
  candidates.sort((a, b) => b.score - a.score);
  const [best, second] = candidates.filter(({ text, score }, i) => i > 3 || score < 3 || !namesWork(text, email));
  if (!best || best.score < 3) return undefined;
  const piece = { text: best.text, boxes: best.cells.map((cell) => boxOf(cell)) };
  const confidence = Math.min(0.98, 0.5 + best.score / 12);
  const found: NameFound = {
    name: toFact(piece, confidence, best.text, second?.text),
    lines: [best.line],
    cell: best.cell,
  };
  if (best.rest !== '') found.label = toFact({ text: best.rest, boxes: [boxOf(best.cell)] }, 0.8);
  return found;
}

/** "IT MANAGEMENT" at the top of a page without a name: nothing but a field of work, and unlike the e-mail address. */
function namesWork(text: string, email: string | undefined): boolean {
  const fields = skillsIn(text);
  if (fields.length === 0 || emailBonus(text, email) > 0) return false;
  return [...text.matchAll(/\p{L}+/gu)].every(
    ({ 0: word, index }) =>
      fields.some(({ start, end }) => start <= index && index < end) ||
      titleScore(word) > 0 ||
      isGeneralWord(word.toLowerCase()),
  );
}

const nameLabel = new RegExp(
  String.raw`^(?:${nameLabels}|${namePartLabels})(?:\s*[/,]\s*\p{L}+(?:\(\p{L}+\/?\))*)*\s*:?$`,
  'iu',
);

/** The name beside a label that says so, in a form ("Nom(s) / Prénom(s)   Ada Moreno"). */
export function findLabelledName(lines: Line[]): NameFound | undefined {
  const halves = joinHalves(lines);
  if (halves) return halves;
  for (const line of lines) {
    const [label, cell, ...others] = cutLabel([...line.rail, ...line.cells]);
    if (!label || !cell || others.length > 0 || !nameLabel.test(label.text) || !nameShape.test(cell.text)) continue;
    if (!/\s/.test(cell.text)) continue;
    return { name: toFact({ text: cell.text, boxes: [boxOf(cell)] }, 0.95), lines: [line], cell };
  }
  return undefined;
}

const givenLabel =
  /^(?:first|given|vor|forenames?|prénoms?|nombres?|voor|förnamn|fornavn|imię|imiona)\s?-?(?:names?|naam)?\s*:?$/iu;
const familyLabel =
  /^(?:(?:last|family|nach|familien|sur|achter)\s?-?(?:names?|naam)|name|noms?(?: de famille)?|apellidos?|cognome|apelido|naam|efternamn|etternavn|nazwisko)\s*:?$/iu;

/** A form with a row for each half of the name: "Name: Moreno" and "Vorname: Ada". */
function joinHalves(lines: Line[]): NameFound | undefined {
  const rows = lines.slice(0, 12).flatMap((line) => {
    const [label, cell, ...others] = cutLabel([...line.rail, ...line.cells]);
    const half =
      label && cell && others.length === 0 && /^\p{Lu}[\p{L}'’ -]+$/u.test(cell.text) && cell.text.length < 40;
    return half ? [{ line, label: label.text, cell }] : [];
  });
  const given = rows.find(({ label }) => givenLabel.test(label));
  const family = rows.find((row) => row !== given && familyLabel.test(row.label));
  if (!given || !family) return undefined;
  const boxes = [given, family].map(({ cell }) => boxOf(cell));
  const name = toFact({ text: `${given.cell.text} ${family.cell.text}`, boxes }, 0.95);
  return { name, lines: [given.line, family.line], cell: given.cell };
}

/** "Nombre: Ada Moreno" in one cell as the two that it is. */
function cutLabel(cells: Cell[]): Cell[] {
  const [only, ...others] = cells;
  const found = only && others.length === 0 ? /^([^:]{3,40}:)\s+(\S.*)$/u.exec(only.text) : undefined;
  if (!only || !found?.[1] || !found[2]) return cells;
  const start = only.text.length - found[2].length;
  return [
    { ...only, text: found[1] },
    { ...only, text: found[2], x: boxOf(only, start).x },
  ];
}

function judge(
  cell: Cell,
  line: Line,
  index: number,
  largest: number,
  email: string | undefined,
  lines: Line[],
): Candidate[] {
  const [text, rest] = splitRest(withoutStop(withoutGreeting(withoutPaperName(cell.text))));
  const below = nextOf(lines, line, cell);
  const joined = below && `${text}${/\p{L}-$/u.test(text) ? '' : ' '}${below.text}`;
  // A line that ends in a hyphen, or has a particle below it, is half a name.
  const half =
    below !== undefined &&
    (/\p{L}-$/u.test(text) ||
      particle.test(below.text) ||
      (/\s\S+$/.test(text) && particle.test(`${text.split(' ').at(-1)} x`)));
  if (joined && half) return [candidate(joined, '', [cell, below])].filter((c) => c !== undefined);
  const out = [candidate(text, rest, [cell])];
  const [lead, follow] = splitByStyle(cell) ?? [];
  if (lead && follow) out.push(candidate(lead.text, titleScore(follow) >= 0.8 ? follow : '', [lead]));
  if (joined && !joined.includes('  ') && text.split(' ').length <= 3 && below && below.text.split(' ').length <= 3)
    out.push(candidate(joined, '', [cell, below]));
  const under = below && lines.find((other) => other.cells.includes(below));
  const third = under && nextOf(lines, under, below);
  if (third && joined && [text, below.text, third.text].every((part) => part.split(' ').length < 3))
    out.push(candidate(`${joined} ${third.text}`, '', [cell, below, third]));
  if (cell === line.cells[0] && isSetWide(line.cells))
    out.push(candidate(line.cells.map((part) => part.text).join(' '), '', line.cells));
  return out.filter((c) => c !== undefined);

  function candidate(name: string, remainder: string, cells: Cell[]): Candidate | undefined {
    if (name.length > 120) return undefined;
    const bare = joinAtComma(withoutTitles(name.replace(letters, '')));
    if (bare.length > (cells.length > 1 ? 90 : 48) || bare.length < 2 || /\d|@|:/.test(bare)) return undefined;
    if (!nameShape.test(bare.trim()) && !(cell.size >= largest - 0.1 && nameShape.test(capitalise(bare.trim()))))
      return undefined;
    // A lower-case start amid capitals is the middle of a sentence; a lone word far down is a heading or a brand.
    if (/^\p{Ll}/u.test(bare) && /\p{Lu}/u.test(bare) && !/^(?:de|da|do|di|del|van|von|zu|al|el|ben|bin)\s/.test(bare))
      return undefined;
    if (index > 3 && !/\s/.test(bare.trim()) && emailBonus(bare, email) === 0 && cells.length === 1) return undefined;
    const heading = findHeading(name) ?? findHeading(name.replace(/(?<=\p{Lo})\s+(?=\p{Lo})/gu, ''));
    if (heading || isDocumentTitle(name) || notices.test(name)) return undefined;
    const words = bare
      .trim()
      .split(/\s+/)
      .filter((word) => !particle.test(`${word} x`));
    let score = (cell.size / Math.max(1, largest)) * 4;
    if (cell.size >= largest - 0.1) score += 2;
    score -= index * 0.12;
    if (words.length >= 2 && words.length <= 4) score += 1;
    if (words.length > 5) score -= 1.5;
    const titled = titleScore(withoutSurname(words));
    score -= Math.min(3, titled) * 1.4;
    score -= Math.min(2, organisationScore(name)) * 0.8;
    if (placeScore(name) >= 1.6) score -= 2.5;
    score += emailBonus(bare, email);
    // Nothing but everyday words: a heading that no list knows.
    if (/^[\p{Script=Latin}\s-]+$/u.test(bare) && words.every((word) => isGeneralWord(word.toLowerCase()))) {
      if (emailBonus(bare, email) === 0) score -= 3;
    }
    if (titled >= 1 && emailBonus(bare, email) === 0) score -= 3;
    // "fairs.": the last word of a sentence.
    if (/^\p{Ll}.*\.$/u.test(name)) return undefined;
    if (/[.]$/.test(bare) && !/\s\p{Lu}\.$/u.test(bare) && words.length > 1 && !/(?:jr|sr)\.$/i.test(name))
      return undefined;
    if (cells.length > 1) score += (emailBonus(bare, email) > 1 ? 0.5 : 0.2) + 0.1 * cells.length;
    return { cell, line, text: name.trim(), rest: remainder, score, cells };
  }
}

/** "Ada Moreno.": a whole name ends with no full stop but that of a short form ("jr."). */
const withoutStop = (text: string): string =>
  text.replace(/^(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,3} \p{Lu}\p{Ll}{2,})\.$/u, '$1');

const labelBefore = new RegExp(String.raw`^(?:${nameLabels})\s*[:：]\s*`, 'iu');

/** "Name: Ada Moreno", "Lebenslauf – Ada Moreno", "姓名：林雨桐", "林雨桐的个人简历", "임서희 경력": the name alone. */
function withoutPaperName(text: string): string {
  return withoutDocumentTitle(text)
    .replace(labelBefore, '')
    .replace(
      /^(.{2,12}?)\s?(?:的?(?:个人|工作|求职)?(?:简历|簡歷|履歷)|の?(?:履歴書|職務経歴書)|\s(?:이력서|경력|경력기술서))$/u,
      '$1',
    );
}

/** "Hi, I'm Ada Moreno.": the name alone. */
function withoutGreeting(text: string): string {
  const greeting =
    /^(?:(?:hello|hi|hey|hallo|bonjour|hola|olá|ciao)\W{1,3})?(?:i['’]m|i am|my name is|ich bin|je suis|je m['’]appelle|soy|me llamo|sou|chamo-me|sono|mi chiamo|ik ben|mijn naam is)\s+(?=\p{Lu})/iu;
  return greeting.test(text) ? text.replace(greeting, '').replace(/[.!,]$/, '') : text;
}

/** "Ada Moreno Data Analyst", told apart by size and style only: the cell of the first style, and the text in the other. */
function splitByStyle(cell: Cell): [Cell, string] | undefined {
  const [first] = cell.items;
  const at = cell.items.findIndex(
    (item) => first && (item.size < 0.85 * first.size || (first.bold && !item.bold && item.size < 0.97 * first.size)),
  );
  if (!first || at < 1 || cell.items.slice(at).some((item) => item.size > 0.97 * first.size)) return undefined;
  const lead = makeCell(cell.items.slice(0, at));
  return [lead, makeCell(cell.items.slice(at)).text.replace(/^[\s|–—·•,-]+/u, '')];
}

/** Words of one line in one large type with wide gaps between them, as where a name is spaced out letter by letter. */
function isSetWide(cells: Cell[]): boolean {
  if (cells.length < 2 || cells.length > 4) return false;
  return cells.every((cell, i) => {
    const before = cells[i - 1];
    const near = !before || (cell.x - before.right < 3 * cell.size && Math.abs(cell.size - before.size) < 0.5);
    const spaced = (cell.right - cell.x) / (cell.text.length * cell.size) > 0.8;
    return near && spaced && cell.size > 14 && /^\p{L}[\p{L}'’.-]*$/u.test(cell.text);
  });
}

/** A cell right under another in the same large type: a name over two lines. */
function nextOf(lines: Line[], line: Line, cell: Cell): Cell | undefined {
  const at = lines.indexOf(line);
  const alike = (other: Cell): boolean => Math.abs(other.size - cell.size) < 0.06 * cell.size;
  const small = 0.7 * cell.size;
  // Beside large type stand lines of smaller type, between its own lines too.
  const next = lines.slice(at + 1, at + 4).find((other) => other.cells.some(alike));
  const between = lines.slice(at + 1, next ? lines.indexOf(next) : at + 1);
  const below = next?.cells.find(alike);
  const alone = (cells: Cell[], own: Cell): boolean => cells.every((other) => other === own || other.size < small);
  if (between.some((other) => other.size > small || (other.x < cell.right && other.right > cell.x))) return undefined;
  if (!next || !below || !alone(next.cells, below) || !alone(line.cells, cell) || below.text === cell.text)
    return undefined;
  const stacked = below.x < cell.right && below.right > cell.x && below.size > 14;
  const close = below.base - cell.base < 1.7 * cell.size;
  return stacked && close && findHeading(below.text) === undefined ? below : undefined;
}

/** "Name, Job Title" and "Name | Job Title" on one line. */
function splitRest(text: string): [string, string] {
  // "Ada Moreno, Am Markt 3, 07743 Jena"
  const address = /^(\p{L}[^,\d]{3,40}),\s.*\d/u.exec(text)?.[1];
  if (address && /\s/.test(address)) return [address, ''];
  const mark = /\.?\s+[|–—·•]\s+|\s+-\s+|,\s+/u.exec(text);
  if (!mark) return [text, ''];
  const [name, rest] = [text.slice(0, mark.index), text.slice(mark.index + mark[0].length)];
  if (titleScore(rest) >= 0.8) return [name, rest];
  // Behind a bar stands something else than the name: a remark, an address.
  const barred = /[|·•]/.test(mark[0]) && /\s/.test(name) && nameShape.test(withoutTitles(name));
  return barred ? [name, ''] : [text, ''];
}

function emailBonus(name: string, email: string | undefined): number {
  if (!email) return 0;
  const local = foldText(email.split('@')[0] ?? '').replace(/[^a-z]/g, '');
  const parts = foldWords(name.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue'))
    .split(' ')
    .filter((part) => part.length > 2);
  const hits = parts.filter((part) => local.includes(part) || (local.length > 4 && part.includes(local))).length;
  return hits === 0 ? 0 : hits === 1 ? 2 : 3;
}

function capitalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());
}

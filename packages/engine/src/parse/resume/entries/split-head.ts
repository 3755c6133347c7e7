import { isCampus } from '../../../language/education/campus-schools.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { isKnownCity, placeScore } from '../../../language/places/places.ts';
import { isInBrackets } from '../../../language/text/brackets.ts';
import {
  endsInForm,
  isDepartment,
  isLegalForm,
  organisationScore,
  schoolScore,
} from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { HeadPiece } from './entry.ts';
import { isPlaceLike } from './is-place-like.ts';
import { isWebAddress } from './web-address.ts';

/** The head of an entry sorted out: place and web address taken away, the rest as parts in order. */
export type Head = { parts: HeadPiece[]; place?: HeadPiece; url?: HeadPiece };

/** Parts of an entry's head: cut at separators, places at the end and in cells of their own set apart. */
export function splitHead(pieces: HeadPiece[]): Head {
  const head: Head = { parts: [] };
  const cut = numberParts(
    pieces
      .flatMap((piece) =>
        piece.says === undefined || piece.says === 'employer' ? cutAnonymous(piece).flatMap(cutAtMarks) : [piece],
      )
      .map(withoutLead)
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text) && !joints.test(part.text)),
  );
  for (const part of cut) {
    if (isWebAddress(part.text)) {
      head.url ??= part;
      continue;
    }
    if (part.says !== undefined && part.says !== 'employer') {
      if (part.says === 'place') head.place = part;
      else head.parts.push(part);
      continue;
    }
    const bare = part.text.replace(/^\(([^()]*)\)$/, '$1');
    const score = placeScore(bare.replace(workMode, ''));
    const named = Math.max(titleScore(bare), organisationScore(bare.split(',')[0] ?? '') * 2);
    // "**Acme** (Torvik)": behind a name in another style, brackets hold a place or nothing that we would know.
    const bracketed = /^\([^()]{2,40}\)$/.test(part.text) && (part.order ?? 0) > 0 && isPlaceLike(bare);
    // "Infirmière DE": letters behind a title are no state.
    const titled = !bare.includes(',') && titleScore(bare) >= 0.5;
    if (!head.place && ((score >= 1.6 && score > named && !titled && (cut.length > 1 || score > 2)) || bracketed))
      head.place = { ...part, text: bare };
    else head.parts.push(part);
  }
  giveBackEmployer(head);
  joinDashedTitle(head, pieces);
  if (!head.place) takeBracketedPlace(head);
  if (!head.place) takeEndingPlace(head);
  if (!head.place) takeTownBehindForm(head);
  if (!head.place) takeAsidePlace(head);
  return head;
}

/** "Nurse – Intensive Care" in one type above "Larch Hospital": what stands behind the dash is of the title, since the employer has a line of its own. */
function joinDashedTitle(head: Head, pieces: HeadPiece[]): void {
  const [title, more, ...others] = head.parts;
  const whole =
    title &&
    more &&
    pieces.find(
      (piece) =>
        piece.row === title.row &&
        ['–', '—', '-'].some((dash) => piece.text.includes(`${title.text} ${dash} ${more.text}`)),
    );
  if (!whole || title.row !== more.row || !isNamed(whole.text)) return;
  const housed = (part: HeadPiece): boolean =>
    houseScore(part) > Math.max(0.5, houseScore(more)) ||
    (isNameBeside(part, title, more) && [head.place?.row, head.url?.row].includes(part.row));
  if (!others.some((part) => part.row !== title.row && housed(part))) return;
  const at = whole.text.indexOf(title.text);
  head.parts = [slicePiece(whole, at, whole.text.lastIndexOf(more.text) + more.text.length), ...others];
}

/** A short name below, before a place or a web address, that is set otherwise than the title and what stands behind its dash. */
function isNameBeside(part: HeadPiece, title: HeadPiece, more: HeadPiece): boolean {
  const alike = title.bold && more.bold && !part.bold && part.order === 0;
  return alike && houseScore(more) === 0 && /^[\p{Lu}\d][^.!?:;]{1,40}$/u.test(part.text) && placeScore(part.text) < 1;
}

const houseScore = ({ text }: HeadPiece): number => organisationScore(text) + schoolScore(text);

/** How somebody works there, beside the place: "Leeds (Hybrid)". */
const workMode =
  /\s*\((?:hybrid|hybride|híbrido|ibrido|remote|remoto|on-?site|vor ort|home ?office|mobil|télétravail|teletrabajo|thuiswerk)\)$|^(?:hybrid|remote),\s*/iu;

/** Words between title and employer that are set in a style of their own, or in the employer's. */
const joints = /^(?:at|with|for|bei|beim|chez|presso|bij|en|na|no|em|nel|nella)$/iu;

function withoutLead(part: HeadPiece): HeadPiece {
  const lead = /^(?:at|chez|bei|presso|bij|en|em|w|в|@)\s+(?=\p{Lu})/u.exec(part.text);
  return lead ? slicePiece(part, lead[0].length, part.text.length) : part;
}

function numberParts(parts: HeadPiece[]): HeadPiece[] {
  const counts = new Map<number, number>();
  return parts.map((part) => {
    const order = counts.get(part.row) ?? 0;
    counts.set(part.row, order + 1);
    return { ...part, order };
  });
}

/** "Acme, India" beside a title alone: what stands before the country is the employer, unless it is a city that we know. */
function giveBackEmployer(head: Head): void {
  const { place, parts } = head;
  const comma = place?.text.lastIndexOf(', ') ?? -1;
  if (!place || comma < 0 || parts.length !== 1) return;
  const [first, last] = [place.text.slice(0, comma), place.text.slice(comma + 2)];
  if (isKnownCity(first.split(',')[0] ?? '') || /^[A-Z]{2}\b/.test(last)) return;
  head.parts = [...parts, slicePiece(place, 0, comma)];
  head.place = slicePiece(place, comma + 2, place.text.length);
}

/** "Acme Corp (Austin, TX)": a place in brackets at the end of a part. */
function takeBracketedPlace(head: Head): void {
  for (const part of head.parts) {
    const found = /^(.*\S)\s*\(([^()]{2,40})\)$/u.exec(part.text);
    // "Gymnasium, Halle (Saale)": the brackets belong to the town before them.
    const town = found?.[1]?.split(/,\s+/);
    if (town && town.length > 1 && isKnownCity(town.at(-1) ?? '')) continue;
    if (!found?.[1] || !found[2] || placeScore(found[2]) < 1.6 || titleScore(found[2]) >= 0.5) continue;
    takeTail(head, part, found[1].length);
    return;
  }
}

/** Makes what stands behind `end` in a part the head's place. */
function takeTail(head: Head, part: HeadPiece, end: number): void {
  const tail = slicePiece(part, end, part.text.length);
  head.place = { ...tail, text: tail.text.replace(/^[([]|[)\]]$/g, ''), tail: true };
  head.parts = head.parts.map((other) => (other === part ? slicePiece(part, 0, end) : other));
}

/** "Acme Corp, Austin, TX": a place at the end of a part. */
function takeEndingPlace(head: Head): void {
  for (const part of [...head.parts].reverse()) {
    const list = part.text.split(/,\s+/);
    for (let k = 1; k < list.length; k++) {
      const tail = list.slice(k).join(', ');
      const score = placeScore(tail);
      if (score < 1.6 || (titleScore(tail) > 0 && score < 2)) continue;
      const text = list.slice(0, k).join(', ');
      if (text.trim() === '') continue;
      if (k === list.length - 1 && isCampus(text, tail)) return;
      if (isInBrackets(part.text, part.text.length - tail.length)) return;
      head.place = { ...slicePiece(part, part.text.length - tail.length, part.text.length), tail: true };
      head.parts = head.parts.map((other) => (other === part ? slicePiece(part, 0, text.length) : other));
      return;
    }
  }
}

/** "Larch Pumpen GmbH, Dornum": what stands behind a firm whose name has ended is its town, known or not. */
function takeTownBehindForm(head: Head): void {
  for (const part of head.parts) {
    const comma = part.text.lastIndexOf(', ');
    const [firm, tail] = [part.text.slice(0, Math.max(0, comma)), part.text.slice(comma + 2)];
    if (comma < 0 || !endsInForm(firm) || !isPlaceLike(tail) || isLegalForm(tail) || isDepartment(tail)) continue;
    takeTail(head, part, comma);
    return;
  }
}

/** With job and employer both named, a short text set apart on the right is the place, known or not. */
function takeAsidePlace(head: Head): void {
  if (head.parts.length < 3) return;
  // Of an employer and a place that both stand aside, the place comes last.
  const aside = head.parts.findLast(
    (part) =>
      (part.wide || part.rail) &&
      part.text.length < 40 &&
      titleScore(part.text) < 0.5 &&
      organisationScore(part.text) < 0.6 &&
      /^\p{Lu}/u.test(part.text),
  );
  if (!aside) return;
  head.place = aside;
  head.parts = head.parts.filter((part) => part !== aside);
}

/** Resumes made anonymous have these words where the employer and the place were, with nothing around them. */
const anonymous = /\s+(?=Company Name\b)|(?<=\bCompany Name)\s+(?:[-–—]\s+)?|(?<=\bCity ?, State)\s+(?=\p{L})/gu;

function cutAnonymous(piece: HeadPiece): HeadPiece[] {
  if (!piece.text.includes('Company Name')) return [piece];
  const cuts = [...piece.text.matchAll(anonymous)];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  const ends = [...cuts.map((cut) => cut.index), piece.text.length];
  return starts.map((start, i) => slicePiece(piece, start, ends[i] as number)).filter((part) => part.text !== '');
}

/** What stands before the next mark. */
const nextPart = (text: string): string => text.split(/\s*[|•·,(–—]|\s-\s/u)[0] ?? '';

/** Cuts at marks that separate fields: bars, dots, spaced dashes, "at". */
function cutAtMarks(piece: HeadPiece): HeadPiece[] {
  const out: HeadPiece[] = [];
  const slashed = (piece.text.match(/\s\/(?=\s|$)/g)?.length ?? 0) > 1;
  const pattern = /\s+(?:[|•·●◆∙⋅›»/]|[-–—―]{1,2}|@|at|bei|chez|presso|bij)\s+|\s*[|•·●]\s*|\t|,\s*$|^\s*,\s*/giu;
  let from = 0;
  const add = (to: number): void => {
    const part = slicePiece(piece, from, to);
    if (part.text !== '') out.push(part);
  };
  for (let match = pattern.exec(piece.text); match; match = pattern.exec(piece.text)) {
    if (match[0] === '') {
      pattern.lastIndex++;
      continue;
    }
    if (isInBrackets(piece.text, match.index)) continue;
    // "University of California – Los Angeles", "University of Colorado at Boulder".
    if (isCampus(piece.text.slice(from, match.index), nextPart(piece.text.slice(match.index + match[0].length))))
      continue;
    // The end of a quotation parts nothing.
    if (match[0].includes('»') && piece.text.lastIndexOf('«', match.index) >= from) continue;
    // "Manager / Larch Pharmacy / Bristol / 2021": slashes that part all of a line; one alone may be the title's own.
    if (/^\s+\/\s+$/.test(match[0]) && !slashed && placeScore(piece.text.slice(match.index + match[0].length)) < 1.6)
      continue;
    if (/^\s+(?:at|bei|chez|presso|bij)\s+$/i.test(match[0])) {
      const [before, after] = [piece.text.slice(from, match.index), piece.text.slice(match.index + match[0].length)];
      // "BA, University of Texas at San Antonio": a school in the town that it is told apart by.
      if (
        !isNamed(before) ||
        (schoolScore(before.split(', ').at(-1) ?? '') > 0 && isKnownCity(after.split(',')[0] ?? ''))
      )
        continue;
    }
    add(match.index);
    from = match.index + match[0].length;
  }
  add(piece.text.length);
  return out;
}

/** A job title or a degree. */
function isNamed(text: string): boolean {
  return titleScore(text) >= 0.5 || degreeScore(text) > 0;
}

/** "Contable senior en Asesoría Montes": cut at a small word behind a title that a name follows, at "da" and "do", which stand in names too, the last. */
export function splitAtPreposition(piece: HeadPiece): [HeadPiece, HeadPiece] | undefined {
  const words = [
    ...piece.text.matchAll(
      /\s+(?:en|en el|en la|na|no|em|nel|nella|da|do|à|à la|au|aux|op|im|am|an der|in der|bei der|beim|al|alla|bij de|with|for)\s+(?=\p{Lu}|l['’]\p{Lu})/gu,
    ),
  ];
  const found = words.find(([word]) => /^\s+(?:na|no|em|nel|nella)\s+$/u.test(word)) ?? words.at(-1);
  if (!found || titleScore(piece.text.slice(0, found.index)) < 0.5) return undefined;
  const after = slicePiece(piece, found.index + found[0].length, piece.text.length);
  return after.text.length > 2 ? [slicePiece(piece, 0, found.index), after] : undefined;
}

/** "Tree Climber at Larch": words that stand before an employer, whatever stands before them, unless it names an organisation. */
export function splitAtEmployer(piece: HeadPiece): [HeadPiece, HeadPiece] | undefined {
  const found = /\s+(?:(?:at|bei|chez|presso|bij|w)\s+(?=\p{Lu})|в\s+(?=[\p{Lu}\p{Script=Latin}«"]))/u.exec(piece.text);
  if (!found || found.index === 0 || organisationScore(piece.text.slice(0, found.index)) >= 0.6) return undefined;
  return [slicePiece(piece, 0, found.index), slicePiece(piece, found.index + found[0].length, piece.text.length)];
}

/** "trolley attendant Dunnes Stores": a title in small letters, and the name behind it. */
export function splitAtCapital(piece: HeadPiece): [HeadPiece, HeadPiece] | undefined {
  const title = /^(?:\p{Ll}[\p{Ll}/-]*\s+)+(?=\p{Lu}\p{L})/u.exec(piece.text)?.[0];
  const bare = title?.replace(/\s+(?:at|with|for|in|bei|im|chez|en|presso|em|bij)\s+$/, ' ');
  if (!title || !bare || titleScore(bare.trim()) < 1) return undefined;
  return [slicePiece(piece, 0, bare.length), slicePiece(piece, title.length, piece.text.length)];
}

/** "Larch Inn / Head Cook", "Torvik University / MSc": cut at a slash with a title or a degree on one side alone. */
export function splitAtSlash(piece: HeadPiece): [HeadPiece, HeadPiece] | undefined {
  const [slash, ...others] = [...piece.text.matchAll(/\s+\/\s+/g)];
  if (!slash || others.length > 0) return undefined;
  const a = slicePiece(piece, 0, slash.index);
  const b = slicePiece(piece, slash.index + slash[0].length, piece.text.length);
  // "Warehouse / Delivery Driver, Larch Ltd": the comma parts, and the slash is the title's own.
  if (isNamed(a.text) === isNamed(b.text) || (isNamed(b.text) && /\S, /.test(b.text))) return undefined;
  return [a, b];
}

/** "Larch Inn. Head Cook.": cut at a full stop with a title on one side alone. */
export function splitAtStop(piece: HeadPiece): [HeadPiece, HeadPiece] | undefined {
  const [stop, ...others] = [
    ...piece.text.matchAll(
      /(?<=\p{L}{3}|\.)(?<!\b(?:Bros|Gebr|Hnos|C[ií]a|Cie|Dept|Univ|Prof|Inc|Corp|Asoc|Soc|Ets))\.\s+(?=\p{Lu}\p{Ll})/gu,
    ),
  ];
  if (!stop || others.length > 0) return undefined;
  const a = slicePiece(piece, 0, stop.index);
  const b = slicePiece(piece, stop.index + stop[0].length, piece.text.replace(/\.$/, '').length);
  return titleScore(a.text) >= 0.5 === titleScore(b.text) >= 0.5 ? undefined : [a, b];
}

/** A stretch of a piece, trimmed of marks, with its share of the box. */
export function slicePiece(piece: HeadPiece, start: number, end: number): HeadPiece {
  const text = piece.text
    .slice(start, end)
    .replace(/^(?:[\s,;|·•–—:\p{So}\p{Co}]|\uFE0F)+|(?:[\s,;|·•–—:\p{So}\p{Co}]|\uFE0F)+$/gu, '')
    .replace(/^\/\s+|\s+\/$/g, '');
  const [box] = piece.boxes;
  if (!box || piece.text.length === 0) return { ...piece, text };
  const width = box.width / piece.text.length;
  return { ...piece, text, boxes: [{ ...box, x: box.x + start * width, width: (end - start) * width }] };
}

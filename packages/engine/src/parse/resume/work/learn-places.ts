import { isSelfEmployed } from '../../../language/titles/self-employment.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';
import { splitAtComma } from '../entries/split-at-comma.ts';
import { type Head, slicePiece } from '../entries/split-head.ts';

/**
 * Places that no list knows, by where they stand: the part of its own, or the tail behind a comma, that in the other entries
 * of the section is a place, or that alone is neither title nor employer.
 */
export function learnPlaces(all: Head[]): void {
  // Who is self-employed names no employer and mostly no town.
  const heads = all.filter(({ parts }) => !parts.some(({ text }) => isSelfEmployed(text)));
  learnBracketed(heads);
  learnTails(heads);
  learnEmployerTails(heads);
  learnListed(heads);
  learnBesideDates(heads);
  learnParts(heads);
}

/** "Super Frais (Angers)" when other entries have a place in brackets too, or when most entries end so. */
function learnBracketed(heads: Head[]): void {
  const found = heads.map((head) => {
    if (head.place) return undefined;
    return head.parts.find((part) => isPlaceLike(bracketOf(part)));
  });
  const count = found.filter((part) => part !== undefined).length;
  const known = heads.filter((head) => head.place?.tail).length;
  if (count + known < 2 || count + known < 0.6 * heads.length) return;
  heads.forEach((head, i) => {
    const part = found[i];
    if (!part) return;
    const start = part.text.length - bracketOf(part).length - 2;
    const place = slicePiece(part, start + 1, part.text.length - 1);
    head.place = { ...place, tail: true };
    head.parts = head.parts.map((other) => (other === part ? slicePiece(part, 0, start) : other));
  });
}

function bracketOf(part: HeadPiece): string {
  return /^.*\S\s*\(([^()]{2,40})\)$/u.exec(part.text)?.[1] ?? '';
}

/** "Magazziniere, Dalmine" when elsewhere in the section a place ended the same part. */
function learnTails(heads: Head[]): void {
  const slots = new Set(heads.flatMap((head) => (head.place?.tail ? [slotOf(head.place)] : [])));
  const known = heads.filter((head) => head.place).length;
  if (slots.size === 0 || known * 3 < heads.length) return;
  const placed = heads.filter((head) => head.place?.tail);
  const listed = placed.every(({ parts: [part, ...others] }) => others.length === 0 && part?.text.includes(', '));
  for (const head of heads) {
    if (head.place) continue;
    const part = head.parts.find((other) => slots.has(slotOf(other)) && isPlaceLike(tailOf(other)));
    // Where the others name title, employer and place between commas, of two names the second is the employer.
    if (!part || (listed && head.parts.length === 1 && part.text.split(', ').length === 2)) continue;
    const tail = tailOf(part);
    head.place = slicePiece(part, part.text.length - tail.length, part.text.length);
    head.parts = head.parts.map((other) =>
      other === part ? slicePiece(part, 0, part.text.length - tail.length) : other,
    );
  }
}

/** "Zalvora, Torvik" beside a title, entry for entry: behind the comma stands the place, also beside a title that we do not know. */
function learnEmployerTails(heads: Head[]): void {
  const titled = (head: Head): boolean => head.parts.some((part) => titleScore(part.text) >= 0.5);
  const known = heads.flatMap(({ place }) => (place?.tail ? [slotOf(place)] : []));
  const slots = new Set<string>(known);
  const found = [...heads]
    .sort((a, b) => Number(titled(b)) - Number(titled(a)))
    .flatMap((head) => {
      if (head.place || head.parts.length < 2) return [];
      const part = head.parts.find(
        (other) =>
          titleScore(other.text) < 0.5 &&
          isPlaceLike(tailOf(other)) &&
          other.text.split(', ').length === 2 &&
          (titled(head) || (head.parts.length === 2 && slots.has(slotOf(other)))),
      );
      if (part) slots.add(slotOf(part));
      return part ? [{ head, part }] : [];
    });
  const placed = found.length + known.length;
  if (placed < 2 || placed < 0.6 * heads.length) return;
  for (const { head, part } of found) {
    const start = part.text.length - tailOf(part).length;
    head.place = { ...slicePiece(part, start, part.text.length), tail: true };
    head.parts = head.parts.map((other) => (other === part ? slicePiece(part, 0, start) : other));
  }
}

/** "Store Manager, Zalvora, Torvik", entry for entry: of three names in a row, of which the first two of one entry or more hold a title, the last is the place. */
function learnListed(heads: Head[]): void {
  const listed = heads.filter((head) => {
    const [part, ...others] = head.parts;
    const names = part?.text.split(', ') ?? [];
    return (
      !head.place && others.length === 0 && names.length === 3 && isPlaceLike(names[2] ?? '') && titlesOf(head) < 2
    );
  });
  if (listed.length < 2 || listed.length < 0.6 * heads.length || !listed.some((head) => titlesOf(head) === 1)) return;
  for (const head of listed) {
    const part = head.parts[0] as HeadPiece;
    const start = part.text.length - tailOf(part).length;
    head.place = { ...slicePiece(part, start, part.text.length), tail: true };
    head.parts = [slicePiece(part, 0, start)];
  }
}

/** How many of a list's first two names are titles. */
function titlesOf(head: Head): number {
  const names = head.parts[0]?.text.split(', ').slice(0, 2) ?? [];
  return names.filter((name) => titleScore(name) >= 0.5).length;
}

/** "Teacher, Larch School" over "2019 – 2021, Torvik": where other entries have a place that we know, and title and employer share a line. */
function learnBesideDates(heads: Head[]): void {
  const known = new Set(heads.flatMap((head) => (head.place ? [`${head.place.row}|${head.place.cell}`] : [])));
  for (const head of heads) {
    const [names, place] = head.parts;
    if (head.place || !names || !place || head.parts.length > 2 || place.row === names.row) continue;
    if (!known.has(`${place.row}|${place.cell}`) || !isPlaceLike(place.text)) continue;
    const [first, second] = splitAtComma(names) ?? [];
    if (!first || !second || titleScore(first.text) >= 0.5 === titleScore(second.text) >= 0.5) continue;
    head.place = place;
    head.parts = [first, second];
  }
}

/** The third part of a head beside title and employer, in the place where most entries have such a one. */
function learnParts(heads: Head[]): void {
  const open = heads.filter((head) => !head.place && head.parts.length >= 3);
  const slots = new Map<string, number>();
  const placed = new Set(heads.flatMap((head) => (head.place && !head.place.tail ? [slotOf(head.place)] : [])));
  for (const head of heads) {
    if (head.place && !head.place.tail) slots.set(slotOf(head.place), (slots.get(slotOf(head.place)) ?? 0) + 2);
  }
  for (const head of open) {
    for (const part of head.parts)
      if (isPlaceLike(part.text)) slots.set(slotOf(part), (slots.get(slotOf(part)) ?? 0) + 1);
  }
  for (const head of open) {
    const likely = head.parts.filter(
      (part) => isPlaceLike(part.text) && (slots.get(slotOf(part)) ?? 0) >= Math.max(2, 0.5 * heads.length),
    );
    // Of an employer and a place that both say nothing, the place comes last.
    const weight = (part: HeadPiece): number => slots.get(slotOf(part)) ?? 0;
    const best = likely.reduce<HeadPiece | undefined>((a, b) => (a && weight(a) > weight(b) ? a : b), undefined);
    if (!best) continue;
    const rest = head.parts.filter((part) => part !== best);
    if (!rest.some((part) => titleScore(part.text) >= 0.5) && !(rest.length >= 2 && placed.has(slotOf(best)))) continue;
    head.place = best;
    head.parts = rest;
  }
}

/** Where in a head a part stands and how it is set: the same in all entries of a well-kept section. */
function slotOf(part: HeadPiece): string {
  return `${part.row}|${part.cell}|${part.bold}|${part.italic}|${part.color}|${part.order ?? 0}`;
}

function tailOf(part: HeadPiece): string {
  const comma = part.text.lastIndexOf(', ');
  return comma > 0 ? part.text.slice(comma + 2) : '';
}

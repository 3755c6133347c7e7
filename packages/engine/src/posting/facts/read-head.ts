import { isKnownCity, placeScore } from '../../language/places/places.ts';
import { isDepartment } from '../../language/titles/organisation-words.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { listLines } from '../text/list-lines.ts';
import { nameSection } from '../text/name-section.ts';
import { nameEmployment } from './read-facts.ts';
import { placeIn } from './read-location.ts';

/** What a board prints below a title: who seeks, and where. `isHidden` where the employer is said to be confidential. */
export type Head = { employer?: string; place?: string; isHidden?: boolean };

/** How the work is done, behind a place ("Rio de Janeiro Presencial", "Richmond, VA · 1 month ago"). */
const remark =
  /(?:\s*[·|(–-]\s*.*|\s+(?:presencial|híbrid[oa]|remot[oa]|remote|hybrid|on-?site|in[- ]office|télétravail|vollzeit|teilzeit)\W*)$/iu;
const hidden = /^\W*(?:confidencial|confidential|empresa confidencial|confidentiel|vertraulich|anonym\p{L}*)\W*$/iu;
/** "47 - MARMANDE": the department before the town, as French boards print it. */
const department = /^(?:\d{2}|2[AB]|97\d) - (\p{Lu}[\p{L}’' -]{1,40}?)(?:\s\d+e?|\s\([^)]*\))?$/u;

/** The lines right below the title, one fact each: employer, then place. Only where the place proves the employer above it, or the line is a place itself. */
export function readHead(text: string, title: { start: number; end: number } | undefined): Head {
  if (title === undefined) return {};
  const from = text.indexOf('\n', title.end);
  if (from === -1) return {};
  const own = text.slice(text.lastIndexOf('\n', title.start) + 1, from).trim();
  const below = listLines(text.slice(from, from + 600))
    .filter(({ text: line }) => line !== own)
    .slice(0, 2);
  const [first, second] = below.map(({ text: line, listed }) => (listed ? '' : line.trim()));
  if (first === undefined) return {};
  const place = placeOf(first);
  if (place !== undefined) return place === first || department.test(first) ? { place: place } : {};
  const next = second === undefined ? undefined : placeOf(second);
  if (hidden.test(first)) return { isHidden: true, ...(next === undefined ? {} : { place: next }) };
  return next !== undefined && isHouse(first) ? { employer: first, place: next } : {};
}

/** The place of a line below the title, without how the work is done. */
function placeOf(line: string): string | undefined {
  const town = department.exec(line)?.[1];
  if (town !== undefined) return town;
  const bare = line.replace(remark, '').replace(/[\s/,]+$/, '');
  if (
    bare === '' ||
    bare.length > 60 ||
    !/^[\p{L}\d’'., /-]+$/u.test(bare) ||
    /\s-\s/.test(bare) ||
    /[.!?:]$/.test(bare)
  )
    return undefined;
  return placeIn(bare) ?? (isKnownCity(bare) || placeScore(bare) >= 1.6 ? bare : undefined);
}

/** A short line of names: no sentence, heading, job or part of a house. */
function isHouse(line: string): boolean {
  const words = line.split(/\s+/);
  return (
    words.length <= 8 &&
    line.length <= 70 &&
    /^[\p{Lu}\d]/u.test(line) &&
    !/[!?:;]|[^.]{3}\.$|\d{3}\s?[$€£]|[$€£]/u.test(line.replace(/(?:Inc|Ltd|Co|Corp|S\.\p{L})\.$/iu, '')) &&
    words.filter((word) => /^\p{Ll}{4,}/u.test(word)).length <= 2 &&
    nameSection(line) === undefined &&
    nameEmployment(line) === undefined &&
    !isDepartment(line) &&
    !findTitles(line).some(({ start, end }) => end - start > line.length / 2)
  );
}

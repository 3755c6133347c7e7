import { type DateSpan, findDates, isDateText } from '../../../language/dates/find-dates.ts';
import { sinceWords } from '../../../language/dates/months.ts';
import { readVerb } from '../../../language/deeds/action-verbs.ts';
import { isNounLike } from '../../../language/deeds/noun-like-verbs.ts';
import { degreeScore } from '../../../language/education/degree-words.ts';
import { isLeavingCertificate, namesTraining } from '../../../language/education/education-details.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { Line } from '../../layout/types.ts';

/** How long something lasted, as printed behind its dates: "(2 yrs 3 mos)", "1 an". */
export const durationPattern =
  /^[\s(·|,–-]*(?:(?:\d{1,2}\+?\s*|(?:an?|one|ein|une?|uno|um|een)\s+)(?:years?|yrs?|y|months?|mos?|m|jahre?|monate?|ans?|années?|mois|años?|meses|mes|anos?|anni|anno|mesi|mese|jaar|jaren|maanden|maand|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken)\b\.?[\s,)]*(?:(?:and|und|et|y|e|en)\s)?\s*){1,2}/iu;

/** A text that is only a duration. "A month." on a line of its own is more likely the end of a sentence that wraps. */
export function isDuration(text: string): boolean {
  return /\d|^\s*\(/.test(text) && durationPattern.exec(text)?.[0].length === text.length;
}

/** Somebody tells of their work in sentences: "From 2015 to 2019 I worked as a baker at Larch, where …". No part of it is a title or a name. */
const told =
  /(?<!\p{L})(?:I (?:have|had|was|am|worked|work|ran|led|joined|served|taught|started)|(?:arbeitete|war|bin|habe) ich|j['’]ai|j['’]étais|je suis|trabajé|trabalhei|ho lavorato|werkte ik|ben ik)(?!\p{L})/u;

/** "Course: Playwright from zero, 2023": said of the entry above. */
const course = /^(?:course|courses|training|kurse?|fortbildung|weiterbildung|formation|cursos?|corso|cursus):\s/iu;

/** The date of a line that marks an entry: a date in a cell of its own, or at an end of a short text. */
export function anchorOf(line: Line): DateSpan | undefined {
  for (const cell of [...line.rail, ...line.cells]) {
    const spans = findDates(cell.text);
    const span = spans.find((s) => s.range) ?? spans.at(-1);
    if (!span || told.test(cell.text) || course.test(cell.text)) continue;
    if (isDateText(cell.text)) return span;
    const before = cell.text.slice(0, span.start).trim();
    const after = cell.text.slice(span.end).trim();
    const rest = before.length + after.length;
    if (line.bullet !== undefined && cell === line.cells[0]) continue;
    const behind = after
      .replace(durationPattern, '')
      .replace(/^[)\]|,.·–—-]+/, '')
      .trim();
    const edge = before.replace(/[([|,·–—-]+$/, '').trim() === '' || behind === '' || isDateText(behind);
    // "seit 2019. Aufbau eines …": one sentence ends and another begins.
    const said = cell.text.slice(0, span.end);
    if (/^\p{Ll}[^-–—]*$/u.test(said) && /^\.\s+\p{Lu}/u.test(after)) continue;
    // "Seit 2020 unfallfrei": what has been so since then.
    if (
      span.open &&
      /^\p{L}+ /u.test(said) &&
      before === '' &&
      /^\p{Ll}+(?: \p{Ll}+){0,3}\.?$/u.test(after) &&
      titleScore(after) === 0
    )
      continue;
    if (behind === '' && isSince(said.slice(span.start)) && tellsDeed(before)) continue;
    const bracketed = /[([]\s*$/.test(cell.text.slice(0, span.start));
    // "2012 – 2014: …" labels what follows, however long it is.
    if (before === '' && after.startsWith(':') && rest < 125) return span;
    // A degree with its school, "… Lycée Larch, Torvik, 2019", is a long line of its own.
    const schooled = behind === '' && rest < 125 && degreeScore(before) > 0 && schoolScore(before) > 0;
    if (schooled && /[(,]\s*$/.test(cell.text.slice(0, span.start))) return span;
    if (before === '' && rest < 125 && degreeScore(after) > 0 && schoolScore(after) > 0) return span;
    if (span.range && rest < 110 && (edge || bracketed || rest < 60)) return span;
    if (edge && rest < 90 && span.start > 0 && /[([|,:·–—-]\s*$|\s{2}$/.test(cell.text.slice(0, span.start)))
      return span;
    if (edge && before === '' && rest < 60) return span;
    if (partsNames(before, after, span.range)) return span;
    if (edge && isLeavingCertificate(before)) return span;
    // "BEP Comptabilité 2004", "MBO Zorg, 2009 (diploma)": a degree or a course with its year is a line of its own.
    const noted = behind === '' || /^\([^()]{2,25}\)?$/u.test(after);
    if (noted && before !== '' && before.length < 80 && isLearnt(before)) return span;
  }
  return undefined;
}

const isSince = (text: string): boolean => sinceWords.has(/^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '');

/** "Passed every inspection since 2019": what has been done since then, by its verb or by many words that name nothing. */
function tellsDeed(before: string): boolean {
  const [first = ''] = before.split(' ');
  const verb = readVerb(first);
  if (titleScore(before) >= 0.5 || !before.includes(' ')) return false;
  if (verb !== undefined && (verb.form === 'past' || !isNounLike(first.toLowerCase()))) return true;
  return before.split(/\s+/).length > 5 && !isNameLike(before) && titleScore(before) < 0.3;
}

/** "Store Manager 01/2001 to 01/2003 Larch Outfitters, Leeds", "BSc Chemistry 2004 Torvik University", "Fitter | 2019 | Larch Motors": a date between two names of one entry. */
function partsNames(before: string, after: string, range: boolean): boolean {
  if (before.length + after.length >= 110) return false;
  if (/\s[|｜]$/u.test(before) && /^[|｜]\s/u.test(after)) return true;
  if (!isNameLike(before) || !isNameLike(after)) return false;
  if (range) return Math.max(titleScore(before), titleScore(after)) >= 0.5;
  return degreeScore(before) > 0 && schoolScore(after) > 0;
}

/** Begins with a capital, ends with no word that leads up to a date, and names a degree or a course. */
function isLearnt(before: string): boolean {
  const leads =
    /(?<!\p{L})(?:in|en|im|em|nel|since|seit|depuis|desde|dal|until|bis|by|expected|graduat\p{L}*|completed|class of)\s*[:(]?$/iu;
  return (
    /^[\p{Lu}\d]/u.test(before) &&
    !leads.test(before) &&
    !/[.;]\s|thesis|dissertation|arbeit\b|mémoire|\btes[ie]s?\b|scriptie/iu.test(before) &&
    (degreeScore(before) > 0 || namesTraining(before))
  );
}

/** Hardly a word in small letters, and no end of a sentence. */
function isNameLike(text: string): boolean {
  const words = text.split(/\s+/);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return /^\p{Lu}/u.test(text) && small <= 0.35 * words.length && !/\p{Ll}{3}[.;]$/u.test(text);
}

/** True for a line that is one single date and nothing else. */
export function isSingleDate(line: Line): boolean {
  return line.cells.length === 1 && line.rail.length === 0 && isDateText(line.text) && !anchorOf(line)?.range;
}

import type { Resume } from '@shortlist/schema';
import { isDrivingLicence } from '../../language/education/driving-licence.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import { findLanguages } from '../../lexicon/learning/languages.ts';
import { acronyms } from '../acronyms.ts';
import { findBoxes } from '../find-boxes.ts';
import type { Hit, Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** Dots, stars, blocks: three or more in a row; and "Excel 80 %", where no small word leads up to the number. */
const rating = /[●○◯◉⬤•·★☆✩✮■□▪▫◼◻▮▯█░▓][\s]?(?:[●○◯◉⬤★☆✩✮■□▪▫◼◻▮▯█░▓][\s]?){2,}/u;
const percentage = /^\p{Lu}[\p{L}+#./-]*(?:\s\p{Lu}[\p{L}+#./-]*){0,3}:?\s{1,4}(?:\d{1,2}|100)\s?%$/u;

/** A list is worth a word when it is this long and so large a part of it is shown nowhere, though the jobs tell so many letters. */
const leastSkills = 4;
const leastTold = 800;
/** The name of a skill has at most so many words: more are a sentence that was read as one. */
const mostWords = 4;
const unshownShare = 0.75;

/** Checks on how skills are named and borne out. */
export const skillRules: Rule[] = [
  { code: 'rated-skill', severity: 'minor', find: findRatings },
  { code: 'skill-not-shown', severity: 'info', find: findUnshown },
  { code: 'unspelled-acronym', severity: 'info', find: findUnspelled },
];

function findRatings(subject: Subject): Hit[] {
  const drawn = subject.lines
    .filter(({ text }) => rating.test(text) || percentage.test(text))
    .map(({ text, box }) => ({ pointer: '/skills', evidence: text, boxes: [box] }));
  if (drawn.length > 0) return drawn;
  return (subject.resume.skills ?? []).flatMap(({ level }, index) =>
    level && /^\d{1,3}\s?(?:%|\/\s?\d+)$/.test(level.trim())
      ? [{ pointer: `/skills/${index}/level`, evidence: level }]
      : [],
  );
}

type NamedSkill = { pointer: string; name: string };

/** One finding for all of them: a list of skills is long, and each is the same matter. */
function findUnshown(subject: Subject): Hit[] {
  const shown = ` ${foldWords(experienceText(subject.resume))} `;
  const skills = listSkills(subject.resume);
  if (shown.length < leastTold) return [];
  const unshown = skills.filter(
    ({ name }) =>
      !foldWords(name)
        .split(' ')
        .every((word) => shown.includes(` ${word} `)),
  );
  const [first] = unshown;
  if (!first || skills.length < leastSkills || unshown.length < skills.length * unshownShare) return [];
  const names = unshown.map(({ name }) => name).join(', ');
  return [{ pointer: first.pointer, evidence: names, ...findBoxes(subject, first.pointer) }];
}

function listSkills({ skills = [] }: Resume): NamedSkill[] {
  const listed = skills.flatMap(({ name, keywords }, index): NamedSkill[] => {
    if (!keywords?.length) return name ? [{ pointer: `/skills/${index}/name`, name }] : [];
    if (name && findHeading(name) === 'languages') return [];
    return keywords.map((keyword, place) => ({ pointer: `/skills/${index}/keywords/${place}`, name: keyword }));
  });
  let licence = false;
  return listed.filter(({ name }) => {
    // "Führerschein Klasse B, BE": the comma parts two classes of one licence.
    licence = isDrivingLicence(name) || (licence && licenceClass.test(name));
    return !licence && !isSpoken(name) && isWholeName(name);
  });
}

/** "VLOOKUP)", "lllll", "# Preprocessing": half a bracket, one letter again and again, or a sign at its head, and it is no name but a part of what was read. */
function isWholeName(name: string): boolean {
  const halves = (name.match(/[([]/g)?.length ?? 0) !== (name.match(/[)\]]/g)?.length ?? 0);
  return (
    /^[\p{L}\p{N}.]/u.test(name) && !halves && !/^(\p{L})\1{2,}$/iu.test(name) && name.split(/\s+/).length <= mostWords
  );
}

const licenceClass = /^(?:AM|A[12]?|BE?|B96|C1?E?|D1?E?|L|M|S|T)$/;

/** A language with its level, or alone: one speaks it in a job without saying so. */
function isSpoken(text: string): boolean {
  return findLanguages(text).some(({ level, start, end }) => level || (start === 0 && end === text.trim().length));
}

function experienceText({ basics, work = [], projects = [], volunteer = [] }: Resume): string {
  const entries = [...work, ...volunteer].flatMap((entry) => [
    entry.position,
    entry.summary,
    ...(entry.highlights ?? []),
  ]);
  const made = projects.flatMap((entry) => [
    entry.name,
    entry.description,
    ...(entry.highlights ?? []),
    ...(entry.keywords ?? []),
  ]);
  return [basics?.summary, ...entries, ...made].filter(Boolean).join(' ');
}

function foldWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

/** The long forms are English ones: a resume in another language has its own, or uses the short one as a word. */
function findUnspelled({ lines, language }: Subject): Hit[] {
  if (!/^en\b/i.test(language)) return [];
  const text = lines.map((line) => line.text).join('\n');
  const words = new Set(text.match(/[A-Z][A-Z0-9&]{1,6}/g) ?? []);
  const folded = foldWords(text);
  return Object.entries(acronyms)
    .filter(([short, long]) => words.has(short) && !folded.includes(foldWords(long)))
    .map(([short, long]) => ({ evidence: `${short}: ${long}` }));
}

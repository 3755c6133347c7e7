import type { Posting, Requirement, SkillMention } from '@shortlist/schema';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { type NamedPaper, readPapers, standsFor } from '../../lexicon/papers/read-classes.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { findGradeGap } from './paper-grades.ts';
import type { Verdict } from './verdict.ts';

/** What another step of the same paper earns, or one that the resume does not tell. */
const inPart = 0.5;
/** Sections that speak of other people's papers, or of no paper at all. */
const silent = new Set(['employer', 'school', 'location']);
/** What speaks of papers, not of the machines that these are for. */
const ofPapers =
  /licen[cs]|certif|zertif|ticket|(?<!\p{L})cards?(?!\p{L})|schein|ausweis|permi[st]|carn[eé]t|trained|qualified|qualification|(?<!\p{L})(?:RTITB|ITSSAR|AITT|NPORS|CPCS|CACES|OSHA)(?!\p{L})|patent/iu;
/** The paper is not yet held whole. */
const onTheWay =
  /(?<!\p{L})(?:part[- ]qualified|student member|finalist|candidate|trainee|provisional|teilqualifiziert|candidat|aspirante)(?!\p{L})/iu;

/** The line with what it says to have ended, or to be missing, blotted out. */
export function heldIn(line: number, index: ResumeIndex): string {
  const { text: whole = '', section = '' } = index.lines[line] ?? {};
  const ended = index.ended.filter((one) => one.line === line);
  const gone = [...findDisclaimers(whole, /certif|licen[cs]|zertif/i.test(section)), ...ended];
  return gone.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), whole);
}

type Held = { line: number; paper: NamedPaper; whole: boolean };

const known = new WeakMap<ResumeIndex, Held[]>();

/** All papers of known schemes that the resume holds. */
function papersOf(index: ResumeIndex): Held[] {
  const before = known.get(index);
  if (before !== undefined) return before;
  const held = index.lines.flatMap(({ section, pointer }, line) => {
    if (silent.has(section) || pointer === '/basics/name') return [];
    const own = heldIn(line, index);
    return readPapers(own).flatMap((paper): Held[] =>
      paper.scheme.machine !== true || ofPapers.test(section) || ofPapers.test(own)
        ? [{ line, paper, whole: !onTheWay.test(own) }]
        : [],
    );
  });
  known.set(index, held);
  return held;
}

/** The words of a demand up to the end of its clause: what the reader cut off behind a paper's name is often its class. */
function clauseOf({ start, end }: Requirement, text: string): string {
  const rest = text.slice(end, end + 48);
  const stop = rest.search(
    /[;•|\n]|(?<!(?<!\p{L})(?:cat|kat|kl|cl|niv))\.\s|,\s(?!(?:[\dA-Z][\w+.]{0,3}|and|et|und)(?![\p{L}]))/iu,
  );
  return text.slice(start, end) + (stop === -1 ? rest : rest.slice(0, stop));
}

/**
 * A paper that is granted in classes or levels, held against those that the resume states: full where each class that is asked for is held, or one that stands for it by
 * the rules of the scheme. Undefined where no such paper is asked for, and where one is asked for without a class that the resume does not name.
 */
export function judgePaper(requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict | undefined {
  const text = clauseOf(requirement, posting.text);
  const verdicts = readPapers(text).flatMap((asked) => {
    if (asked.start >= requirement.end - requirement.start) return [];
    const verdict = judgeOne(asked, requirement, text, index);
    return verdict === undefined ? [] : [verdict];
  });
  return verdicts.length === 0 ? undefined : verdicts.reduce((a, b) => (b.credit > a.credit ? b : a));
}

function judgeOne(asked: NamedPaper, requirement: Requirement, text: string, index: ResumeIndex): Verdict | undefined {
  const { scheme } = asked;
  const held = papersOf(index).filter(({ paper }) => paper.scheme === scheme);
  const wanted = asked.classes.length > 0 ? asked.classes : scheme.plain === undefined ? [] : [scheme.plain];
  const skill = requirement.skills?.find(({ kind }) => kind === 'certificate');
  const stated = text.slice(asked.start, asked.end).trim();
  const name = skill?.text.includes(stated) === true ? skill.text : stated;
  const missing: SkillMention = {
    start: requirement.start,
    end: requirement.end,
    kind: 'certificate',
    name,
    text: name,
  };
  const [first] = held;
  const higher = papersOf(index).find(({ paper }) => first === undefined && paper.scheme.id === scheme.above);
  if (higher !== undefined && wanted.every((one) => one === scheme.least))
    return { credit: 1, lines: [higher.line], reasons: [] };
  if (first === undefined) return wanted.length === 0 ? undefined : notHeld(missing, scheme, index);
  const isPartly = (line: number): Verdict => ({ credit: inPart, lines: [line], missing: [missing], reasons: [] });
  if (wanted.length === 0) {
    const whole = held.find((one) => one.whole);
    if (whole === undefined && !onTheWay.test(text))
      return { ...isPartly(first.line), reasons: [{ code: 'unfinished-paper' }] };
    const best = whole ?? first;
    const gap = findGradeGap({ text, start: asked.start, end: asked.end }, [placeOf(index, best.line)]);
    return gap === undefined
      ? { credit: 1, lines: [best.line], reasons: wordsOf(skill, index, best.line) }
      : {
          ...isPartly(best.line),
          missing: [{ ...missing, name: gap.name, text: gap.name }],
          reasons: [{ code: gap.code }],
        };
  }
  const found = wanted.map((one) =>
    held.filter(({ paper }) => paper.classes.some((own) => standsFor(scheme, own, one))),
  );
  const shown = found.filter((lines) => lines.length > 0);
  const lines = [...new Set(shown.flatMap(([best]) => best?.line ?? []))];
  if (asked.any ? shown.length > 0 : shown.length === wanted.length)
    return shown.some((all) => all.every(({ whole }) => !whole)) && !onTheWay.test(text)
      ? { ...isPartly(lines[0] ?? first.line), reasons: [{ code: 'unfinished-paper' }] }
      : { credit: 1, lines, reasons: [] };
  if (shown.length > 0) return { credit: inPart, lines, missing: [missing], reasons: [{ code: 'some-classes' }] };
  const plain = held.find(({ paper }) => paper.classes.length === 0);
  const { least } = scheme;
  if (plain?.whole === true && least !== undefined && wanted.every((one) => standsFor(scheme, least, one)))
    return { credit: 1, lines: [plain.line], reasons: [] };
  const vague = held.find(
    ({ paper }) =>
      paper.classes.length === 0 ||
      wanted.some((one) => paper.classes.some((own) => one.startsWith(`${own}.`) || one.startsWith(`${own} `))),
  );
  if (vague !== undefined) return { ...isPartly(vague.line), reasons: [{ code: 'level-not-stated' }] };
  const detail = index.lines[first.line]?.text ?? '';
  if (scheme.strict === true)
    return { credit: 0, lines: [], missing: [missing], reasons: [{ code: 'other-class', detail }] };
  const lower = held.find(({ paper }) =>
    paper.classes.some((own) => wanted.some((one) => standsFor(scheme, one, own))),
  );
  return {
    ...isPartly((lower ?? first).line),
    reasons: [{ code: lower === undefined ? 'other-class' : 'lower-level' }],
  };
}

function placeOf(index: ResumeIndex, line: number): { text: string; start: number; end: number } {
  const text = index.lines[line]?.text ?? '';
  return { text, start: 0, end: text.length };
}

/** A paper that is asked for by its class and stands nowhere, or has run out. */
function notHeld(missing: SkillMention, scheme: NamedPaper['scheme'], index: ResumeIndex): Verdict {
  const over = index.ended.find(({ line, start, end }) =>
    readPapers(index.lines[line]?.text.slice(start, end) ?? '').some((paper) => paper.scheme === scheme),
  );
  return {
    credit: 0,
    lines: [],
    missing: [missing],
    reasons: over === undefined ? [] : [{ code: 'expired', detail: index.lines[over.line]?.text ?? '' }],
  };
}

/** What a system that compares letters would look for. */
function wordsOf(skill: SkillMention | undefined, index: ResumeIndex, line: number): NonNullable<Verdict['reasons']> {
  const own = (index.lines[line]?.text ?? '').toLowerCase();
  return skill === undefined || own.includes(skill.text.toLowerCase())
    ? []
    : [{ code: 'exact-phrase', detail: skill.text }];
}

/** A paper of no known scheme whose line states a lower step than the one that is asked for, or none: it is shown in part. */
export function inItsGrade(verdict: Verdict, skill: SkillMention, index: ResumeIndex, text: string): Verdict {
  if (verdict.credit <= inPart) return verdict;
  if (
    verdict.lines.length > 0 &&
    verdict.lines.every((line) => onTheWay.test(index.lines[line]?.text ?? '')) &&
    !onTheWay.test(text.slice(Math.max(0, skill.start - 24), skill.end + 24))
  )
    return { ...verdict, credit: inPart, missing: [skill], reasons: [{ code: 'unfinished-paper' }] };
  const lines = verdict.lines.map((line) => index.lines[line]?.text ?? '');
  const held = lines.flatMap((own) => {
    const places = skillsIn(own).flatMap(({ id, start, end }) =>
      id !== undefined && id === skill.id ? [{ text: own, start, end }] : [],
    );
    return places.length > 0 ? places : [{ text: own, start: 0, end: own.length }];
  });
  const gap = findGradeGap({ text, start: skill.start, end: skill.end }, held);
  if (gap === undefined) return verdict;
  const missing: SkillMention = { ...skill, name: gap.name, text: gap.name };
  delete missing.id;
  return { ...verdict, credit: inPart, missing: [missing], reasons: [{ code: gap.code }] };
}

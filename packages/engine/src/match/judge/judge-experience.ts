import type { Posting, Requirement, SkillMention } from '@shortlist/schema';
import { readYears } from '../../language/dates/read-years.ts';
import { givesExamples } from '../../language/text/without-examples.ts';
import { asksToSupervise } from '../../language/titles/names-leading.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { isWorkIn } from '../../lexicon/titles/industries.ts';
import { nameOfField } from '../../lexicon/titles/occupation-sectors.ts';
import { profileTitle } from '../../lexicon/titles/profile-title.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { weighStem } from '../../lexicon/word-weight.ts';
import { widerFieldMost } from '../formula.ts';
import { monthsOfLines, type ResumeIndex, type ResumeTitle } from '../resume/index-resume.ts';
import { coverWords, weighWords } from './compare-words.ts';
import { supervisingLines } from './find-supervision.ts';
import { holdsPhrase } from './holds-phrase.ts';
import { linesOfNamedField } from './judge-field.ts';
import { monthsOfOccupation } from './score-title.ts';
import { rankLines, type Verdict } from './verdict.ts';
import { linesTelling, wordsOfWork } from './words-of-work.ts';

/**
 * Years count from the dates of the jobs that fit: those that show the named skill, and those of the posting's occupation where the skill is what the occupation
 * does; jobs of the wider field count half. For a tool or another skill by name, other jobs of the occupation count a third: they may have used it.
 * Where leading people is asked for, the jobs that led people count.
 */
export function judgeExperience(requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict {
  const named = (requirement.skills ?? []).filter(
    (skill) => skill.id !== undefined && !isWishInBrackets(skill, posting.text),
  );
  const unlisted = (requirement.skills ?? []).filter((skill) => skill.id === undefined);
  const found =
    named.length === 0 && asksToSupervise(requirement.text)
      ? supervised(index)
      : named.length === 0
        ? ofWords(requirement.text, unlisted, index, posting, isOpen(requirement.text, index, posting) ? 1 : 0.5)
        : better(
            ofSkills(named, index, posting, requirement.text),
            givesExamples(requirement.text) ? ofWords(requirement.text, [], index, posting, 0.5) : undefined,
          );
  const { months, lines, halved, wider } =
    found.months > 0 || unlisted.length > 0 || named.length > 0 || asksToSupervise(requirement.text)
      ? found
      : ofDuties(index, posting);
  const stated =
    asksToSupervise(requirement.text) && !named.some(isOfThing)
      ? undefined
      : statedYears(requirement.text, index, posting);
  const isStated = stated !== undefined && stated.months >= 12 * (requirement.years?.least ?? 0);
  if (isStated && (stated.months > months || wider === true)) return { credit: 1, lines: [stated.line] };
  const least = requirement.years?.least ?? 0;
  const years = months / 12;
  const shown = rankLines([...new Set(lines)], index);
  if (least === 0 && requirement.years !== undefined && index.lines.some(({ job }) => job !== undefined))
    return { credit: 1, lines: shown.length > 0 ? shown : index.titles.slice(0, 1).map(({ line }) => line) };
  if (!index.dated) return { credit: shown.length > 0 ? 0.5 : 0, lines: shown, reasons: [{ code: 'no-dates' }] };
  const full = least === 0 ? (shown.length > 0 ? 1 : 0) : Math.min(1, years / least);
  const credit = wider === true ? Math.min(full, widerFieldMost) : full;
  const reasons: Verdict['reasons'] = [];
  if (full < 1) reasons.push({ code: 'too-few-years', detail: `${Math.floor(years * 10) / 10} of ${least}` });
  if (credit < 1 && halved === true) reasons.push({ code: 'wider-field' });
  return { credit, lines: shown, reasons };
}

/** "2-5 years providing IT support (prefer experience with remote support)": what is wished for in brackets is not what the years are asked of. */
function isWishInBrackets({ start }: SkillMention, text: string): boolean {
  const open = text.lastIndexOf('(', start);
  return (
    open > text.lastIndexOf(')', start) && open > text.lastIndexOf('\n', start) && wished.test(text.slice(open, start))
  );
}

const wished =
  /^\(\s*(?:prefer\p{L}*|ideally|bonus|a plus|nice|bevorzugt|idealerweise|gerne|wünschenswert|de préférence|idéalement|preferiblement[ei]|preferentemente|preferencialmente|bij voorkeur)(?!\p{L})/iu;

/** "Laboratory experience (e.g. analytical chemistry)": what is asked for is shown by itself as well as by its examples. */
const better = (a: Worked, b: Worked | undefined): Worked =>
  b !== undefined && b.wider !== true && b.months > a.months ? b : a;

/**
 * The years that the person states of such work in the summary ("Electrician with nine years …"), no more than the dates of all jobs hold: they must be told of what is asked
 * for, or of the posting's own title.
 */
function statedYears(
  asked: string,
  index: ResumeIndex,
  posting: Posting,
): { months: number; line: number } | undefined {
  const telling = new Set(wordsOfWork(asked).keys());
  if (telling.size === 0) for (const { stem } of tokenize(occupationIn(posting.title ?? ''))) telling.add(stem);
  for (const [line, { section, text }] of index.lines.entries()) {
    if (section !== 'summary') continue;
    for (const sentence of text.split(/(?<=[.!?])\s+/u)) {
      const years = readYears(sentence)[0];
      const stems = tokenize(sentence).map(({ stem }) => stem);
      if (years !== undefined && [...telling].every((stem) => stems.includes(stem)))
        return { months: Math.min(years.least * 12, index.months), line };
    }
  }
  return undefined;
}

/** "In a similar role", "relevant experience", "work experience": jobs of the wider field are asked for as much as those of the very title. */
const openTo =
  /(?<!\p{L})(?:similar|related|relevant|comparable|equivalent|adjacent|(?:work|working|professional|industry) experience|vergleichbar\p{L}*|ähnlich\p{L}*|einschlägig\p{L}*|similaires?|équivalent\p{L}*|similares?|afín|afines|analog[ao]s?)(?!\p{L})/iu;

/** Years of such work; of no work in particular ("At least 5 years of experience") where a line of a job tells of what the posting's title names. */
function isOpen(asked: string, index: ResumeIndex, { title = '' }: Posting): boolean {
  if (openTo.test(asked)) return true;
  if (wordsOfWork(asked).size > 0) return false;
  return coverWords(weighWords(title), index, (line) => index.lines[line]?.job !== undefined).line >= 0.5;
}

/** Of a post whose title no list knows: the jobs that tell of at least two of its duties, as a wider field. */
function ofDuties(index: ResumeIndex, posting: Posting): Worked {
  const isDeed = (line: number) => index.lines[line]?.job !== undefined && index.lines[line]?.title !== true;
  const told = profileTitle(posting.title ?? '').known
    ? []
    : posting.responsibilities.flatMap(({ text }) => {
        const { best, line } = coverWords(weighWords(text), index, isDeed);
        return best !== undefined && line >= 0.5 ? [best] : [];
      });
  return told.length < 2
    ? { months: 0, lines: [] }
    : { months: monthsOfLines(index, told), lines: told, halved: true, wider: true };
}

/** `halved`: jobs of the wider field were counted by half. `wider`: no job was found that shows what is asked for. */
type Worked = { months: number; lines: number[]; halved?: boolean; wider?: boolean };

function supervised(index: ResumeIndex): Worked {
  const lines = supervisingLines(index);
  return { months: monthsOfLines(index, lines), lines };
}

function inOccupation(index: ResumeIndex, posting: Posting, share: number): Worked {
  const { close, near, lines, closeLines } = monthsOfOccupation(index, posting);
  return {
    months: close + near * share,
    lines: near > 0 || close === 0 ? lines : closeLines,
    halved: near > 0 && share < 1,
    wider: close === 0 && share < 1,
  };
}

/**
 * Years with words that no list knows. A product's or employer's name is counted as a listed tool is: the jobs whose lines hold it, and a third of the others of the
 * occupation. Other words say little by themselves: the years of the occupation stand for them too.
 */
function ofWords(text: string, unlisted: SkillMention[], index: ResumeIndex, posting: Posting, share: number): Worked {
  const field = inOccupation(index, posting, share);
  const lines = unlisted.flatMap((skill) =>
    index.lines.flatMap(({ job }, i) =>
      job !== undefined && (holdsPhrase(index, skill.text, i) || holdsName(index, skill.text, i)) ? [i] : [],
    ),
  );
  const shown = monthsOfLines(index, lines);
  if (unlisted.length === 0 || !unlisted.every((skill) => isName(skill.text, posting.language))) {
    const trained = wordsOfWork(text).size === 0 ? linesOfTraining(index, posting) : [];
    const told = [
      ...new Set([
        ...lines,
        ...linesTelling(text, index),
        ...trained,
        ...linesOfTitle(text, index),
        ...linesOfNamedField(text, index, posting),
      ]),
    ];
    const months = monthsOfLines(index, told);
    if (field.months < months) return { months, lines: told };
    return field.wider !== true && tellsNothingOf(text, index, posting) ? { ...field, wider: true } : field;
  }
  const { close, closeLines } = monthsOfOccupation(index, posting);
  return {
    months: shown + Math.max(0, close - shown) / 3,
    lines: [...lines, ...(close > shown ? closeLines : [])],
    wider: shown === 0,
  };
}

/** Whether a demand names a subject of which the jobs tell next to nothing: years as an engineer are not yet years of oil and gas. */
function tellsNothingOf(text: string, index: ResumeIndex, { title = '' }: Posting): boolean {
  const own = new Set(tokenize(title).map(({ stem }) => stem));
  const subject = new Map([...wordsOfWork(text)].filter(([stem, weight]) => weight > 0.2 && !own.has(stem)));
  if (subject.size < wordsOfSubject) return false;
  return coverWords(subject, index, (line) => index.lines[line]?.job !== undefined).anywhere < leastOfSubject;
}

const wordsOfSubject = 3;
const leastOfSubject = 0.34;

/** Years of no work in particular: the jobs in the occupation that the posting asks to have been learnt ("Ausbildung als Elektroniker") count as those of its own do. */
function linesOfTraining(index: ResumeIndex, posting: Posting): number[] {
  const learnt = occupationsIn(posting.requirements.filter(({ kind }) => kind === 'education').map(({ text }) => text));
  if (learnt.size === 0) return [];
  const own = titlesIn(learnt, index);
  return [...new Set([...monthsOfOccupation(index, posting).closeLines, ...own.map(({ line }) => line)])];
}

/** "Registered nurse with three years of experience", asked for a post of another title: the jobs of the occupation that the demand itself names. */
function linesOfTitle(text: string, index: ResumeIndex): number[] {
  return titlesIn(occupationsIn([text]), index)
    .filter(({ trust }) => trust === 1)
    .map(({ line }) => line);
}

/** The occupations of the titles that demands name. */
const occupationsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => findTitles(text).flatMap(({ title }) => title.occupations)));

const titlesIn = (occupations: ReadonlySet<string>, { titles }: ResumeIndex): ResumeTitle[] =>
  titles.filter(({ profile }) => [...profile.occupations].some((id) => occupations.has(id)));

/** "WMS (Manhattan)" for "Manhattan WMS": all words of a name of several, in any order. */
function holdsName(index: ResumeIndex, name: string, line: number): boolean {
  const words = tokenize(name);
  return words.length > 1 && words.every(({ stem }) => index.stems.get(stem)?.includes(line) === true);
}

/** Written as names are; German writes every noun so. */
function isName(text: string, language: string): boolean {
  return language !== 'de' && /^\p{Lu}/u.test(text);
}

/** Where a posting asks for having led people in a field ("retail supervisory experience"), both must last as long. */
function ofSkills(named: SkillMention[], index: ResumeIndex, posting: Posting, text: string): Worked {
  const worked = workedWith(named, index, posting, text);
  if (!asksToSupervise(text) || named.some(isOfThing)) return worked;
  const led = supervised(index);
  return led.months < worked.months ? led : { ...worked, lines: [...led.lines, ...worked.lines] };
}

/** "Account management experience" is no leading of people; nor is work with a tool. */
function isOfThing({ id = '', kind }: SkillMention): boolean {
  return kind === 'tool' || (id.endsWith('-management') && !/^(?:people|team|staff|personnel|line)-/.test(id));
}

function workedWith(named: SkillMention[], index: ResumeIndex, posting: Posting, text: string): Worked {
  const lines: number[] = named.some(({ kind }) => kind === 'tool') ? [] : linesOfTitle(text, index);
  for (const [id, at] of index.skills)
    if (named.some((asked) => relateSkills(asked.id ?? '', id) >= 0.75)) lines.push(...at);
  for (const { kind, text } of named)
    if (kind === 'tool')
      lines.push(...index.lines.flatMap(({ job }, i) => (job !== undefined && holdsName(index, text, i) ? [i] : [])));
  const domains = named.flatMap(({ id = '', kind }) => (kind === 'domain' ? [id] : []));
  lines.push(...linesOfField(domains, index));
  if (!named.some(({ kind }) => kind === 'tool')) lines.push(...linesOfNamedField(text, index, posting));
  const shown = monthsOfLines(index, lines);
  const field = monthsOfOccupation(index, posting);
  if (named.some((skill) => isTrade(skill, posting)))
    return {
      months: Math.max(shown, field.close + field.near / 2),
      lines: [...lines, ...field.lines],
      halved: field.near > 0,
      wider: field.close === 0 && shown === 0,
    };
  // A clerk of public administration may have worked in that of a town.
  const parents = domains.flatMap((id) => loadLexicon().skills.get(id)?.is ?? []);
  const branch = linesOfField(parents, index);
  const more = Math.max(0, monthsOfLines(index, branch) - shown) / 2;
  if (more > Math.max(0, field.close - shown) / 3)
    return { months: shown + more, lines: [...lines, ...branch], halved: true, wider: shown === 0 };
  return {
    months: shown + Math.max(0, field.close - shown) / 3,
    lines: [...lines, ...(field.close > shown ? field.closeLines : [])],
    wider: shown === 0,
  };
}

/** Jobs by title whose occupation is the field that is asked for, or the one that it is a branch of. */
function linesOfField(fields: string[], index: ResumeIndex): number[] {
  return index.titles.flatMap(({ line, trust, profile }) =>
    trust === 1 && fields.some((id) => profile.occupations.has(id) || isWorkIn(id, profile.occupations)) ? [line] : [],
  );
}

/** A programming language is a tool: not all who develop know VB.NET. */
const isCode = ({ id = '' }: SkillMention): boolean =>
  loadLexicon().skills.get(id)?.is.includes('computer-programming') === true;

/** Whether a skill is what the posting's occupation does ("accounting" of an accountant), so that every job of the occupation shows it. */
function isTrade(skill: SkillMention, posting: Posting): boolean {
  if (skill.kind === 'tool' || isCode(skill)) return false;
  const title = posting.title ?? '';
  const stems = new Set(tokenize(occupationIn(title)).map(({ stem }) => stem));
  const own = [...tokenize(skill.name), ...tokenize(skill.text)];
  if (
    own.some(({ stem }) => stems.has(stem) && weighStem(stem) > 0.3) ||
    tokenize(skill.name).every(({ stem }) => stems.has(stem))
  )
    return true;
  if (skill.kind !== 'domain') return false;
  const { occupations, sectors } = profileTitle(title);
  if (isPractice(skill.name, occupations)) return true;
  const field = nameOfField(skill.name);
  return occupations.has(skill.id ?? '') || (field !== undefined && (sectors.get(field) ?? 0) >= 0.7);
}

/** The words of a title that name the occupation: of "Registered Nurse - ICU - Nights" the first two. A title that no list knows counts whole. */
function occupationIn(title: string): string {
  const found = findTitles(title);
  return found.length === 0 ? title : found.map(({ start, end }) => title.slice(start, end)).join(' ');
}

/** "Software engineering" is what the occupation of software does. */
function isPractice(name: string, occupations: Set<string>): boolean {
  const words = new Set([...occupations].flatMap((id) => id.split('-')).map((word) => stemWord(word)));
  const [head, ...rest] = tokenize(name);
  return head !== undefined && words.has(head.stem) && rest.every(({ form }) => practice.test(form));
}

const practice = /^(?:engineering|development|work|services?|industry|trades?|practice|administration)$/i;

import type { Posting, Requirement, RequirementMatch } from '@shortlist/schema';
import { asksForSchooling, subjectOfSchooling } from '../../language/stance/forms-of-demand.ts';
import { asksToSupervise } from '../../language/titles/names-leading.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { bachelors, findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { findFields } from '../../lexicon/learning/study-fields.ts';
import { readPapers } from '../../lexicon/papers/read-classes.ts';
import { carriedShare } from '../formula.ts';
import { evidenceOf, type ResumeIndex } from '../resume/index-resume.ts';
import { ownTools, sameThing, undergone } from '../resume/own-things.ts';
import { asksForBareExperience, workElsewhere } from './asks-for-experience.ts';
import { weighWords } from './compare-words.ts';
import { supervisingLines } from './find-supervision.ts';
import { judgeCertificate, otherState, reasonOfEnd } from './judge-certificate.ts';
import { coversLine, judgeEducation } from './judge-education.ts';
import { judgeExperience } from './judge-experience.ts';
import { judgeField } from './judge-field.ts';
import { judgeHistory } from './judge-history.ts';
import { asksForOtherLanguage, judgeLanguage, judgeOtherLanguage, judgeSpokenLanguages } from './judge-language.ts';
import { heldIn, judgePaper } from './judge-paper.ts';
import { judgeSkill } from './judge-skill.ts';
import { judgeSkills } from './judge-skills.ts';
import { judgeTitledWork } from './judge-titled-work.ts';
import { judgeTyping } from './judge-typing.ts';
import { judgeWholeField } from './judge-whole-field.ts';
import { skillsHeld } from './skills-held.ts';
import { judgeWords, rankLines, type Verdict } from './verdict.ts';

/** Judges one requirement against the resume: credit 0 to 1, the lines that show it, and why it is not full. */
export function meetRequirement(requirement: Requirement, index: ResumeIndex, posting: Posting): RequirementMatch {
  const first = judge(requirement, index, posting);
  const known = otherState(around(requirement, posting.text), first, index) ?? first;
  const judged = byField(requirement, known, index, posting);
  const over =
    judged.credit === 0 && (judged.reasons ?? []).length === 0 ? reasonOfEnd(requirement.text, index) : undefined;
  const verdict = over === undefined ? judged : { ...judged, reasons: over };
  const credit = Math.round(verdict.credit * 100) / 100;
  const { id, text, kind, importance, start, end } = requirement;
  return {
    id,
    text,
    kind,
    importance,
    start,
    end,
    met: credit >= (kind === 'experience' ? 0.97 : 0.85) ? true : credit >= 0.3 ? 'partly' : false,
    credit,
    evidence: [...new Set(verdict.lines)].slice(0, 4).map((line) => evidenceOf(index, line)),
    ...(verdict.missing === undefined || verdict.missing.length === 0 ? {} : { missing: verdict.missing }),
    ...(verdict.reasons === undefined || verdict.reasons.length === 0 ? {} : { reasons: verdict.reasons }),
  };
}

/** Schooling that a demand asks for in words that name no degree ("formation supérieure en informatique"); undefined where none is shown, unless the demand is for nothing else. */
function judgeSchooling(requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict | undefined {
  const { text } = requirement;
  if (!asksForSchooling(text)) return undefined;
  const level = findDegrees(text)[0]?.level ?? (ofUniversities.test(text) ? bachelors : undefined);
  const fields = findFields(text);
  // "Completion of a cosmetology program": what it is in is of no known field, and only its own words tell it.
  const subject = subjectOfSchooling(text);
  const isOwn = level === undefined && fields.length === 0 && weighWords(subject).size > 0;
  const shown = isOwn
    ? {
        ...index,
        degrees: index.degrees.filter(({ line }) => coversLine(subject, index.lines[line]?.text ?? '')),
      }
    : index;
  const found = judgeEducation(
    { ...requirement, degree: { level: level ?? leastOfSchooling, fields } },
    shown,
    posting,
  );
  if (isOwn && shown.degrees.length === 0) return undefined;
  const isTold = found.credit > 0 && found.reasons?.some(({ code }) => code === 'degree-not-named') !== true;
  if (isTold) return found;
  return /\s/.test(text.trim()) ? undefined : { credit: 0, lines: [], reasons: [{ code: 'no-degree' }] };
}

/** The level of schooling that names neither a degree nor a university. */
const leastOfSchooling = 4;
const ofUniversities = /colleg|universi|hochschul|supérieur|superior(?!\p{L})/iu;

/** Demands that may name a field, trade or activity. */
const ofWork = new Set<Requirement['kind']>(['skill', 'responsibility']);

/** What the resume says itself to lack or not to have yet: no title says otherwise. */
const refusals = new Set(['said-to-lack', 'still-learning', 'expired']);

/** Whether another judge has the last word: the resume's own refusal, a school or a paper. */
function isSettled(requirement: Requirement, known: Verdict, index: ResumeIndex, posting: Posting): boolean {
  const { text, skills = [] } = requirement;
  return (
    skills.some(({ id = '' }) => index.disclaimed.has(id)) ||
    known.reasons?.some(({ code }) => refusals.has(code)) === true ||
    asksForSchooling(text) ||
    judgePaper(requirement, index, posting) !== undefined
  );
}

/** The same by jobs of the field that the demand names, where that shows more. */
function byField(requirement: Requirement, known: Verdict, index: ResumeIndex, posting: Posting): Verdict {
  const { kind, text, skills = [] } = requirement;
  const isThing = skills.some(
    (skill) => skill.kind === 'tool' || skill.kind === 'certificate' || skill.kind === 'language',
  );
  if (!ofWork.has(kind) || isThing || known.credit >= carriedShare) return known;
  const [only] = skills.length === 1 ? skills : [];
  const shown = [judgeField(text, index, posting), only && judgeWholeField(only, text, index)];
  const best = shown.reduce<Verdict>((a, b) => (b !== undefined && b.credit > a.credit ? b : a), known);
  return best !== known && isSettled(requirement, known, index, posting) ? known : best;
}

/** A demand with what stands before and behind it on its line: "Active Texas" of "RN license". */
function around({ text, start, end }: Requirement, posting: string): string {
  if (start === undefined || end === undefined) return text;
  const before =
    posting
      .slice(Math.max(0, start - 30), start)
      .split(/[\n.;,(]/)
      .at(-1) ?? '';
  const after = posting.slice(end, end + 30).split(/[\n.;,)]/)[0] ?? '';
  return `${before}${text}${after}`;
}

function judge(requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict {
  if (requirement.kind !== 'experience' && requirement.kind !== 'language') {
    const paper = judgePaper(requirement, index, posting);
    if (paper !== undefined) return orOther(paper, requirement, index, posting);
  }
  if (requirement.kind === 'education') return judgeEducationOrPaper(requirement, index, posting);
  const schooling = ofWork.has(requirement.kind) ? judgeSchooling(requirement, index, posting) : undefined;
  if (schooling !== undefined) return schooling;
  if (requirement.kind === 'experience') return judgeExperience(requirement, index, posting);
  if (requirement.kind === 'language') {
    const named = judgeLanguage(requirement, index);
    if (named.credit === 1 || !asksForOtherLanguage(requirement.text)) return named;
    const other = judgeOtherLanguage(requirement.text, index);
    return other.credit > named.credit ? other : named;
  }
  if (requirement.kind !== 'gate') {
    const plain = judgeHistory(requirement.text, index) ?? judgeTyping(requirement.text, index);
    if (plain !== undefined) return plain;
    if (asksForOtherLanguage(requirement.text)) return judgeOtherLanguage(requirement.text, index);
  }
  if (requirement.kind === 'responsibility') {
    const other = judgeSpokenLanguages(requirement.text, index) ?? judgeTitledWork(requirement.text, index, posting);
    if (other !== undefined) return other;
  }
  if (requirement.kind !== 'gate' && asksForBareExperience(requirement))
    return judgeExperience(requirement, index, posting);
  if (requirement.skills !== undefined && requirement.skills.length > 0)
    return judgeSkills(requirement, requirement.skills, index, posting.text);
  if (requirement.kind === 'certificate') return judgeCertificate(withoutLeave(requirement.text), index);
  if (requirement.kind === 'gate') return judgeGate(requirement, index);
  if (asksToSupervise(requirement.text)) {
    const lines = supervisingLines(index);
    if (lines.length > 0) return { credit: 1, lines: rankLines(lines, index) };
  }
  const words = judgeWords(withoutLeave(requirement.text), index);
  if (words.credit >= carriedShare) return words;
  return skillsHeld(requirement, index) ?? workElsewhere(requirement, index, posting) ?? words;
}

/** "Independent prescriber (or working towards it)": what else would do is not what must be shown. */
const withoutLeave = (text: string): string =>
  text.replace(
    /\s*[(,]\s?(?:or\s)?(?:working towards?|willing(?:ness)?|able to (?:obtain|get)|studying)[^()]*\)?$/iu,
    '',
  );

/** "PMP or PRINCE2 Practitioner": the better of the paper and what else would do. */
function orOther(paper: Verdict, requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict {
  if (requirement.alternatives !== true || paper.credit === 1) return paper;
  const others = (requirement.skills ?? []).filter(({ text }) => readPapers(text).length === 0);
  if (others.length === 0) return paper;
  const other = judgeSkills(requirement, others, index, posting.text);
  return other.credit > paper.credit ? other : paper;
}

/** "Bachelor's degree or paralegal certificate": the better of the two. */
function judgeEducationOrPaper(requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict {
  const degree = judgeEducation(requirement, index, posting);
  // "Diplôme d'État d'aide-soignant (DEAS)": a degree to the posting, a paper to who lists it among certificates.
  const named = skillsIn(requirement.text)
    .filter(({ kind }) => kind === 'certificate')
    .map((skill) => judgeSkill(skill, index))
    .filter(({ lines }) => lines.some((line) => index.lines[line]?.section === 'certificates'));
  const papers = [...(requirement.skills ?? []).map((skill) => judgeSkill(skill, index)), ...named];
  if (vocational.test(requirement.text)) papers.push(judgeCertificate(requirement.text, index));
  return papers.find(({ credit }) => credit >= 0.5 && credit > degree.credit) ?? degree;
}

/** Qualifications that people list among their certificates as well. */
const vocational = /(?<!\p{L})(?:[NS]VQ|BTEC|city (?:&|and) guilds|CAP|BEP|level \d)(?!\p{L})/iu;

/** A condition that a paper meets ("Führerschein Klasse B") is shown by that paper, any other by its words. */
function judgeGate(requirement: Requirement, index: ResumeIndex): Verdict {
  for (const words of [...sameThing, ownTools].filter((each) => each.test(requirement.text))) {
    const held = index.lines.flatMap(({ section }, at) =>
      section !== 'employer' && words.test(heldIn(at, index)) ? [at] : [],
    );
    // The paper itself says it better than a title that goes with it.
    const line = held.find((at) => index.lines[at]?.section === 'certificates') ?? held[0];
    if (line !== undefined) return { credit: 1, lines: [line] };
  }
  if (ownTools.test(requirement.text) || undergone.test(requirement.text)) return { credit: 0, lines: [] };
  const papers = skillsIn(requirement.text).filter(({ kind }) => kind === 'certificate');
  const shown = papers.map((paper) => judgeSkill(paper, index)).find(({ credit }) => credit >= 0.85);
  if (shown !== undefined) return { ...shown, reasons: [] };
  // The name of a licence is held by a licence: "Licensed plumber" is not half of one to drive.
  const words: Verdict =
    readPapers(requirement.text).length > 0 ? { credit: 0, lines: [] } : judgeWords(requirement.text, index);
  return words.credit < leastOfWords ? { credit: words.credit, lines: [] } : words;
}

/** What holds less of a condition's words than this says nothing of it. */
const leastOfWords = 0.3;

import type { Posting, Requirement, RequirementMatch, SkillMention } from '@shortlist/schema';
import { asksToSupervise } from '../../language/titles/names-leading.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { readPapers } from '../../lexicon/papers/read-classes.ts';
import { isCarriedBy } from '../../lexicon/relate/carried-by-work.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import { isWorkIn } from '../../lexicon/titles/industries.ts';
import { basicShare, carriedShare, learningShare } from '../formula.ts';
import { isCalledBasic } from '../resume/find-basics.ts';
import { evidenceOf, type ResumeIndex } from '../resume/index-resume.ts';
import { ownTools, sameThing, undergone } from '../resume/own-things.ts';
import { coverWords, weighWords } from './compare-words.ts';
import { deedLines, linesOfKind } from './deed-lines.ts';
import { supervisingLines } from './find-supervision.ts';
import { holdsPhrase } from './holds-phrase.ts';
import { inSuite } from './in-suite.ts';
import { judgeCertificate, judgeListedCertificate, otherState, reasonOfEnd } from './judge-certificate.ts';
import { judgeEducation } from './judge-education.ts';
import { asksForBareExperience, asksForExperience, judgeExperience, workElsewhere } from './judge-experience.ts';
import { judgeHistory } from './judge-history.ts';
import { asksForOtherLanguage, judgeLanguage, judgeOtherLanguage } from './judge-language.ts';
import { heldIn, inItsGrade, judgePaper } from './judge-paper.ts';
import { judgeTitledWork } from './judge-titled-work.ts';
import { judgeTyping } from './judge-typing.ts';
import { orSimilarTool } from './or-similar.ts';
import { holdsEnough, judgeWords, rankLines, type Verdict } from './verdict.ts';
import { isClaimed, isField, isWorkedIn, sameEntry } from './where-named.ts';

/** Judges one requirement against the resume: credit 0 to 1, the lines that show it, and why it is not full. */
export function meetRequirement(requirement: Requirement, index: ResumeIndex, posting: Posting): RequirementMatch {
  const first = judge(requirement, index, posting);
  const judged = otherState(around(requirement, posting.text), first, index) ?? first;
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
    const titled = judgeTitledWork(requirement.text, index, posting);
    if (titled !== undefined) return titled;
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
  return workElsewhere(requirement, index, posting) ?? words;
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

function judgeSkills(requirement: Requirement, skills: SkillMention[], index: ResumeIndex, text: string): Verdict {
  const found = skills.map((skill) =>
    requirement.kind === 'certificate' && (skill.kind === 'tool' || skill.id === undefined)
      ? judgeCertificate(skill.text, index)
      : orSimilarTool(judgeGraded(skill, index, text), skill, requirement.text, index),
  );
  if (asksForExperience(requirement.text))
    for (const one of found) if (isOnlyLearnt(one, index)) one.credit = Math.min(one.credit, leastOfField);
  const best = found.reduce((a, b) => (b.credit > a.credit ? b : a));
  if (requirement.alternatives === true) return best;
  const credit = found.reduce((sum, one) => sum + one.credit, 0) / found.length;
  return {
    credit,
    lines: found.flatMap((one) => one.lines.slice(0, 2)),
    missing: found.flatMap((one) => one.missing ?? []),
    reasons: found.flatMap((one) => one.reasons ?? []),
  };
}

/** Courses and studies show that something was learnt, and no experience of it. */
const isOnlyLearnt = ({ lines }: Verdict, index: ResumeIndex): boolean =>
  lines.length > 0 && lines.every((line) => learning.test(index.lines[line]?.section ?? ''));

const learning =
  /^education$|(?<!\p{L})(?:courses?|kurse?|lehrgänge|weiterbildung(?:en)?|cours|formations?|cursos?|corsi|cursussen|training)(?!\p{L})/iu;

function judgeGraded(skill: SkillMention, index: ResumeIndex, text: string): Verdict {
  const shown = judgeSkill(skill, index);
  const isPaper =
    skill.kind === 'certificate' || shown.lines.every((line) => index.lines[line]?.section === 'certificates');
  const verdict = isPaper ? inItsGrade(shown, skill, index, text) : shown;
  const basics = index.basics.get(skill.id ?? '');
  if (basics === undefined || verdict.credit <= basicShare || isCalledBasic(text, skill.start, skill.end))
    return verdict;
  if (verdict.lines.length === 0 || verdict.lines.some((line) => !basics.includes(line))) return verdict;
  const kin = shownByKin(skill.id ?? '', basics, index);
  return kin >= verdict.credit
    ? verdict
    : { ...verdict, credit: Math.max(kin, basicShare), reasons: [{ code: 'basic-level' }] };
}

/** How far related skills on other lines speak for a skill: who programs a Siemens S7 knows more of PLC than the line that calls it basic. */
function shownByKin(asked: string, basics: number[], index: ResumeIndex): number {
  let best = 0;
  for (const [id, lines] of index.skills)
    if (id !== asked && lines.some((line) => !basics.includes(line) && index.basics.get(id)?.includes(line) !== true))
      best = Math.max(best, relateSkills(asked, id));
  return best;
}

/** A name of which a line holds less than this share is not named: "structural steel" speaks for no steel-toe boots. */
const leastOfName = 0.5;

/** What a field that is only studied or tried speaks for one of its skills. */
const leastOfField = 0.2;

function judgeSkill(skill: SkillMention, index: ResumeIndex): Verdict {
  const led = skill.kind !== 'certificate' && asksToSupervise(skill.text) ? supervisingLines(index) : [];
  if (led.length > 0) return { credit: 1, lines: rankLines(led, index) };
  if (skill.id === undefined) {
    const words = judgeWords(skill.text, index);
    const done = words.credit < 0.85 ? deedLines(skill.text, index) : [];
    if (done.length > 0) return { credit: 1, lines: rankLines(done, index) };
    if (words.credit < leastOfName) return { credit: 0, lines: [], missing: [skill] };
    if (words.credit < 0.85) return { ...words, missing: [skill] };
    return holdsPhrase(index, skill.text)
      ? words
      : { ...words, reasons: [{ code: 'exact-phrase', detail: skill.text }] };
  }
  const suite = inSuite(skill.id, index);
  if (suite !== undefined) return suite;
  let credit = 0;
  let from = '';
  for (const id of index.skills.keys()) {
    const relation = relateSkills(skill.id, id);
    const isNearer = relation === credit && relation > 0 && (id === skill.id || isField(from));
    if (relation > credit || isNearer) [credit, from] = [relation, id];
  }
  // A club or a course in a field shows the field, and no skill of it.
  if (credit < 1 && isField(from) && !isField(skill.id) && !isClaimed(from, index) && !isWorkedIn(from, index))
    credit = Math.min(credit, leastOfField);
  const same = credit < 1 ? sameEntry(skill.text, index) : undefined;
  if (same !== undefined) return { credit: 1, lines: [same] };
  if (skill.kind === 'certificate' && credit < 1) {
    const paper = judgeListedCertificate(skill, index);
    if (paper.credit > credit) return paper;
  }
  const practised =
    credit < 1 && skill.kind !== 'certificate' && skill.kind !== 'tool' ? occupationLines(skill, index) : [];
  if (practised.length > 0) return { credit: 1, lines: practised };
  const lines = rankLines(index.skills.get(from) ?? [], index);
  if (credit < carriedShare) {
    const carrying = index.disclaimed.has(skill.id) ? [] : carryingLines(skill.id, index);
    if (carrying.length > 0)
      return {
        credit: carriedShare,
        lines: carrying,
        missing: [skill],
        reasons: [{ code: 'similar-words', detail: skill.text }],
      };
  }
  if (credit === 0) return disclaimedSkill(skill, index) ?? similarWords(skill, index);
  const reasons: Verdict['reasons'] =
    credit < 1 ? [{ code: 'related-skill', detail: loadLexicon().skills.get(from)?.name ?? from }] : [];
  if (credit === 1 && !holdsPhrase(index, skill.text)) reasons.push({ code: 'exact-phrase', detail: skill.text });
  return { credit, lines, reasons, ...(credit < 0.85 ? { missing: [skill] } : {}) };
}

/** Jobs whose occupation the skill is: a teacher teaches, whether a line says so or not. */
function occupationLines({ id = '' }: SkillMention, index: ResumeIndex): number[] {
  const jobs = index.titles.filter(
    ({ line, trust, profile }) =>
      trust === 1 &&
      index.lines[line]?.job !== undefined &&
      (profile.occupations.has(id) || isWorkIn(id, profile.occupations)),
  );
  return jobs.map(({ line }) => line);
}

/** Jobs of an occupation that uses the skill every day, and lines that tell of a deed of its kind: who trained new hires has coached. */
function carryingLines(id: string, index: ResumeIndex): number[] {
  const titled = index.titles.filter(
    ({ line, trust, profile }) =>
      trust === 1 && index.lines[line]?.job !== undefined && isCarriedBy(id, profile.occupations),
  );
  return titled.length > 0 ? titled.map(({ line }) => line) : linesOfKind(id, index);
}

/** A skill that the resume names only to say that it is being learnt, or lacking. */
function disclaimedSkill(skill: SkillMention, index: ResumeIndex): Verdict | undefined {
  const said = index.disclaimed.get(skill.id ?? '');
  if (said === undefined) return undefined;
  if (said.ended === true)
    return {
      credit: 0,
      lines: [],
      missing: [skill],
      reasons: [{ code: 'expired', detail: index.lines[said.line]?.text ?? '' }],
    };
  return said.lacking
    ? { credit: 0, lines: [], missing: [skill], reasons: [{ code: 'said-to-lack' }] }
    : { credit: learningShare, lines: [said.line], missing: [skill], reasons: [{ code: 'still-learning' }] };
}

/** A listed skill that the resume never names, but describes in much the same words in one line ("Terminated cables", terminations), is partly shown. */
function similarWords(skill: SkillMention, index: ResumeIndex): Verdict {
  if (skill.kind === 'certificate') return { credit: 0, lines: [], missing: [skill] };
  const words = weighWords(skill.name);
  const { line, best } = coverWords(words, index);
  const telling = words.size > 1 || [...words.values()].some((weight) => weight > 0.5);
  return telling && line >= 0.7 && best !== undefined && holdsEnough(words, best, index)
    ? {
        credit: words.size > 1 && line > 0.99 ? 0.7 : 0.4,
        lines: [best],
        missing: [skill],
        reasons: [{ code: 'similar-words', detail: skill.text }],
      }
    : { credit: 0, lines: [], missing: [skill] };
}

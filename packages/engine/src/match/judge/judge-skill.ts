import type { SkillMention } from '@shortlist/schema';
import { asksToSupervise } from '../../language/titles/names-leading.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { isCarriedBy } from '../../lexicon/relate/carried-by-work.ts';
import { relateSkills } from '../../lexicon/relate/relate-skills.ts';
import { isWorkIn } from '../../lexicon/titles/industries.ts';
import { carriedShare, learningShare } from '../formula.ts';
import type { ResumeIndex, ResumeTitle } from '../resume/index-resume.ts';
import { coverWords, weighWords } from './compare-words.ts';
import { deedLines, linesOfKind } from './deed-lines.ts';
import { familiesOf, isListed } from './families-of.ts';
import { supervisingLines } from './find-supervision.ts';
import { holdsPhrase } from './holds-phrase.ts';
import { inSuite } from './in-suite.ts';
import { judgeListedCertificate } from './judge-certificate.ts';
import { holdsEnough, judgeWords, rankLines, type Verdict } from './verdict.ts';
import { isClaimed, isField, isWorkedIn, sameEntry } from './where-named.ts';

/** A name of which a line holds less than this share is not named: "structural steel" speaks for no steel-toe boots. */
const leastOfName = 0.5;

/** What a field that is only studied or tried speaks for one of its skills. */
export const leastOfField = 0.2;

/** One skill: by the lines that show it, what is near to it, what the work brings with it, or much the same words. */
export function judgeSkill(skill: SkillMention, index: ResumeIndex): Verdict {
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
    credit < 1 && skill.kind !== 'certificate' && skill.kind !== 'tool' ? occupationTitles(skill, index) : [];
  const listed = practised.filter(isListed);
  if (listed.length > 0) return { credit: 1, lines: listed.map(({ line }) => line) };
  const lines = rankLines(index.skills.get(from) ?? [], index);
  if (credit < carriedShare) {
    const titled = practised.map(({ line }) => line);
    const carrying = index.disclaimed.has(skill.id) ? [] : [...titled, ...carryingLines(skill.id, index)];
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
function occupationTitles({ id = '' }: SkillMention, index: ResumeIndex): ResumeTitle[] {
  return index.titles.filter((title) => {
    if (title.trust !== 1 || index.lines[title.line]?.job === undefined) return false;
    const families = familiesOf(title, index);
    return families.has(id) || isWorkIn(id, families);
  });
}

/** Jobs of an occupation that uses the skill every day, and lines that tell of a deed of its kind: who trained new hires has coached. */
function carryingLines(id: string, index: ResumeIndex): number[] {
  const titled = index.titles.filter(
    (title) =>
      title.trust === 1 && index.lines[title.line]?.job !== undefined && isCarriedBy(id, familiesOf(title, index)),
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

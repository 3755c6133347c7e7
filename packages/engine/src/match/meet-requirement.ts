import type { Posting, Requirement, RequirementMatch, SkillMention } from '@shortlist/schema';
import { relateSkills } from '../lexicon/relate-skills.ts';
import { coverWords, weighWords } from './compare-words.ts';
import { asksToSupervise, supervisingLines } from './find-supervision.ts';
import { evidenceOf, type ResumeIndex } from './index-resume.ts';
import { judgeCertificate } from './judge-certificate.ts';
import { judgeEducation } from './judge-education.ts';
import { judgeExperience } from './judge-experience.ts';
import { judgeLanguage } from './judge-language.ts';
import { judgeWords, rankLines, type Verdict } from './verdict.ts';

/** Judges one requirement against the resume: credit 0 to 1, the lines that show it, and why it is not full. */
export function meetRequirement(requirement: Requirement, index: ResumeIndex, posting: Posting): RequirementMatch {
  const verdict = judge(requirement, index, posting);
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

function judge(requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict {
  if (requirement.kind === 'education') return judgeEducation(requirement, index);
  if (requirement.kind === 'experience') return judgeExperience(requirement, index, posting);
  if (requirement.kind === 'language') return judgeLanguage(requirement, index);
  if (requirement.skills !== undefined && requirement.skills.length > 0)
    return judgeSkills(requirement, requirement.skills, index);
  if (requirement.kind === 'certificate') return judgeCertificate(requirement.text, index);
  if (asksToSupervise(requirement.text)) {
    const lines = supervisingLines(index);
    if (lines.length > 0) return { credit: 1, lines: rankLines(lines, index) };
  }
  return judgeWords(requirement.text, index);
}

function judgeSkills(requirement: Requirement, skills: SkillMention[], index: ResumeIndex): Verdict {
  const found = skills.map((skill) => judgeSkill(skill, index));
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

function judgeSkill(skill: SkillMention, index: ResumeIndex): Verdict {
  if (skill.id === undefined) {
    const words = judgeWords(skill.text, index);
    return words.credit >= 0.85 ? words : { ...words, missing: [skill] };
  }
  let credit = 0;
  let from = '';
  for (const id of index.skills.keys()) {
    const relation = relateSkills(skill.id, id);
    if (relation > credit || (relation === credit && relation > 0 && id === skill.id)) [credit, from] = [relation, id];
  }
  const lines = rankLines(index.skills.get(from) ?? [], index);
  if (credit === 0) return similarWords(skill, index);
  const reasons: Verdict['reasons'] = credit < 1 ? [{ code: 'related-skill', detail: from }] : [];
  if (credit === 1 && !lines.some((line) => index.lines[line]?.text.toLowerCase().includes(skill.text.toLowerCase())))
    reasons.push({ code: 'exact-phrase', detail: skill.text });
  return { credit, lines, reasons, ...(credit < 0.85 ? { missing: [skill] } : {}) };
}

/** A listed skill that the resume never names, but describes in much the same words in one line ("Terminated cables", terminations), is partly shown. */
function similarWords(skill: SkillMention, index: ResumeIndex): Verdict {
  const words = weighWords(skill.name);
  const { line, best } = coverWords(words, index);
  const telling = words.size > 1 || [...words.values()].some((weight) => weight > 0.5);
  return telling && line >= 0.7 && best !== undefined
    ? { credit: 0.4, lines: [best], missing: [skill], reasons: [{ code: 'similar-words', detail: skill.text }] }
    : { credit: 0, lines: [], missing: [skill] };
}

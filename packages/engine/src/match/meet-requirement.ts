import type { Posting, Requirement, RequirementMatch, SkillMention } from '@shortlist/schema';
import { findLanguages, rankLevel } from '../lexicon/languages.ts';
import { relateSkills } from '../lexicon/relate-skills.ts';
import { coverWords, weighWords } from './compare-words.ts';
import { evidenceOf, monthsOfLines, type ResumeIndex } from './index-resume.ts';
import { monthsOfOccupation } from './score-title.ts';

type Verdict = {
  credit: number;
  lines: number[];
  missing?: SkillMention[];
  reasons?: NonNullable<RequirementMatch['reasons']>;
};

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
    met: credit >= 0.85 ? true : credit >= 0.3 ? 'partly' : false,
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
  if (credit === 0) return { credit, lines, missing: [skill] };
  const reasons: Verdict['reasons'] = credit < 1 ? [{ code: 'related-skill', detail: from }] : [];
  if (credit === 1 && !lines.some((line) => index.lines[line]?.text.toLowerCase().includes(skill.text.toLowerCase())))
    reasons.push({ code: 'exact-phrase', detail: skill.text });
  return { credit, lines, reasons, ...(credit < 0.85 ? { missing: [skill] } : {}) };
}

/** Jobs first: a skill shown in work says more than one in a list. */
function rankLines(lines: number[], index: ResumeIndex): number[] {
  return lines.toSorted(
    (a, b) => Number(index.lines[b]?.job !== undefined) - Number(index.lines[a]?.job !== undefined) || a - b,
  );
}

function judgeWords(text: string, index: ResumeIndex): Verdict {
  const words = weighWords(text);
  if (words.size === 0) return { credit: 0, lines: [] };
  const { anywhere, line, best } = coverWords(words, index);
  const credit = Math.min(1, Math.max(line * 1.25, (line + anywhere) / 2));
  return { credit: credit < 0.2 ? 0 : credit, lines: best === undefined || credit < 0.2 ? [] : [best] };
}

function judgeExperience(requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict {
  const least = requirement.years?.least ?? 0;
  const named = (requirement.skills ?? []).flatMap((skill) => (skill.id === undefined ? [] : [skill.id]));
  const lines: number[] = [];
  for (const [id, at] of index.skills) if (named.some((asked) => relateSkills(asked, id) >= 0.75)) lines.push(...at);
  const inField = monthsOfOccupation(index, posting);
  const months = Math.max(named.length > 0 ? monthsOfLines(index, lines) : 0, inField.months);
  lines.push(...inField.lines);
  const years = months / 12;
  const shown = rankLines([...new Set(lines)], index);
  if (!index.dated) return { credit: shown.length > 0 ? 0.5 : 0, lines: shown, reasons: [{ code: 'no-dates' }] };
  const credit = least === 0 ? (shown.length > 0 ? 1 : 0) : Math.min(1, years / least);
  const reasons: Verdict['reasons'] =
    credit < 1 ? [{ code: 'too-few-years', detail: `${Math.floor(years * 10) / 10} of ${least}` }] : [];
  return { credit, lines: shown, reasons };
}

function judgeEducation(requirement: Requirement, index: ResumeIndex): Verdict {
  const { level = 0, fields = [] } = requirement.degree ?? {};
  let best: Verdict = { credit: 0, lines: [], reasons: [{ code: 'no-degree' }] };
  for (const degree of index.degrees) {
    const reach = degree.level >= level ? 1 : degree.level === level - 1 ? 0.5 : 0.25;
    const shared =
      fields.length === 0 ||
      fields.some((field) => degree.fields.includes(field)) ||
      coverWords(weighWords(requirement.text), index).line >= 0.7;
    const credit =
      reach *
      (shared ? 1 : /related|similar|equivalent|verwandt|ähnlich|équivalent/i.test(requirement.text) ? 0.6 : 0.5);
    if (credit > best.credit) {
      const reasons = [
        ...(reach < 1 ? [{ code: 'lower-level' }] : []),
        ...(shared ? [] : [{ code: 'other-field', detail: fields.join(', ') }]),
      ];
      best = { credit, lines: [degree.line], reasons };
    }
  }
  if (best.credit === 0 && level <= 4 && index.lines.some((line) => line.section === 'school'))
    return {
      credit: 0.6,
      lines: [index.lines.findIndex((line) => line.section === 'school')],
      reasons: [{ code: 'degree-not-named' }],
    };
  return best;
}

function judgeLanguage(requirement: Requirement, index: ResumeIndex): Verdict {
  const { code, level } = requirement.language ?? { code: '' };
  let best: Verdict = { credit: 0, lines: [] };
  index.lines.forEach((line, i) => {
    if (
      line.section !== 'languages' &&
      line.section !== 'skills' &&
      !/language|sprach|langue|idioma/i.test(line.section) &&
      !/fluent|native|speak|sprach|langu/i.test(line.text)
    )
      return;
    const hit = findLanguages(line.text).find((found) => found.code === code);
    if (hit === undefined) return;
    const asked = rankLevel(level);
    const shown = rankLevel(hit.level);
    const credit = asked === 0 || shown >= asked ? 1 : shown === 0 ? 0.8 : shown === asked - 1 ? 0.7 : 0.4;
    if (credit > best.credit)
      best = {
        credit,
        lines: [i],
        reasons:
          credit < 0.85 ? [{ code: 'lower-level', ...(hit.level === undefined ? {} : { detail: hit.level }) }] : [],
      };
  });
  return best;
}

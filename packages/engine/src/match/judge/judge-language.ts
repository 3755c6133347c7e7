import type { Requirement } from '@shortlist/schema';
import { findLanguages, rankLevel } from '../../lexicon/learning/languages.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { heldIn } from './judge-paper.ts';
import type { Verdict } from './verdict.ts';

/** A human language and its level, from the lines that speak of languages; a resume that names none is evidence of the language that it is written in. */
export function judgeLanguage(requirement: Requirement, index: ResumeIndex): Verdict {
  const { code, level, or = [] } = requirement.language ?? { code: '' };
  const verdicts = [code, ...or].map((one) => judgeOne(one, level, index));
  return verdicts.reduce((a, b) => (b.credit > a.credit ? b : a));
}

function judgeOne(code: string, level: string | undefined, index: ResumeIndex): Verdict {
  let best: Verdict = { credit: 0, lines: [] };
  index.lines.forEach((line, i) => {
    if (
      line.section !== 'languages' &&
      line.section !== 'skills' &&
      !/language|sprach|langue|idioma/i.test(line.section) &&
      !/fluent|native|speak|sprach|langu|biling[uü]|zweisprachig/i.test(line.text)
    )
      return;
    const hit = findLanguages(heldIn(i, index)).find((found) => found.code === code);
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
  if (best.credit === 0 && index.counts.size > 30 && index.language() === code)
    return { credit: rankLevel(level) === 0 ? 1 : 0.8, lines: [], reasons: [{ code: 'written-in' }] };
  return best;
}

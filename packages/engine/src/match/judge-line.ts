import type { Posting, Requirement } from '@shortlist/schema';
import { isSameKindOfWork } from '../lexicon/relate/kinds-of-work.ts';
import type { LineJudge, ShownByLine } from '../lexicon/relate/shown-by-line.ts';
import { titleSkills } from '../lexicon/titles/title-skills.ts';
import { judgeDuties } from './judge/judge-duties.ts';
import { judgeSkill } from './judge/judge-skill.ts';
import { meetRequirement } from './judge/meet-requirement.ts';
import { indexResume } from './resume/index-resume.ts';

/** From here on a line surely bears on a demand, and on a duty: those share everyday words with any work. */
const sure = { demand: 0.5, duty: 0.6 };

/** From here on a duty's own words are begun in a line: the same kind of work makes it surely one. */
const begun = 0.3;

/** Demands that no line of work shows: papers, studies, languages, conditions. */
const shownElsewhere = new Set<Requirement['kind']>(['education', 'certificate', 'language', 'gate']);

const judges = new WeakMap<Posting, Map<string, LineJudge>>();

/** The judge of the match for one line at a time: what of the posting a resume that held nothing else would show. One for a posting, which judges each line once. */
export function lineJudge(posting: Posting, now: string): LineJudge {
  const known = judges.get(posting) ?? new Map<string, LineJudge>();
  judges.set(posting, known);
  const judge = known.get(now) ?? makeJudge(posting, now);
  known.set(now, judge);
  return judge;
}

function makeJudge(posting: Posting, now: string): LineJudge {
  const demands = posting.requirements.flatMap((demand): Requirement[] => {
    if (shownElsewhere.has(demand.kind)) return [];
    if (demand.kind !== 'experience') return [demand];
    // Years are shown by dates; what they were spent with, by lines.
    return demand.skills === undefined || demand.skills.length === 0 ? [] : [{ ...demand, kind: 'skill' }];
  });
  const called = titleSkills(posting.title ?? '');
  const known = new Map<string, ShownByLine[]>();
  const judge = (line: string): ShownByLine[] => {
    const index = indexResume({ work: [{ highlights: [line] }] }, now);
    const rows = demands.map((demand) => {
      const row = meetRequirement(demand, index, posting);
      const isAlike = row.credit < sure.demand && isSameKindOfWork(line, demand.text);
      return isAlike ? { ...row, credit: sure.demand, isAlike } : { ...row, isAlike };
    });
    const duties = judgeDuties(posting, index).map((row) =>
      row.credit >= begun && row.credit < sure.duty && isSameKindOfWork(line, row.text)
        ? { ...row, credit: sure.duty, isAlike: true }
        : { ...row, isAlike: false },
    );
    const named = called.map(
      (id) => judgeSkill({ id, text: id, name: id, kind: 'skill', start: 0, end: 0 }, index).credit,
    );
    return [
      ...rows.flatMap(({ id, start = -1, credit, importance, evidence, isAlike }) =>
        credit < sure.demand || (evidence.length === 0 && !isAlike)
          ? []
          : [{ row: id, start, credit, isDuty: false, isMust: importance === 'must' }],
      ),
      ...duties.flatMap(({ id, start = -1, credit, evidence, isAlike }) =>
        credit < sure.duty || (evidence.length === 0 && !isAlike)
          ? []
          : [{ row: id, start, credit, isDuty: true, isMust: false }],
      ),
      ...(Math.max(0, ...named) < sure.demand
        ? []
        : [{ row: 'title', start: -1, credit: Math.max(...named), isDuty: false, isMust: true }]),
    ];
  };
  return (line) => {
    const found = known.get(line) ?? judge(line);
    known.set(line, found);
    return found;
  };
}

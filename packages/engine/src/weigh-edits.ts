import type { Edit, Match, Resume } from '@shortlist/schema';
import { applyEdits } from './tailor/apply-edits.ts';

/** Edits that take more than this from the estimate are dropped; less may be worth a better sentence. */
const bearable = -0.25;

/** Rewording and leaving out rarely move the score: they are weighed one by one only when they do so together. */
const rarelyMove = new Set<Edit['reason']>(['stronger-wording', 'spelling', 'drop', 'readable-heading']);

/** Signs of a resume times demands of a posting that are read to weigh edits one by one: 50 edits of a long resume for a long posting have room. */
const mostRead = 100_000_000;

type Weighed = { edits: Edit[]; tailored: Resume; matchAfter: Match };

/**
 * Counts each edit's own effect on the score, to a tenth of a point; drops edits of words that would lower it. Where there are more than can be weighed one by
 * one, what rarely moves the score comes last, and the rest stands or falls together, with an effect of 0: that
 * of each alone is not known.
 */
export function weighEdits(resume: Resume, edits: Edit[], before: Match, score: (draft: Resume) => Match): Weighed {
  const gain = (some: Edit[]) => round(pointsOf(score(applyEdits(resume, some))) - pointsOf(before));
  const quiet = edits.filter(({ reason }) => rarelyMove.has(reason));
  const others = edits.filter(({ reason }) => !rarelyMove.has(reason));
  const isQuiet = quiet.length === 0 || gain(quiet) === 0;
  // The order of a list claims nothing.
  const moving = [...others, ...(isQuiet ? [] : quiet)].filter(({ after }) => !Array.isArray(after));
  const most = mostWeighed(resume, before);
  const own = new Map(moving.slice(0, most).map((edit) => [edit, gain([edit])]));
  const rest = new Set(moving.slice(most));
  const isBearable = rest.size === 0 || gain([...rest]) >= bearable;
  const weighed = edits.flatMap((edit) => {
    const effect = own.get(edit) ?? 0;
    return effect < bearable || (rest.has(edit) && !isBearable) ? [] : [{ ...edit, effect }];
  });
  const whole = settle(resume, weighed, score);
  if (pointsOf(whole.matchAfter) >= pointsOf(before)) return whole;
  return settle(
    resume,
    weighed.filter(({ reason, effect }) => reason !== 'drop' && effect >= 0),
    score,
  );
}

/** How many edits of a resume can be weighed one by one. */
function mostWeighed(resume: Resume, { requirements, gates, duties = [] }: Match): number {
  const demands = requirements.length + gates.length + duties.length;
  // A photo is not read.
  const signs = JSON.stringify(resume, (key, value) => (key === 'image' ? undefined : value)).length;
  return Math.max(1, Math.floor(mostRead / (signs * Math.max(1, demands))));
}

function settle(resume: Resume, edits: Edit[], score: (draft: Resume) => Match): Weighed {
  const tailored = applyEdits(resume, edits);
  return { edits, tailored, matchAfter: score(tailored) };
}

/** The estimate before it is rounded. */
function pointsOf({ score, parts }: Match): number {
  return score === 0 ? 0 : parts.reduce((sum, part) => sum + part.points, 0);
}

function round(points: number): number {
  return Math.round(points * 10) / 10;
}

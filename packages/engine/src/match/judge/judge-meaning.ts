import type { Requirement } from '@shortlist/schema';
import { compareMeaning } from '../../lexicon/meaning/compare-meaning.ts';
import { saidOtherwiseShare } from '../formula.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { meantBy } from './meant-by.ts';
import type { Verdict } from './verdict.ts';

/** From here on a line says half of what is asked for, with the same words or with words that are used alike. */
const half = 0.6;

/** A demand that names nothing that a list knows and is shown in other words: by the line that comes nearest to it, in part. What has a name is held by that name. */
export function judgeMeaning({ text, skills }: Requirement, language: string, index: ResumeIndex): Verdict | undefined {
  if (skills?.some(({ id }) => id !== undefined) === true) return undefined;
  const said = compareMeaning(text, language, meantBy(index));
  const best = said.reduce((top, value, at) => (value > (said[top] ?? 0) ? at : top), 0);
  if ((said[best] ?? 0) < half) return undefined;
  return { credit: saidOtherwiseShare, lines: [best], reasons: [{ code: 'similar-words' }] };
}

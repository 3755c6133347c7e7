import type { Posting, Requirement } from '@shortlist/schema';
import { asksForTrait } from '../language/stance/asks-for-trait.ts';
import { welcomesBeginners } from '../language/stance/welcomes-beginners.ts';
import { isTraining } from '../language/titles/is-training.ts';

/** The level of a degree above school leaving. */
const afterSchool = 5;
/** What offices everywhere ask for. */
const everyday = new Set(['computer-literacy', 'microsoft-office', 'microsoft-excel', 'microsoft-word', 'typing']);

/**
 * Whether a post is open to whoever can learn it: the posting welcomes beginners, is for interns, or insists on having finished school and on no
 * work, skill or paper besides. There a title in the trade says less.
 */
export function isOpenPost({ text, title = '', requirements }: Posting): boolean {
  if (isTraining(title) || welcomesBeginners(text)) return true;
  const musts = requirements.filter(({ importance }) => importance === 'must');
  return musts.some(isSchooling) && musts.every((row) => isSchooling(row) || isEveryday(row));
}

function isSchooling({ kind, degree }: Requirement): boolean {
  return kind === 'education' && degree !== undefined && degree.level < afterSchool && degree.fields.length === 0;
}

function isEveryday({ kind, gate, skills = [], text }: Requirement): boolean {
  if (kind === 'gate') return gate !== 'driving-licence';
  if (kind === 'language' || asksForTrait(text)) return true;
  return kind === 'skill' && skills.every(({ id = '', kind: of }) => of === 'soft-skill' || everyday.has(id));
}

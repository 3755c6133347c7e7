import { describePlace } from './describe-place.ts';
import type { Fact } from './edit.ts';
import type { Resume } from './resume.ts';

/** Where a fact stands, for a person: the place in the document that a result came from, with its page, or what else it is. `of` is that document. */
export function tellPlace(
  { source, pointer, boxes }: Fact,
  original: Resume,
  of: 'resume' | 'linkedin' = 'resume',
): string {
  if (source === 'posting') return 'The posting’s own words';
  if (pointer.startsWith('/own/')) return 'Your own wording';
  if (source === 'answer') return 'Your answer';
  // Its pointers lead into another document than the one at hand.
  if (source !== of) return source === 'resume' ? 'Your resume' : 'Your LinkedIn profile';
  const page = boxes?.[0]?.page;
  return `${describePlace(original, pointer)}${page === undefined ? '' : `, page ${page}`}`;
}

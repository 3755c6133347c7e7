import { type Optimization, rebuiltFiles } from '@shortlist/schema';
import { isUnchanged } from './is-unchanged.ts';

/** Whether a result has pages of ours: in the place of the person's file, or as a draft beside it. Where that file was hard to read, there are none. */
export function hasOurPages(optimization: Pick<Optimization, 'result' | 'files'>): boolean {
  const drafts = new Set(rebuiltFiles.values());
  return !isUnchanged(optimization) || optimization.files.some(({ name }) => drafts.has(name));
}

import type { Optimization } from '@shortlist/schema';
import type { Excerpt } from './tables.ts';

/** What is stored beside a result, so that nobody has to open the whole of many: nothing where no result is stored. */
export function excerptOf(result: Optimization['result'] | null | undefined): { excerpt?: Excerpt } {
  if (result?.kind !== 'resume') return {};
  return { excerpt: { posting: result.posting, match: result.matchAfter, findings: result.findings } };
}

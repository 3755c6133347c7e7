import type { Finding } from '@shortlist/schema';
import { findLength } from './rules/file.ts';

/** What is said of a resume that fills so many pages as the person has it set; nothing while that is not known. */
export function judgeLength(pages: number | undefined): Finding[] {
  if (pages === undefined) return [];
  return findLength(pages).map(({ evidence }) => ({ code: 'long-document', severity: 'info', pointer: '', evidence }));
}

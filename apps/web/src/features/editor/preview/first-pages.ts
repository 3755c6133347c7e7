import type { Draft, ResumeRecord } from '@shortlist/schema';
import type { PreviewPages } from '@shortlist/typeset/browser';
import { fetchPages } from '../../../api/resumes/files.ts';

const firstPages = new WeakMap<Draft, Promise<PreviewPages>>();

/** Fetches the pages of a resume as it is saved, while the screen that shows them is still being built. */
export function fetchFirstPages({ id, draft }: ResumeRecord): void {
  const pages = fetchPages(id);
  // Whoever shows them asks anew where this fails.
  pages.catch(() => {});
  firstPages.set(draft, pages);
}

/** The pages of a draft that nobody has changed since it was opened, once. */
export function takeFirstPages(draft: Draft): Promise<PreviewPages> | undefined {
  const pages = firstPages.get(draft);
  firstPages.delete(draft);
  return pages;
}

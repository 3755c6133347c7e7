import type { Draft, ResumeRecord } from '@shortlist/schema';
import { type PreviewPages, showPages } from '@shortlist/typeset/browser';
import { peekEarlyAnswer } from '../../../api/early-answers.ts';
import { findEarlySheets } from '../../../api/early-sheets.ts';
import { keepPage } from '../../../api/kept-page.ts';
import { fetchPages } from '../../../api/resumes/files.ts';
import { resumeUrls } from '../../../api/resumes/urls.ts';
import { storedSession } from '../../../auth/client/stored-session.ts';

const firstPages = new WeakMap<Draft, Promise<PreviewPages>>();

/** The pages that were asked for with the page itself, in an element that goes from one place of the screen to the next. */
let early: { id: string; pages: Promise<PreviewPages>; sheets: HTMLElement } | undefined;

/** An element with the pages of a resume, empty until they are there; undefined where they were not asked for with the page itself. */
export function earlySheets(id: string): HTMLElement | undefined {
  if (early?.id === id) return early.sheets;
  const answer = peekEarlyAnswer(resumeUrls.pages(id));
  if (!answer) return undefined;
  const sheets = findEarlySheets(id) ?? newSheets();
  const pages = answer.then((found) => (found ? fetchPages(id) : Promise.reject(new Error('The pages were refused.'))));
  pages.then(
    (set) => showPages(sheets, set.pages),
    // Whoever shows the resume asks anew.
    () => {},
  );
  early = { id, pages, sheets };
  return sheets;
}

function newSheets(): HTMLElement {
  const sheets = document.createElement('div');
  sheets.className = 'grid gap-4';
  return sheets;
}

const resumes = new WeakMap<Draft, string>();

/** The resume that a draft was opened from, undefined where it is of none or was changed since. */
export const resumeOf = (draft: Draft): string | undefined => resumes.get(draft);

/** A page with whose it is: whoever was signed in when it was set. */
export type ShownPage = { page: string; user: string };

/** The first page of those that were just set; undefined where nobody is signed in. */
export function shownPage([page]: readonly string[]): ShownPage | undefined {
  const user = storedSession()?.user;
  return page && user ? { page, user } : undefined;
}

/** Keeps the first page of a resume as it stands when its editor is left, unless its person has signed out: another may have signed in elsewhere meanwhile. */
export function keepShownPage(id: string | undefined, shown: ShownPage | undefined): void {
  if (id && shown && storedSession()?.user === shown.user) keepPage({ id, user: shown.user }, shown.page);
}

/** Fetches the pages of a resume as it is saved, while the screen that shows them is still being built. */
export function fetchFirstPages({ id, draft }: ResumeRecord): void {
  resumes.set(draft, id);
  const pages = early?.id === id ? early.pages : fetchPages(id);
  // Whoever shows them asks anew where this fails.
  pages.catch(() => {});
  firstPages.set(draft, pages);
}

/** Resolves once the pages that were asked for early stand on the screen, or have let us wait: the fields beside them take longer to draw. */
export async function earlySheetsShown(): Promise<void> {
  if (!early) return;
  const { pages } = early;
  const painted = pages.then(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await Promise.race([painted.catch(() => {}), new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/** Milliseconds. */
const longestWait = 200;

/** Puts the pages that stand on the screen already into the preview of the same draft. */
export function keepEarlySheets(container: HTMLElement | null, draft: Draft): void {
  if (early && container && firstPages.get(draft) === early.pages) container.append(...early.sheets.children);
  early = undefined;
}

/** The pages of a draft that nobody has changed since it was opened, once. */
export function takeFirstPages(draft: Draft): Promise<PreviewPages> | undefined {
  const pages = firstPages.get(draft);
  firstPages.delete(draft);
  return pages;
}

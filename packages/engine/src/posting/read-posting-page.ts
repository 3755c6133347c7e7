import type { Posting } from '@shortlist/schema';
import { readPosting } from './read-posting.ts';

/** A page as a bookmarklet or a browser extension hands it over. */
export type PostingPage = { url: string; html: string };

/** Boards whose addresses name the employer: "https://boards.greenhouse.io/tidewell/jobs/41". */
const boards = /^https?:\/\/(?:boards|job-boards)\.greenhouse\.io\/|^https?:\/\/jobs\.(?:lever\.co|ashbyhq\.com)\//u;

/**
 * Reads a saved or open page. Its JSON-LD `JobPosting` wins over its text. Where nothing names the employer, the address of the board
 * proposes one (`guess`), for the person to confirm. Never throws.
 */
export function readPostingPage({ url, html }: PostingPage): Posting {
  const posting = readPosting(html);
  const slug = boards.test(url) ? /^https?:\/\/[^/]+\/([\w-]{2,60})/u.exec(url)?.[1] : undefined;
  if (posting.employer !== undefined || slug === undefined) return posting;
  const employer = slug
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  return { ...posting, guess: { ...posting.guess, employer } };
}

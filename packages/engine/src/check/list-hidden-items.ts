import type { Page, TextItem } from '@shortlist/schema';

/** Below this size, in points, nobody can read print. */
const readable = 4;

/** The words of a page that nobody can see on it: hidden by the file, or too small to read. */
export function listHiddenItems(page: Page): TextItem[] {
  return page.items.filter(
    (item) => /[\p{L}\p{N}]/u.test(item.text) && (item.hidden || (item.size > 0 && item.size < readable)),
  );
}

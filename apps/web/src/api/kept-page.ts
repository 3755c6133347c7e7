const key = 'shortlist:page';

/** Characters that are worth their place in the browser's storage, which holds drafts too. */
const most = 600_000;

/** The resume that a page is of, and the id of the person whose it is. */
export type PageOwner = { id: string; user: string };

/** Keeps the first page of the resume that was last seen in the editor, so that it stands at once when its person opens the editor anew. It goes with the session, the account and the resume. */
export function keepPage({ id, user }: PageOwner, page: string | undefined): void {
  // Before all: where the new page finds no room, the old one must not stay.
  forgetPage();
  try {
    if (page && page.length <= most) localStorage.setItem(key, JSON.stringify({ id, user, page }));
  } catch {
    // Storage is full or closed to us: the server's page stands a moment later.
  }
}

/** The first page of a resume as this person last saw it here. */
export function readKeptPage({ id, user }: PageOwner): string | undefined {
  const kept = read();
  return kept?.id === id && kept.user === user && typeof kept.page === 'string' ? kept.page : undefined;
}

/** Forgets the page, where it is of this resume or none is named. */
export function forgetPage(id?: string): void {
  if (id !== undefined && read()?.id !== id) return;
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that is closed to us holds no page.
  }
}

function read(): { id?: string; user?: string; page?: string } | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

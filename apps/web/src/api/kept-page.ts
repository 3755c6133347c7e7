const key = 'shortlist:page';

/** Characters that are worth their place in the browser's storage, which holds drafts too. */
const most = 600_000;

/** Keeps the first page of the resume that was last seen in the editor, so that it stands at once when the editor is opened anew. Signing out forgets it. */
export function keepPage(id: string, page: string | undefined): void {
  try {
    if (page && page.length <= most) localStorage.setItem(key, JSON.stringify({ id, page }));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or closed to us: the server's page stands a moment later.
  }
}

/** The first page of a resume as it was last seen here. */
export function readKeptPage(id: string): string | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { id?: string; page?: string } | null;
    return kept?.id === id && typeof kept.page === 'string' ? kept.page : undefined;
  } catch {
    return undefined;
  }
}

/** Where the auth service is. An operator's own Supabase project is named by two meta tags that the server writes into the page. */
export type AuthSettings = { url: string; key: string };

/** The key under which the session is kept in local storage, read also by `theme.js` before the first paint. */
export const storageKey = 'shortlist.auth';

/** Reads the settings from the page; by default the service beside the app. */
export function readAuthSettings(): AuthSettings {
  return {
    url: metaContent('auth-url') ?? `${window.location.origin}/auth/v1`,
    key: metaContent('auth-key') ?? 'shortlist-public',
  };
}

function metaContent(name: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;
}

import type { GoTrueClient } from '@supabase/auth-js';
import { replaceClearedFragment } from './replace-cleared-fragment.ts';
import { isTrustedReturn } from './return-url.ts';
import { loadAuthSettings } from './settings.ts';
import { storageKey } from './stored-session.ts';

let client: Promise<GoTrueClient> | undefined;
let announce: (client: GoTrueClient) => void = () => {};

/** Resolves once the auth client is loaded, whoever asked for it. */
export const authClientLoaded = new Promise<GoTrueClient>((resolve) => {
  announce = resolve;
});

/** The one auth client of this tab, loaded when first needed: visitors without a session never fetch it. */
export function loadAuthClient(): Promise<GoTrueClient> {
  client ??= createClient().catch((cause: unknown) => {
    client = undefined;
    throw cause;
  });
  return client;
}

async function createClient(): Promise<GoTrueClient> {
  const [{ AuthClient }, { url, key, asksRiddles }] = await Promise.all([
    import('@supabase/auth-js'),
    loadAuthSettings(),
  ]);
  const answering = asksRiddles ? (await import('./answer-riddles.ts')).answerRiddles(url) : undefined;
  replaceClearedFragment();
  const created = new AuthClient({
    url,
    headers: { apikey: key },
    ...(answering ? { fetch: answering } : {}),
    storageKey,
    flowType: 'implicit',
    autoRefreshToken: true,
    persistSession: true,
    experimental: { recoveryCodes: true },
    detectSessionInUrl: (page, params) => isTrustedReturn(page, params),
  });
  announce(created);
  return created;
}

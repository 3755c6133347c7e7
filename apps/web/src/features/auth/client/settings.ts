import { ClientConfig } from '@shortlist/schema';
import { urls } from '../../../api/urls.ts';

/** Where the auth service is, and the public key that it is asked with. */
export type AuthSettings = { url: string; key: string };

/** The key under which the session is kept in local storage, read also by `theme.js` before the first paint. */
export const storageKey = 'shortlist.auth';

let settings: Promise<AuthSettings> | undefined;

/** The settings of this installation: the service beside the app, or the operator's own project. Asked for once. */
export function loadAuthSettings(): Promise<AuthSettings> {
  settings ??= fetchSettings().catch((cause: unknown) => {
    settings = undefined;
    throw cause;
  });
  return settings;
}

async function fetchSettings(): Promise<AuthSettings> {
  const response = await fetch(urls.config);
  const { authUrl, publicKey, authEmbedded } = ClientConfig.parse(await response.json());
  return { url: authEmbedded ? `${window.location.origin}/auth/v1` : authUrl, key: publicKey };
}

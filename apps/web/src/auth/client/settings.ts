import type { ClientConfig } from '@shortlist/schema';
import { takeEarlyAnswer } from '../../api/early-answers.ts';
import { urls } from '../../api/urls.ts';

/** Where the auth service is, the public key that it is asked with, and whether it asks riddles of strangers. */
export type AuthSettings = { url: string; key: string; asksRiddles: boolean };

let settings: Promise<AuthSettings> | undefined;

/** The settings of this installation: the service beside the app, or the operator's own project. Asked for once. */
export function loadAuthSettings(): Promise<AuthSettings> {
  settings ??= fetchSettings().catch((cause: unknown) => {
    settings = undefined;
    throw cause;
  });
  return settings;
}

/** The answer is checked by hand: this file is on every page, and a schema library would weigh more than the page. */
async function fetchSettings(): Promise<AuthSettings> {
  const response = (await takeEarlyAnswer(urls.config)) ?? (await fetch(urls.config));
  const config = (await response.json()) as Partial<ClientConfig>;
  if (!response.ok || !config.authUrl || !config.publicKey) throw new Error('The settings could not be read.');
  return {
    url: config.authEmbedded ? `${window.location.origin}/auth/v1` : config.authUrl,
    key: config.publicKey,
    asksRiddles: config.asksRiddles ?? false,
  };
}

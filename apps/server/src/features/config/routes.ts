import type { ClientConfig } from '@shortlist/schema';
import { Hono } from 'hono';
import type { Settings } from '../../settings.ts';

/** What the web app needs to know of this installation. */
export function configRoutes({ siteUrl, publicKey, devMailbox, supabase, model, auth }: Settings): Hono {
  const authUrl = supabase?.url ?? `${siteUrl}/auth/v1`;
  const config: ClientConfig = {
    authUrl,
    publicKey,
    authEmbedded: supabase === undefined,
    devMailbox,
    asksRiddles: supabase === undefined && auth.captcha === undefined && (auth.proofOfWork ?? 0) > 0,
    aiSuggestions: model !== undefined,
  };
  return new Hono().get('/', (c) => c.json(config, 200, { 'Cache-Control': 'public, max-age=60' }));
}

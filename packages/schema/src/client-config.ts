import { z } from 'zod';

/** What the web app needs to know of the installation; `GET /api/config`, public. */
export const ClientConfig = z.object({
  /** Base of the auth service, with its path. */
  authUrl: z.string(),
  /** The public client key: sent as `apikey` to the auth service and as bearer to the welcome function. */
  publicKey: z.string(),
  /** Whether the auth service runs in this server, or is a Supabase project of the operator's. */
  authEmbedded: z.boolean(),
  devMailbox: z.boolean(),
  /** Whether the auth service asks strangers for the answer to a riddle (proof of work). */
  asksRiddles: z.boolean(),
  /** Whether a language model is set up, which the AI content suggestions need. */
  aiSuggestions: z.boolean(),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

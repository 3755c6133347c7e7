import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { loadAuthSettings } from '../client/settings.ts';

const PublicSettings = z.object({
  external: z.looseObject({ google: z.boolean().optional() }).optional(),
  /** Our own service tells; a Supabase project does not. */
  manual_linking_enabled: z.boolean().default(true),
});

/** What the auth service offers: its public settings. */
export const authSettingsQuery = queryOptions({
  queryKey: ['auth-settings'],
  staleTime: 5 * 60_000,
  retry: false,
  queryFn: async ({ signal }) => {
    const { url, key } = await loadAuthSettings();
    const response = await fetch(`${url}/settings`, { signal, headers: { apikey: key } });
    return PublicSettings.parse(await response.json());
  },
});

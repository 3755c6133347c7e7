import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { request, requestJson } from '../../api/request.ts';
import { loadAuthSettings } from '../client/settings.ts';

const OpenSession = z.object({
  id: z.string(),
  device: z.string(),
  ip: z.string(),
  created_at: z.string(),
  refreshed_at: z.string(),
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** Where the person is signed in. An operator's own Supabase project has no such list and answers 404. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => {
    const { url } = await loadAuthSettings();
    return (await requestJson(z.object({ sessions: z.array(OpenSession) }), `${url}/sessions`, { signal })).sessions;
  },
});

/** Ends one of the person's sessions. */
export async function endSession(id: string): Promise<void> {
  const { url } = await loadAuthSettings();
  await request(`${url}/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

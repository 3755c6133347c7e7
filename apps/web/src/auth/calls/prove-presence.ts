import { problemOf } from '../../api/call-error.ts';
import { sendJson } from '../../api/request.ts';
import { loadAuthSettings } from '../client/settings.ts';
import { ourRefusal } from './say-refusal.ts';
import type { PresenceProof } from './update-user.ts';

/** Shows that the person is there, for the next quarter of an hour: what is wrong with the proof, or undefined where it holds. */
export async function provePresence({ currentPassword, nonce }: PresenceProof): Promise<string | undefined> {
  try {
    const { url } = await loadAuthSettings();
    const proof = { current_password: currentPassword, nonce };
    await sendJson(`${url}/reauthenticate`, 'POST', proof, { 'X-Supabase-Api-Version': '2024-01-01' });
    return undefined;
  } catch (error) {
    const { code, title } = problemOf(error);
    return ourRefusal(code) ?? title;
  }
}

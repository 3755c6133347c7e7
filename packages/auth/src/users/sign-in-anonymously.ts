import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { replySession, type SessionReply } from '../sessions/session-reply.ts';
import { startSession } from '../sessions/start-session.ts';
import type { Metadata } from '../tables.ts';
import { insertUser } from './create-user.ts';

/** Opens an account without an address. Throws 422 `anonymous_provider_disabled` when the operator has not allowed it. */
export async function signInAnonymously(
  auth: AuthContext,
  input: { data: Metadata | undefined; caller: Caller; bindingHash: string | undefined },
): Promise<SessionReply> {
  const { settings } = auth;
  if (!settings.anonymous) throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  if (settings.disableSignup) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const { caller, bindingHash } = input;
  const started = await auth.database.transaction(async (tx) => {
    const user = await insertUser(tx, { email: null, data: input.data ?? {}, isAnonymous: true }, auth.now());
    await writeAudit(auth, tx, { action: 'signup', userId: user.id, caller, details: { anonymous: true } });
    return startSession(auth, tx, { user, caller, method: 'anonymous', bindingHash });
  });
  return replySession(auth, started);
}

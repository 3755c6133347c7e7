import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import { equalText } from '../keys/secrets.ts';
import { type FlowState, flowStates } from '../tables.ts';
import { findUser } from '../users/find-user.ts';
import { replySession, type SessionReply } from './session-reply.ts';
import { startSession } from './start-session.ts';

/** Seconds in which an auth code must be traded. */
const LIFETIME_MS = 300_000;

export interface CodeExchange {
  code: string;
  verifier: string;
  caller: Caller;
  bindingHash: string | undefined;
}

/** Trades the auth code of the PKCE flow for a session, once. A wrong verifier leaves the code to who has the right one. */
export async function exchangeCode(auth: AuthContext, exchange: CodeExchange): Promise<SessionReply> {
  const started = await auth.database.transaction(async (tx) => {
    const hash = auth.secrets.hash('auth code', exchange.code);
    const [flow] = await tx.select().from(flowStates).where(eq(flowStates.authCodeHash, hash)).for('update');
    if (!flow?.userId)
      throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    const age = auth.now().getTime() - (flow.codeIssuedAt ?? flow.createdAt).getTime();
    if (age > LIFETIME_MS) throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    if (!isVerifiedBy(flow, exchange.verifier)) {
      throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier');
    }
    await tx.delete(flowStates).where(eq(flowStates.id, flow.id));
    const user = await findUser(tx, flow.userId);
    if (!user) throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
    const { caller, bindingHash } = exchange;
    const provider = flow.provider === 'email' ? undefined : flow.provider;
    return startSession(auth, tx, { user, caller, bindingHash, method: flow.method ?? 'otp', provider });
  });
  return replySession(auth, started);
}

function isVerifiedBy(flow: FlowState, verifier: string): boolean {
  const given =
    flow.codeChallengeMethod === 's256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return flow.codeChallenge !== null && equalText(given, flow.codeChallenge);
}

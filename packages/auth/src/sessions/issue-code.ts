import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthContext, Db } from '../context.ts';
import type { CodeChallenge } from '../http/read-body.ts';
import { flowStates } from '../tables.ts';

/** Makes the auth code of the PKCE flow for a person who has proved who they are. */
export async function issueCode(
  auth: AuthContext,
  tx: Db,
  input: { userId: string; challenge: CodeChallenge; method: string; provider: string },
): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  const now = auth.now();
  await tx.insert(flowStates).values({
    id: randomUUID(),
    provider: input.provider,
    referrer: '',
    codeChallenge: input.challenge.challenge,
    codeChallengeMethod: input.challenge.method,
    authCodeHash: auth.secrets.hash('auth code', code),
    userId: input.userId,
    method: input.method,
    createdAt: now,
    codeIssuedAt: now,
  });
  return code;
}

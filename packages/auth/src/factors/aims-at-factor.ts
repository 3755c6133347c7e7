import { eq } from 'drizzle-orm';
import type { AuthContext } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import type { SignedIn } from '../http/require-user.ts';
import type { Aim } from '../limits/guard-guesses.ts';
import { isAtHome } from '../sessions/is-at-home.ts';
import { amrClaims } from '../tables.ts';

/** Free guesses of a whole account by one way in: three networks' worth. A code of six digits is met once in 333,000. */
const FREE_OF_WAY = 30;

/**
 * The counts that a guess at the authenticator's code adds to: of its session, of its network and of the whole account, the latter two by the way in. So a
 * stranger who knows only the password makes nobody wait who came by a mailed link or Google, or from a network in which the person is signed in; and
 * guesses from however many sessions and networks stay few.
 */
export async function aimsAtFactor(auth: AuthContext, signedIn: SignedIn, caller: Caller): Promise<Aim[]> {
  const { user, session } = signedIn;
  const way = await wayIn(auth, signedIn, caller);
  const aim = { secret: 'factor code', account: user.id } as const;
  return [
    { ...aim, source: `session ${session.id}` },
    { ...aim, source: `${way}, ${caller.network}` },
    { ...aim, source: way, free: FREE_OF_WAY },
  ];
}

/** Recovery codes have 58 bits: only a session is kept from trying them without end, and nobody waits for another's guesses. */
export function aimAtRecoveryCode({ user, session }: SignedIn): Aim {
  return { secret: 'recovery code', account: user.id, source: `session ${session.id}` };
}

/** What somebody shows who knows the password alone cannot have: the mailbox, the account at Google, a network of the person's own. */
async function wayIn(auth: AuthContext, { user, session }: SignedIn, caller: Caller): Promise<string> {
  const mine = eq(amrClaims.sessionId, session.id);
  const shown = await auth.database.db.select({ method: amrClaims.method }).from(amrClaims).where(mine);
  const proof = ['otp', 'oauth'].find((method) => shown.some((each) => each.method === method));
  return proof ?? ((await isAtHome(auth, user.id, caller, 'aal2')) ? 'home' : 'elsewhere');
}

import { and, desc, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { AuthContext, Db } from '../context.ts';
import { type Metadata, type SignUp, signUps } from '../tables.ts';

/** What somebody wants to be applied once the address is proved. */
export interface AskedSignUp {
  provider: 'email' | 'google' | 'taken';
  /** The provider's id of the person; null for the address itself. */
  providerId: string | null;
  passwordHash: string | null;
  userMetadata: Metadata;
  /** The browser that signed up, when it keeps our cookies. */
  bindingHash: string | null;
}

/** Sign-ups of one unproved address that wait at a time; older ones and their mails die. */
const MOST_WAITING = 5;

/** Notes what a sign-up of an unproved address asks for. It counts only if its own mail is answered. */
export async function addSignUp(auth: AuthContext, tx: Db, userId: string, asked: AskedSignUp): Promise<SignUp> {
  const [added] = await tx
    .insert(signUps)
    .values({ userId, ...asked, createdAt: auth.now() })
    .returning();
  if (!added) throw new Error('The sign-up was not stored.');
  const same = asked.provider === 'taken' ? listTaken : listSignUps;
  const surplus = (await same(tx, userId)).slice(MOST_WAITING).map(({ id }) => id);
  if (surplus.length > 0) await tx.delete(signUps).where(inArray(signUps.id, surplus));
  return added;
}

/** The sign-ups that wait for a user, newest first. */
export function listSignUps(db: Db, userId: string): Promise<SignUp[]> {
  return listWaiting(db, and(eq(signUps.userId, userId), ne(signUps.provider, 'taken')));
}

/**
 * Sign-ups with the address of an account that is proved, newest first. Nothing ever comes of them; they are kept a while so that a sign-in with their
 * password is answered as it is for an address that waits for its proof: whoever signs up learns from neither whether it is taken.
 */
export function listTaken(db: Db, userId: string): Promise<SignUp[]> {
  return listWaiting(db, and(eq(signUps.userId, userId), eq(signUps.provider, 'taken')));
}

/** Leaves what a sign-up with a free address leaves behind where the address is taken. */
export async function addDecoy(
  auth: AuthContext,
  tx: Db,
  userId: string,
  { passwordHash, bindingHash }: { passwordHash: string | null; bindingHash: string | undefined },
): Promise<void> {
  const taken = { provider: 'taken', providerId: null, userMetadata: {} } as const;
  await addSignUp(auth, tx, userId, { ...taken, passwordHash, bindingHash: bindingHash ?? null });
}

/** The same for a request for a link: without a password, and only where this browser left none yet. */
export async function addLinkDecoy(
  auth: AuthContext,
  tx: Db,
  userId: string,
  bindingHash: string | undefined,
): Promise<void> {
  if (!ownOf(await listTaken(tx, userId), bindingHash))
    await addDecoy(auth, tx, userId, { passwordHash: null, bindingHash });
}

function listWaiting(db: Db, which: SQL | undefined): Promise<SignUp[]> {
  return db.select().from(signUps).where(which).orderBy(desc(signUps.createdAt), desc(signUps.id));
}

/** The newest sign-up of the same browser; undefined where another browser signed up too: what is asked for once more vouches for none of them. */
export async function ownSignUp(db: Db, userId: string, bindingHash: string | undefined): Promise<SignUp | undefined> {
  return ownOf(await listSignUps(db, userId), bindingHash);
}

/**
 * The sign-up that is to be confirmed once more by a request which names only an address: the one of the same browser where no other signed up, else
 * the only one. Undefined where two strangers may have signed up: then none of them may be taken for the owner.
 */
export async function meantSignUp(db: Db, userId: string, bindingHash?: string): Promise<SignUp | undefined> {
  const waiting = await listSignUps(db, userId);
  return ownOf(waiting, bindingHash) ?? (waiting.length === 1 ? waiting[0] : undefined);
}

function ownOf(waiting: SignUp[], bindingHash: string | undefined): SignUp | undefined {
  const alone = bindingHash !== undefined && waiting.every((each) => each.bindingHash === bindingHash);
  return alone ? waiting[0] : undefined;
}

/**
 * The sign-up that is vouched for by who answers a mail: the mail's own, but where the browser that answers signed up by itself its newest. A mail that
 * somebody else had sent for does not make them the owner: where several browsers signed up and another one answers, the address is proved and nobody's
 * password counts. Its owner chooses a new one.
 */
export async function vouchedSignUp(
  db: Db,
  userId: string,
  { mailed, bindingHash }: { mailed: string | null; bindingHash: string | undefined },
): Promise<SignUp | undefined> {
  const waiting = await listSignUps(db, userId);
  const named = waiting.find(({ id }) => id === mailed);
  if (bindingHash !== undefined && named?.bindingHash === bindingHash) return named;
  const own = bindingHash === undefined ? undefined : waiting.find((each) => each.bindingHash === bindingHash);
  return own ?? (waiting.every((each) => each.bindingHash === named?.bindingHash) ? named : undefined);
}

/** The sign-up of a provider's account that waits, brought up to date; made where there is none. */
export async function renewSignUp(auth: AuthContext, tx: Db, userId: string, asked: AskedSignUp): Promise<SignUp> {
  const same = and(
    eq(signUps.userId, userId),
    eq(signUps.provider, asked.provider),
    eq(signUps.providerId, asked.providerId ?? ''),
  );
  const [known] = await tx.update(signUps).set({ userMetadata: asked.userMetadata }).where(same).returning();
  return known ?? addSignUp(auth, tx, userId, asked);
}

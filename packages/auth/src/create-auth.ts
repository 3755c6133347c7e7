import type { Database, Transaction } from '@shortlist/database';
import { type Context, Hono } from 'hono';
import { deleteUser } from './admin/delete-user.ts';
import { exportUser } from './admin/export-user.ts';
import { banUser, lookAtUser, resetFactors, type SignInState } from './admin/operate.ts';
import { cleanUp } from './clean-up.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './http/auth-error.ts';
import { type Caller, readCaller } from './http/caller.ts';
import { guardTransport } from './http/guard-transport.ts';
import { requireCaptcha } from './http/require-captcha.ts';
import { checkAccessToken, signServiceToken } from './keys/access-token.ts';
import { openKeyRing } from './keys/key-ring.ts';
import { openKeyStore } from './keys/key-store.ts';
import { openSecrets } from './keys/secrets.ts';
import { openJudge } from './passwords/judge-thread.ts';
import { aboutRoutes } from './routes/about.ts';
import { adminRoutes } from './routes/admin.ts';
import { factorRoutes } from './routes/factors.ts';
import { googleRoutes } from './routes/google.ts';
import { identityRoutes } from './routes/identities.ts';
import { logoutRoutes } from './routes/logout.ts';
import { mailedRoutes } from './routes/mailed.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { signupRoutes } from './routes/signup.ts';
import { tokenRoutes } from './routes/token.ts';
import { userRoutes } from './routes/user.ts';
import { verifyRoutes } from './routes/verify.ts';
import { endAll } from './sessions/end-sessions.ts';
import { type AuthSettingsInput, authSettings } from './settings/settings.ts';
import { findUser, isBanned } from './users/find-user.ts';
import { type Proof, provePresence } from './users/prove-presence.ts';
import { type VerifiedToken, verifyOwnToken } from './verify-own-token.ts';

export interface AuthOptions {
  /** Migrated with `authMigrations` and `mailMigrations`; mails are queued in its outbox. */
  database: Database;
  settings: AuthSettingsInput;
  /** The clock (default: the machine's). */
  now?: () => Date;
  /** Reads who calls, when the server knows better than the connection and `trustedProxies` tell. */
  callerOf?: (c: Context) => Caller;
  /** Deletes what others keep of a user, in the transaction that deletes the user, however that comes about. */
  forget?: (tx: Transaction, userId: string) => Promise<void>;
  /** Told of every unexpected failure, with the id that the caller got. */
  report?: (error: unknown, errorId: string) => void;
}

export interface Auth {
  /** The service as a Hono app, its routes at the root: mount it at the path of `authUrl`. */
  app: Hono;
  context: AuthContext;
  /** Makes the keys at the first start and proves that this process can sign with them. Throws `WrongSecretError`. */
  ready(): Promise<void>;
  /** Checks an access token, which has to be good `at` a moment (default: now), and its session row as it is now. Throws `AuthError`. */
  verifyAccessToken(token: string, at?: Date): Promise<VerifiedToken>;
  /** Whose an access token is by its signature and time alone, before anything is looked up; undefined where it is not of this service. */
  subjectOf(token: string): Promise<string | undefined>;
  /** A short-lived token for the admin routes; for servers only. */
  serviceToken(): Promise<string>;
  /** Whether the present password or a mailed code was given and holds. Throws `AuthError` where it is wrong. */
  provePresence(userId: string, sessionId: string, proof: Proof): Promise<boolean>;
  /** Deletes a user with everything that the service keeps of them, in the caller's transaction. Throws `AuthError` 404 when there is none. */
  deleteUser(tx: Transaction, userId: string): Promise<void>;
  /** All that the service knows of a user, for the person themselves; undefined when there is none. */
  exportUser(userId: string): ReturnType<typeof exportUser>;
  /** A user's sign-in as an operator may see it; undefined when there is none. */
  lookAtUser(userId: string): Promise<SignInState | undefined>;
  /** Whether a user is locked out now. */
  isBanned(userId: string): Promise<boolean>;
  /** Locks a user out until a moment, or lets them in again. Throws `AuthError` 404 when there is none. */
  banUser(tx: Transaction, userId: string, until: Date | null): Promise<void>;
  /** Ends every session of everybody, with the links and codes that were mailed: after a restore, what was ended since the backup would be good again. */
  endAll(tx: Transaction): Promise<void>;
  /** Takes every second factor off a user and ends their sessions; how many there were. Throws `AuthError` 404 when there is none. */
  resetFactors(tx: Transaction, userId: string): Promise<number>;
  /** Deletes what is past its time and turns the signing key when it is due: run it about once an hour. */
  cleanUp(): Promise<void>;
}

/** Opens the auth service over a database. Throws a `ZodError` for settings that make no sense. */
export function createAuth(options: AuthOptions): Auth {
  const { database, now = () => new Date(), report = () => {}, forget = async () => {} } = options;
  const settings = authSettings.parse(options.settings);
  const secrets = openSecrets(settings.secret);
  const store = openKeyStore(database, secrets, now);
  const brand = { name: settings.brandName, url: settings.siteUrl, supportEmail: settings.supportEmail };
  const context: AuthContext = {
    database,
    settings,
    now,
    secrets,
    keys: openKeyRing(settings, store, now),
    brand,
    callerOf: options.callerOf ?? ((c) => readCaller(c, settings.trustedProxies)),
    forget,
    report,
  };
  const app = guardTransport(context, new Hono());
  const parts = [
    aboutRoutes,
    signupRoutes,
    tokenRoutes,
    verifyRoutes,
    mailedRoutes,
    googleRoutes,
    identityRoutes,
    factorRoutes,
    sessionRoutes,
    userRoutes,
    logoutRoutes,
    adminRoutes,
  ];
  app.use(requireCaptcha(context));
  for (const routes of parts) app.route('/', routes(context));
  app.all('*', () => {
    throw new AuthError(404, 'not_found', 'This endpoint doesn’t exist');
  });
  return {
    app,
    context,
    ready: async () => {
      openJudge();
      await context.keys.signing();
    },
    verifyAccessToken: (token, at) => verifyOwnToken(context, token, at),
    subjectOf: (token) =>
      checkAccessToken(context, token).then(
        ({ sub }) => sub,
        () => undefined,
      ),
    serviceToken: () => signServiceToken(context),
    provePresence: (userId, sessionId, proof) => provePresence(context, userId, sessionId, proof),
    deleteUser: (tx, userId) => deleteUser(context, tx, userId),
    exportUser: (userId) => exportUser(context, userId),
    lookAtUser: (userId) => lookAtUser(context, userId),
    isBanned: async (userId) => {
      const user = await findUser(database.db, userId);
      return user !== undefined && isBanned(user, now());
    },
    banUser: (tx, userId, until) => banUser(context, tx, userId, until),
    endAll,
    resetFactors: (tx, userId) => resetFactors(context, tx, userId),
    cleanUp: () => cleanUp(context, store),
  };
}

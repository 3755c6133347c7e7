import { Hono } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../context.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import { challengeFields, optionalText, readBody, readChallenge } from '../http/read-body.ts';
import { safeRedirect } from '../http/redirect-target.ts';
import { requireUser } from '../http/require-user.ts';
import { limitMail } from '../limits/limit-mail.ts';
import { requireToken } from '../limits/take-token.ts';
import { sendReauthenticationMail } from '../mails/send-token-mail.ts';
import { loadUser } from '../users/find-user.ts';
import { renewPresence } from '../users/prove-presence.ts';
import { updateUser } from '../users/update-user.ts';

const changes = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  current_password: optionalText,
  nonce: optionalText,
  data: z.record(z.string(), z.unknown()).nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});

const proofBody = z.object({ current_password: optionalText, nonce: optionalText });

/** `GET /user`, `PUT /user`; `GET /reauthenticate` mails a code, `POST` takes it or the password: the signed-in person. */
export function userRoutes(auth: AuthContext): Hono {
  const { settings } = auth;
  return new Hono()
    .get('/user', async (c) => {
      const { user, session } = await requireUser(auth, c);
      c.header('sb-auth-user-id', user.id);
      c.header('sb-auth-session-id', session.id);
      c.header('Cache-Control', 'no-store');
      return c.json(await loadUser(auth.database.db, user));
    })
    .put('/user', async (c) => {
      const signedIn = await requireUser(auth, c);
      const caller = auth.callerOf(c);
      await requireToken(auth, `user ${caller.network}`, settings.limits.user);
      const input = await readBody(c, changes);
      if (input.app_metadata != null)
        throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
      if (input.phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
      const user = await updateUser(auth, signedIn, {
        email: input.email,
        password: input.password,
        currentPassword: input.current_password,
        nonce: input.nonce,
        data: input.data ?? undefined,
        challenge: readChallenge(input.code_challenge, input.code_challenge_method),
        redirectTo: safeRedirect(c.req.query('redirect_to'), settings),
        caller,
      });
      return c.json(await loadUser(auth.database.db, user));
    })
    .post('/reauthenticate', async (c) => {
      const signedIn = await requireUser(auth, c);
      const caller = auth.callerOf(c);
      await requireToken(auth, `user ${caller.network}`, settings.limits.user);
      const { current_password: currentPassword, nonce } = await readBody(c, proofBody);
      await renewPresence(auth, signedIn, { currentPassword, nonce }, caller);
      return c.json({});
    })
    .get('/reauthenticate', async (c) => {
      const { user } = await requireUser(auth, c);
      const { email } = user;
      if (!email) throw badInput('Reauthentication requires the user to have an email or a phone number');
      if (!user.emailConfirmedAt) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
      await limitMail(auth, { kind: 'reauthentication', email, reach: 'people', network: auth.callerOf(c).network });
      const caller = auth.callerOf(c);
      await auth.database.transaction((tx) => sendReauthenticationMail(auth, tx, { user, to: email, caller }));
      return c.json({});
    });
}

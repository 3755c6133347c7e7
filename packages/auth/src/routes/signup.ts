import { Hono } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../context.ts';
import { badInput } from '../http/auth-error.ts';
import { challengeFields, metadataField, optionalText, readBody, readChallenge } from '../http/read-body.ts';
import { safeRedirect } from '../http/redirect-target.ts';
import { atLeast } from '../limits/at-least.ts';
import { requireToken } from '../limits/take-token.ts';
import { bindBrowser } from '../sessions/binding-cookie.ts';
import { requireEmail } from '../users/email-address.ts';
import { signInAnonymously } from '../users/sign-in-anonymously.ts';
import { signUp } from '../users/sign-up.ts';

const body = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: metadataField,
  ...challengeFields,
});

/** `POST /signup`: a new account by address and password, or an anonymous one when neither is given. */
export function signupRoutes(auth: AuthContext): Hono {
  const { settings } = auth;
  return new Hono().post('/signup', async (c) => {
    const input = await readBody(c, body);
    const caller = auth.callerOf(c);
    if (!input.email && !input.phone) {
      await requireToken(auth, `anonymous ${caller.network}`, settings.limits.anonymous);
      return c.json(await signInAnonymously(auth, { data: input.data, caller, bindingHash: bindBrowser(auth, c) }));
    }
    await requireToken(auth, `signup ${caller.network}`, settings.limits.signup);
    if (input.email && input.phone)
      throw badInput('Only an email address or phone number should be provided on signup.');
    if (input.phone || !input.email) throw badInput('Unsupported phone provider');
    const email = requireEmail(input.email);
    const answer = await atLeast(settings.replyFloorMs, () =>
      signUp(auth, {
        email,
        password: input.password ?? '',
        data: input.data ?? {},
        challenge: readChallenge(input.code_challenge, input.code_challenge_method),
        redirectTo: safeRedirect(c.req.query('redirect_to'), settings),
        caller,
        bindingHash: bindBrowser(auth, c),
      }),
    );
    return c.json(answer);
  });
}

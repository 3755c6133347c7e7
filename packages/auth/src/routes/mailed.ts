import { Hono } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../context.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import { challengeFields, metadataField, optionalText, readBody, readChallenge } from '../http/read-body.ts';
import { safeRedirect } from '../http/redirect-target.ts';
import { atLeast } from '../limits/at-least.ts';
import { requireToken } from '../limits/take-token.ts';
import { bindBrowser, readBinding } from '../sessions/binding-cookie.ts';
import { requireEmail } from '../users/email-address.ts';
import { requestMagicLink } from '../users/request-magic-link.ts';
import { requestRecovery } from '../users/request-recovery.ts';
import { resendMail } from '../users/resend-mail.ts';

const recoverBody = z.object({ email: optionalText, ...challengeFields });
const otpBody = z.object({
  email: optionalText,
  phone: optionalText,
  create_user: z.boolean().nullish(),
  data: metadataField,
  ...challengeFields,
});
const resendBody = z.object({ type: optionalText, email: optionalText, phone: optionalText, ...challengeFields });

/**
 * `POST /recover`, `/otp`, `/magiclink`, `/resend`: what is answered by mail. The reply is the same, and takes the same
 * time, whether the address has an account or not.
 */
export function mailedRoutes(auth: AuthContext): Hono {
  const { settings } = auth;
  const app = new Hono();
  app.post('/recover', async (c) => {
    await requireToken(auth, `recover ${auth.callerOf(c).network}`, settings.limits.recover);
    const input = await readBody(c, recoverBody);
    if (!input.email) throw badInput('Password recovery requires an email');
    const email = requireEmail(input.email);
    const mail = {
      email,
      redirectTo: safeRedirect(c.req.query('redirect_to'), settings),
      challenge: readChallenge(input.code_challenge, input.code_challenge_method),
      bindingHash: readBinding(auth, c),
      caller: auth.callerOf(c),
    };
    await atLeast(settings.replyFloorMs, () => requestRecovery(auth, mail));
    return c.json({});
  });
  for (const path of ['/otp', '/magiclink']) {
    app.post(path, async (c) => {
      await requireToken(auth, `otp ${auth.callerOf(c).network}`, settings.limits.otp);
      const input = await readBody(c, otpBody);
      if (input.phone) throw new AuthError(422, 'phone_provider_disabled', 'Unsupported phone provider');
      if (!input.email) throw badInput('One of email or phone must be set');
      const request = {
        email: requireEmail(input.email),
        createUser: input.create_user ?? true,
        data: input.data ?? {},
        redirectTo: safeRedirect(c.req.query('redirect_to'), settings),
        challenge: readChallenge(input.code_challenge, input.code_challenge_method),
        caller: auth.callerOf(c),
        bindingHash: bindBrowser(auth, c),
      };
      await atLeast(settings.replyFloorMs, () => requestMagicLink(auth, request));
      return c.json({});
    });
  }
  app.post('/resend', async (c) => {
    await requireToken(auth, `resend ${auth.callerOf(c).network}`, settings.limits.resend);
    const input = await readBody(c, resendBody);
    const { type } = input;
    if (type !== 'signup' && type !== 'email_change') {
      throw badInput('Missing one of these types: signup, email_change, sms, phone_change');
    }
    if (!input.email) throw badInput('Type provided requires an email address');
    const request = {
      type: type as 'signup' | 'email_change',
      caller: auth.callerOf(c),
      email: requireEmail(input.email),
      redirectTo: safeRedirect(c.req.query('redirect_to'), settings),
      challenge: readChallenge(input.code_challenge, input.code_challenge_method),
      bindingHash: readBinding(auth, c),
    };
    await atLeast(settings.replyFloorMs, () => resendMail(auth, request));
    return c.json({});
  });
  return app;
}

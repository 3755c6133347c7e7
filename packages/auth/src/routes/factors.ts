import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { AuthContext } from '../context.ts';
import { enrollTotp } from '../factors/enroll-totp.ts';
import {
  countRecoveryCodes,
  dropRecoveryCodes,
  makeRecoveryCodes,
  useRecoveryCode,
} from '../factors/recovery-codes.ts';
import { unenrollTotp } from '../factors/unenroll-totp.ts';
import { challengeTotp, verifyTotp } from '../factors/verify-totp.ts';
import { AuthError, badInput } from '../http/auth-error.ts';
import { optionalText, readBody } from '../http/read-body.ts';
import { requireUser } from '../http/require-user.ts';
import { requireToken } from '../limits/take-token.ts';

const enrollBody = z.object({ factor_type: optionalText, friendly_name: optionalText, issuer: optionalText });
const verifyBody = z.object({ challenge_id: optionalText, code: optionalText });
const nameBody = z.object({ friendly_name: optionalText });
const codeBody = z.object({ code: optionalText });

/** `/factors`: a second factor by an authenticator app, and recovery codes for the day it is lost. */
export function factorRoutes(auth: AuthContext): Hono {
  const enter = async (c: Context) => {
    const caller = auth.callerOf(c);
    await requireToken(auth, `factor ${caller.network}`, auth.settings.limits.factor);
    return { signedIn: await requireUser(auth, c), caller };
  };
  return new Hono()
    .get('/factors/recovery-codes', async (c) => c.json(await countRecoveryCodes(auth, await requireUser(auth, c))))
    .post('/factors/recovery-codes', async (c) => {
      const { signedIn, caller } = await enter(c);
      const { friendly_name: name = 'Recovery codes' } = await readBody(c, nameBody);
      return c.json(await makeRecoveryCodes(auth, signedIn, clip(name), false, caller));
    })
    .post('/factors/recovery-codes/regenerate', async (c) => {
      const { signedIn, caller } = await enter(c);
      return c.json(await makeRecoveryCodes(auth, signedIn, 'Recovery codes', true, caller));
    })
    .post('/factors/recovery-codes/verify', async (c) => {
      const { signedIn, caller } = await enter(c);
      const { code = '' } = await readBody(c, codeBody);
      return c.json(await useRecoveryCode(auth, signedIn, code, caller));
    })
    .delete('/factors/recovery-codes', async (c) => {
      const { signedIn, caller } = await enter(c);
      return c.json(await dropRecoveryCodes(auth, signedIn, caller));
    })
    .post('/factors', async (c) => {
      const { signedIn, caller } = await enter(c);
      const input = await readBody(c, enrollBody);
      if (input.factor_type === 'phone' || input.factor_type === 'webauthn') {
        const code = `mfa_${input.factor_type === 'phone' ? 'phone' : 'web_authn'}_enroll_not_enabled`;
        throw new AuthError(422, code, `MFA enroll is disabled for ${input.factor_type}`);
      }
      if (input.factor_type !== 'totp') throw badInput('factor_type needs to be totp, phone, or webauthn');
      const wanted = { friendlyName: clip(input.friendly_name ?? ''), issuer: input.issuer, caller };
      return c.json(await enrollTotp(auth, signedIn, wanted));
    })
    .post('/factors/:id/challenge', async (c) => {
      const { signedIn, caller } = await enter(c);
      return c.json(await challengeTotp(auth, signedIn, c.req.param('id'), caller));
    })
    .post('/factors/:id/verify', async (c) => {
      const { signedIn, caller } = await enter(c);
      const { challenge_id: challengeId = '', code = '' } = await readBody(c, verifyBody);
      return c.json(await verifyTotp(auth, signedIn, { factorId: c.req.param('id'), challengeId, code, caller }));
    })
    .delete('/factors/:id', async (c) => {
      const { signedIn, caller } = await enter(c);
      const id = c.req.param('id');
      await unenrollTotp(auth, signedIn, id, caller);
      return c.json({ id });
    });
}

function clip(name: string): string {
  return name.replaceAll('\0', '').slice(0, 100);
}

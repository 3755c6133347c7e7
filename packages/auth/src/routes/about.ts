import { Hono } from 'hono';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import { makeRiddle } from '../http/proof-of-work.ts';

const VERSION = '0.1.0';

/** `GET /health`, `/settings`, `/riddle`, `/.well-known/jwks.json`: what the service is and can do; and what it does not do. */
export function aboutRoutes(auth: AuthContext): Hono {
  const { settings } = auth;
  const off = (code: string, message: string) => () => {
    throw new AuthError(404, code, message);
  };
  return new Hono()
    .get('/health', async (c) => {
      await auth.keys.published();
      return c.json({
        version: VERSION,
        name: 'GoTrue',
        description: 'Shortlist Auth, a service in the GoTrue protocol',
      });
    })
    .get('/settings', (c) =>
      c.json({
        external: {
          email: true,
          phone: false,
          anonymous_users: settings.anonymous,
          google: settings.google !== undefined,
        },
        disable_signup: settings.disableSignup,
        mailer_autoconfirm: settings.autoconfirm,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
        saml_private_key_next_configured: false,
        passkeys_enabled: false,
        manual_linking_enabled: settings.manualLinking,
      }),
    )
    .get('/riddle', (c) => {
      if (settings.captcha || settings.proofOfWork === 0)
        throw new AuthError(404, 'not_found', 'No proof-of-work puzzle is required');
      return c.json({ riddle: makeRiddle(auth), bits: settings.proofOfWork });
    })
    .get('/.well-known/jwks.json', async (c) => {
      c.header('Cache-Control', 'public, max-age=600');
      return c.json({ keys: await auth.keys.published() });
    })
    .post('/sso', off('saml_provider_disabled', 'SAML 2.0 is disabled'))
    .all('/passkeys/*', off('passkey_disabled', 'Passkeys are disabled'));
}

import { createHash } from 'node:crypto';
import { type I18n, speak } from '@shortlist/mail';
import { productName } from '@shortlist/schema';
import { languageOf } from '@shortlist/schema/languages';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { wantedLanguage } from '../../http/actor.ts';
import { limitRate } from '../../http/limit-rate.ts';
import { Failure } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { Recipients } from './service.ts';

const style = `
:root { color-scheme: light dark }
body { font: 17px/1.5 system-ui; max-width: 34rem; margin: 4rem auto; padding: 0 1.25rem }
button { font: inherit; font-weight: 600; padding: .7rem 1.2rem; border: 0; border-radius: .5rem; background: #1d4ed8; color: #fff; cursor: pointer }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * `/confirm-address/:token`: two small pages for whoever was asked by mail whether they want results. Opening the link only shows a button:
 * programs that check the links in a mail confirm nothing.
 */
export function recipientRoutes(recipients: Recipients, services: Pick<Services, 'database' | 'settings'>): Hono {
  const app = new Hono();
  app.get('/:token', (c) => {
    const i18n = speak(wantedLanguage(c) ?? 'en');
    return show(
      c,
      { status: 200, title: i18n._('Confirm your address'), i18n },
      html`<p>${i18n._('Someone with a {productName} account wants to send you their results. Confirm only if you expected this.', { productName })}</p>
      <form method="post"><button>${i18n._('Confirm address')}</button></form>`,
    );
  });
  app.post('/:token', async (c) => {
    const i18n = speak(wantedLanguage(c) ?? 'en');
    await limitRate(services, c, 'confirm-address', { per: 30, burst: 10 });
    try {
      await recipients.confirm(c.req.param('token'));
      return await show(
        c,
        { status: 200, title: i18n._('Address confirmed'), i18n },
        html`<p>${i18n._('We’ll send results from this account to this address. You can close this page.')}</p>`,
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { status, message, details } = error;
      return await show(c, { status, title: message, i18n }, html`<p>${details.advice ?? ''}</p>`);
    }
  });
  return app;
}

async function show(
  c: Context,
  { status, title, i18n }: { status: number; title: string; i18n: I18n },
  body: ReturnType<typeof html>,
): Promise<Response> {
  const page =
    await html`<!doctype html><html lang="${languageOf(i18n.locale).tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} – ${productName}</title><style>${html([style] as unknown as TemplateStringsArray)}</style></head><body><h1>${title}</h1>${body}</body></html>`;
  return c.html(page, status as 200, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  });
}

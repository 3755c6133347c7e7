import { Hono } from 'hono';
import { html } from 'hono/html';
import { isFromThisMachine } from '../../http/is-from-this-machine.ts';
import { Failure } from '../../http/problem.ts';
import type { Mailbox } from './service.ts';

/** The development mailbox: what would have been mailed, where no SMTP_URL is set. Only this machine itself may look. */
export function mailboxRoutes(mailbox: Mailbox): Hono {
  const app = new Hono();

  app.use('*', async (c, next) => {
    if (!isFromThisMachine(c)) throw new Failure(404, 'not-found', 'We couldn’t find this page');
    await next();
  });

  app.get('/', async (c) => {
    const mails = await mailbox.list();
    const rows = mails.map(
      ({ id, to, subject, receivedAt, attachments }) =>
        html`<tr><td>${receivedAt.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${to}</td><td><a href="/dev/mailbox/${id}">${subject}</a></td><td>${attachments?.length ?? 0}</td></tr>`,
    );
    const table = html`<table><thead><tr><th>Time (UTC)</th><th>To</th><th>Subject</th><th>Files</th></tr></thead><tbody>${rows}</tbody></table>`;
    return c.html(
      page(
        'Mailbox',
        mails.length > 0
          ? table
          : html`<p>No mail yet. Mail that the application sends appears here, because no SMTP_URL is set.</p>`,
      ),
    );
  });

  app.get('/style.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get('/mails.json', async (c) => {
    const to = c.req.query('to');
    const mails = (await mailbox.list()).filter((mail) => !to || mail.to === to);
    return c.json(
      mails.map(({ attachments, ...mail }) => ({
        ...mail,
        attachments: attachments?.map((file) => file.filename) ?? [],
      })),
    );
  });

  app.get('/:id', async (c) => {
    const mail = await mailbox.read(c.req.param('id'));
    const files = (mail.attachments ?? []).map(
      (file, index) => html`<li><a href="/dev/mailbox/${mail.id}/files/${index}">${file.filename}</a></li>`,
    );
    return c.html(
      page(
        mail.subject,
        html`<p>To ${mail.to}</p><ul>${files}</ul><iframe title="The mail" src="/dev/mailbox/${mail.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe><pre>${mail.text}</pre>`,
      ),
    );
  });

  app.get('/:id/html', async (c) => {
    const mail = await mailbox.read(c.req.param('id'));
    return c.html(mail.html.replace('<head>', '<head><base target="_top">'), 200, {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
      'X-Frame-Options': 'SAMEORIGIN',
    });
  });

  app.get('/:id/files/:index', async (c) => {
    const mail = await mailbox.read(c.req.param('id'));
    const file = mail.attachments?.[Number(c.req.param('index'))];
    if (!file) throw new Failure(404, 'not-found', 'We couldn’t find this file');
    return c.body(new Uint8Array(file.content), 200, {
      'Content-Type': file.contentType,
      'Content-Disposition': `attachment; filename="${file.filename.replace(/[^\w.-]/g, '_')}"`,
    });
  });
  return app;
}

/** A file of its own: the server's security policy lets no style stand in a page. */
const style = `
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere }
table { width: 100%; border-collapse: collapse }
td, th { text-align: left; vertical-align: top; padding: .4rem; border-bottom: 1px solid #8886 }
td:first-child { min-width: 5.5em }
iframe { box-sizing: border-box; width: 100%; height: 32rem; border: 1px solid #8886 }
pre { white-space: pre-wrap }
@media (max-width: 40rem) {
  thead { display: none }
  td { display: block; border: 0; padding: 0 .4rem }
  td:last-child { border-bottom: 1px solid #8886; padding-bottom: .6rem; margin-bottom: .6rem }
  td:last-child::before { content: 'Files: ' }
}`;

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} – development mailbox</title>
<link rel="stylesheet" href="/dev/mailbox/style.css"></head>
<body><p><a href="/dev/mailbox">Development mailbox</a></p><h1>${title}</h1>${body}</body></html>`;
}

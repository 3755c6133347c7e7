import { desc, isNull } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { deleteUser } from '../admin/delete-user.ts';
import {
  adminUserBody,
  createUserAsAdmin,
  insertInvited,
  requireKnown,
  updateUserAsAdmin,
} from '../admin/edit-user.ts';
import { generateLink, generateLinkBody } from '../admin/generate-link.ts';
import type { AuthContext } from '../context.ts';
import { removeFactor } from '../factors/unenroll-totp.ts';
import { AuthError } from '../http/auth-error.ts';
import { metadataField, readBody } from '../http/read-body.ts';
import { safeRedirect } from '../http/redirect-target.ts';
import { isUuid, requireAdmin } from '../http/require-user.ts';
import { sendTokenMail } from '../mails/send-token-mail.ts';
import { users } from '../tables.ts';
import { requireEmail } from '../users/email-address.ts';
import { findFactors, loadUser } from '../users/find-user.ts';
import { presentFactor } from '../users/present-user.ts';

const deleteBody = z.object({ should_soft_delete: z.boolean().nullish() });
const inviteBody = z.object({ email: z.string(), data: metadataField });

/** `/admin/…` and `POST /invite`: for servers that hold a `service_role` token. */
export function adminRoutes(auth: AuthContext): Hono {
  const { database, settings } = auth;
  const app = new Hono();
  app.use('/admin/*', async (c, next) => {
    await requireAdmin(auth, c);
    await next();
  });
  app.get('/admin/users', (c) => listUsers(auth, c));
  app.post('/admin/users', async (c) => {
    const user = await createUserAsAdmin(auth, await readBody(c, adminUserBody));
    return c.json(await loadUser(database.db, user));
  });
  app.get('/admin/users/:id', async (c) =>
    c.json(await loadUser(database.db, await requireKnown(database.db, idOf(c)))),
  );
  app.put('/admin/users/:id', async (c) => {
    const user = await updateUserAsAdmin(auth, idOf(c), await readBody(c, adminUserBody));
    return c.json(await loadUser(database.db, user));
  });
  app.delete('/admin/users/:id', async (c) => {
    const { should_soft_delete: soft } = await readBody(c, deleteBody);
    const id = idOf(c);
    await auth.database.transaction((tx) => deleteUser(auth, tx, id, soft ?? false));
    return c.json({});
  });
  app.get('/admin/users/:id/factors', async (c) => {
    return c.json((await findFactors(database.db, idOf(c))).map(presentFactor));
  });
  app.delete('/admin/users/:id/factors/:factor', async (c) => {
    const id = idOf(c);
    const wanted = c.req.param('factor');
    const factor = (await findFactors(database.db, id)).find((each) => each.id === wanted);
    if (!factor) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found');
    await database.transaction(async (tx) => {
      await requireKnown(tx, id);
      await removeFactor(auth, tx, id, factor.id);
    });
    return c.json(presentFactor(factor));
  });
  app.post('/admin/generate_link', async (c) => c.json(await generateLink(auth, await readBody(c, generateLinkBody))));
  app.post('/invite', async (c) => {
    await requireAdmin(auth, c);
    const input = await readBody(c, inviteBody);
    const email = requireEmail(input.email);
    const redirectTo = safeRedirect(c.req.query('redirect_to'), settings);
    const user = await database.transaction(async (tx) => {
      const invited = await insertInvited(auth, tx, email, input.data);
      return (await sendTokenMail(auth, tx, { user: invited, type: 'invite', to: email, redirectTo })).user;
    });
    return c.json(await loadUser(database.db, user));
  });
  return app;
}

function idOf(c: Context): string {
  const id = c.req.param('id') ?? '';
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  return id;
}

async function listUsers(auth: AuthContext, c: Context): Promise<Response> {
  const { db } = auth.database;
  const page = clamp(c.req.query('page'), 1, 1_000_000);
  const perPage = clamp(c.req.query('per_page'), 50, 1_000);
  const living = isNull(users.deletedAt);
  const total = await db.$count(users, living);
  const rows = await db
    .select()
    .from(users)
    .where(living)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `<${auth.settings.authUrl}/admin/users?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  c.header('X-Total-Count', String(total));
  c.header('Link', [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', '));
  const list = [];
  for (const row of rows) list.push(await loadUser(db, row));
  return c.json({ users: list, aud: 'authenticated' });
}

function clamp(text: string | undefined, fallback: number, most: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isSafeInteger(value) && value > 0 ? Math.min(value, most) : fallback;
}

import { testEngine } from '@shortlist/database/testing';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { hash as bcrypt } from 'bcryptjs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuth } from '../src/index.ts';
import { users } from '../src/tables.ts';
import { linkOf } from './support/links.ts';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';
import { quickSettings, SITE } from './support/quick-settings.ts';

const ada = { email: 'ada@example.org', password: 'correct horse battery' };

describe(`administration, ${testEngine()} engine`, () => {
  let service: TestAuth;
  let admin: GoTrueAdminApi;
  beforeAll(async () => {
    service = await openTestAuth();
  });
  beforeEach(async () => {
    await service.reset();
    admin = new GoTrueAdminApi({
      url: `${SITE}/auth/v1`,
      headers: { Authorization: `Bearer ${await service.auth.serviceToken()}` },
      fetch: (input, init) => service.request(new URL(String(input)).href.replace(`${SITE}/auth/v1`, ''), init),
    });
  });
  afterAll(() => service.close());

  test('users are made, read, changed, listed and deleted', async () => {
    const made = await admin.createUser({ ...ada, email_confirm: true, user_metadata: { name: 'Ada' } });
    const id = made.data.user?.id ?? '';
    expect(made.data.user?.user_metadata).toMatchObject({ name: 'Ada', email_verified: true });
    expect((await admin.createUser(ada)).error?.code).toBe('email_exists');
    expect((await service.client().signInWithPassword(ada)).error).toBeNull();
    const changed = await admin.updateUserById(id, { app_metadata: { plan: 'x' }, email: 'countess@example.org' });
    expect(changed.data.user).toMatchObject({
      email: 'countess@example.org',
      app_metadata: { plan: 'x', provider: 'email' },
    });
    expect((await admin.getUserById(id)).data.user?.email).toBe('countess@example.org');
    for (const name of ['a', 'b', 'c']) await admin.createUser({ email: `${name}@example.org` });
    const page = await admin.listUsers({ page: 1, perPage: 3 });
    expect(page.data).toMatchObject({ total: 4, nextPage: 2, lastPage: 2 });
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error?.code).toBe('user_not_found');
  });

  test('a bcrypt hash from elsewhere signs in and is replaced by Argon2id', async () => {
    const hash = await bcrypt(ada.password, 4);
    const { data } = await admin.createUser({ email: ada.email, password_hash: hash, email_confirm: true });
    expect((await service.client().signInWithPassword({ ...ada, password: 'wrong' })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await service.client().signInWithPassword(ada)).error).toBeNull();
    const [row] = await service.database.db
      .select()
      .from(users)
      .where(eq(users.id, data.user?.id ?? ''));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect((await service.client().signInWithPassword(ada)).error).toBeNull();
  });

  test('a ban signs out at once and keeps out until it ends', async () => {
    const { data } = await admin.createUser({ ...ada, email_confirm: true });
    const client = service.client();
    await client.signInWithPassword(ada);
    await admin.updateUserById(data.user?.id ?? '', { ban_duration: '24h' });
    expect((await client.getUser()).data.user).toBeNull();
    expect((await client.signInWithPassword(ada)).error?.code).toBe('user_banned');
    expect((await client.signInWithPassword({ ...ada, password: 'wrong' })).error?.code).toBe('invalid_credentials');
    service.advance(86_401);
    expect((await client.signInWithPassword(ada)).error).toBeNull();
  });

  test('an invitation and a generated link both lead in', async () => {
    await admin.inviteUserByEmail('new@example.org', { redirectTo: `${SITE}/auth/callback` });
    const link = linkOf((await service.mails('new@example.org'))[0]);
    expect((await service.client().verifyOtp({ token_hash: link.token, type: 'invite' })).data.session).not.toBeNull();
    const made = await admin.generateLink({ type: 'recovery', email: 'new@example.org' });
    const token_hash = made.data.properties?.hashed_token ?? '';
    expect((await service.client().verifyOtp({ token_hash, type: 'recovery' })).data.session).not.toBeNull();
    expect(await service.mails('new@example.org')).toHaveLength(1);
  });

  test('nobody but the service gets in', async () => {
    await admin.createUser({ ...ada, email_confirm: true });
    const { data } = await service.client().signInWithPassword(ada);
    const headers = { Authorization: `Bearer ${data.session?.access_token}` };
    for (const path of ['/admin/users', `/admin/users/${data.user?.id}`]) {
      expect((await service.request(path)).status).toBe(401);
      expect((await (await service.request(path, { headers })).json()).error_code).toBe('not_admin');
    }
  });

  test('a process with another secret says so at its start instead of failing at each sign-in', async () => {
    await service.auth.ready();
    const { database } = service;
    const other = createAuth({
      database,
      settings: { ...quickSettings, secret: 'another secret of the same length, or longer' },
    });
    await expect(other.ready()).rejects.toThrow(/Set AUTH_SECRET to the one/);
    await service.auth.ready();
  });

  test('deleting leaves nothing of a person, in the export first everything', async () => {
    const { data } = await admin.createUser({ ...ada, email_confirm: true });
    const id = data.user?.id ?? '';
    await service.client().signInWithPassword(ada);
    const exported = await service.auth.exportUser(id);
    expect(exported?.sessions).toHaveLength(1);
    const log = await linesOf(exported);
    expect(log.map(({ action }) => action)).toContain('login');
    expect(JSON.stringify([exported, log])).not.toContain('argon2');
    await service.database.transaction((tx) => service.auth.deleteUser(tx, id));
    for (const table of ['users', 'identities', 'sessions']) {
      const { rows } = await service.database.db.execute(`select 1 from auth.${table}`);
      expect(rows).toEqual([]);
    }
  });

  test('of a log of thousands of lines the export has each once, in their order', async () => {
    const { data } = await admin.createUser({ ...ada, email_confirm: true });
    const id = data.user?.id ?? '';
    await service.database.db.execute(`insert into auth.audit_log (at, action, user_id, details)
      select now() - interval '1 day' + (n / 3) * interval '1 second', 'login', '${id}', jsonb_build_object('n', n) from generate_series(1, 1700) n`);
    const exported = await service.auth.exportUser(id);
    const log = (await linesOf(exported)).filter(({ details }) => 'n' in details);
    expect(log).toHaveLength(1700);
    expect(new Set(log.map(({ details }) => details.n)).size).toBe(1700);
    expect(log.map(({ at }) => at)).toEqual(log.map(({ at }) => at).sort());
  });

  test('a softly deleted user frees the address', async () => {
    const { data } = await admin.createUser({ ...ada, email_confirm: true });
    await admin.deleteUser(data.user?.id ?? '', true);
    expect((await service.client().signInWithPassword(ada)).error?.code).toBe('invalid_credentials');
    expect((await admin.createUser(ada)).error).toBeNull();
  });
});

type Exported = Awaited<ReturnType<TestAuth['auth']['exportUser']>>;

async function linesOf(exported: Exported) {
  const lines = [];
  for await (const line of exported?.log ?? []) lines.push(line);
  return lines;
}

import { migrate } from '@shortlist/database';
import { newDraft } from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents, optimizations } from '../src/db/tables.ts';
import { productMigrations } from '../src/product-migrations.ts';
import { sealOldRows } from '../src/vault/seal-old-rows.ts';
import { callApp } from './call-app.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { signUp } from './sign-up.ts';

let opened: TestApp;
beforeAll(async () => {
  opened = await openTestApp();
});
afterAll(() => opened.close());

test('a plain name of before that begins as a sealed text does is disarmed before names are sealed, and can be read', async () => {
  const ask = callApp(() => opened);
  const me = await signUp(opened);
  const { id } = await (await ask(me, 'GET', '/api/account')).json();
  const draft = newDraft('minimal-clean', { name: 'Ada Moss' });
  const resume = await (await ask(me, 'POST', '/api/resumes', { title: 'Resume', draft })).json();
  await ask(me, 'POST', `/api/resumes/${resume.id}/versions`, { name: 'First' });
  const { db } = opened.database;
  await db.execute(sql`update resumes set title = 's1p.2019'`);
  await db.execute(sql`update resume_versions set name = 's1z.first'`);
  await db.execute(
    sql`insert into documents (id, user_id, file_name, media_type, bytes) values (gen_random_uuid(), ${id}, 's1p.pdf', 'application/pdf', '')`,
  );
  await db.execute(sql`
      insert into optimizations (id, user_id, kind, state, document_id, file_name, full_name, email, title, form, reading, idempotency_key, fingerprint)
      select gen_random_uuid(), user_id, 'resume', 'failed', id, file_name, '', '', '', '{}', '{}', 'key', '' from documents`);
  expect((await ask(me, 'GET', '/api/resumes')).status).toBe(500);
  await db.execute(sql`delete from migrations where name = '0082-sealed-names'`);
  expect(await migrate(opened.database, productMigrations)).toEqual(['0082-sealed-names']);
  const titles = async () => (await (await ask(me, 'GET', '/api/resumes')).json()).resumes[0].title;
  expect(await titles()).toBe('_s1p.2019');
  expect(await sealOldRows(opened.database, opened.services.vault)).toBeGreaterThan(2);
  expect(await titles()).toBe('_s1p.2019');
  const [version] = await (await ask(me, 'GET', `/api/resumes/${resume.id}/versions`)).json();
  expect(version.name).toBe('_s1z.first');
  const files = await opened.services.vault.asPerson(id, async () => [
    ...(await db.select({ name: documents.fileName }).from(documents)),
    ...(await db.select({ name: optimizations.fileName }).from(optimizations)),
  ]);
  expect(files).toEqual([{ name: '_s1p.pdf' }, { name: '_s1p.pdf' }]);
});

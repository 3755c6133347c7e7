import { createLogger } from '@shortlist/schema/log';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestAuth, type TestAuth } from './support/open-test-auth.ts';

let service: TestAuth;
beforeAll(async () => {
  service = await openTestAuth();
});
afterAll(() => service.close());

test('a failure of ours is logged with its cause, and without the address and the data that were sent', async () => {
  await service.database.db.execute(sql`alter table auth.sign_ups rename to away`);
  const data = { full_name: 'Marta Lindqvist', phone: '+46 70 123 45 67' };
  const answer = await service.post('/signup', { email: 'marta@example.org', password: 'correct horse battery', data });
  expect(answer.status).toBe(500);
  const lines: string[] = [];
  const log = createLogger((line) => lines.push(line));
  for (const failure of service.failures) log.error('auth', failure);
  expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ event: 'auth', causes: [{ code: '42P01' }] });
  for (const word of ['marta', 'Lindqvist', '+46', 'correct horse']) expect(lines.join()).not.toContain(word);
});

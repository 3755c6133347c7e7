import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, operatorToken, test } from './fixtures.ts';
import { newPerson, signUp } from './sign-up.ts';

test('an operator makes an organisation, invites by CSV, brands it and reads its usage; a member finds the plan', async ({
  page,
  app,
  receiveMail,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'organization-'));
  const org = (...args: string[]): Promise<string> =>
    new Promise((resolve, reject) =>
      execFile(
        process.execPath,
        ['apps/cli/bin/shortlist.mjs', 'org', ...args],
        { env: { ...process.env, OPERATOR_TOKEN: operatorToken, SHORTLIST_URL: app.url } },
        (error, out, err) => (error ? reject(new Error(err)) : resolve(out)),
      ),
    );
  try {
    const id = (await org('create', 'Harbour College', '--plan', 'famous', '--pool', '20')).trim();
    const person = newPerson();
    const people = join(folder, 'people.csv');
    await writeFile(people, `email,name\n${person.email},Mara Quill\nlea@example.com,"Hart, Lea"\n`);
    expect(await org('invite', id, people)).toBe('2 invited, 0 already invited.\n');
    expect(await org('invite', id, people)).toBe('0 invited, 2 already invited.\n');
    expect(await org('pool', id, 'unlimited')).toBe('0 optimizations used, no limit.\n');
    expect(await org('pool', id, '30')).toBe('0 of 30 optimizations used.\n');
    expect(await org('brand', id, '--accent', '#0b5a3c', '--footer', 'Harbour College')).toBe(
      'accent: #0b5a3c, footer: Harbour College, logo: none\n',
    );
    expect(await org('usage', id)).toBe('month,people,resumes,profiles,trials,mean match\n');

    await signUp(page, receiveMail, person);
    await expect(page.getByRole('heading', { name: 'Famous plan' })).toBeVisible();
    await page.goto('/resume-editor');
    await page.getByLabel('Full Name').fill('Mara Quill');
    await expect(page.locator('[data-preview] svg').first()).toContainText('Harbour College');
    await page.goto('/pricing');
    await page.goto('/account');
    await expect(page.getByText('Famous plan, through your organization.')).toBeVisible();
    expect((await org('list')).split('\n')).toContain(`${id},Harbour College,FAMOUS,30,0,2,1`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

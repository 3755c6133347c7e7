import { draftResume, type ResumeRecord } from '@shortlist/schema';
import { authorization, expectClean, openKept, saved } from './editor-page.ts';
import { expect, test } from './fixtures.ts';

const imported = {
  basics: {
    name: 'Ilse Brandt',
    email: 'ilse@example.com',
    url: 'https://ilse.example',
    profiles: [
      { network: 'GitHub', username: 'ilse', url: 'https://github.com/ilse' },
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/ilse' },
      { network: 'X', username: 'ilse', url: 'https://x.com/ilse', id: 'kept' },
    ],
  },
};

test('imported links are edited, added, moved by keyboard, removed and taken back', async ({
  page,
  app,
  receiveMail,
}) => {
  const id = await openKept({ page, app, receiveMail }, 'Ilse', imported);
  const headers = await authorization(page);
  const profiles = async () => {
    const kept = await fetch(`${app.url}/api/resumes/${id}`, { headers });
    return draftResume(((await kept.json()) as ResumeRecord).draft).basics?.profiles;
  };
  const links = page.getByRole('group', { name: 'Links' });
  const link = (place: number) => links.getByRole('group', { name: `Link ${place}` });
  const shown = page.getByRole('region', { name: 'Preview' });
  await expect(link(1).getByLabel('Address')).toHaveValue('https://github.com/ilse');
  await expect(link(2).getByLabel('Network')).toHaveValue('X');
  await expect(page.getByLabel('LinkedIn')).toHaveValue('https://www.linkedin.com/in/ilse');

  await link(1).getByLabel('Address').fill('github.com/brandt');
  await link(1).getByLabel('Label').focus();
  await expect(link(1).getByLabel('Address')).toHaveValue('https://github.com/brandt');
  await expect(shown.getByRole('link', { name: /github\.com\/brandt/ })).toBeAttached();

  await links.getByRole('button', { name: 'Add a link' }).press('Enter');
  await expect(link(3).getByLabel('Network')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('my shop');
  await page.keyboard.press('Tab');
  await expect(link(3).getByRole('alert')).toHaveText(/Enter a web address/);
  await expectClean(page);
  await link(3).getByLabel('Address').fill('gitlab.com/ilse');
  await page.keyboard.press('Tab');
  await expect(link(3).getByRole('alert')).toHaveCount(0);
  await expect(link(3).getByLabel('Network')).toHaveValue('GitLab');

  await links.getByRole('button', { name: 'Move GitLab up' }).press('Enter');
  await expect(links.getByRole('button', { name: 'Move GitLab up' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(1).getByLabel('Network')).toHaveValue('GitLab');
  await links.getByRole('button', { name: 'Remove GitHub' }).press('Enter');
  await expect(link(2).getByLabel('Network')).toHaveValue('X');
  await expect(link(2).getByLabel('Network')).toBeFocused();
  await saved(page);
  expect(await profiles()).toEqual([
    { network: 'GitLab', url: 'https://gitlab.com/ilse' },
    imported.basics.profiles[1],
    imported.basics.profiles[2],
  ]);
  await page.keyboard.press('Control+z');
  await expect(link(2).getByLabel('Network')).toHaveValue('GitHub');

  // What is pressed on the page leads to its link.
  const address = page.locator('[data-preview] [data-pointer="/basics/profiles/3/url"]').first();
  const box = await address.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 4, (box?.y ?? 0) + 3);
  await expect(link(3).getByLabel('Network')).toBeFocused();
});

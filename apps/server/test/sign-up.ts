import type { TestApp } from './open-test-app.ts';

let people = 0;

/** A new fictional person with an account: the headers of their requests. The application runs with AUTH_AUTOCONFIRM. `data`: what the account tells of them. */
export async function signUp({ app }: Pick<TestApp, 'app'>, data = {}): Promise<{ Authorization: string }> {
  people++;
  const password = 'correct horse battery staple';
  const body = JSON.stringify({ email: `person-${people}@example.com`, password, data });
  const response = await app.request('/auth/v1/signup', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  const { access_token: token } = (await response.json()) as { access_token?: string };
  if (!token) throw new Error(`No session: ${response.status}`);
  return { Authorization: `Bearer ${token}` };
}

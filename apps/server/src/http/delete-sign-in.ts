import type { Auth } from '@shortlist/auth';

/** Deletes a user of the embedded auth service with all sessions, by its admin call. A user who is gone already is fine. */
export async function deleteSignIn(auth: Pick<Auth, 'app' | 'serviceToken'>, userId: string): Promise<void> {
  const headers = { Authorization: `Bearer ${await auth.serviceToken()}` };
  const response = await auth.app.request(`/admin/users/${userId}`, { method: 'DELETE', headers });
  if (!response.ok && response.status !== 404) throw new Error(`The auth service answered ${response.status}`);
}

import { setTimeout as wait } from 'node:timers/promises';
import { signInOverHttp, signUpOverHttp } from '../../e2e/submit-resume.ts';

/**
 * Makes an account, or signs in to it where it was made before. On a machine with much else to do a sign-up may take longer than the
 * service allows itself: once more, as a person would.
 */
export async function openSession(url: string, email: string, tries = 15): Promise<{ Authorization: string }> {
  try {
    return await signUpOverHttp(url, email).catch(() => signInOverHttp(url, email));
  } catch (error) {
    if (tries <= 1) throw error;
    await wait(2000);
    return openSession(url, email, tries - 1);
  }
}

import { urls } from '../../api/urls.ts';
import { loadAuthSettings } from '../client/settings.ts';

const retries = 3;
const firstDelay = 1000;

type Options = { fetch?: typeof fetch; wait?: (milliseconds: number) => Promise<void>; key?: string };

/** Asks for the welcome mail of a new user. Tries again when told to slow down: 3 times, after 1, 2 and 4 seconds. Throws on any other refusal. */
export async function sendWelcomeEmail(userId: string, options: Options = {}): Promise<void> {
  const { fetch: send = fetch, wait = pause } = options;
  const key = options.key ?? (await loadAuthSettings()).key;
  let delay = firstDelay;
  for (let attempt = 0; ; attempt++) {
    const response = await send(urls.sendWelcomeEmail, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ userId }),
    });
    if (response.ok) return;
    if (response.status !== 429 || attempt === retries)
      throw new Error(`The welcome email was refused: ${response.status}`);
    await wait(delay);
    delay *= 2;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

import { z } from 'zod';

const Riddle = z.object({ riddle: z.string(), bits: z.number() });

/** Calls that need an answer: what strangers could do without end. */
const guarded = /\/(?:signup|recover|otp|magiclink|resend)(?:\?|$)|\/token\?(?:.*&)?grant_type=password(?:&|$)/;
const batch = 256;

/** A fetch for the auth client that answers a riddle of the service before each call that needs it: no person has anything to do. */
export function answerRiddles(serviceUrl: string): typeof fetch {
  return async (input, init) => {
    if (init?.method !== 'POST' || typeof init.body !== 'string' || !guarded.test(String(input)))
      return fetch(input, init);
    const { riddle, bits } = Riddle.parse(await (await fetch(`${serviceUrl}/riddle`)).json());
    const sent = JSON.parse(init.body) as object;
    const security = { captcha_token: await answerRiddle(riddle, bits) };
    return fetch(input, { ...init, body: JSON.stringify({ ...sent, gotrue_meta_security: security }) });
  };
}

/** The number, behind its riddle, that makes their SHA-256 begin with so many zero bits. */
export async function answerRiddle(riddle: string, bits: number): Promise<string> {
  const text = new TextEncoder();
  for (let from = 0; ; from += batch) {
    const answers = Array.from({ length: batch }, (_, at) => `${riddle}:${from + at}`);
    const digests = await Promise.all(answers.map((answer) => crypto.subtle.digest('SHA-256', text.encode(answer))));
    const found = answers[digests.findIndex((digest) => beginsWithZeros(digest, bits))];
    if (found !== undefined) return found;
  }
}

const beginsWithZeros = (digest: ArrayBuffer, bits: number) => new DataView(digest).getUint32(0) < 2 ** (32 - bits);

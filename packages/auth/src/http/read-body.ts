import type { Context } from 'hono';
import { z } from 'zod';
import { AuthError, badInput } from './auth-error.ts';

/**
 * Reads a JSON body into a shape. An absent body is an empty object (the client sends the content type even then) and
 * unknown fields are left out. Throws `bad_json` and `validation_failed`.
 */
export async function readBody<S extends z.ZodObject>(c: Context, shape: S): Promise<z.output<S>> {
  const text = await c.req.text();
  // A form of another site can send JSON as plain text; only a page that the site may talk to can call it JSON.
  if (text.trim() && !/^application\/(?:[\w.-]+\+)?json\b/i.test(c.req.header('Content-Type') ?? ''))
    throw new AuthError(415, 'bad_json', 'The body must be sent as application/json');
  let value: unknown = {};
  if (text.trim()) {
    try {
      value = withoutLoneSurrogates(JSON.parse(text));
    } catch {
      throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
    }
  }
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.');
  throw badInput(field ? `Invalid value of ${field}: ${issue?.message}` : 'The body must be a JSON object');
}

/** What no encoding can write and no database keep becomes U+FFFD. A NUL stays to be refused: it may stand in a password. */
function withoutLoneSurrogates(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(withoutLoneSurrogates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name.toWellFormed(), withoutLoneSurrogates(each)]),
  );
}

// PostgreSQL can store no NUL, neither in text nor in JSON.
const clean = (value: string) => !value.includes('\0');

/** A text field that may be absent or null. */
export const optionalText = z
  .string()
  .max(4_096)
  .refine(clean)
  .nullish()
  .transform((value) => value ?? undefined);

/** Bytes of JSON that a person or app may keep beside an account: it travels in every access token, in a header. */
export const METADATA_BYTES = 4_096;

/** What a person or app may keep beside an account. */
export const metadataField = z
  .record(z.string(), z.unknown())
  .refine((value) => {
    const text = JSON.stringify(value);
    return Buffer.byteLength(text) <= METADATA_BYTES && !text.includes('\\u0000');
  }, 'must be at most 4 KiB and hold no NUL')
  .nullish()
  .transform((value) => value ?? undefined);

/** The two fields by which a client asks for the PKCE flow. */
export const challengeFields = { code_challenge: optionalText, code_challenge_method: optionalText };

export interface CodeChallenge {
  challenge: string;
  method: 'plain' | 's256';
}

/** The PKCE challenge of a request, undefined in the implicit flow. Throws `validation_failed` for half of one. */
export function readChallenge(challenge: string | undefined, method: string | undefined): CodeChallenge | undefined {
  if (!challenge && !method) return undefined;
  const lower = method?.toLowerCase();
  if (!challenge || (lower !== 'plain' && lower !== 's256')) {
    throw badInput('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    throw badInput('code challenge has to be between 43 and 128 characters');
  return { challenge, method: lower };
}

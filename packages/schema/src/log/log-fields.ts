import { z } from 'zod';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const id = z.string().regex(uuid);
const count = z.number();
/** A word of our own code: `mail-refused`, `resume`. It has no room for a name or an address. */
const word = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/);

/**
 * Every field that a line of the log may have, with the form of its value. No form admits a name, an address, a text of a person or a
 * token. A value of another form is left out, and so is a field that is not listed.
 */
export const LogFields = z.object({
  id,
  errorId: id,
  /** What a line is about, in a word of ours: `resume`, `disk-full`. */
  kind: word,
  reason: word,
  method: z.string().regex(/^[A-Z]{3,10}$/),
  /** The pattern of a route with its parameters by name, never the path that was asked for. */
  route: z.string().regex(/^\/[\w/:.*{}()|+-]{0,150}$/),
  tries: count,
  calls: count,
  inputTokens: count,
  outputTokens: count,
  kept: count,
  blocked: count,
  requests: count,
  rows: count,
  seconds: count,
  ms: count,
  failed: z.boolean(),
  /** The class of an error: `TypeError`. */
  error: z.string().regex(/^[A-Za-z]\w{0,60}$/),
  /** Where in the code: `run.ts:12:3`. */
  place: z.string().regex(/^[\w.-]{1,80}\.[cm]?[jt]sx?(?::\d+){1,2}$/),
});
export type LogFields = Partial<z.infer<typeof LogFields>>;

/** The fields as they may be written; those of a wrong form carry `[left out]` instead. */
export function cleanFields(fields: object): Record<string, unknown> {
  const clean: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const form = Object.hasOwn(LogFields.shape, name) ? LogFields.shape[name as keyof LogFields] : undefined;
    if (form) clean[name] = form.safeParse(value).success ? value : '[left out]';
  }
  return clean;
}

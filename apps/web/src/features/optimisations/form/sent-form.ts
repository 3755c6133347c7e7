import { z } from 'zod';

/** A form on its way to the server, or whose answer never came: the key it was sent under, what it held, and when (ISO 8601). */
const SentForm = z.object({ key: z.string(), content: z.string(), at: z.iso.datetime() });
export type SentForm = z.infer<typeof SentForm>;

type Filled = { fields: Record<string, string>; file?: Pick<File, 'name' | 'size'> };

const keyOf = (kind: string) => `shortlist:form:${kind}:sent`;
/** Minutes after which nobody asks any more what became of it. */
const remembered = 10;

/** The form of this kind that this tab sent without hearing what became of it: the page was loaded anew, or the connection broke. */
export function readSentForm(kind: string, now = Date.now()): SentForm | undefined {
  try {
    const { data } = SentForm.safeParse(JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null'));
    return data && now - Date.parse(data.at) < remembered * 60_000 ? data : undefined;
  } catch {
    return undefined;
  }
}

/** The key to send a form under, remembered until its answer came: the same filled-in form has the same one, so that it counts once. */
export function keyForSending(kind: string, { fields, file }: Filled): string {
  const content = JSON.stringify([fields, file?.name, file?.size]);
  const known = readSentForm(kind);
  const sent = known?.content === content ? known : { key: crypto.randomUUID(), content, at: new Date().toISOString() };
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(sent));
  } catch {
    // A full or closed store remembers nothing; sending works without.
  }
  return sent.key;
}

/** What became of it is known: the next form is another one. */
export function forgetSentForm(kind: string): void {
  sessionStorage.removeItem(keyOf(kind));
}

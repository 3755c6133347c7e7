import { tellScript } from '@shortlist/schema';

/** Whether most of a text is written in a script that none of our languages has: one that tells its language, or letters of which fewer than half are Latin. */
export function isOtherScript(text: string): boolean {
  const part = text.slice(0, 20_000);
  const count = (letters: RegExp): number => part.match(letters)?.length ?? 0;
  return tellScript(part) !== undefined || 2 * count(/\p{Script=Latin}/gu) < count(/\p{L}/gu);
}

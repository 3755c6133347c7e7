import { saysNo } from './read-answer.ts';

const turn =
  /[\s,;.:–—-]+(?:but|however|though|instead|aber|jedoch|dafür|sondern|mais|par contre|en revanche|pero|en cambio|sino)[,\s]+(?=\S)/iu;

/** What an answer that begins with a no goes on to say is there: "No, but I hold ACLS since 2020" → "I hold ACLS since 2020". */
export function restOfNo(answer: string): string | undefined {
  if (!saysNo(answer)) return undefined;
  const found = turn.exec(answer);
  const rest = found === null ? '' : answer.slice(found.index + found[0].length).trim();
  return rest.split(/\s+/).length < 3 || saysNo(rest) ? undefined : rest;
}

/** "No, never": an answer that says no and nothing else. "No, but I hold …" says more: what it goes on to say is a fact. */
export function isPlainNo(answer: string): boolean {
  return saysNo(answer) && restOfNo(answer) === undefined;
}

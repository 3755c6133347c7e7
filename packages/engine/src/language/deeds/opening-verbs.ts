import { type ActionVerb, readVerb } from './action-verbs.ts';

const opening = /^\P{L}{0,6}(\p{L}+)(?:(?:, | and |, and | & )(\p{L}+))?(?:\s+(.+))?$/su;

/** The deeds that open a line, "Planned and ran …", and what follows; a gerund ("Planning of …") names a thing. English. */
export function openingVerbs(line: string): { verbs: ActionVerb[]; rest: string } {
  const [, first, second, rest = ''] = opening.exec(line) ?? [];
  const verbs = [first, second].flatMap((word) => {
    const read = word === undefined ? undefined : readVerb(word);
    return read === undefined || read.form === 'gerund' ? [] : [read.verb];
  });
  return { verbs, rest };
}

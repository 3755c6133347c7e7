/** Whether two names are one person's: the words of the shorter stand in the longer, whatever titles, case or accents. */
export function samePerson(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const [fewer, more] = a.size <= b.size ? [a, b] : [b, a];
  return fewer.size > 0 && [...fewer].every((word) => more.has(word));
}

function wordsOf(name: string): Set<string> {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1));
}

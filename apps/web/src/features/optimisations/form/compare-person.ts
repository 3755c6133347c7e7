/** Whether two names may be the same person's: first and last words agree, whatever stands between, however they are written. */
export function sameName(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)];
  return (
    a.length === 0 ||
    b.length === 0 ||
    (a[0] === b[0] && a.at(-1) === b.at(-1)) ||
    [...a].sort().join() === [...b].sort().join()
  );
}

export const sameEmail = (one: string, other: string): boolean =>
  one.trim() === '' || other.trim() === '' || one.trim().toLowerCase() === other.trim().toLowerCase();

function fold(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter((word) => word !== '');
}

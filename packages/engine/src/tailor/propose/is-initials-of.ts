/** Whether one is the other's initials, whichever is the short one. */
export function isInitialsOf(a: string, b: string): boolean {
  return isShortFor(a, b) || isShortFor(b, a);
}

function isShortFor(short: string, long: string): boolean {
  const bare = short.replace(/s$/, '').toLowerCase();
  if (!/^[A-Z&]{2,7}s?$/.test(short)) return false;
  const words = long
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const initials = words.map((word) => word[0]).join('');
  return (
    initials === bare ||
    words
      .filter((word) => !['of', 'and', 'the', 'for', 'in', 'to'].includes(word))
      .map((word) => word[0])
      .join('') === bare.replace('&', '')
  );
}

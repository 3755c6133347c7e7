/** Where two texts differ: what both begin and end with, and what stands between in each. Cut at whole words. */
export function changedWords(before: string, after: string) {
  const one = before.split(/(?<=\s)/);
  const other = after.split(/(?<=\s)/);
  let head = 0;
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1;
  let tail = 0;
  const most = Math.min(one.length, other.length) - head;
  while (tail < most && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  return {
    head: one.slice(0, head).join(''),
    removed: one.slice(head, one.length - tail).join(''),
    added: other.slice(head, other.length - tail).join(''),
    tail: one.slice(one.length - tail).join(''),
  };
}

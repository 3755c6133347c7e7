/** A JSON Pointer into a resume in words: `/work/0/highlights/2` is "work 1, highlights 3". */
export function placeWords(pointer: string): string {
  const words: string[] = [];
  for (const key of pointer.split('/').slice(1)) {
    if (/^\d+$/.test(key)) words.push(`${words.pop() ?? 'entry'} ${Number(key) + 1}`);
    else words.push(key.replaceAll(/([A-Z])/g, ' $1').toLowerCase());
  }
  return words.filter((word) => word !== 'basics').join(', ') || 'document';
}

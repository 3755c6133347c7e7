const kinds: [number, RegExp][] = [
  [1, /^,$/],
  [2, /^(?:and|or|&)$/],
  [3, /^[/|•*]$/],
  [4, /^[.;:!?]$/],
  [5, /^[()[\]]$/],
  [6, /^(?:of|in|with|for|to|on|from|by|using|as|within)$/],
  [7, /^(?:the|a|an|our|your|their)$/],
  [9, /^(?:is|are|will|be|you|we|have|has|can)$/],
];

/** A word (in small letters) by the part it plays beside a skill: 0 none there, 1 comma … 10 any other word. */
export function kindOfWord(word: string): number {
  if (word === '') return 0;
  const kind = kinds.find(([, words]) => words.test(word))?.[0];
  return kind ?? (/^[^\p{L}\p{N}]/u.test(word) ? 8 : 10);
}

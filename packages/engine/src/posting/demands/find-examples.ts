/** What leads to examples, in a bracket or in the sentence: "such as", "z. B.", "par exemple", "come". */
const lead = String.raw`(?:e\.\s?g\.?,?|eg\.|ex\.:?|such as|for example,?|for instance,?|z\.\s?B\.|zum Beispiel|beispielsweise|wie(?: (?:z\.\s?B\.|etwa))?|par exemple|p\.\s?ex\.|tels? que|telles? que|comme|por ejemplo|p\.\s?ej\.|tales como|como|por exemplo|tais como|ad esempio|ad es\.|quali|come|bijvoorbeeld|bijv\.|zoals)`;
const inBracket = new RegExp(
  String.raw`\((?:${lead}\s[^()]*|[^()]*[,;]\s?(?:etc|usw|ecc|enz|u\.\s?[Ää]|…)\.*\s?)\)`,
  'giu',
);
const inSentence = new RegExp(
  String.raw`(?<=[\p{L})]),?\s(?:${lead}|(?<=\p{L}{4}s,? )like)\s+(?=\p{Lu}|\p{Ll}{3})`,
  'giu',
);

/** The stretches of a sentence that only name examples of what stands before them, with the place where that is told from them. `inline` ones end where the list does. */
export function findExamples(text: string): { start: number; end: number; inline: boolean }[] {
  const brackets = [...text.matchAll(inBracket)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    inline: false,
  }));
  const inline = [...text.matchAll(inSentence)]
    .map(({ index, 0: found }) => ({ start: index, end: endOfList(text, index + found.length), inline: true }))
    .filter(({ start }) => !brackets.some((other) => start > other.start && start < other.end));
  return [...brackets, ...inline].sort((a, b) => a.start - b.start);
}

/** Examples go on until the sentence ends, or an "and" leads to more than a name. */
function endOfList(text: string, from: number): number {
  const rest = text.slice(from, from + 240);
  const cut =
    /[;.:](?:\s|$)|\s[–—-]\s|,?\s(?:and|und|sowie|et|ainsi que|y|e|en|along with|as well as|plus)\s(?:\p{Ll}[\p{L}-]*\s){2,}|,\s(?:as|but|which|who|with|mit|avec|con|com|met)\s/u.exec(
      rest,
    );
  return cut === null ? Math.min(text.length, from + rest.length) : from + cut.index;
}

/** Most words of a sentence that can be said in one breath. */
const breath = 22;
/** Most words that are left of a longer one. */
const easy = 18;
/** Fewest words that are left of a line. */
const fewest = 6;

/** What only explains what stands before it: parts, purposes and rules, never a result. */
const tails =
  /,? (?:includ(?:ing|es)|such as|which|for the purposes? of|in order to|so as to|as well as|in accordance with|according to|as per|to ensure|ensuring) /giu;
/** A line may not end in these, nor before a figure that is its result. */
const open = /(?:^|\s)(?:an?|the|of|with|and|or|to|for|in|by|at|from|on|as|that|its|their|are|is|was|were|but|not)$/iu;

/**
 * A line as it is told by mouth: without a bracket that only lists or explains, and of a long one without what explains it ("… in order to …",
 * "… including …"). Nothing is added; a line whose tail holds its only figure stays whole. English.
 */
export function withoutAsides(line: string): string {
  const bare = line
    .replace(/,? (?:but )?not limited to .*$/iu, '')
    .replace(/ ?\((?=[^()]*\))([^()]*)\)/gu, (whole, inner: string) => (isAside(inner) ? '' : whole))
    .replace(/(?<=\d) -(?=\p{Ll})/gu, '-')
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,;])/g, '')
    .trim();
  if (countWords(bare) <= breath) return bare;
  const heads = [...bare.matchAll(tails)]
    .map(({ index }) => bare.slice(0, index).trim())
    .filter((head) => countWords(head) >= fewest && isWhole(head) && (/\d/.test(head) || !/\d/.test(bare)));
  return heads.findLast((head) => countWords(head) <= easy) ?? heads[0] ?? bare;
}

/** "(ex. filing, billing and records)": several words without a figure. */
const isAside = (inner: string): boolean =>
  !/\d/.test(inner) && (/^(?:ex\.|e\.g\.|i\.e\.|eg |ie |such as|includ)/i.test(inner) || countWords(inner) > 3);

const isWhole = (head: string): boolean => !open.test(head) && head.split('(').length === head.split(')').length;

const countWords = (text: string): number => text.split(/\s+/).length;

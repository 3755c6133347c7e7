/** Things of which there are one or several, so that one of them takes an article, and which are no idiom without it ("on site", "in stock"). */
const things = `
artist applicant application campaign candidate card client company conference contractor convention customer dashboard database department depository device director directory employee event exercise experiment facility film guest handbook
institution layout manual meeting newsletter officer organization patient platform portal pool presentation process project proposal prototype representative showroom spreadsheet student study supervisor tournament tour user vendor warehouse website workplace workshop
`;

const thingSet = new Set(things.trim().split(/\s+/));
const determiner =
  /^(?:an?|the|my|our|its|their|his|her|this|that|these|those|each|every|all|both|any|either|neither|another|several|multiple|many|various|numerous|more|most|no|one|two|three|four|five|six|seven|eight|nine|ten|own|same|[$€£]?\d.*|\p{L}+['’]s?|\p{Lu}.*)$/u;
/** Behind these a single thing may stand bare: what somebody works as, or by what something is sorted. */
const bare = /^(?:as|by|per|from|than|and|or|like|via)$/i;
const joins = /^(?:of|for|with|to|on|in|at|into|about|through|across|during|within|using|including)$/i;
const ends =
  /^(?:of|for|from|to|by|in|on|at|with|into|through|during|which|that|who|while|when|where|if|is|was|were|are)$/i;

/**
 * Whether one thing stands without an article behind the verb or a preposition: "did speaking tour to promote film", "for artist to detect".
 * Names and what a figure counts need none. English; `clause` opens with its verb.
 */
export function lacksThingArticle(clause: string): boolean {
  const words = clause.split(' ');
  return words.some((word, i) => {
    const plain = word.replace(/[,.;]$/, '');
    if (i === 0 || !thingSet.has(plain)) return false;
    const next = words[i + 1];
    if (word === plain && next !== undefined && !ends.test(next)) return false;
    return isBareFrom(words, i);
  });
}

/** Whether the words before a thing reach a verb or preposition without a determiner. */
function isBareFrom(words: readonly string[], at: number): boolean {
  for (let i = at - 1; i >= 0; i--) {
    const word = words[i] ?? '';
    if (determiner.test(word) || bare.test(word) || /[,;)]$/.test(word) || at - i > 4) return false;
    if (i === 0 || joins.test(word)) return true;
  }
  return false;
}

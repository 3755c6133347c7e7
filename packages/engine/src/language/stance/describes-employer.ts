const kinds =
  'company|firm|corporation|manufacturer|supplier|provider|distributor|retailer|wholesaler|contractor|agency|consultancy|organi[sz]ation|non-?profit|charity|bank|insurer|hospital|hotel|chain|brand|subsidiary|division|branch|start-?up|publisher|producer|leader|resource|operator|developer of|maker of';

/** "Larkfield is a provider of …", "Bramble & Sons, a leading supplier of …". */
const named = new RegExp(
  `^\\p{Lu}[\\p{L}\\p{N}.&'’/-]*(?:\\s[\\p{Lu}&][\\p{L}\\p{N}.&'’/-]*){0,5}(?:\\s\\([^()]{1,20}\\))?(?:,|\\s(?:is|was))\\s(?:an?|the|one of the)\\s(?:[\\p{L}\\p{N}-]+,?\\s){0,5}?(?:${kinds})(?!\\p{L})`,
  'u',
);
/** "A leading firm for …", "$200 million global manufacturer of …". */
const bare = new RegExp(
  `^(?:an?\\s|the\\s)?(?:[$£€]?\\d[\\d.,]*\\s(?:million|billion|m|bn)\\s|(?:leading|global|premier|largest|international|fast-growing|privately held|family-owned|publicly traded)\\s)(?:[\\p{L}\\p{N}-]+,?\\s){0,4}?(?:${kinds})(?!\\p{L})`,
  'iu',
);
/** Where a sentence of one's own begins behind the description. */
const ownDeed = /[.;]\s+\p{Lu}/u;

/** Whether a line of a job says what the employer is, and nothing of what was done there. */
export function describesEmployer(line: string): boolean {
  return (named.test(line) || bare.test(line)) && !ownDeed.test(line);
}

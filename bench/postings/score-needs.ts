/** How the needs that were ranked compare with those that a person named: told ones that are right, true ones that are found among them or (`kept`) on the checklist of conditions too, and whether the first told one is right. */
export type NeedScore = {
  told: number;
  right: number;
  truth: number;
  found: number;
  kept: number;
  first: number;
  postings: number;
};

export const noNeeds: NeedScore = { told: 0, right: 0, truth: 0, found: 0, kept: 0, first: 0, postings: 0 };

type Need = { text: string; quote: string };
type TrueNeed = { need: string; quote: string };

export function scoreNeeds(told: readonly Need[], conditions: readonly Need[], truth: readonly TrueNeed[]): NeedScore {
  const isSame = (one: Need, other: TrueNeed): boolean =>
    [one.quote, one.text].some((words) => [other.quote, other.need].some((mine) => overlap(words, mine) >= 0.5));
  return {
    told: told.length,
    right: told.filter((one) => truth.some((other) => isSame(one, other))).length,
    truth: truth.length,
    found: truth.filter((other) => told.some((one) => isSame(one, other))).length,
    kept: truth.filter((other) => [...told, ...conditions].some((one) => isSame(one, other))).length,
    first: told[0] !== undefined && truth.some((other) => isSame(told[0] as Need, other)) ? 1 : 0,
    postings: 1,
  };
}

export function addNeeds(a: NeedScore, b: NeedScore): NeedScore {
  return {
    told: a.told + b.told,
    right: a.right + b.right,
    truth: a.truth + b.truth,
    found: a.found + b.found,
    kept: a.kept + b.kept,
    first: a.first + b.first,
    postings: a.postings + b.postings,
  };
}

export function tellNeeds({ told, right, truth, found, kept, first, postings }: NeedScore): string {
  const share = (a: number, b: number): string => (b === 0 ? '–' : (a / b).toFixed(3));
  return `needs right ${share(right, told)}  found ${share(found, truth)}  with conditions ${share(kept, truth)}  first right ${share(first, postings)}`;
}

/** Words that stand in needs of every kind tell nothing of one. */
const frames =
  /^(?:experi|erfahr|kenntn|expéri|compét|conoce|conosc|conhec|knowle|abilit|skills|streng|strong|excell|gute|sehr|years|jahre|mindes|minimu|least|with|avec|from|work|arbeit)/u;

/** The share of the shorter text's telling words that the other has, by their first six letters. */
function overlap(a: string, b: string): number {
  const [one, other] = [stems(a), stems(b)];
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return one.size === 0 || other.size === 0 ? 0 : shared / Math.min(one.size, other.size);
}

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#]{2,}/gu) ?? [];
  const telling = words.filter((word) => word.length > 3 || /[+#\d]/.test(word) || word.length === 2);
  const kept = telling.map((word) => word.slice(0, 6)).filter((stem) => stem.length > 2 && !frames.test(stem));
  return new Set(kept);
}

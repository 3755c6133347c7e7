import { type DemandExample, type LabelledPosting, measurePosting } from '@shortlist/engine/training';

/** The demands that were read in a posting, with what speaks for each and whether a person read it too: by the quote that it shares most words with, each quote once. */
export function judgeExamples(posting: LabelledPosting): DemandExample[] {
  const quotes = posting.demands.map(wordsOf);
  const others = [...posting.duties, ...posting.others].map(wordsOf);
  const read = measurePosting(posting.text);
  const pairs = read.flatMap(({ text }, i) => {
    const own = wordsOf(text);
    return quotes.flatMap((quote, k) => {
      const score = likeness(own, quote);
      const elsewhere = Math.max(0, ...others.map((other) => dice(own, other)));
      return score >= 0.5 && !(elsewhere >= 0.6 && elsewhere > dice(own, quote)) ? [{ i, k, score }] : [];
    });
  });
  pairs.sort((a, b) => b.score - a.score);
  const [rows, taken] = [new Set<number>(), new Set<number>()];
  for (const { i, k } of pairs)
    if (!rows.has(i) && !taken.has(k)) {
      rows.add(i);
      taken.add(k);
    }
  return read.map(({ measures }, i) => ({ measures, right: rows.has(i) }));
}

const small = new Set(
  'a an the and or of in on at to for with by from as is are be you your we our experience skills knowledge ability years strong good und der die das mit et de la le des en y el los e di il o van het een'.split(
    ' ',
  ),
);

function wordsOf(text: string): Set<string> {
  const all = (text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/s$/, '') : word,
  );
  const telling = all.filter((word) => !small.has(word));
  return new Set(telling.length > 0 ? telling : all);
}

function shared(a: Set<string>, b: Set<string>): number {
  return [...a].filter((word) => b.has(word)).length;
}

function dice(a: Set<string>, b: Set<string>): number {
  return (2 * shared(a, b)) / Math.max(1, a.size + b.size);
}

/** The share of common words; one that holds the other whole counts as half at least. */
function likeness(a: Set<string>, b: Set<string>): number {
  const common = shared(a, b);
  const contained = common > 0 && (common === a.size || common === b.size);
  return Math.max(dice(a, b), contained ? 0.5 : 0);
}

const stops = new Set(
  'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its may more most must no not of on or our shall she should so such than that the their them then there these they this to was we were what when which who will with would you your'.split(
    ' ',
  ),
);

/** Lower-case words without stop words: what both baselines read. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z][a-z0-9+#]+/g) ?? []).filter((word) => !stops.has(word));
}

type Bag = Map<string, number>;

/** TF-IDF cosine of each resume with the posting: (1 + log tf) · (log((1 + n) / (1 + df)) + 1), document frequencies over the resumes and the posting. */
export function makeTfIdf(resumes: string[][]): (posting: string[]) => number[] {
  const bags = resumes.map(bagOf);
  const frequency = countDocuments(bags);
  const weigh = (bag: Bag): Bag =>
    new Map(
      [...bag].map(([word, count]) => [
        word,
        (1 + Math.log(count)) * (Math.log((1 + bags.length) / (1 + (frequency.get(word) ?? 0))) + 1),
      ]),
    );
  const vectors = bags.map((bag) => {
    const vector = weigh(bag);
    return { vector, length: lengthOf(vector) };
  });
  return (posting) => {
    const query = weigh(bagOf(posting));
    const size = lengthOf(query);
    return vectors.map(({ vector, length }) => {
      let sum = 0;
      for (const [word, weight] of query) sum += weight * (vector.get(word) ?? 0);
      return sum / (size * length || 1);
    });
  };
}

/** BM25 (k1 1.5, b 0.75) of each resume for the posting's distinct words. */
export function makeBm25(resumes: string[][]): (posting: string[]) => number[] {
  const bags = resumes.map(bagOf);
  const frequency = countDocuments(bags);
  const mean = resumes.reduce((sum, words) => sum + words.length, 0) / Math.max(1, resumes.length);
  return (posting) => {
    const words = [...new Set(posting)];
    return bags.map((bag, i) => {
      const norm = 1.5 * (0.25 + (0.75 * (resumes[i]?.length ?? 0)) / mean);
      return words.reduce((sum, word) => {
        const count = bag.get(word) ?? 0;
        const df = frequency.get(word) ?? 0;
        return count === 0
          ? sum
          : sum + Math.log(1 + (bags.length - df + 0.5) / (df + 0.5)) * ((count * 2.5) / (count + norm));
      }, 0);
    });
  };
}

function bagOf(words: string[]): Bag {
  const bag: Bag = new Map();
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

function countDocuments(bags: Bag[]): Bag {
  const frequency: Bag = new Map();
  for (const bag of bags) for (const word of bag.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  return frequency;
}

function lengthOf(vector: Bag): number {
  return Math.sqrt([...vector.values()].reduce((sum, value) => sum + value * value, 0));
}

/** How likely one tag follows another, in logarithms, `count` × `count`. */
export type Links = Float32Array;

/** The sequence of tags that is likeliest as a whole: the chance of each tag at each segment, and of each to follow the one before (Viterbi). */
export function decodeTags(chances: Float32Array[], links: Links): number[] {
  const count = chances[0]?.length ?? 0;
  if (count === 0) return [];
  let scores = Float64Array.from(chances[0] as Float32Array, logOf);
  const back: Int16Array[] = [];
  for (const own of chances.slice(1)) {
    const next = new Float64Array(count);
    const from = new Int16Array(count);
    for (let b = 0; b < count; b++) {
      let best = Number.NEGATIVE_INFINITY;
      for (let a = 0; a < count; a++) {
        const score = (scores[a] as number) + (links[a * count + b] as number);
        if (score <= best) continue;
        best = score;
        from[b] = a;
      }
      next[b] = best + logOf(own[b] as number);
    }
    back.push(from);
    scores = next;
  }
  let at = 0;
  scores.forEach((score, tag) => {
    if (score > (scores[at] as number)) at = tag;
  });
  const tags = [at];
  for (const from of back.reverse()) {
    at = from[at] as number;
    tags.push(at);
  }
  return tags.reverse();
}

const logOf = (chance: number): number => Math.log(Math.max(1e-7, chance));

/** Links from the tags of documents: how much oftener one follows another than chance would have it, weighed by `weight`. */
export function learnLinks(documents: number[][], count: number, weight: number): Links {
  const pairs = new Float64Array(count * count).fill(0.5);
  const firsts = new Float64Array(count).fill(0.5 * count);
  const seconds = new Float64Array(count).fill(0.5 * count);
  let all = 0.5 * count * count;
  for (const tags of documents)
    for (let i = 1; i < tags.length; i++) {
      const [a, b] = [tags[i - 1] as number, tags[i] as number];
      pairs[a * count + b] = (pairs[a * count + b] as number) + 1;
      firsts[a] = (firsts[a] as number) + 1;
      seconds[b] = (seconds[b] as number) + 1;
      all++;
    }
  return Float32Array.from(pairs, (pair, ab) => {
    const [a, b] = [Math.floor(ab / count), ab % count];
    return weight * Math.log((pair * all) / ((firsts[a] as number) * (seconds[b] as number)));
  });
}

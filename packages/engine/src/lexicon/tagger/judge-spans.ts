/** A node of a tree: `feature` −1 is a leaf with its `value`; else left where the measure is below `value`. */
export type TreeNode = { feature: number; value: number; left: number; right: number };
/** Regression trees whose leaves add up, with the first measure, to the log-odds of a span. */
export type SpanJudge = TreeNode[][];

/** A judge laid out for speed: the nodes of all trees in one row, `roots` where each tree begins. */
export type PackedJudge = {
  roots: Int32Array;
  features: Int16Array;
  values: Float32Array;
  left: Int32Array;
  right: Int32Array;
};

export function packJudge(judge: SpanJudge): PackedJudge {
  const nodes = judge.flat();
  const roots = new Int32Array(judge.length);
  const offsets = new Int32Array(nodes.length);
  let at = 0;
  judge.forEach((tree, i) => {
    roots[i] = at;
    offsets.fill(at, at, at + tree.length);
    at += tree.length;
  });
  return {
    roots,
    features: Int16Array.from(nodes, ({ feature }) => feature),
    values: Float32Array.from(nodes, ({ value }) => value),
    left: Int32Array.from(nodes, ({ left }, i) => left + (offsets[i] ?? 0)),
    right: Int32Array.from(nodes, ({ right }, i) => right + (offsets[i] ?? 0)),
  };
}

/** The chance, 0 to 1, that a span with these measures is a skill exactly as it stands. */
export function judgeSpan(measures: Float32Array, { roots, features, values, left, right }: PackedJudge): number {
  let sum = measures[0] ?? 0;
  for (let tree = 0; tree < roots.length; tree++) {
    let node = roots[tree] ?? 0;
    for (let feature = features[node] ?? -1; feature >= 0; feature = features[node] ?? -1)
      node = ((measures[feature] ?? 0) < (values[node] ?? 0) ? left[node] : right[node]) ?? 0;
    sum += values[node] ?? 0;
  }
  return 1 / (1 + Math.exp(-sum));
}

/** The value of the leaf that the measures lead to, while trees are grown. */
export function leafOf(tree: TreeNode[], measures: Float32Array): number {
  let node = tree[0];
  while (node !== undefined && node.feature >= 0)
    node = tree[(measures[node.feature] ?? 0) < node.value ? node.left : node.right];
  return node?.value ?? 0;
}

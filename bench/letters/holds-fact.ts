const small = new Set(
  'a an and or of in on at to for with by from as is are was were be been it its this that my i have has had also all including through per'.split(
    ' ',
  ),
);

/** The words that carry a text, without endings: what a line and the sentence made of it share. */
function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}+#$%&.]*[\p{L}\p{N}+#%]/gu) ?? [];
  return new Set(
    words
      .filter((word) => !small.has(word))
      .map((word) => word.replace(/(?:ing|ed|es|s|e|ion|ions|ment)$/u, '').slice(0, 7)),
  );
}

/** Share of a fact's words that one sentence must hold for the fact to be told. */
const enough = 0.5;

/** Whether one sentence of the letter tells the fact: it holds half of its words. A short fact ("CPA") must stand whole. */
export function holdsFact(sentences: readonly string[], fact: string): boolean {
  const wanted = stems(fact);
  return sentences.some((sentence) => {
    const held = stems(sentence);
    const shared = [...wanted].filter((word) => held.has(word)).length;
    return wanted.size < 3 ? shared === wanted.size : shared / wanted.size >= enough;
  });
}

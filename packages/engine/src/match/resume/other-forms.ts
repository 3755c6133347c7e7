/** Endings of number, case and sex in German, French, Spanish, Italian, Portuguese and Dutch; English words are stemmed before. */
const endings = /(?:ungen|innen|ciones|zioni|ções|en|er|em|es|in|ns|os|as|e|n|s|x|i|o|a)$/;
/** Letters at the end of a compound that name its thing: "Einkommensteuererklärung", "Steuererklärungen". */
const head = 9;

/** A long word without its ending. */
function bare(stem: string): string {
  return stem.length > 6 ? stem.replace(endings, (ending) => heads[ending] ?? '') : stem;
}

const heads: Record<string, string> = { ungen: 'ung', ciones: 'ción', zioni: 'zion', ções: 'ção' };

/** Finds the lines that hold a word in another form of its language, or a German compound that ends with the same word. Made when first asked. */
export function makeOtherForms(stems: Map<string, number[]>): (stem: string) => number[] | undefined {
  let forms: Map<string, number[]> | undefined;
  return (stem) => {
    if (stem.length < 6 || /^[\d.]/.test(stem)) return undefined;
    forms ??= collect(stems);
    const own = bare(stem);
    return forms.get(own) ?? (own.length > head ? forms.get(`-${own.slice(-head)}`) : undefined);
  };
}

function collect(stems: Map<string, number[]>): Map<string, number[]> {
  const forms = new Map<string, number[]>();
  const add = (key: string, lines: number[]): void => {
    const known = forms.get(key);
    forms.set(key, known === undefined ? lines : [...new Set([...known, ...lines])]);
  };
  for (const [stem, lines] of stems) {
    if (stem.length < 6) continue;
    const own = bare(stem);
    add(own, lines);
    if (own.length >= head) add(`-${own.slice(-head)}`, lines);
  }
  return forms;
}

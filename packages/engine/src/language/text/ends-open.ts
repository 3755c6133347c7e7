/** Words that need another behind them, of the languages letters are written in. */
const open =
  /(?:^|\s)(?:an?|the|of|with|and|or|to|for|in|by|at|from|on|as|that|its|their|are|is|was|were|including|such as|&|until|till|bis|jusqu['’]au|hasta|até|fino a|tot|der|die|das|den|dem|des|ein|eine[nrms]?|und|oder|von|vom|mit|für|bei|beim|zu|zur|zum|im|auf|aus|sowie|le|la|les|l[’']|du|de|des|et|ou|à|au|aux|pour|par|dans|avec|sur|en|el|los|las|del|y|o|e|con|para|por|un|una|il|lo|gli|di|della|dei|delle|ed|per|da|nel|nella|os?|as?|do|da|dos|das|com|em|no|na|het|een|van|voor|met|op|te|door|naar)$/iu;

/** Whether a line stops before its end: at a word that needs another, a comma, a hyphen or an open bracket. */
export function endsOpen(line: string): boolean {
  const plain = line.trim();
  // "… with a blended": what it says something of was lost.
  return (
    /[,:;(&/–—-]$|\b(?:an?|the) \p{Ll}+ed$/u.test(plain) || (open.test(plain) && !/\b\p{Lu}[\p{Lu}\d]*$/u.test(plain))
  );
}

/** A phrase without what leaves its end open: "Informatique et Communication à l’" is "Informatique et Communication". */
export function withoutOpenEnd(phrase: string): string {
  const plain = phrase.trim();
  if (!endsOpen(plain)) return plain;
  const cut = /[,:;(&/–—-]$/u.test(plain) ? plain.slice(0, -1) : plain.replace(/(?:^|\s)\S+$/u, '');
  return cut === plain ? plain : withoutOpenEnd(cut);
}

import { readVerb } from './action-verbs.ts';

/** Past forms that stand in names: "Northgate United", "Certified Nurse", "Applied Physics". */
const inNames =
  /^(?:\p{Lu}+|(?:Accelerated|Accredited|Advanced|Allied|Applied|Armed|Assisted|Associated|Authorized|Automated|Based|Bound|Built|Certified|Chartered|Combined|Computed|Consolidated|Cut|Distributed|Embedded|Established|Extended|Fixed|Ford|Found|Ground|Held|Incorporated|Installed|Integrated|Led|Left|Licensed|Limited|Made|Managed|Mixed|Networked|Put|Registered|Related|Saw|Set|Shared|Sold|Structured|Supplied|Trained|Unified|United|Used|Wound))$/u;

/**
 * Whether a line has two statements run together, as when a file lost its line breaks ("… tax returns Worked on …"), says a stretch
 * twice, or carries wrongly decoded letters. Such a line is left as it is and quoted nowhere.
 */
export function isGlued(line: string): boolean {
  if (/[\u00c2\u00c3\ufffd]|ï¼|â€|\.\.|\[[^\][]{0,60}\]/.test(line)) return true;
  const words = line.split(/\s+/);
  for (let i = 1; i < words.length; i++) {
    const word = words[i] ?? '';
    const before = words[i - 1] ?? '';
    if (!/^\p{Lu}\p{Ll}{2,}/u.test(word)) continue;
    const bare = word.replace(/[^\p{L}]/gu, '');
    const form = readVerb(bare)?.form;
    // "… processes used at Northseal Oversaw trials": a deed behind a name, which no name goes on with.
    if (form === 'past' && i > 1 && /^\p{Lu}\S*[\p{L}\d)]$/u.test(before) && !inNames.test(bare)) return true;
    const opens = form === 'gerund' || form === 'past' || form === 'third' || /(?:ation|ment)$/.test(bare);
    if (
      opens &&
      /^\p{Ll}.*[\p{Ll}\d,;]$|[\d)][,;]?$/u.test(before) &&
      !/^(?:the|of|and|for|in|at|a|an|as|to|with|by|on|from)$/i.test(before)
    )
      return true;
  }
  const threes = words.slice(0, -2).map((_, i) =>
    words
      .slice(i, i + 3)
      .join(' ')
      .toLowerCase(),
  );
  return new Set(threes).size < threes.length;
}

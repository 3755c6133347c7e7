import type { SkillMention } from '@shortlist/schema';

/** A name as tools and subjects have it: a capital first, at most three words. */
const name = String.raw`\p{Lu}[\p{L}\d+#.-]*[\p{L}\d+#](?: (?:\p{Lu}|\d)[\p{L}\d+#.-]*){0,2}`;
/** What joins two names; the preposition of the first may stand before the second too: "manejo de TPV y de Gastrofix". */
const joint = String.raw`(?:,\s|\s?/\s?|\s(?:und|oder|et|ou|y|o|e|en|of|sowie)\s(?:(?:de|del|du|des|do|da|di|en|em|con|avec|com|mit|von|in|van|met)\s)?)`;
const list = `(${name}(?:${joint}${name}){0,6})`;
const joints = new RegExp(`(${joint})`, 'u');
const cues: Record<string, RegExp[]> = {
  de: [
    new RegExp(
      String.raw`(?<!\p{L})(?:\p{L}*[kK]enntnisse[n]?|[uU]mgang|[eE]rfahrung(?:en)?) (?:in|im|mit|von|bei)\s(?:der |dem |den |gängigen )?${list}`,
      'gu',
    ),
    /(?<!\p{L})(\p{Lu}[\p{L}\d+#]+)-(?=[kK]enntnisse|Erfahrung)/gu,
  ],
  fr: [
    new RegExp(
      String.raw`(?<!\p{L})(?:[mM]aîtrise|[cC]onnaissances?|[lL]ogiciels?|[oO]util|[eE]xpérience)\s(?:(?:du logiciel|de la|du|des|de|en|sur|avec)\s|d(?:'|’))?${list}`,
      'gu',
    ),
  ],
  es: [
    new RegExp(
      String.raw`(?<!\p{L})(?:[cC]onocimientos?|[mM]anejo|[dD]ominio|[eE]xperiencia|[pP]rograma) (?:(?:de|en|con)\s)?(?:la |el )?${list}`,
      'gu',
    ),
  ],
  it: [
    new RegExp(
      String.raw`(?<!\p{L})(?:[cC]onoscenza|[eE]sperienza|[uU]so|[pP]adronanza) (?:di|del|dei|con|in) (?:software |programmi )?${list}`,
      'gu',
    ),
  ],
  pt: [
    new RegExp(
      String.raw`(?<!\p{L})(?:[cC]onhecimentos?|[eE]xperiência|[dD]omínio) (?:de|do|da|em|com)\s${list}`,
      'gu',
    ),
  ],
  nl: [new RegExp(String.raw`(?<!\p{L})(?:[kK]ennis|[eE]rvaring) (?:van|met|in)\s${list}`, 'gu')],
};

/** What stands after a cue without naming a thing: "Kenntnisse von Vorteil", "Erfahrung im Bereich". */
const nothing =
  /^(?:\p{L}*[Kk]enntnisse|Erfahrung(?:en)?|Vorteil|Vorteile|Bereich|Bereichen|Umgang|Wort|Team|Kunden|Beruf|Rahmen|Umfeld|Feld|Position|Funktion|Rolle|Aufgabe|Stelle|Branche|Unternehmen|Menschen|Mitarbeitern)$/u;

/** Skills that a text of another language than English names by position: capitalised terms after "Kenntnisse in", "maîtrise de", "manejo de"; and "SAP-Kenntnisse". */
export function findNamedSkills(text: string, language: string): SkillMention[] {
  const found: SkillMention[] = [];
  for (const cue of cues[language] ?? [])
    for (const match of text.matchAll(cue)) {
      const names = match[1] ?? '';
      let at = match.index + match[0].lastIndexOf(names);
      for (const part of names.split(joints)) {
        if (/^\p{Lu}/u.test(part) && !nothing.test(part) && text[at + part.length] !== '-')
          found.push({ start: at, end: at + part.length, name: part, kind: 'skill', text: part });
        at += part.length;
      }
    }
  found.sort((a, b) => a.start - b.start);
  return found.filter((mention, i) => mention.start >= (found[i - 1]?.end ?? 0));
}

/** The levels that forms of profiles offer, in the words of their languages, and what people say instead. */
type Level = 'native' | 'full' | 'working' | 'elementary';

const forms: Record<Level, RegExp> = {
  native:
    /^(?:native or bilingual(?: proficiency)?|muttersprache oder zweisprachig|bilingue ou langue natale|competencia bilingüe o nativa|nativo ou bilíngue|conoscenza madrelingua o bilingue|moedertaal of tweetalig)$/iu,
  full: /^(?:full professional(?: proficiency)?|compétence professionnelle complète|competencia profesional completa|(?:proficiência|nível) profissional complet[oa]|conoscenza professionale completa|volledige professionele (?:vaardigheid|werkvaardigheid))$/iu,
  working:
    /^(?:professional working(?: proficiency)?|compétence professionnelle|competencia (?:básica )?profesional|(?:proficiência|nível) profissional|conoscenza professionale|professionele (?:werk)?vaardigheid)$/iu,
  elementary:
    /^(?:elementary proficiency|compétence élémentaire|competencia básica|(?:proficiência|nível) elementar|conoscenza elementare|basisvaardigheid)$/iu,
};

/** What is said instead; nothing where the language has no word that claims no more than the form's. */
const said: Record<string, Partial<Record<Level, string>>> = {
  en: { native: 'native', full: 'very good', working: 'good', elementary: 'basic' },
  de: {
    native: 'Muttersprache',
    full: 'sehr gut',
    working: 'gut',
    elementary: 'Grundkenntnisse',
  },
  fr: { native: 'langue maternelle', full: 'très bon niveau', working: 'bon niveau', elementary: 'notions' },
  es: { native: 'lengua materna', full: 'muy buen nivel', working: 'buen nivel', elementary: 'nivel básico' },
};

const levels = Object.keys(forms) as Level[];

/** A level as people say it in the language of the letter: "Full professional proficiency" is "very good". Any other level is as it was written. */
export function sayLevel(level: string, language: string): string {
  const found = levels.find((each) => forms[each].test(level.trim()));
  const word = found === undefined ? level : said[language.slice(0, 2)]?.[found];
  // Of little knowledge the bare language would claim too much.
  return word ?? (found === 'elementary' ? level : '');
}

/** How somebody says in a summary what they study, by language: an expression from the first word of the sentence on, `{X}` for the subject. */
export const ownStudy: Readonly<Record<string, string>> = {
  de: 'Ich bin Student(?:in)? (?:der |des )?{X}|Ich studiere {X}',
  fr: 'Je suis (?:actuellement )?étudiante? en {X}',
  es: 'Soy estudiante de {X}',
  pt: 'Sou estudante de {X}',
  it: 'Sono (?:uno |una )?(?:studente|studentessa) di {X}',
  nl: 'Ik ben student(?:e)? {X}|Ik studeer {X}',
};

/** Words at which the subject ends, by language. */
export const behindOwnStudy: Readonly<Record<string, string>> = {
  de: 'an|bei|mit|im',
  fr: 'à|au|chez|avec',
  es: 'con|en',
  pt: 'com|na|no',
  it: 'con|presso',
  nl: 'aan|met|bij',
};

import type { Words } from './any-word.ts';

/** Words of `demands/read-demands.ts`, by language. */
export const ofEmployerWords: Words = {
  en: String.raw`
    (?:in (?:operation|business|existence|the market)|operating|serving|established|trading)(?: \p{L}+){0,5} for(?: (?:over|more than|almost|nearly|the (?:last|past)))?
    (?:we|our (?:company|team|firm|client)|us) (?:have|has|bring|brings|with)(?: (?:over|more than))?
    (?:we|they)(?:(?:'|’)ve| have) been (?:[\p{L}]+ ){0,3}
  `,
  de: 'seit',
  fr: 'depuis',
  es: 'desde hace',
  nl: String.raw`
    (?<!(?:in|at|for|with|within|en|dans|bei|presso|bij) (?:an? |una? |une |einem |een )?(?:\p{L}+ )?)(?:compan(?:y|ies)|business|firm|agency|empresa|compañía|entreprise|société|unternehmen|azienda|società|bedrijf)(?: [\p{L}.,&-]+){0,5} (?:with|con|avec|mit|met|com)(?: (?:over|more than|más de|plus de|mehr als|über|oltre|più di|meer dan|ruim|mais de))?
  `,
};

export const ofLanguageWords: Words = {
  en: String.raw`
    language | speak\w* | spoken | written | required | competence in | competent in | command of | knowledge of
  `,
  de: String.raw`wort und schrift | \p{L}*sprach\w* | sprich(?:s)?t | \p{L}*kenntnisse`,
  fr: String.raw`
    maîtrise (?:du|de l['’]) | pratique (?:du|de l['’]) | connaissance d | langue | parl(?:é|ez|er|ato)\p{L}*
    écrit | lu(?= |$|,)
  `,
  it: `
    dominio del | padronanza | domínio d[eo] | conoscenza (?:di|del|della|dell['’])
    (?:buona|ottima|discreta) conoscenza | lingua
  `,
  nl: 'kennis van | taal | spreekt? | beheers(?:t|ing) | basiskennis',
  pt: String.raw`conocimientos? de | conhecimentos? de | idioma | habl(?:ad|ar|as)\p{L}* | língua`,
};

export const eitherWords: Words = {
  en: 'an? | another | any | other | the | similar | comparable | equivalent',
  de: String.raw`einem? | einer | eines | ander\p{L}{1,2} | vergleichbar\p{L}{1,2} | ähnlich\p{L}{1,2}`,
  fr: 'une? | autre | otr[oa]',
};

/** What joins to a list all else of its kind, of which nothing is named. */
export const andOtherWords: Words = {
  en: 'and (?:any )?(?:other|similar|related|comparable)',
  de: String.raw`und (?:ander|ähnlich|vergleichbar|weiter)\p{L}{1,2}`,
  fr: 'et (?:tout )?autres?',
  es: 'y otr[oa]s?',
  it: '(?:e|ed) altr[oaie]',
  nl: 'en (?:andere|soortgelijke|vergelijkbare)',
  pt: 'e outr[oa]s?',
};

/** What ends a list that leaves a choice: anything like its members will do. */
export const orOtherWords: Words = {
  en: '(?:and\\/)?or (?:in |with |of )?(?:(?:any|an|some) )?(?:other|similar|related|comparable|equivalent|the like)',
  de: String.raw`oder (?:(?:mit|in|von) )?(?:(?:ein|irgendein|jed)\p{L}{0,3} )?(?:ander|ähnlich|vergleichbar|gleichwertig)\p{L}{1,2}`,
  fr: '(?:et/)?ou (?:(?:tout|toute|une?|tous|toutes) )?(?:autres?|similaires?|équivalente?s?)',
  es: '(?:y/)?(?:u|o) (?:cualquier )?(?:otr[oa]s?|similar(?:es)?|equivalentes?)',
  it: '(?:e/)?o (?:qualsiasi )?(?:altr[oaie]|simil[ei]|equivalent[ei])',
  nl: 'of (?:een )?(?:andere?|soortgelijke?|vergelijkbare?)',
  pt: '(?:e/)?ou (?:qualquer )?(?:outr[oa]s?|similar(?:es)?|equivalentes?)',
};

/** What says before a list that one of it is enough. */
export const oneOfWords: Words = {
  en: '(?:at least |any )?one (?:or (?:more|several) )?(?:of|from)(?: the following| these)? | any of(?: the following)? | either',
  de: '(?:mindestens )?(?:eine[rsmn]?|ein)(?: oder mehrere[rn]?)? der(?: folgenden)?',
  fr: "l['’]une?(?: ou plusieurs)? des | une? ou plusieurs (?:des|parmi|de)",
  es: '(?:al menos )?un[oa](?: o (?:más|varios|varias))? de(?: los| las| estos| estas)? | algun[oa]s? de (?:los|las|estos|estas)',
  it: '(?:almeno )?un[oa](?: o più)? (?:tra|fra|dei|delle)',
  nl: '(?:minstens |ten minste )?(?:een|één)(?: of meer(?:dere)?)? van(?: de(?: volgende)?| deze)',
  pt: '(?:pelo menos )?um[a]?(?: ou mais)? (?:dos|das|destes|destas) | algum[a]? (?:dos|das)',
};

/** What says behind them of the list that follows that it is meant: "one of these", "one of the following". */
export const theseWords: Words = {
  en: 'the following | following | these',
  de: 'der folgenden | folgenden',
  fr: 'des suivantes? | suivante?s?',
  es: '(?:los |las )?siguientes | estos | estas',
  it: '(?:i |le )?seguenti',
  nl: 'de volgende | volgende | deze',
  pt: '(?:dos |das )?seguintes | destes | destas',
};

/** What leads from the people that are liked to what they bring: "people with experience in". */
export const bringingWords: Words = {
  en: String.raw`with \p{L}+ (?:in|of|with)`,
  de: String.raw`mit \p{L}+ (?:in|im|mit)`,
  fr: String.raw`avec \p{L}+ (?:en|dans)`,
  es: String.raw`con \p{L}+ (?:en|con)`,
  it: String.raw`con \p{L}+ (?:in|con)`,
  nl: String.raw`met \p{L}+ (?:in|met)`,
  pt: String.raw`com \p{L}+ (?:em|com)`,
};

/** What says of a list that its members are liked, and none of them asked for. */
export const interestWords: Words = {
  en: '(?:especially|particularly|most) interested in',
  de: 'besonders (?:interessiert an|willkommen sind)',
  fr: 'particulièrement (?:intéressée?s? par|recherchée?s?)',
  es: 'especialmente (?:interesad[oa]s? en|valorad[oa]s?)',
  it: 'particolarmente (?:interessat[oaie] a|gradit[oaie])',
  nl: 'bijzonder geïnteresseerd in',
  pt: 'especialmente interessad[oa]s? em',
};

/** What begins another thing within a sentence: "Java using Spring", "analytics including SQL". */
export const partWords: Words = {
  en: 'and | or | plus | but | using | with | including | especially | such as | like | as well as | via | is | are | required | preferred | skills? | experience | knowledge',
  de: 'und | oder | sowie | mit | insbesondere | inklusive | wie | kenntnisse | erfahrung',
  fr: 'et | ou | avec | notamment | dont | ainsi que',
  es: 'y | o | e | con | incluyendo | especialmente | como',
  it: 'inclus[oiae] | tra cui',
  nl: 'en | met | waaronder | zoals | inclusief',
  pt: 'com | incluindo',
};

/** Prepositions that each item of a row may repeat: "in data science, in a social science". */
export const withinWords: Words = {
  en: 'in | with',
  de: 'im | mit',
  fr: 'en | dans | avec',
  es: 'con',
  pt: 'em | com',
  nl: 'met',
};

/** Articles before an item of a row. */
export const articleWords: Words = {
  en: 'an?',
  de: 'eine[mr]',
  fr: 'une?',
  es: 'un[oa]?',
  pt: 'uma?',
  nl: 'een',
};

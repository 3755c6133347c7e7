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

/** What joins the kind of thing to the members of it that a sentence names. */
export const andOtherWords: Words = {
  en: '(?:and|or) (?:any )?(?:other|similar|related|comparable)',
  de: String.raw`(?:und|oder) (?:ander|ähnlich|vergleichbar|weiter)\p{L}{1,2}`,
  fr: '(?:et|ou) (?:tout )?autres?',
  es: '(?:y|u|o) otr[oa]s?',
  it: '(?:e|o|ed) altr[oaie]',
  nl: '(?:en|of) (?:andere|soortgelijke|vergelijkbare)',
  pt: '(?:e|ou) outr[oa]s?',
};

/** What says of the lines below a colon that any of them is enough. */
export const pickAnyWords: Words = {
  en: '(?:one|any|some) (?:or more )?of (?:the )?(?:following|these|those)? | (?:especially|particularly|most) interested in | (?:strengths?|interests?|expertise) (?:in|coincident with)',
  de: '(?:einem|einer|eines|eine|ein|mehreren|mehrere) (?:oder mehreren? )?(?:der|dieser)(?: folgenden)? | besonders interessiert an',
  fr: "(?:une?|l['’]une?) (?:ou plusieurs )?des | un ou plusieurs",
  es: '(?:un[oa]|algun[oa]s?) (?:o (?:más|varios) )?de (?:l[oa]s|est[oa]s)',
  it: '(?:uno|una) (?:o più )?(?:dei|delle|tra|fra)',
  nl: '(?:een|één) (?:of meer(?:dere)? )?van de',
  pt: '(?:um|uma|algum|alguma) (?:ou mais )?(?:dos|das|destes|destas)',
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

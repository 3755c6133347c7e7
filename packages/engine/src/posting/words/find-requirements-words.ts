import type { Words } from './any-word.ts';

/** Words of `demands/find-requirements.ts`, by language. */
export const asksWords: Words = {
  en: String.raw`
    (?:people|somebody|someone|candidates?|applicants?|anyone) who (?:have|has|are|is|can|holds?) | require[sd]?
    requirements? | must | need(?:s|ed)? | looking for | seeking
    (?<!(?:user|customer|client|guest|patient|shopping|buying) )experienced? | knowledge | understanding | ability
    able to | proficien\w+ | degree | diploma | certifi\w+ | licen[cs]e | years? | preferred | bonus | advantage
    asset | familiar\w* | fluent | skills? | skilled | expertise | background in | capable | comfortable
    track record | qualified | we want | including weekends | shifts are | subject to
    background (?:check|screening|investigation) | drug (?:screen\p{L}*|test\p{L}*) | essential(?=\W*$|[.,;])
    mandatory
  `,
  de: String.raw`
    sprichst | sprechen sie | disponib\p{L}+ | erfahrung | kenntnisse | abgeschlossen\w* | fähigkeit
    voraussetz\p{L}* | setzen wir voraus | idealerweise | wäre
  `,
  fr: String.raw`vous parlez | couramment | expérience | connaissance | ma[iî]tris\p{L}* | diplôme | capacité`,
  es: 'hablas | experiencia | conocimientos? | dominio | título',
  it: 'esperienza | conoscenza | laurea | disponibilidade? | disponibilità',
  nl: 'ervaring | kennis | serait',
  pt: 'experiência | conhecimento',
};

export const asksOutrightWords: Words = {
  en: String.raw`
    must (?:have|be|possess|hold)
    (?:speak(?:ing)? to|hear from|looking for) (?:people|candidates|applicants|anyone|someone) (?:who|with)
    you (?:must|(?:will )?need(?! to)) | holds? an? | is required | are required | is essential
    is (?:an? )?(?:must|advantage|plus|asset)
    (?<!(?:user|customer|client|guest|patient) )experience (?:in|with|of)
    (?<!(?:us(?:e|es|ing)|appl(?:y|ies|ying)) )knowledge of | years? (?:of )?experience
    we (?:need|want) (?:someone|an?)
    (?:candidates?|applicants?|ideal person) (?:must|should|will) (?:have|hold|possess|bring|be (?:an? |able |qualified |experienced |familiar ))
    ideal candidate (?:has|is an?) | (?:solid|strong|proven|previous|good) (?:\p{L}+ ){0,4}experience
    including weekends | shifts are | degree in | certified | licensed | proficien\w+ (?:in|with)
  `,
  de: 'erfahrung (?:in|mit|im|als) | kenntnisse in',
  fr: `
    vous ma[iî]trisez | (?:bonne |solide |première |une )?expérience (?:de|en|dans|auprès|avec)
    connaissance (?:de|du|des) | permis b (?:exigé|obligatoire|indispensable)
  `,
  es: String.raw`
    experiencia (?:en|con|de|previa) | disponibil(?:idade?|ità) (?:para|de|a) | se valorar\p{L}* | imprescindible
    conocimientos? (?:de|en)
  `,
  it: 'esperienza (?:in|con|nel)',
};

export const usesToolsWords: Words = {
  en: String.raw`
    ^(?:we|the (?:team|practice|office|clinic)) (?:use|run on|work (?:with|in|on))\s
    ^(?:our|the) (?:current )?(?:tech(?:nology|nical)? )?stack\s?(?:is|includes|consists of|:)
    ^tech(?:nology)? stack\s?:
  `,
  de: String.raw`^wir (?:nutzen|verwenden|arbeiten mit)\s`,
  fr: String.raw`^(?:nous utilisons|on utilise)\s`,
  pt: String.raw`^(?:usamos|utilizamos)\s`,
};

export const emptyOfWishWords: Words = {
  en: `
    nice | have | preferred | preferabl[ey] | desired | desirable | ideal(?:ly)? | bonus | plus | advantage(?:ous)?
    asset | beneficial | optional | helpful | required | essential | necessary | highly | strongly | level | expert
    would
  `,
  de: 'wünschenswert | vorteil',
  fr: String.raw`souhaité\p{L}* | apprécié\p{L}*`,
};

/** How much something is wanted, said of it behind its name, with a verb or without. */
export const verdictWords: Words = {
  en: String.raw`
    (?<!\p{L})(?:is|are|would be) (?:an? |also )?(?:\p{L}+ )?(?:must|required|essential|mandatory|necessary|plus|helpful|advantage|asset|bonus|preferred|desirable|welcome)
    \san? (?:\p{L}+ )?(?:must|plus|bonus|advantage|asset)
  `,
};

/** What the house says of itself. */
export const ofHouseWords: Words = {
  en: String.raw`
    ^we (?:do not|don(?:'|’)t|cannot|can(?:'|’)t) (?:know|promise|care)
    ^our (?:current|existing|former|previous) (?:[\p{L}-]+ ){1,3}(?:are|were|has|have|had|went|love|enjoy)
  `,
};

/** What the house alone has, which nobody can bring. */
export const ownThingWords: Words = {
  en: String.raw`our (?:own )?(?:in-house|proprietary|home-?grown) [\p{L}-]+(?: (?:system|platform|tool|software)s?)?`,
  de: String.raw`unser(?:e[rnms]?)? (?:haus)?eigene[rnms]? [\p{L}-]+`,
  fr: String.raw`(?:notre|nos) [\p{L}-]+ (?:maison|propriétaires?)`,
  es: String.raw`nuestr[oa]s? (?:propi[oa]s? [\p{L}-]+|[\p{L}-]+ propi[oa]s?)`,
  it: String.raw`(?:il nostro|la nostra|i nostri|le nostre) [\p{L}-]+ proprietari[oae]`,
  nl: String.raw`(?:onze|ons) eigen [\p{L}-]+`,
  pt: String.raw`noss[oa]s? [\p{L}-]+ (?:própri[oa]s?|proprietári[oa]s?)`,
};

/** What joins two verdicts behind a comma. */
export const joinsVerdictWords: Words = { en: 'and | but | while' };

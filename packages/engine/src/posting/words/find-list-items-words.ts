import type { Words } from './any-word.ts';

/** Words of `demands/find-list-items.ts`, by language. */
export const frameWords: Words = {
  en: String.raw`
    experience | knowledge | understanding | proficiency | proficient | skills? | skilled | expertise | familiarity
    familiar | background | competen\p{L}+ | track record | training | exposure
  `,
  de: String.raw`\p{L}*erfahrung(?:en)? | \p{L}*kenntnisse`,
  fr: 'expérience | connaissances? | maîtrise',
  es: 'experiencia | conocimientos?',
  it: 'dominio | esperienza | conoscenza',
  nl: 'ervaring | kennis',
  pt: 'experiência | conhecimentos?',
};

/** Verbs and words that speak of the person or of the house, which no name of a list holds. None is a word of another kind in another of the languages ("du", "nos"). */
export const proseWords: Words = {
  en: `
    is | are | be | have | has | must | will | you | your | we | our | who | that | able | ability | years? | experience
    degree | strong | good | excellent | with | required | preferred | or | equivalent | similar | valid
  `,
  de: String.raw`
    bist | sind | hast | haben | kannst | können | bringst | bringen | übernimmst | übernehmen | arbeitest | nimmst
    sprichst | verfügst | verfügen | besitzt | kennst | sie | dein\p{L}{0,2} | wir | unser\p{L}{0,2}
  `,
  fr: 'êtes | avez | savez | maîtrisez | vous | tu | votre | vos | nous | notre',
  es: 'eres | tienes | tiene | cuentas | sabes | usted | nuestr[oa]s?',
  it: 'sei | hai | sai | possiedi | noi | nostr[oaie]',
  nl: 'bent | hebt | heeft | kunt | je | jij | jouw | wij | onze',
  pt: 'você | tem | possui | sabe | noss[oa]s?',
};

/** What an item opens with that only stands for more of the same: "Git, GitHub and other tools". */
export const restWords: Words = {
  en: 'other | similar | related | comparable',
  de: String.raw`ander\p{L}{1,2} | weitere\p{L}? | ähnliche\p{L}? | vergleichbare\p{L}?`,
  fr: 'autres?',
  es: 'otr[oa]s?',
  it: 'altr[oaie]',
  nl: 'andere | soortgelijke | vergelijkbare',
  pt: 'outr[oa]s?',
};

/** What leads to a list of what something takes in. */
export const takesInWords: Words = {
  en: 'including | includes?',
  de: 'einschließlich',
  fr: 'notamment',
  es: 'incluyendo',
  it: 'compresi',
  nl: 'waaronder',
  pt: 'incluindo',
};

export const traitWordWords: Words = {
  en: String.raw`responsáve(?:l|is) | responsables? | proa[ct]\p{L}+ | dinámic\p{L}+`,
  de: String.raw`
    \p{L}+(?:bewusste?[rn]?|orientierte?[rn]?|fähige?[rn]?|freudige?[rn]?|bereite?[rn]?) | zuverlässige?[rn]?
    selbst(?:st)?ändige?[rn]? | belastbare?[rn]? | flexi\p{L}+ | sorgfältige?[rn]? | motiv\p{L}+ | engag\p{L}+
    freundliche?[rn]?
  `,
  fr: String.raw`
    rigour\p{L}+ | autonom\p{L}* | dynami\p{L}+ | ponctuel\p{L}* | organis[ée]\p{L}* | impliqué\p{L}*
    souriant\p{L}*
  `,
  es: 'puntual(?:es)?',
  nl: 'zelfstandig | nauwkeurig | stressbestendig | enthousiast',
  pt: `
    honest[oa]s? | comprometid[oa]s? | curios[oi] | dinamic[oi] | orientat[oi] .{3,30} | precis[oi] | apert[oi]
  `,
};

export const traitOrTimeWords: Words = {
  en: String.raw`
    \p{L}+(?:able|ible|ful|less|ous|minded|oriented|driven|motivated|organi[sz]ed|focused) | friendly | calm | tidy
    honest | patient | kind | punctual | polite | clean | flexib\p{L}+ | team player | weekends? | evenings?
    nights? | mornings? | days? | holidays? | shifts? | \p{L}+day
  `,
};

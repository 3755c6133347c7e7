/** What any house is called, or one that is not named, by language; rows are parted by line ends or by " | ". */
export const anyHouseWords: Readonly<Record<string, string>> = {
  en: 'compan(?:y|ies) | firms? | business(?:es)? | employers? | organi[sz]ations? | enterprise | confidential | anonymous',
  de: '(?:familien|industrie|handels|handwerks|dienstleistungs)?(?:unternehmen|betrieb) | firma | konzern | arbeitgeber | vertraulich | anonym',
  fr: 'entreprise | société | groupe | compagnie | employeur | confidentiel(?:le)? | anonyme',
  es: 'empresa | compañ[ií]a | grupo | sociedad | confidencial',
  it: 'azienda | società | gruppo | ditta | impresa | riservat[oa] | anonim[oa]',
  nl: 'bedrijf | onderneming | groep | werkgever | vertrouwelijk | anoniem',
  pt: 'empresa | companhia | grupo | sociedade | confidencial',
};

/** How good, how big or of where a house is said to be, and how soon it seeks. */
export const praiseWords: Readonly<Record<string, string>> = {
  en: `
    (?:well[- ])?(?:established|known) | leading | large | big | small | growing | fast[- ]growing | successful | major
    renowned | reputable | reputed | prestigious | global | international | multinational | national | local | private
    modern | new | young | top | great | urgent | important | family | market | leader | a | an | the
  `,
  de: `
    (?:markt)?führende[rsn]? | gro(?:ß|ss)e[rsn]? | kleine[rsn]? | mittelständische[rsn]? | erfolgreiche[rsn]?
    renommierte[rsn]? | namhafte[rsn]? | bekannte[rsn]? | international(?:e[rsn]?)? | national(?:e[rsn]?)? | moderne[rsn]?
    junge[rsn]? | innovative[rsn]? | wachsende[rsn]? | regionale[rsn]? | weltweite[rsn]? | dringend | ein | das | der | die
  `,
  fr: `
    grande? | petite? | importante? | leader | reconnue? | jeune | belle | urgent | internationale? | nationale? | familiale
    un | une | le | la
  `,
  es: `
    importante | gran | grande | l[ií]der | reconocid[oa] | prestigios[oa] | multinacional | internacional | nacional
    joven | urgente | un | una | la | el
  `,
  it: `
    importante | grande | leader | nota | noto | prestigios[oa] | multinazionale | internazionale | nazionale | giovane
    solida | urgente | una?
  `,
  nl: 'groot | grote | klein | bekend | toonaangevend | internationaal | nationaal | jong | groeiend | een | het',
  pt: `
    importante | grande | l[ií]der | conceituad[oa] | renomad[oa] | multinacional | internacional | nacional | urgente
    uma? | a | o
  `,
};

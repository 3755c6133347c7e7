import type { Words } from './any-word.ts';

/** Words of `demands/judge-importance.ts`, by language. */
export const wishWords: Words = {
  en: String.raw`
    nice[- ]to[- ]have | preferred | preferabl[ey] | prefer | desir(?:ed|able)
    (?<!(?:candidat[oaei]|profilo?|perfil|person) )ideal(?:ly)?(?! (?:candidates?|applicants?|person|profile|fit)(?!\p{L}))
    (?:highly|well|very) regarded | (?:viewed|looked upon|considered) favou?rably | bonus
    (?:is|are|would be|considered|as) (?:a |an )?(?:big |huge |strong |definite )?(?:plus|advantage|asset|beneficial)
    a (?:big |huge |strong |definite )?plus | a (?:distinct|real|clear|definite|big|huge|strong) (?:advantage|asset)
    (?:would be |is |are |also )?handy | a nice surprise | a bonus | advantageous | an? (?:asset|advantage)
    optional(?:ly)? | helpful
    (?:is|are) (?:nice|welcome|great|handy)(?=\W*$|,|\s(?:but|and|too|as well|though)(?!\p{L})) | would make you
    is worth (?:another|an extra|\p{Sc}) | preferencial(?:mente)? | (?:would|we(?:'|’)d) love it if
    (?:particularly|especially|also|very) welcome
    would be (?:lovely|fantastic|brilliant|perfect|a joy|great|nice|good|ideal|welcome|useful|wonderful)
    (?:is|are)n(?:'|’)t (?:required|essential|necessary|needed)
    not (?:required|essential|necessary|needed|mandatory) | encouraged | even better
    (?:that(?:'|’)s |all )?(?:great|fantastic|brilliant|lovely)(?=!) | you may (?:also )?have
  `,
  de: String.raw`
    gern(?:e)? gesehen | wäre(?:n)? (?:super|toll|schön|ideal|gut) | wünschenswert | erwünscht
    (?:sind|ist|wäre) ein plus | (?:ist |sind )?kein(?:e)? (?:muss|bedingung|voraussetzung) | von vorteil
    idealerweise | gerne | (?<=^|, |\()gern(?= \p{L}{3}) | im (?:besten fall|idealfall)
    (?:sind|ist) (?:sehr )?willkommen
  `,
  fr: String.raw`
    de préférence | idéalement | idealmente | souhait\p{L}* | appréci\p{L}* | (?:un|ein) plus | un atout | serait un
    pré | pas (?:obligatoire|indispensable|exigée?)
  `,
  es: String.raw`
    se valora\p{L}* | valora(?:mos|remos) | (?:sería|es|será) positivo | nos gustaría | deseables? | valorables? | preferible\p{L}* | no (?:es )?(?:obligatori[oa]|excluyente)
  `,
  it: String.raw`gradit[oa] | preferibil\p{L}+ | (?:costitui\p{L}+ )?(?:titolo|requisito) preferenziale | è un plus`,
  nl: 'is een (?:plus|pluspunt|meerwaarde|pre|pré) | pluspunt | meerwaarde | geen (?:vereiste|must)',
  pt: 'desejáve(?:l|is) | diferencial',
};

export const opensWishWords: Words = {
  en: 'nice[- ]to[- ]have | preferabl[ey] | ideally',
  de: 'idealerweise | gerne? | im (?:besten fall|idealfall)',
  fr: 'de préférence',
  es: String.raw`se valora\p{L}* | (?:también )?valora(?:mos|remos) | nos gustaría | deseable`,
  it: String.raw`
    preferible\p{L}* | preferibil\p{L}+ | costitui\p{L}+ (?:titolo|requisito) preferenziale | gradit[oa]
  `,
  nl: 'vorzugsweise | bij voorkeur',
  pt: String.raw`desejável | preferencial\p{L}* | de preferência`,
};

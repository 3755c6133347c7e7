import type { Words } from './any-word.ts';

/** Words of `demands/is-waived.ts`, by language. */
export const waivedWords: Words = {
  en: String.raw`
    (?<!\p{L})(?:(?:is|are) not|isn(?:'|’)t|aren(?:'|’)t|no) (?:\p{L}+ )?(?:required|necessary|needed|essential)(?!\p{L})
    ^[^,;]{1,40}?\snot (?:required|necessary|needed)(?=\W*$) | (?:doesn(?:'|’)t|does not) matter
  `,
  de: 'spielt keine rolle | nicht (?:erforderlich|nötig|notwendig)',
  fr: "peu importe | (?:n(?:'|’)est|ne sont|n(?:'|’)est pas|ne sont pas) (?:requise?s?|nécessaires?|exigée?s?|obligatoires?|indispensables?)",
  es: 'no (?:es )?(?:necesari[oa]|imprescindible)',
  it: 'non requis',
};

export const disclaimedWords: Words = {
  en: String.raw`
    you (?:do not|don(?:'|’)t|won(?:'|’)t|will not) (?:need|have to have|require)(?! to (?:worry|be (?:told|asked|convinced)))
    nor (?:will|do|must|should|need) you (?:need|have to have|require)
    (?:nor (?:will|must|should|need) you|you (?:won(?:'|’)t|will not|do not have to|don(?:'|’)t have to|need not)) be an? (?:[\p{L}-]+ )?(?:experts?|specialists?|professionals?|guru|master|wizard|native speaker)
    nor are you an? (?:[\p{L}-]+ )?(?:expert|specialist|professional)
    no need (?:for|to have) | we (?:do not|don(?:'|’)t) (?:require|need|ask for|expect|insist on)
    no (?:(?:prior|previous|specific|formal) )?(?:degree|experience|diploma|qualifications?) (?:(?:in|of|with|as|at) (?:[\p{L}\d+#.-]+ ){1,5})?(?:is |are )?(?:required|necessary|needed)
  `,
  de: String.raw`
    (?:sie|du) (?:brauchst|brauchen|benötigst|benötigen) kein\p{L}* | (?:du musst|sie müssen) (?:noch )?kein\p{L}*
  `,
  fr: "(?:vous n(?:'|’)avez|tu n(?:'|’)as) pas besoin | (?:(?:vous n(?:'|’)êtes|tu n(?:'|’)es) pas (?:encore )?|sans être )une? (?:expert|spécialiste|professionnel)(?:le|e)?",
  es: 'no (?:necesitas|hace falta|se (?:requiere|exige)|tienes que ser)',
  it: 'non (?:serve|devi essere|occorre|è necessario)',
  nl: '(?:je|u) hoeft (?:nog )?geen',
  pt: 'não (?:precisa(?:s)?|é preciso|se exige)',
};

/** What turns from what is not needed to what is. */
export const butWords: Words = {
  en: 'but | however | though | although',
  de: 'aber | sondern | jedoch',
  fr: 'mais',
  es: 'pero | sino',
  it: 'però',
  nl: 'maar',
};

export const deniedWords: Words = {
  en: String.raw`
    no (?:[\p{L}\d+#.-]+ ){1,4}(?:is |are )?(?:needed|required|necessary|expected)
    not (?:an? )?(?:[\p{L}\d+#.-]+ ){1,3}(?:role|job|position) | we (?:do not|don(?:'|’)t|no longer) use\s.*
    .{2,60} (?:is|are) (?:no longer|not) used\s?.*
    (?:prior |previous )?.{2,60} not (?:needed|required|necessary)(?:, (?:we|but we) .*)?
  `,
};

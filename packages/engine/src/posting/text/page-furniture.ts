/** What a page or a board prints around an advertisement. `rest`: what follows belongs to other jobs, up to a heading of this one. */
type Furniture = { words: RegExp; yes: string; no: string; rest?: true };

/** Each row with a line that it takes and one that it leaves. */
export const pageFurniture: readonly Furniture[] = [
  {
    words:
      /^(?:we (?:value|respect|care about) your privacy|wir (?:schätzen|respektieren) ihre privatsphäre|nous respectons votre vie privée|valoramos (?:su|tu) privacidad|we (?:and our \d+ partners )?use cookies\W*)/iu,
    yes: 'We value your privacy',
    no: 'We value people who ask questions',
  },
  {
    words:
      /(?<!\p{L})(?:(?:accept|reject|manage|allow|enable|refuse) (?:all |the )?(?:cookies|preferences)|cookies? (?:policy|settings|preferences|to continue)|use cookies|cookie-(?:einstellungen|richtlinie)|accepter les cookies|aceptar (?:las )?cookies)(?!\p{L})/iu,
    yes: 'You must accept cookies to continue.',
    no: 'Bake cookies and bread from four in the morning',
  },
  {
    words:
      /^(?:skip to (?:main )?content|zum inhalt springen|aller au contenu|saltar al contenido|search for jobs|sign in|log in|anmelden|home jobs companies.*|(?:save|share|report|print)(?: this)? job\W*.*|easy apply|apply now|show (?:more|less)(?: options)?|(?:set|sign up for|create) (?:a )?job alerts?\W*|set alert for similar jobs|job search faster with premium|(?:posted|reposted) (?:\d+\+? |yesterday|today).*|posted on|job requisition id|time type|locations?|code (?:rome|naf)|you must be \d+ or older to use this site)$/iu,
    yes: 'Set alert for similar jobs',
    no: 'You must be 18 or older',
  },
  {
    // What a board prints below each advertisement, with or without the spaces that its links had.
    words:
      /^(?:find|see|view|browse|discover|search)(?: all| more| other)?\s?(?:\p{L}+ ){0,3}jobs (?:in|at|near|on) \p{Lu}[\p{L} .-]*$|^(?:\p{L}+ ){0,3}jobs in \p{L}[\p{L} ]*on \p{L}{4,}$/iu,
    yes: 'Find more English Speaking Jobs in Portugal on Jobhafen',
    no: 'Find jobs that fit the people you look after',
  },
  {
    words:
      /^\W*(?:people also (?:viewed|searched for)|(?:more |see (?:more )?|view )?similar (?:jobs|vacancies|roles|positions|searches)(?: \(\d+\))?|(?:other|more|related|recommended) (?:jobs|vacancies|roles)(?: (?:at|from|you|for|near|in|like).*)?|(?:jobs )?you (?:may|might) (?:also )?(?:like|be interested in)|recommended for you|search results|ähnliche (?:jobs|stellen\p{L}*)|weitere (?:jobs|stellen\p{L}*)(?: (?:von|bei|in) .*)?|(?:das )?könnte (?:dich|sie) auch interessieren|(?:d(?:'|’)autres )?offres (?:similaires|d(?:'|’)emploi similaires)|emplois similaires|ces offres (?:pourraient|peuvent) (?:aussi |également )?vous intéresser|(?:ofertas|empleos|vacantes) (?:similares|relacionad[oa]s|recomendad[oa]s)|otr[oa]s (?:ofertas|empleos|vacantes)|también te puede interesar|(?:outras )?vagas (?:similares|semelhantes|relacionadas)|outras vagas|(?:vergelijkbare|soortgelijke|andere|meer) (?:vacatures|jobs)|mogelijk ook interessant|(?:offerte|annunci|lavori) simili|altre (?:offerte|posizioni)|potrebbe(?:ro)? interessarti)\W*$/iu,
    yes: 'Similar Jobs (3)',
    no: 'Similar work in a hospital',
    rest: true,
  },
];

/** The row of furniture that a line is; undefined for what belongs to the advertisement. */
export function findFurniture(line: string): Furniture | undefined {
  if (line.length > 160) return undefined;
  return pageFurniture.find(({ words }) => words.test(line.trim()));
}

/** The words of a line that tells a degree, in one language; each a pattern without marks at its ends. */
type DegreeLineWords = {
  /** Stages of school and their leaving papers, in a line of their own or as its label: "Secondary", "10+2". */
  stages: string;
  /** Degrees that elsewhere are titles. */
  degrees: string;
  /** Leads to the school: "from". A word that ends with an apostrophe needs no space behind it. */
  from: string;
  /** Leads to the school only where a word like "university" follows: "de la Universidad". */
  of: string;
  /** Says that something was passed or studied, and not what. */
  passed: string;
  /** Leads to the degree: "Completed graduation in". */
  begun: string;
  /** Begins how it was passed or who recognises the school; the school's name ends before it. */
  how: string;
  /** Names a grade, beside its figure. */
  grade: string;
  /** Leads to a grade: "with 74%". */
  with: string;
  /** Stands between such words and says nothing itself. */
  link: string;
};

export const degreeLineWords: DegreeLineWords[] = [
  {
    stages:
      'primary|elementary|secondary|(?:senior|higher|high) secondary|madhyamik|junior high|senior high|high school|tertiary|vocational|matric|matriculation|intermediate|(?:10|12)th|10 ?\\+ ?2|x(?:ii)?|s\\.?s\\.?c|h\\.?s\\.?c|sslc|p\\.?u\\.?c|i\\.?t\\.?i|bca|mca|bba|bbm|graduation|post[- ]?graduation|undergraduate|postgraduate',
    degrees: 'chartered accountant',
    from: 'from|at|under',
    of: 'by|of',
    passed: 'passed|pass|completed|obtained|school|education|level|standard|std|class|qualification',
    begun: '(?:completed|pursuing|pursued|done)(?: my)?(?: (?:post[- ]?)?graduation in)?',
    how: 'with|from|undergoing|ongoing|appearing|affiliated|regd|recogni[sz]ed|approved by|scored|secured|between the years?',
    grade: 'aggregate|average|marks?|scor(?:ed?|ing)|secured|percentage|first|second|division|class',
    with: 'with',
    link: 'of|in|the|year|an?',
  },
  {
    stages:
      'grundschule|hauptschule|realschule|gymnasium|weiterführende schule|gesamtschule|berufsschule|berufskolleg|studium',
    degrees: 'diplomierte[r]?',
    from: 'an der|bei der',
    of: 'am|der',
    passed: 'abgeschlossen|bestanden',
    begun: 'abschluss als',
    how: 'mit (?:der )?note',
    grade: 'note',
    with: 'mit',
    link: 'im|jahr',
  },
  {
    stages: '(?:école )?primaire|collège|secondaire|lycée|supérieure?|universitaire',
    degrees: 'ingénieure?',
    from: 'à l’|à la',
    of: 'à|au|de la|de l’|du',
    passed: 'obtenue?|études?|enseignement|validée?',
    begun: 'obtention (?:du|de la|de l’)',
    how: 'avec|mention',
    grade: 'mention',
    with: 'avec',
    link: 'en',
  },
  {
    stages: 'primaria|secundaria|media|bachillerato|técnica|superior|universitari[ao]s?|pos(?:t)?grado|pregrado',
    degrees: 'ingenier[oa]|licenciad[oa]|técnic[oa]|tecnólog[oa]',
    from: 'por la',
    of: 'en la|en el|de la|del|en',
    passed: 'obtenid[ao]|estudios?|educación|nivel|formación|completa',
    begun: 'obtuve (?:el|la)',
    how: 'con promedio|con nota',
    grade: 'promedio',
    with: 'con',
    link: 'en',
  },
  {
    stages: 'ensino fundamental|ensino médio|ensino superior|graduação|pós-graduação',
    degrees: 'engenheir[oa]|tecnólog[oa]',
    from: 'pela|pelo',
    of: 'na|no|da|do',
    passed: 'concluíd[ao]|completo',
    begun: 'concluí',
    how: 'com média',
    grade: 'média',
    with: 'com',
    link: 'em',
  },
  {
    stages: 'elementari|medie|superiori|università',
    degrees: 'dottor(?:e|essa)|perito',
    from: 'presso',
    of: 'alla|all’|dell’|della',
    passed: 'conseguit[ao]|scuola|scuole',
    begun: 'conseguimento del',
    how: 'con voto',
    grade: 'voto',
    with: 'con',
    link: 'nel',
  },
  {
    stages:
      'basisonderwijs|lager onderwijs|secundair onderwijs|middelbaar onderwijs|hoger onderwijs|basisschool|middelbare school',
    degrees: 'ingenieur',
    from: 'aan de',
    of: 'bij|te|de',
    passed: 'behaald|geslaagd',
    begun: 'behaalde',
    how: 'met lof',
    grade: 'cijfer',
    with: 'met',
    link: 'in',
  },
];

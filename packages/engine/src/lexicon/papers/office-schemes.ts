import type { PaperScheme } from './types.ts';

/** A ladder of words, lowest first, where the higher is granted on top of the lower. */
function ladder(id: string, name: RegExp, ...rungs: [string, RegExp][]): PaperScheme {
  const covers = Object.fromEntries(rungs.map(([rung], i) => [rung, i === 0 ? [] : [rungs[i - 1]?.[0] ?? '']]));
  return { id, words: { name, classes: rungs }, covers };
}

/** Cisco's recertification policy: a higher certificate renews the lower ones; a professional's is of one track. */
const cisco: PaperScheme = {
  id: 'cisco',
  words: {
    name: /(?<!\p{L})(?:[Cc]isco )?CC(?:NA|NP|IE)(?!\p{L})/u,
    classes: [
      ['1', /(?<!\p{L})CCNA(?!\p{L})/u],
      ['2 enterprise', /(?<!\p{L})CCNP (?:enterprise|routing)/iu],
      ['2 security', /(?<!\p{L})CCNP security/iu],
      ['2 data', /(?<!\p{L})CCNP data/iu],
      ['2 collaboration', /(?<!\p{L})CCNP (?:collaboration|voice)/iu],
      ['2', /(?<!\p{L})CCNP(?! (?:enterprise|routing|security|data|collaboration|voice))(?!\p{L})/iu],
      ['3', /(?<!\p{L})CCIE(?!\p{L})/u],
    ],
  },
  stands: (held, asked) => {
    const [rank = '', track] = held.split(' ');
    const [wanted = '', one] = asked.split(' ');
    return rank > wanted ? one === undefined : rank === wanted && (one === undefined || track === one);
  },
};

/** Amazon's recertification page: the professional's exam renews the associate's of its role, any associate's or professional's the practitioner's. */
const amazon: PaperScheme = {
  id: 'aws',
  words: {
    name: /(?<!\p{L})(?:AWS|amazon web services)(?!\p{L})(?=.*(?:certif|practitioner|associate|professional|specialty|zertifi))|certif\p{L}* (?:\p{L}+ ){0,2}AWS(?!\p{L})/iu,
    classes: [
      ['practitioner', /cloud practitioner/iu],
      ['architect associate', /solutions? architects?\W{1,3}associate/iu],
      ['architect professional', /solutions? architects?\W{1,3}pro(?:fessional)?(?!\p{L})/iu],
      ['architect', /solutions? architects?(?!\W{1,3}(?:associate|pro))/iu],
      ['developer', /developer/iu],
      ['sysops', /sys ?ops|cloud ?ops/iu],
      ['devops', /dev ?ops/iu],
      ['security', /security/iu],
      ['data', /data (?:analytics|engineer)/iu],
      ['learning', /machine learning/iu],
    ],
  },
  covers: {
    'architect professional': ['architect associate'],
    'architect associate': ['architect', 'practitioner'],
    architect: ['practitioner'],
    devops: ['developer', 'sysops'],
    developer: ['practitioner'],
    sysops: ['practitioner'],
  },
};

/** Microsoft asks for the administrator's certificate before the architect's. */
const azure: PaperScheme = {
  id: 'azure',
  words: {
    name: /(?<!\p{L})(?:azure(?=.*(?:certif|fundamentals|associate|expert|AZ-\d))|certif\p{L}*.{0,20} azure|AZ-\d{3})/iu,
    classes: [
      ['fundamentals', /AZ-900|azure fundamentals/iu],
      ['administrator', /AZ-104|azure administrator/iu],
      ['developer', /AZ-204|azure developer/iu],
      ['architect', /AZ-30[345]|azure solutions? architect/iu],
      ['devops', /AZ-400|azure dev ?ops engineer/iu],
      ['security', /AZ-500|azure security engineer/iu],
      ['network', /AZ-700|azure network engineer/iu],
    ],
  },
  covers: { architect: ['administrator'] },
};

/** Commission Regulation (EU) 1178/2011, FCL.305 and FCL.505: a licence holds the rights of the ones below; with the theory alone it is not yet one. */
const pilots = ladder(
  'pilot',
  /(?<!\p{L})f?(?:ATPL|CPL|PPL)(?!\p{L})/iu,
  ['private', /(?<!\p{L})PPL(?!\p{L})/u],
  ['commercial', /(?<!\p{L})(?:CPL(?!\p{L})|fATPL|frozen ATPL|ATPL ?(?:\([AH]\))? ?\(?(?:frozen|theory))/iu],
  ['transport', /(?<!frozen )(?<!\p{L})ATPL(?!\p{L})(?! ?(?:\([AH]\))? ?\(?(?:frozen|theory))/iu],
);

/** Commission Regulation (EU) 1321/2014, 66.A.20: B1 holds the A of its kind, and no B another. */
const mechanics: PaperScheme = {
  id: 'part-66',
  forms: [
    {
      name: String.raw`(?:EASA |UK |CAA )*part[\s-]?66(?: licen[cs]e| AML)?|EASA(?: licen[cs]e)?|AML|aircraft maintenance licen[cs]e|licensed (?:aircraft )?(?:maintenance )?engineers?|licen[cs]e`,
      lead: String.raw`cat(?:egory|egories|\.)?|kategorie|catégorie`,
      classes: String.raw`A[1-4]?|B1(?:\.[1-4])?|B2L?|B3|C`,
      announced: true,
      exact: true,
    },
    {
      name: 'licensed (?:aircraft )?(?:maintenance )?engineers?',
      lead: 'cat',
      classes: String.raw`B1(?:\.[1-4])?|B2L?|B3`,
      exact: true,
      leading: true,
    },
    {
      name: String.raw`(?:EASA |UK |CAA )*part[\s-]?66(?: licen[cs]e| AML)?|EASA(?: licen[cs]e)?|AML`,
      lead: 'type',
      classes: String.raw`A[1-4]|B1(?:\.[1-4])?|B2L?|B3`,
      exact: true,
    },
  ],
  covers: {
    'B1.1': ['B1', 'A1'],
    'B1.2': ['B1', 'A2'],
    'B1.3': ['B1', 'A3'],
    'B1.4': ['B1', 'A4'],
    B1: ['A'],
    A1: ['A'],
    A2: ['A'],
    A3: ['A'],
    A4: ['A'],
    B2: ['B2L'],
  },
  strict: true,
  slashIsOr: true,
};

/** Bodies of accountants; a fellow is a member of longer standing. */
const accountants: PaperScheme = {
  id: 'accountants',
  words: {
    name: /(?<!\p{L})(?:[AF]CCA|ACA|[AF]CMA|CIMA|CGMA)(?!\p{L})/u,
    classes: [
      ['acca', /(?<!\p{L})[AF]CCA(?!\p{L})/u],
      ['aca', /(?<!\p{L})ACA(?!\p{L})/u],
      ['cima', /(?<!\p{L})(?:[AF]CMA|CIMA|CGMA)(?!\p{L})/u],
    ],
  },
  strict: true,
  slashIsOr: true,
};

/** Tests that are stated by what was reached. */
const scores: PaperScheme[] = ['TOEIC', 'TOEFL', 'IELTS', 'GMAT'].map((name) => ({
  id: name.toLowerCase(),
  forms: [{ name, lead: 'score|band|min(?:imum)?|iBT', classes: String.raw`\d{1,3}(?:\.\d)?` }],
  stands: (held, asked) => Number(held) >= Number(asked),
}));

export const officeSchemes: PaperScheme[] = [
  accountants,
  cisco,
  amazon,
  azure,
  pilots,
  mechanics,
  ...scores,
  // PeopleCert and ISTQB ask for the foundation before the next; belts and ECDL's modules build on each other.
  ladder('prince2', /(?<!\p{L})prince ?2/iu, ['foundation', /foundation/iu], ['practitioner', /practitioner/iu]),
  ladder(
    'itil',
    /(?<!\p{L})ITIL(?!\p{L})/iu,
    ['foundation', /foundation/iu],
    ['professional', /intermediate|practitioner|specialist|managing professional|strategic leader/iu],
    ['expert', /expert/iu],
    ['master', /master/iu],
  ),
  ladder(
    'istqb',
    /(?<!\p{L})ISTQB(?!\p{L})/iu,
    ['foundation', /foundation|CTFL/iu],
    ['advanced', /advanced|CTAL/iu],
    ['expert', /expert/iu],
  ),
  ladder(
    'six-sigma',
    /(?<!\p{L})(?:six|6)[\s-]?sigma|(?:white|yellow|green|black) belt/iu,
    ['white', /white belt/iu],
    ['yellow', /yellow belt/iu],
    ['green', /green belt/iu],
    ['black', /(?<!master )black belt/iu],
    ['master', /master black belt/iu],
  ),
  ladder(
    'ecdl',
    /(?<!\p{L})(?:ECDL|ICDL)(?!\p{L})/u,
    ['base', /(?<!\p{L})(?:base|start|core)/iu],
    ['standard', /standard/iu],
    ['advanced', /advanced/iu],
  ),
  {
    // The charter comes after the third level; the name alone means the charter.
    ...ladder(
      'cfa',
      /(?<!\p{L})CFA(?!\p{L})/u,
      ['1', /level (?:I|1)(?![I\d])/iu],
      ['2', /level (?:II|2)(?![I\d])/iu],
      ['3', /level (?:III|3)(?!\d)/iu],
      ['charter', /charter/iu],
    ),
    plain: 'charter',
  },
];

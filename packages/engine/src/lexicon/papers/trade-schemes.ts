import type { PaperScheme } from './types.ts';

const category = String.raw`categor(?:y|ies|ía|ías)|cat\.?|catégories?|kat(?:egorien?|\.)?`;
const level = String.raw`levels?|lvl|l|nivel|nível|niveau|niv\.?|stufe|livello`;
const roman: Record<string, string> = { I: '1', II: '2', III: '3', IV: '4' };
const figure = (written: string): string[] => [roman[written.toUpperCase()] ?? written.toUpperCase()];

/** A scheme of numbered steps, each of which presupposes the one below. */
const steps = (id: string, name: string, classes: string): PaperScheme => ({
  id,
  forms: [{ name, lead: `${level}|award`, classes }],
  means: (written) => (/^diplom/i.test(written) ? ['4'] : figure(written)),
  stands: (held, asked) => Number(held) >= Number(asked),
});

/** Commission Implementing Regulation (EU) 2015/2067, article 3: category I is for all work, II for small circuits, III for recovery from these, IV for leak checks. */
const fluorinatedGases: PaperScheme = {
  id: 'f-gas',
  forms: [
    {
      name: String.raw`F[\s-]?gas(?:es)?|gaz fluorés|gases fluorados|attestation d['’]aptitude|kälteschein|sachkunde\p{L}* kälte\p{L}*|2079`,
      lead: category,
      classes: 'IV|I{1,3}|[1-4]',
    },
  ],
  means: figure,
  covers: { '1': ['2'], '2': ['3', '4'] },
};

/** 40 CFR 82.161: types I to III each for other appliances; universal for all of them. */
const refrigerants: PaperScheme = {
  id: 'epa-608',
  forms: [
    {
      name: String.raw`EPA(?: section)?(?:[\s-]?608)?|section 608`,
      lead: 'types?',
      classes: 'universal|I{1,3}(?!\\p{L})|[123]',
    },
  ],
  means: figure,
  covers: { UNIVERSAL: ['1', '2', '3'] },
};

/** The recommendations of the CNAM (R482 to R490): a test for each category of each machine, none of which stands for another. */
const machines: PaperScheme = {
  id: 'caces',
  forms: [
    {
      name: String.raw`CACES(?:\s?®)?(?:\s?\(?R\.?\s?\d{3}\)?)?|R\.?\s?4[89]\d`,
      lead: category,
      classes: String.raw`\d[AB]?|[A-G]\d?`,
    },
  ],
  means: (written, name) => {
    const rule = /\d{3}/.exec(name)?.[0] ?? '';
    return rule === '' && written === '' ? [] : [`${rule}:${written.toUpperCase()}`];
  },
  stands: (held, asked) => {
    const [rule = '', own] = held.split(':');
    const [wanted = '', one] = asked.split(':');
    return (one === '' || own === one) && (rule === '' || wanted === '' || rule === wanted);
  },
  strict: true,
};

/** NF C 18-510: a figure holds the lower figures of its letter, and "V" the same without. */
const electrical: PaperScheme = {
  id: 'habilitation',
  forms: [
    {
      name: 'habilitations?(?: électriques?)?|NF C 18-510',
      lead: 'niveaux?|symboles?|indices?',
      classes: '[BH](?:[012]V?|[RSCEP])',
      exact: true,
      alone: 'habilitations? électriques?|NF C 18-510',
    },
  ],
  stands: (held, asked) =>
    held === asked ||
    (held[0] === asked[0] &&
      /^.[012]V?$/.test(asked) &&
      /^.[12]V?$/.test(held) &&
      Number(held[1]) >= Number(asked[1]) &&
      (held.endsWith('V') || !asked.endsWith('V'))),
};

/** The licences of the Security Industry Authority: one for door supervision is valid for guarding too. */
const security: PaperScheme = {
  id: 'sia',
  words: {
    name: /(?<!\p{L})(?:SIA(?!\p{L})|security industry authority)/u,
    classes: [
      ['door', /door supervis\p{L}*/iu],
      ['guard', /(?:security )?guard(?:ing)?(?!\p{L})|security officer/iu],
      ['close', /close protection/iu],
      ['cctv', /cctv|public space surveillance|(?<!\p{L})pss(?!\p{L})/iu],
      ['cash', /cash (?:and|&) valuables|cvit/iu],
      ['keys', /key ?holding/iu],
    ],
  },
  covers: { door: ['guard'] },
  strict: true,
};

/** Each kind of truck is trained and tested apart. */
const trucks: PaperScheme = {
  id: 'forklift',
  words: {
    name: /(?<!\p{L})(?:fork[\s-]?lifts?|lift trucks?|flt|reach trucks?|counterbalance|vna|telehandler|(?:gabel)?stapler\p{L}*|schubmast\p{L}*)(?!\p{L})/iu,
    classes: [
      ['counterbalance', /counter[\s-]?balance|frontstapler|gegengewicht/iu],
      ['reach', /(?<!\p{L})reach(?: |\/|,|$|\))|schubmast/iu],
      ['narrow', /(?<!\p{L})vna(?!\p{L})|narrow aisle|schmalgang/iu],
      ['bendi', /(?<!\p{L})bendi|pivot steer|articulated/iu],
      ['picker', /order[\s-]?picker|kommissionier/iu],
      ['side', /side[\s-]?loader/iu],
      ['telehandler', /telehandler|telescopic|teleskop/iu],
      ['pallet', /(?<!\p{L})ppt(?!\p{L})|pallet truck/iu],
    ],
  },
  strict: true,
  machine: true,
};

/** ISO 9606-1: a test holds for its process; metal-cored wire (138) goes with solid wire (135). */
const welding: PaperScheme = {
  id: 'iso-9606',
  forms: [
    {
      name: String.raw`(?:schwei(?:ß|ss)erp(?:rüfung|ass) (?:nach )?)?(?:DIN )?(?:EN )?(?:ISO 9606(?:-\d)?|287(?:-1)?)|schwei(?:ß|ss)erp(?:rüfung|ass)`,
      lead: 'verfahren|process(?:es)?|procédés?|procesos?|prozess',
      classes: String.raw`1[1-4]\d|311`,
    },
  ],
  covers: { '135': ['138'], '138': ['135'] },
  strict: true,
};

/** Platforms of the International Powered Access Federation: a category each. */
const platforms: PaperScheme = {
  id: 'ipaf',
  forms: [{ name: 'IPAF|PAL card', lead: category, classes: '[13][AB]' }],
  means: (written) => [written.toUpperCase()],
  strict: true,
};

/** The outreach courses of ten hours for workers and of thirty for foremen: neither is the other. */
const siteSafety: PaperScheme = {
  id: 'osha',
  forms: [{ name: 'OSHA', lead: 'outreach|course|card', classes: '10|30' }],
};

export const tradeSchemes: PaperScheme[] = [
  siteSafety,
  fluorinatedGases,
  refrigerants,
  machines,
  electrical,
  security,
  trucks,
  welding,
  platforms,
  // The arrêté of 2 May 2005 asks for SSIAP 1 before SSIAP 2; IRATA for each level before the next; the WSET's diploma is its level 4.
  steps('ssiap', 'SSIAP', '[123]'),
  steps('irata', 'IRATA|SPRAT', '[123]|I{1,3}'),
  steps('wset', 'WSET', '[1-4]|diplom(?:a|e)?'),
];

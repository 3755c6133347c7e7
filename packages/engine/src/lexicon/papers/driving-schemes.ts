import { byWord } from '@shortlist/schema';
import type { PaperScheme } from './types.ts';

const lead = String.raw`klassen?|kl\.?|class(?:es|e)?|kat(?:egorien?|\.)?|categor(?:y|ies|ía|ías|ia|ie)|cat\.?|catégories?|clases?`;
const classes = String.raw`AM|A[12]?|B(?:96|\s?\+?\s?E|1)?|C1\s?\+?\s?E|C1|C\s?\+?\s?E|C|D1\s?\+?\s?E|D1|D\s?\+?\s?E|D|E[BCD]|SPL|PL|VL`;
const names =
  "führerschein|fahrerlaubnis|führerausweis|(?:driv(?:er|ing)(?:['’]?s?['’]?)) licen[cs]e|full uk licen[cs]e|permis(?: de conduire)?|carn[eé]t?(?: de conducir)?|permiso(?: de (?:conducir|conducción))?|patente(?: di guida)?|rijbewijs|carta de condução|cnh|carteira(?: nacional)?(?: de (?:habilitação|motorista))?";

/** Those that mean the licence to drive even where no class follows; "permis" and "carnet" may be others. */
const alone =
  "führerschein|fahrerlaubnis|führerausweis|(?:driv(?:er|ing)(?:['’]?s?['’]?)) licen[cs]e|full uk licen[cs]e|permis de conduire|carn[eé]t? de conducir|permiso de (?:conducir|conducción)|patente di guida|rijbewijs|carta de condução|cnh|carteira(?: nacional)? de (?:habilitação|motorista)";

/** What drivers say beside the letters: French "VL", "PL" and "SPL", German "Pkw", and the old German classes 2 and 3 as they are carried over (FeV, Anlage 3). */
const spoken: Record<string, string[]> = byWord({
  VL: ['B'],
  PKW: ['B'],
  PL: ['C'],
  SPL: ['CE'],
  EB: ['BE'],
  EC: ['CE'],
  ED: ['DE'],
  '2': ['CE'],
  '3': ['BE', 'C1E'],
});

/** Directive 2006/126/EC, articles 4 and 6: C and D are granted to holders of B, E to holders of the class without; CE and DE are valid for C1E and D1E, and all with E for BE. */
const european: PaperScheme = {
  id: 'driving-licence',
  forms: [
    { name: names, lead, classes, exact: true, alone },
    {
      name: 'führerschein|fahrerlaubnis',
      lead,
      classes: `${classes}|P[Kk][Ww]`,
      exact: true,
      leading: true,
      announced: true,
    },
    {
      name: 'licen[cs]e',
      lead,
      classes: String.raw`C1\s?\+?\s?E|C1|C\s?\+?\s?E|D1|B\s?\+\s?E`,
      exact: true,
      leading: true,
      announced: true,
    },
    { name: 'führerschein', lead: 'klassen?', classes: '[23]', announced: true },
    { name: 'licen[cs]e|entitlement', lead: 'categor(?:y|ies)|cat', classes, announced: true, exact: true },
    // "Class 1 (C+E)", as British drivers write it without a word for the licence.
    { name: 'class [12]', lead: 'category|cat', classes: String.raw`C\s?\+\s?E`, exact: true, alone: '(?!)' },
    { name: 'HGV|LGV', lead: 'class|category|cat', classes: String.raw`[12]|C1\s?\+?\s?E|C1|C\s?\+?\s?E|C` },
  ],
  means: (written, name) => {
    const plain = written.replace(/[\s+]/g, '').toUpperCase();
    // In Britain class 1 is an articulated lorry and class 2 a rigid one.
    if (/^[hl]gv$/i.test(name)) return plain === '1' ? ['CE'] : plain === '2' ? ['C'] : [plain];
    return spoken[plain] ?? [plain];
  },
  covers: {
    A: ['A2'],
    A2: ['A1'],
    A1: ['AM'],
    B: ['AM'],
    BE: ['B'],
    B96: ['B'],
    C1: ['B'],
    C1E: ['C1', 'BE'],
    C: ['C1'],
    CE: ['C', 'C1E'],
    D1: ['B'],
    D1E: ['D1', 'BE'],
    D: ['D1'],
    DE: ['D', 'D1E'],
  },
  strict: true,
  slashIsOr: true,
  least: 'B',
  above: 'cdl',
};

/** 49 CFR 383.91(c): who passed the tests for a group may drive the lower groups. */
const american: PaperScheme = {
  id: 'cdl',
  forms: [
    {
      name: "CDL|commercial driver(?:['’]?s)? licen[cs]e",
      lead: 'class|type|group',
      classes: '[ABC]',
      exact: true,
    },
    { name: 'license', lead: 'class', classes: '[AB]', announced: true, exact: true },
  ],
  covers: { A: ['B'], B: ['C'] },
  strict: true,
  slashIsOr: true,
};

/** ADR 8.2.1: tanks and the classes 1 and 7 are added to the basic course. */
const dangerousGoods: PaperScheme = {
  id: 'adr',
  words: {
    name: /(?<!\p{L})ADR(?!\p{L})/u,
    classes: [
      ['basic', /(?<!\p{L})(?:bas(?:ic|is\p{L}*|e|ico)|básico)(?!\p{L})/iu],
      ['tank', /(?<!\p{L})(?:tank\p{L}*|citernes?|cisternas?)(?!\p{L})/iu],
      ['1', /(?:class|klasse|classe|clase) 1(?!\d)/iu],
      ['7', /(?:class|klasse|classe|clase) 7(?!\d)/iu],
    ],
  },
  covers: { tank: ['basic'], '1': ['basic'], '7': ['basic'] },
};

export const drivingSchemes: PaperScheme[] = [european, american, dangerousGoods];

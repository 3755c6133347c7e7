import type { Words } from './any-word.ts';

/** Words of `facts/read-location.ts`, by language. */
export const countyWords: Words = {
  en: String.raw`
    (?:Co\.?|County) \p{Lu}\p{L}+ | \p{Lu}\p{L}+shire
    (?:Greater|West|East|North|South) (?:Manchester|Midlands|Yorkshire|Sussex|London) | Kent | Essex | Surrey
    Suffolk | Norfolk | Devon | Dorset | Somerset | Cornwall | Cumbria | Durham | Northumberland | Merseyside
    Tyne and Wear | Rutland | Fife | Highland
  `,
};

export const ofProvinceWords: Words = {
  en: String.raw`
    \d{2,3} | AG | AL | AN | AT | AV | BA | BG | BI | BL | BN | BO | BR | BS | BT | BZ | CA | CB | CE | CH | CL | CN
    CO | CR | CS | CT | MB | MC | ME | OR | PA | PC | PD | PE | PG | PT | SO | SP | SR | SS | TN | TO | TP | TR | TS
    VB | VC | VE
  `,
  de: 'GE | GO | GR | IM | MS | MT | PV',
  fr: 'CZ | EN | FC | FE | FG | FI | FM | FR | LU | PU | VI | VR | VT | VV',
  es: 'SV | TA | TE',
  it: `
    LC | LE | LI | LO | LT | MI | MN | MO | PI | PN | PO | PR | PZ | RA | RC | RE | RG | RI | RM | RN | RO | SA | SI
    VA
  `,
  nl: 'IS | KR | NU | TV | UD',
  pt: 'AO | AP | AQ | AR | NA | NO',
};

export const howOrWhenWords: Words = {
  en: 'permanent | contract | temporary | immediate',
  de: String.raw`vollzeit | teilzeit | unbefristet | befristet | festanstellung | ab (?:sofort|\d) | zum \d`,
  fr: 'cdi | cdd | intérim | temps (?:plein|partiel) | à partir',
  es: 'jornada | indefinido | media jornada | incorporación',
  it: 'tempo (?:pieno|parziale|integral) | fulltime | parttime',
  nl: String.raw`voltijds | deeltijds | \d+ (?:hours|stunden|heures|horas|uur)`,
};

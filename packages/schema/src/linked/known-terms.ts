import { type HeadedSection, pageLanguages } from '../language/page-languages.ts';

/** Terms that resumes are full of and that are the same thing in each language: one row each, in the languages of `order`; a bar parts the form that is written from others that are understood. */
const order = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;

type Rows = readonly (readonly string[])[];

/** How well a language is spoken. */
const fluency: Rows = [
  [
    'native|native speaker|mother tongue|first language|native language',
    'Muttersprache|muttersprachlich',
    'langue maternelle',
    'lengua materna',
    'língua materna',
    'madrelingua',
    'moedertaal',
  ],
  ['bilingual', 'zweisprachig|bilingual', 'bilingue', 'bilingüe', 'bilíngue|bilingue', 'bilingue', 'tweetalig'],
  ['fluent', 'fließend|fliessend', 'courant', 'fluido', 'fluente', 'fluente', 'vloeiend'],
  ['advanced', 'fortgeschritten', 'avancé', 'avanzado', 'avançado', 'avanzato', 'gevorderd'],
  [
    'intermediate',
    'mittleres Niveau|Mittelstufe',
    'intermédiaire',
    'intermedio',
    'intermediário|intermédio',
    'intermedio',
    'gemiddeld',
  ],
  [
    'basic|basic knowledge',
    'Grundkenntnisse',
    'notions',
    'nociones básicas|básico',
    'básico',
    'base',
    'basiskennis|basis',
  ],
  [
    'beginner',
    'Anfängerkenntnisse|Anfänger|Anfängerin',
    'débutant',
    'principiante',
    'iniciante',
    'principiante',
    'beginner',
  ],
];

/** How well a skill is had: of nobody's gender. */
const level: Rows = [
  [
    'expert',
    'Expertenkenntnisse|Experte|Expertin',
    'niveau expert|expert|experte',
    'nivel experto|experto|experta',
    'especialista',
    'livello esperto|esperto|esperta',
    'expert',
  ],
  [
    'advanced',
    'fortgeschritten',
    'niveau avancé|avancé',
    'nivel avanzado|avanzado',
    'avançado',
    'livello avanzato|avanzato',
    'gevorderd',
  ],
  [
    'intermediate',
    'mittleres Niveau',
    'niveau intermédiaire|intermédiaire',
    'nivel intermedio|intermedio',
    'intermediário|intermédio',
    'livello intermedio|intermedio',
    'gemiddeld',
  ],
  [
    'basic|basic knowledge',
    'Grundkenntnisse',
    'notions',
    'nociones básicas|básico',
    'básico',
    'livello base|base',
    'basiskennis|basis',
  ],
  [
    'beginner',
    'Anfängerkenntnisse|Anfänger|Anfängerin',
    'niveau débutant|débutant|débutante',
    'principiante',
    'iniciante',
    'principiante',
    'beginner',
  ],
];

/**
 * Kinds of degrees. Where a language has no name that is surely the same, or a country gives the degree alone (Licence, Laurea, Grado,
 * Abitur), it stays as it is written.
 */
const degree: Rows = [
  [
    "Master's degree|Master’s degree|Masters degree",
    'Masterabschluss',
    'Master',
    'Máster',
    'Mestrado',
    '',
    'Masterdiploma',
  ],
  ["Bachelor's degree|Bachelor’s degree|Bachelors degree", 'Bachelorabschluss', '', '', '', '', 'Bachelordiploma'],
  [
    'Doctorate|Doctoral degree',
    'Promotion|Doktorat',
    'Doctorat',
    'Doctorado',
    'Doutorado|Doutoramento',
    'Dottorato di ricerca',
    'Doctoraat',
  ],
];

/** Names of degrees that are written alike in every language. */
const international =
  /^(?:[BM]\.? ?(?:Sc|A|Eng|Ed|Tech|Com)\.?(?: \(?Hons\.?\)?)?|Ph\.? ?D\.?|MBA|M\.B\.A\.|LL\.? ?[BM]\.?|(?:Bachelor|Master) of (?:Science|Arts|Engineering|Education|Laws|Business Administration))$/;

/** A level of the European framework is written alike in every language. */
const framework = /^(?:[ABC][12](?:\.\d)?)$/i;

/** A text of a resume in another language: as it was where no term is known. `whole`: nothing of it is left to translate. */
export type Told = { text: string; whole: boolean };

const unknown = (text: string): Told => ({ text, whole: false });

export function tellFluency(text: string, from: string, to: string): Told {
  return framework.test(text.trim()) ? { text, whole: true } : tellRow(fluency, text, from, to);
}

export const tellLevel = (text: string, from: string, to: string): Told => tellRow(level, text, from, to);

/** `Master's degree, Physics`: the kind of degree is known, its subject is not. */
export function tellDegree(text: string, from: string, to: string): Told {
  const [kind = '', ...subject] = text.split(', ');
  const told = international.test(kind.trim()) ? { text: kind, whole: true } : tellRow(degree, kind, from, to);
  if (subject.length === 0) return told;
  return { text: told.whole ? [told.text, ...subject].join(', ') : text, whole: false };
}

/** The name of a language. */
export const tellLanguage = (text: string, from: string, to: string): Told => {
  const code = codesOf('language', from).get(fold(text));
  const name = code && namesIn('language', to).of(code);
  return name ? { text: capital(name), whole: true } : unknown(text);
};

/** A place: the country at its end is named anew; towns and regions stay. */
export function tellPlace(text: string, from: string, to: string): Told {
  const parts = text.split(', ');
  const code = codesOf('region', from).get(fold(parts.at(-1) ?? ''));
  const name = code && namesIn('region', to).of(code);
  if (!name) return unknown(text);
  return { text: [...parts.slice(0, -1), name].join(', '), whole: parts.length === 1 };
}

/** A section's heading that is one of the standard ones. */
export function tellHeading(text: string, from: string, to: string): Told {
  const [own, other] = [pageLanguages[from]?.headings, pageLanguages[to]?.headings];
  const key = own && (Object.keys(own) as HeadedSection[]).find((one) => fold(own[one]) === fold(text));
  return key && other ? { text: other[key], whole: true } : unknown(text);
}

function tellRow(rows: Rows, text: string, from: string, to: string): Told {
  const [at, into] = [order.indexOf(from as never), order.indexOf(to as never)];
  if (at < 0 || into < 0) return unknown(text);
  const row = rows.find((forms) => forms[at]?.split('|').some((form) => fold(form) === fold(text)));
  const [form] = row?.[into]?.split('|') ?? [];
  if (!form || text.trim() === '') return unknown(text);
  const isCapital = /^\p{Lu}/u.test(text.trim()) && !/^\p{Lu}/u.test(form);
  return { text: isCapital ? capital(form) : form, whole: true };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const fold = (text: string): string => text.trim().toLowerCase();

type NameType = 'language' | 'region';

const namesIn = (type: NameType, language: string) => new Intl.DisplayNames([language], { type, fallback: 'none' });

const known = new Map<string, Map<string, string>>();

/** The codes of languages (ISO 639) or countries (ISO 3166) by their names in one language. */
function codesOf(type: NameType, language: string): Map<string, string> {
  const key = `${type} ${language}`;
  const found = known.get(key) ?? listCodes(type, language);
  known.set(key, found);
  return found;
}

function listCodes(type: NameType, language: string): Map<string, string> {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const names = namesIn(type, language);
  const codes = new Map<string, string>();
  for (const first of letters) {
    for (const second of letters) {
      const code = type === 'region' ? (first + second).toUpperCase() : first + second;
      const name = isRetired(type, code) ? undefined : names.of(code);
      if (name && !codes.has(fold(name))) codes.set(fold(name), code);
    }
  }
  return codes;
}

/** Codes that stand for another one now, such as DD or SU, and `zz`, which names none. */
function isRetired(type: NameType, code: string): boolean {
  if (/^zz$|^xx$|^un$|^eu$|^ez$/i.test(code) && type === 'region') return true;
  return type === 'region' ? new Intl.Locale(`und-${code}`).region !== code : new Intl.Locale(code).language !== code;
}

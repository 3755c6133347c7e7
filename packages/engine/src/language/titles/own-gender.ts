/** The grammatical gender of a person's own titles; undefined where they tell nothing ("Comptable", "Fachkraft"). */
export type OwnGender = 'f' | 'm' | undefined;

type Forms = { f: RegExp; m: RegExp };

const forms: Record<string, Forms> = {
  de: {
    f: /(?:\p{Ll}{2}(?:er|or|ist|ent|ant|eur|är|at|og|loge|ekt|wirt|walt)in|(?:angestellt|beauftragt|auszubildend)e|frau|schwester|ärztin|köchin|beamtin)$/iu,
    m: /(?:\p{Ll}{3}(?:er|or|ist|ent|eur|är|wirt|walt)|mann|arzt|koch|bote|monteur)$/iu,
  },
  fr: {
    f: /(?:euse|trice|ière|enne|ante|ente|ée|adjointe|cheffe|hôtesse)$/iu,
    m: /(?:eur|ier|ien|ant|adjoint|chargé|employé)$/iu,
  },
  es: {
    f: /(?:[dts]ora|era|iva|ica|ada|aria|loga|jefa)$/iu,
    m: /(?:[dts]or|ero|ivo|ico|ado|ario|logo|jefe)$/iu,
  },
  pt: {
    f: /(?:[dts]ora|eira|iva|ica|ada|ária|óloga)$/iu,
    m: /(?:[dts]or|eiro|ivo|ico|ado|ário|ólogo)$/iu,
  },
  it: {
    f: /(?:trice|iva|ica|ata|aria|etta|iera|ologa|essa)$/iu,
    m: /(?:tore|ivo|ico|ato|ario|etto|iere|ologo)$/iu,
  },
};

/** Reads the gender off the first words of each title that says one ("Softwareentwicklerin", "Vendeuse", "Auxiliar administrativa"). */
export function ownGender(titles: readonly string[], language: string): OwnGender {
  const { f, m } = forms[language.slice(0, 2)] ?? {};
  // "Infirmier/ière", "Pfleger/-in": a title in both forms tells nothing.
  if (f === undefined || m === undefined || titles.some((title) => bothForms.test(title))) return undefined;
  const words = titles
    .flatMap((title) =>
      title
        .split(/[^\p{L}]+/u)
        .filter((word) => word.length > 3)
        .slice(0, 3),
    )
    .filter((word) => !noPerson.test(word));
  if (words.some((word) => f.test(word))) return 'f';
  return words.some((word) => m.test(word)) ? 'm' : undefined;
}

/** Whether a title stands in both forms with a stroke, which no letter can say of one person: "enfermero/a". */
export const isInBothForms = (title: string): boolean => /\p{L}{3}[/:*_·]-?\p{Ll}{1,6}(?!\p{L})/u.test(title);

const bothForms = /\p{L}(?:[/:*_·]-?\p{Ll}{1,6}|\(-?\p{Ll}{1,6}\))(?!\p{L})/u;

/** Words beside a title that end as one does. */
const noPerson =
  /^(?:senior|junior|computer|server|manager|center|content|lager|büro|labor|primera|segunda|planta|cuenta|logística|informática|mecánica|electrónica|farmacéutica|clínica|cafetería|madera|carretera|agent|chef|client|management|développement|recrutement|traitement|bâtiment|logement|courrier|immobilier|financier|logistica|informatica|meccanica|elettronica|clinica|banca|fábrica|mecânica|eletrônica|eletrónica|estrada)$/iu;

/** One form of a title that a posting writes in two ("Pfleger/in", "adjoint(e)", "Técnico/a"); as it is where the person's own is unknown. */
export function titleInGender(title: string, gender: OwnGender, language: string): string {
  if (gender === undefined) return title;
  const code = language.slice(0, 2);
  if (code === 'de') return german(title, gender);
  if (code === 'fr') return french(title, gender);
  return /^(?:es|pt|it)$/.test(code) ? spanish(title, gender) : title;
}

/** "Pfleger/-in", "Entwickler:in", "Erzieher*in", "Berater(in)", "LehrerIn", "Kaufmann/-frau", "Pflegefachfrau/-mann". */
function german(title: string, gender: 'f' | 'm'): string {
  const woman = gender === 'f';
  return title
    .replace(/(\p{L}{2,})(?:\s?\/\s?-?|[:*_·]|(?=I))(?:in|In)(?![\p{L}])/gu, (_, stem: string) =>
      woman ? `${stem}in` : stem,
    )
    .replace(/(\p{Ll}{2,})\(-?in\)/gu, (_, stem: string) => (woman ? `${stem}in` : stem))
    .replace(/(\p{L}*)mann\s?\/\s?-?(?:\1)?frau(?!\p{L})/giu, (_, stem: string) => `${stem}${woman ? 'frau' : 'mann'}`)
    .replace(/(\p{L}*)frau\s?\/\s?-?(?:\1)?mann(?!\p{L})/giu, (_, stem: string) => `${stem}${woman ? 'frau' : 'mann'}`);
}

const frenchEndings: [RegExp, string][] = [
  [/^(?:se|euse)$/, 'eur'],
  [/^(?:rice|trice|ice)$/, 'teur'],
  [/^(?:ère|re)$/, 'er'],
  [/^ière$/, 'ier'],
  [/^(?:ve|ive)$/, 'if'],
  [/^(?:enne|ienne)$/, 'ien'],
];
const feminineOf: Record<string, string> = {
  eur: 'euse',
  teur: 'trice',
  er: 'ère',
  ier: 'ière',
  if: 'ive',
  ien: 'ienne',
};

/** "adjoint(e)", "vendeur(se)", "conseiller·ère", "technicien/ne", "chargé.e", "Vendeur / Vendeuse" is read elsewhere. */
function french(title: string, gender: 'f' | 'm'): string {
  return title.replace(
    /(\p{L}{3,})(?:\(-?(\p{Ll}{1,5})\)|[/·.•-]-?(\p{Ll}{1,5})(?![\p{L}]))/gu,
    (whole, stem: string, inBrackets?: string, after?: string) => {
      const ending = inBrackets ?? after ?? '';
      if (!/^(?:e|ne|le|se|euse|t?rice|ice|i?ère|re|i?ve|i?enne)$/.test(ending)) return whole;
      if (gender === 'm') return stem;
      if (/^(?:e|ne|le)$/.test(ending)) return `${stem}${ending}`;
      const masculine = frenchEndings.find(([pattern]) => pattern.test(ending))?.[1] ?? '';
      return masculine !== '' && stem.endsWith(masculine)
        ? `${stem.slice(0, -masculine.length)}${feminineOf[masculine] ?? ''}`
        : whole;
    },
  );
}

/** "Técnico/a", "Diseñador/a", "Enfermero(a)", "Técnic@", "Amministrativo/a". */
function spanish(title: string, gender: 'f' | 'm'): string {
  const woman = gender === 'f';
  return title
    .replace(/(\p{L}{2,})(?:\s?\/\s?-?a|\(a\))(?!\p{L})/gu, (_, stem: string) =>
      woman ? (/[oe]$/.test(stem) ? `${stem.slice(0, -1)}a` : `${stem}a`) : stem,
    )
    .replace(/(\p{L}{2,})a\s?\/\s?-?o(?!\p{L})/gu, (_, stem: string) => `${stem}${woman ? 'a' : 'o'}`)
    .replace(/(\p{L}{3,})@(?!\p{L})/gu, (_, stem: string) => `${stem}${woman ? 'a' : 'o'}`);
}

/** What a licence to drive is called, and the words before its class. */
const toDrive = {
  en: { names: "(?:valid )?(?:driver['’]?s?|driving) licen[cs]e", before: 'class' },
  de: { names: 'führerscheins?', before: '(?:der )?klasse' },
  fr: { names: 'permis de conduire', before: 'catégorie' },
  es: { names: '(?:carn[eé]t?|licencia|permiso) de (?:conducir|conducción)', before: 'clase|tipo' },
  pt: { names: 'carta de condução|cnh', before: 'categoria' },
  it: { names: 'patente(?: di guida)?', before: 'categoria' },
  nl: { names: 'rijbewijs', before: 'categorie' },
};

/** Names that mean a licence to drive only with a class behind them: "permis B". */
const onlyClassed = { fr: 'permis' };

/** What some authority issues that lets one work. */
const licences = {
  en: 'licen[cs]|regist(?:ration|ered)|\\bpin\\b|permits?(?!\\p{L})|clearance|\\bcard\\b',
  de: 'f(?:ü|ue)hrerschein|approbation|zulassung|berufserlaubnis|erlaubnis',
  fr: 'permis|agrément|inscription|habilitation',
  es: 'carn[ée]t|licencia|colegiad|habilitación|permiso',
  pt: 'carta de condução|carteira|cnh',
  it: 'patente',
  nl: 'rijbewijs',
};

/** What somebody is or is let do: nobody issued it on a date. */
const standings = {
  en: '(?:must be )?(?:admitted|eligible|entitled|authori[sz]ed|permitted|in good standing)',
};

const any = (rows: Record<string, string>): string => Object.values(rows).join('|');
const rows = Object.values(toDrive);
const named = new RegExp(
  `(?<!\\p{L})(?:${rows.map(({ names }) => names).join('|')}|(${any(onlyClassed)}))(?!\\p{L})`,
  'giu',
);
const lead = new RegExp(`^ (?:(?:${rows.map(({ before }) => before).join('|')}) )?`, 'iu');
/** "B", "CE", "C1": in capitals, for small letters are a word. */
const type = /^[A-Z]{1,2}\d?(?![\p{L}\d])/u;
const licence = new RegExp(any(licences), 'iu');
const standing = new RegExp(`^(?:${any(standings)})(?!\\p{L})`, 'iu');

/** The licence to drive that a text names, with its class: "Führerschein der Klasse B". */
export function licenceToDrive(text: string): string | undefined {
  for (const { index, 0: name, 1: needsClass } of text.matchAll(named)) {
    const rest = text.slice(index + name.length);
    const before = lead.exec(rest)?.[0] ?? '';
    const own = before === '' ? undefined : type.exec(rest.slice(before.length))?.[0];
    if (own !== undefined) return `${name}${before}${own}`;
    if (needsClass === undefined) return name;
  }
  return undefined;
}

/** Whether a text names what an authority issues: a licence, a registration, a permit. */
export const namesLicence = (text: string): boolean => licence.test(text);

/** Whether a demand says what somebody is or is let do. */
export const saysStanding = (text: string): boolean => standing.test(text);

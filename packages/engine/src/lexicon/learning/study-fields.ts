const fields: [string, RegExp][] = [
  [
    'Accounting',
    /(?<!\p{L})(accounting|accountancy|rechnungswesen|comptabilité|contabilidad|contabilità|contabilidade|contábe\p{L}*)(?![\p{L}\d])/iu,
  ],
  ['Finance', /(?<!\p{L})(finance|financial|banking|finanz\p{L}*)(?![\p{L}\d])/iu],
  ['Economics', /(?<!\p{L})(economics|economy|volkswirtschaft\p{L}*|économie|economía|economia)(?![\p{L}\d])/iu],
  [
    'Business',
    /(?<!\p{L})(business|management|mba|betriebswirt\p{L}*|wirtschaftlich\p{L}*|wirtschaftsstudium|kaufmännisch\p{L}*|\p{L}*kauf(?:mann|frau|leute)|commercial|bwl|commerce|b\.?com|gestion|administración|administração|bba)(?![\p{L}\d])/iu,
  ],
  [
    'Human resources',
    /(?<!\p{L})(human resources?|hr|personnel|industrial relations|organi[sz]ational psychology|personalwesen|personalmanagement|recursos humanos|ressources humaines|risorse umane)(?![\p{L}\d])/iu,
  ],
  ['Marketing', /(?<!\p{L})(marketing|advertising|public relations)(?![\p{L}\d])/iu],
  ['Communication', /(?<!\p{L})(communications?|journalism|media|publizistik)(?![\p{L}\d])/iu],
  [
    'Computer science',
    /(?<!\p{L})(cs|computer|computing|informatics|information (?:technology|systems|science)|software|informatik|\p{L}*informatiker(?:in)?|wirtschaftsinformatik|informatique|informati[sz]ation|informatisierung|informátic[ao]s?|\p{L}*informatic[ao]|devops|cloud|réseaux|artificial intelligence|intelligence artificielle|inteligencia artificial|ciências? da computação|ciencias? de la computación|ingeniería de sistemas|data science|cyber ?security|technical)(?![\p{L}\d])/iu,
  ],
  [
    'Engineering',
    /(?<!\p{L})(engineering|engineer|technisch\p{L}*|handwerklich\p{L}*|gewerblich\p{L}*|b\.? ?eng|m\.? ?eng|b\.? ?tech|elektrotechniek|mechatronic\p{L}*|mechatroni[ck]a?|werktuigbouwkunde|génie (?:civil|mécanique|électrique|industriel)|ing\.(?= \p{Lu})|\p{L}*elektronik(?:er(?:in)?)?|ingenieur\p{L}*|maschinenbau|elektrotechnik|ingénierie|ingeniería|engenharia|ingegneria)(?![\p{L}\d])/iu,
  ],
  ['Mathematics', /(?<!\p{L})(math\p{L}*|statisti\p{L}*|matem[áa]tica\p{L}*|estad[íi]stica|physics|physik)(?!\p{L})/iu],
  [
    'Natural science',
    /(?<!\p{L})(biolog\p{L}+|biomedical sciences?|biomedizin\p{L}*|chemistry|chemie|chimie|chimica|química|scheikunde|physics|biochemi\p{L}+|(?:life|natural|physical|earth|environmental|applied|food|materials?) sciences?|science degree|degree in (?:a )?science|geolog\p{L}+|microbiology)(?![\p{L}\d])/iu,
  ],
  [
    'Health',
    /(?<!\p{L})(nursing|medicine|medical|pharmacy|pharm\p{L}*|health\p{L}*|public health|dental|therapy|(?:kranken|alten|gesundheits)?pflege\p{L}*|infermier\p{L}*|infirmi\p{L}*|enferm\p{L}*|verple+g\p{L}*|soins|bsn|bscn|msn|mbbs|b\.?pharm|m\.?pharm|mph|physiotherap\p{L}*|kinésithérap\p{L}*|fisioterap\p{L}*|veterinar\p{L}*|vétérinaire|tiermedizin|odontolog\p{L}*)(?![\p{L}\d])/iu,
  ],
  [
    'Education',
    /(?<!\p{L})(education|teaching|pedagog\p{L}*|pädagogi\p{L}*|erziehungswissenschaft\p{L}*|lehramt|lehrdiplom|early childhood|b\.? ?ed|m\.? ?ed|ed\.? ?d|pgce|pgde|educación|magisterio|educação|sciences de l['’]éducation|formazione primaria)(?![\p{L}\d])/iu,
  ],
  [
    'Law',
    /(?<!\p{L})(law|legal|ll\.?[bm]|j\.d|giurisprudenza|juris\p{L}*|paralegal|rechtswissenschaft\p{L}*|jura|droit|derecho|direito)(?![\p{L}\d])/iu,
  ],
  [
    'Psychology',
    /(?<!\p{L})(psycholog\p{L}+|psicolog[ií]a|sociology|soziologie|social (?:work|science)s?|[bm]sw|soziale arbeit|sozialarbeit|sozialpädagogik|travail social|trabajo social|counsell?ing)(?![\p{L}\d])/iu,
  ],
  [
    'Art and design',
    /(?<!\p{L})(design|fine arts?|graphic|fashion|photography|architecture|architekt\p{L}*|arquitectura|arquitetura|architettura|music|theater|theatre|film)(?![\p{L}\d])/iu,
  ],
  [
    'Culinary and hospitality',
    /(?<!\p{L})(culinary|hospitality|hotel\p{L}*|cuisine|touris\p{L}*|turismo|gastronom\p{L}*)(?![\p{L}\d])/iu,
  ],
  [
    'Agriculture',
    /(?<!\p{L})(agricultur\p{L}*|agronom\p{L}*|horticultur\p{L}*|animal science|forestry)(?![\p{L}\d])/iu,
  ],
  [
    'Sport',
    /(?<!\p{L})(kinesiology|exercise science|physical education|sports? (?:science|management))(?![\p{L}\d])/iu,
  ],
  ['Construction', /(?<!\p{L})(construction|building|surveying|bauwesen|bauingenieur\p{L}*)(?![\p{L}\d])/iu],
  ['Aviation', /(?<!\p{L})(aviation|aeronautic\p{L}*|aerospace|airframe)(?![\p{L}\d])/iu],
  ['Logistics', /(?<!\p{L})(logistics?|supply chain|logistik)(?![\p{L}\d])/iu],
  [
    'Language',
    /(?<!\p{L})(english|linguistics|literature|languages|translation|history|liberal arts|humanities)(?![\p{L}\d])/iu,
  ],
];

/** Branches of engineering: a degree in one is no degree in another. */
const branches: [string, RegExp][] = [
  [
    'Mechanical engineering',
    /(?<!\p{L})(mechanical|mechatronic\p{L}*|maschinenbau|mécanique|mecánica|meccanica)(?![\p{L}\d])/iu,
  ],
  [
    'Aerospace engineering',
    /(?<!\p{L})(aerospace|aeronautic\p{L}*|astronautic\p{L}*|luft- und raumfahrt\p{L}*)(?![\p{L}\d])/iu,
  ],
  [
    'Electrical engineering',
    /(?<!\p{L})(electrical|electronics?|elektrotechnie?k|électrique|eléctrica|mechatronic\p{L}*)(?![\p{L}\d])/iu,
  ],
  ['Civil engineering', /(?<!\p{L})(civil|structural|geotechnical|bauingenieur\p{L}*|ingeniería civil)(?![\p{L}\d])/iu],
  ['Chemical engineering', /(?<!\p{L})(chemical|process engineering|verfahrenstechnik|petrochemical)(?![\p{L}\d])/iu],
  [
    'Industrial engineering',
    /(?<!\p{L})(industrial|industriel|manufacturing|production|wirtschaftsingenieur\p{L}*)(?![\p{L}\d])/iu,
  ],
  [
    'Computer engineering',
    /(?<!\p{L})(computer|software|information|informatik|informatique|informática)(?![\p{L}\d])/iu,
  ],
  ['Petroleum engineering', /(?<!\p{L})(petroleum|mining|reservoir)(?![\p{L}\d])/iu],
  ['Biomedical engineering', /(?<!\p{L})(biomedical|bioengineering|medizintechnik)(?![\p{L}\d])/iu],
  ['Environmental engineering', /(?<!\p{L})(environmental|umwelttechnik)(?![\p{L}\d])/iu],
  ['Materials engineering', /(?<!\p{L})(materials?|metallurg\p{L}*|werkstoff\p{L}*)(?![\p{L}\d])/iu],
];
const branchNames = new Set(branches.map(([name]) => name));

/** Professions of health that each have a degree of their own. */
const professions: [string, RegExp][] = [
  [
    'Nursing',
    /(?<!\p{L})(nurs\p{L}+|bsn|bscn|msn|dnp|(?:kranken|alten|gesundheits)?pflege\p{L}*|infermier\p{L}*|infirmi\p{L}*|enferm\p{L}*|verple+g\p{L}*)(?![\p{L}\d])/iu,
  ],
  ['Pharmacy', /(?<!\p{L})(pharm\p{L}*|b\.?pharm|m\.?pharm|farmac\p{L}*)(?![\p{L}\d])/iu],
  ['Dentistry', /(?<!\p{L})(dental|dentist\p{L}*|odontolog\p{L}*|zahnmedizin)(?![\p{L}\d])/iu],
  [
    'Physiotherapy',
    /(?<!\p{L})(physiotherap\p{L}*|physical therapy|kinésithérap\p{L}*|fisioterap\p{L}*)(?![\p{L}\d])/iu,
  ],
  ['Veterinary medicine', /(?<!\p{L})(veterinar\p{L}*|vétérinaire|tiermedizin)(?![\p{L}\d])/iu],
];
const professionNames = new Set(professions.map(([name]) => name));

const business = fields.find(([name]) => name === 'Business')?.[1] ?? /(?!)/;

/** Most texts name no field: one look tells. */
const any = new RegExp(fields.map(([, { source }]) => source).join('|'), 'iu');

/** What a field as a whole is called besides its own name. */
const wholes = new Set([
  'software development',
  'software engineering',
  'programming',
  'information technology',
  'nursing',
  'pharmacy',
  'dentistry',
  'physiotherapy',
  'veterinary medicine',
  'medicine',
]);
const ownNames = new Set(fields.map(([name]) => name.toLowerCase()));

/** Whether a name is that of a field as a whole, no branch of it: "Accounting", "Software development". */
export const namesWholeField = (name: string): boolean =>
  ownNames.has(name.toLowerCase()) || wholes.has(name.toLowerCase());

/** The fields of study that a text names; for engineering also its branches. The names of degrees ("Bachelor of Science") are no fields. */
export function findFields(text: string): string[] {
  const subject = text.replace(
    /\b(?:bachelor|master|associate|doctor)(?:'?s|’s)?(?: degree)? (?:of|in) (?:applied )?(?:science|arts)\b/gi,
    ' ',
  );
  const found = any.test(subject) ? fields.filter(([, words]) => words.test(subject)).map(([name]) => name) : [];
  if (/\b(?:IT|MIS|EDV)\b/.test(subject) && !found.includes('Computer science')) found.push('Computer science');
  if (found.includes('Health'))
    found.push(...professions.filter(([, words]) => words.test(subject)).map(([name]) => name));
  // "Environmental science and management": what is managed is the field.
  if (found.length > 1 && found.includes('Business') && !business.test(subject.replace(/management|gestion/giu, ' ')))
    found.splice(found.indexOf('Business'), 1);
  if (!found.includes('Engineering')) return found;
  return [...found, ...branches.filter(([, words]) => words.test(subject)).map(([name]) => name)];
}

/** Whether a degree's fields meet those asked for. Where both name branches of engineering, or professions of health, one of these must be the same. */
export function sharesField(asked: string[], held: string[]): boolean {
  const narrow = (names: Set<string>): boolean =>
    asked.some((name) => names.has(name)) && held.some((name) => names.has(name));
  const wide = new Set([
    ...(narrow(branchNames) ? ['Engineering'] : []),
    ...(narrow(professionNames) ? ['Health'] : []),
  ]);
  return asked.some((name) => held.includes(name) && !wide.has(name));
}

/** Fields that postings and universities take for neighbours. A field may stand in several groups. */
const neighbours: string[][] = [
  ['Accounting', 'Finance', 'Economics', 'Business'],
  ['Business', 'Marketing', 'Human resources', 'Logistics', 'Culinary and hospitality', 'Economics'],
  ['Marketing', 'Communication', 'Language', 'Art and design'],
  ['Human resources', 'Psychology'],
  ['Computer science', 'Mathematics', 'Engineering'],
  ['Computer science', 'Electrical engineering', 'Computer engineering'],
  ['Economics', 'Mathematics', 'Finance'],
  ['Natural science', 'Health', 'Agriculture'],
  ['Natural science', 'Mathematics', 'Chemical engineering', 'Environmental engineering'],
  ['Education', 'Psychology', 'Language'],
  ['Health', 'Psychology', 'Sport'],
  ['Nursing', 'Pharmacy', 'Dentistry', 'Physiotherapy', 'Veterinary medicine'],
  ['Law', 'Business'],
  ['Construction', 'Civil engineering'],
  ['Mechanical engineering', 'Aerospace engineering', 'Industrial engineering', 'Materials engineering'],
  ['Mechanical engineering', 'Electrical engineering'],
  ['Logistics', 'Industrial engineering'],
];

/** Whether a degree's fields are neighbours of those asked for. */
export function isRelatedField(asked: string[], held: string[]): boolean {
  const [sought, shown] = [narrowest(asked), narrowest(held)];
  return neighbours.some((group) =>
    sought.some((a) => group.includes(a) && shown.some((b) => b !== a && group.includes(b))),
  );
}

/** Branches of engineering without engineering as a whole. */
function narrowest(names: string[]): string[] {
  return names.some((name) => branchNames.has(name)) ? names.filter((name) => name !== 'Engineering') : names;
}

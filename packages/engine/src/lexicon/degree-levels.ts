/**
 * Degrees by level of the European Qualifications Framework: 4 school leaving or vocational training, 5 short cycle (associate),
 * 6 bachelor, 7 master, 8 doctorate. English, German, French, Spanish, Portuguese, Italian, Dutch.
 */
const degrees: [number, RegExp][] = [
  [
    8,
    /\b(ph\.? ?d\.?|doctorate|doctoral|doctor of|dr\. ?(?:rer|ing|med|phil)|dphil|ed\.?d\b|promotion (?:in|im)|doktorat|promoviert|doctorat|doctorado|doutorado|dottorato|gepromoveerd|juris doctor|m\.d\.)/i,
  ],
  [
    7,
    /\b(masters? degrees?|master'?’?s|master of (?:science|arts|business|education|engineering|laws?|public|fine|social|health|commerce|philosophy|architecture|nursing|accountancy|accounting|technology)|masters? in|m\.? ?b\.? ?a\.?\b|m\.sc?\.?|msc|m\.a\.|m\.eng|meng|m\.ed|mpharm|post-?graduate degree|graduate degree|advanced degree|diplom(?:-?ingenieur|-?kauf|studium)?\b(?! in)|master(?:studium|abschluss)?\b(?= degree| in | of |abschluss|studium)|magister|ingénieur diplômé|bac ?\+ ?5|mestrado|maestría|laurea magistrale|juris|j\.d\.)/i,
  ],
  [
    6,
    /\b(bachelors?'?’?s?|b\.? ?sc\b\.?|b\.s\.?(?![a-z])|b\.a\.?(?![a-z])|b\.? ?tech\b|b\.?com\b|b\.? ?eng\b|bba|b\.ed|ba\/bs|bs\/ba|bs|ba (?:degree|in|or)|bs (?:degree|in|or)|bsn|undergraduate degree|university degree|college degree|4[- ]year degree|four[- ]year degree|honou?rs degree|degree (?:in|from|required)|hochschulabschluss|hochschulstudium|universitätsabschluss|abgeschlossenes studium|studium|licence\b(?= )|licence en|bac ?\+ ?[34]|licenciatura|licenciado|grado en|graduação|ensino superior|laurea|diploma di laurea|hbo|wo-niveau|universitair)/i,
  ],
  [
    5,
    /\b(associates? degree|associate'?’?s degree|associate (?:of|in) (?:arts|science|applied)|a\.a\.s?\.?(?![a-z])|2[- ]year degree|two[- ]year degree|foundation degree|hnd\b|higher national|bts\b|dut\b|bac ?\+ ?2|meisterbrief|techniker\b|fachwirt|técnico superior|tecnólogo|formación profesional superior)/i,
  ],
  [
    4,
    /\b(high[- ]?school (?:diploma|graduate|degree|education|or)|high[- ]?school|ged\b|secondary (?:school|education)|a[- ]levels?|gcses?|school leaver|vocational (?:training|qualification)|trade school|technical school(?:ing)?|apprenticeship|nvq|abitur|mittlere reife|ausbildung|berufsausbildung|gelernte|baccalauréat|bac pro|cap\b(?= )|bachillerato|formación profesional|ensino médio|diploma di maturità|mbo\b)/i,
  ],
];

export type DegreeHit = { level: number; start: number; end: number };

/** The degrees that a text names, by level. Where one place matches several, the higher level stands. */
export function findDegrees(text: string): DegreeHit[] {
  const hits: DegreeHit[] = [];
  for (const [level, words] of degrees) {
    const match = words.exec(text);
    if (match === null) continue;
    const hit = { level, start: match.index, end: match.index + match[0].length };
    if (!hits.some((other) => hit.start < other.end && other.start < hit.end)) hits.push(hit);
  }
  return hits;
}

const fields: [string, RegExp][] = [
  ['Accounting', /\b(accounting|accountancy|rechnungswesen|comptabilité|contabilidad|contabilità)\b/i],
  ['Finance', /\b(finance|financial|banking|finanz\w*)\b/i],
  ['Economics', /\b(economics|economy|volkswirtschaft\w*|économie|economía|economia)\b/i],
  [
    'Business',
    /\b(business|management|mba|betriebswirtschaft\w*|bwl|commerce|b\.?com|gestion|administración|administração|bba)\b/i,
  ],
  [
    'Human resources',
    /\b(human resources?|hr|personnel|industrial relations|organi[sz]ational psychology|personalwesen)\b/i,
  ],
  ['Marketing', /\b(marketing|advertising|public relations)\b/i],
  ['Communication', /\b(communications?|journalism|media|publizistik)\b/i],
  [
    'Computer science',
    /\b(computer|computing|informatics|information (?:technology|systems|science)|software|it|mis|informatik|wirtschaftsinformatik|informatique|informática|informatica|data science|cyber ?security|technical)\b/i,
  ],
  [
    'Engineering',
    /\b(engineering|engineer|ingenieur\w*|maschinenbau|elektrotechnik|ingénierie|ingeniería|engenharia|ingegneria|technology)\b/i,
  ],
  ['Mathematics', /\b(math\w*|statistics|mathematik|physics|physik)\b/i],
  [
    'Natural science',
    /\b(biology|chemistry|physics|biochemistry|life sciences?|environmental science|science|geology|microbiology)\b/i,
  ],
  ['Health', /\b(nursing|medicine|medical|pharmacy|pharm\w*|health\w*|public health|dental|therapy|pflege\w*|bsn)\b/i],
  ['Education', /\b(education|teaching|pedagog\w*|lehramt|early childhood)\b/i],
  ['Law', /\b(law|legal|juris\w*|paralegal|rechtswissenschaft\w*|jura|droit|derecho|direito)\b/i],
  ['Psychology', /\b(psychology|sociology|social (?:work|science)s?|counseling)\b/i],
  ['Art and design', /\b(design|fine arts?|graphic|fashion|photography|architecture|music|theater|theatre|film)\b/i],
  ['Culinary and hospitality', /\b(culinary|hospitality|hotel|cuisine|tourism|gastronom\w*)\b/i],
  ['Agriculture', /\b(agricultur\w*|agronom\w*|horticultur\w*|animal science|forestry)\b/i],
  ['Sport', /\b(kinesiology|exercise science|physical education|sports? (?:science|management))\b/i],
  ['Construction', /\b(construction|building|surveying|bauwesen|bauingenieur\w*)\b/i],
  ['Aviation', /\b(aviation|aeronautic\w*|aerospace|airframe)\b/i],
  ['Logistics', /\b(logistics?|supply chain|logistik)\b/i],
  ['Language', /\b(english|linguistics|literature|languages|translation|history|liberal arts|humanities)\b/i],
];

/** The fields of study that a text names. */
export function findFields(text: string): string[] {
  return fields.filter(([, words]) => words.test(text)).map(([name]) => name);
}

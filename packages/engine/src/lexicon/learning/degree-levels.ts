/**
 * Degrees by level of the European Qualifications Framework: 3 lower schools, 4 school leaving or vocational training, 5 short cycle (associate),
 * 6 bachelor, 7 master, 8 doctorate. English, German, French, Spanish, Portuguese, Italian, Dutch.
 */
const degrees: [number, RegExp][] = [
  [
    8,
    /(?<!\p{L})(ph\.? ?d\.?|doctorate|doctoral|doctor of|dr\. ?(?:rer|ing|med|phil)|dphil|pharm\.? ?d\b|dvm\b|d\.?d\.?s\b|dmd\b|dnp\b|dpt\b|ed\.?d\b|promotion (?:in|im)|doktorat|promoviert|doctorat|doctorado|doutorado|dottorato|gepromoveerd|juris doctor|m\.d\.)/iu,
  ],
  [
    7,
    /(?<!\p{L})(masters? degrees?|master'?’?s|master of (?:science|arts|business|education|engineering|laws?|public|fine|social|health|commerce|philosophy|architecture|nursing|accountancy|accounting|technology|applied|library|information|professional|divinity|music|design|urban|environmental|management|marketing|finance|economics|computer|pharmacy|physical|occupational|international|human|data|studies|planning|statistics|theology|tax)|masters? in|m\.? ?b\.? ?a\.?\b|m\.sc?\.?|m\. sc\.?|msc|m\.a\.?(?!\p{L})|m\.eng|meng\b|ll\.?m\b|m\.ed|mpharm|post[- ]?graduate (?:degree|diploma|certificate)|graduate degree|advanced degree|diplom(?:-?ingenieur|-?kauf|studium)?\b(?! in)|master(?:studium|abschluss)?\b(?= degree| in |abschluss|studium)|magister|staatsexamen|ingénieur diplômé|bac ?\+ ?5|dscg\b|mestrado|pós-graduação|especialização|maestría|laurea magistrale|máster(?= en| universitario| oficial)|master(?= en (?!\p{L}{1,3} )| [12](?!\d))|juris(?!\p{L})|ms[cem]e\b|j\.d\.)/iu,
  ],
  [
    6,
    /(?<!\p{L})(bachelors?'?’?s?|b\.? ?sc\b\.?|b\.s\.?(?![a-z])|b\.a\.?(?![a-z])|b\.? ?tech\b|b\.?com\b|b\.? ?eng\b|bba|b\.ed|b\.e\.?(?= )|b e(?= in )|bacharel(?:ado)?\b|diplom-?(?:informatiker|ingenieur|kauf|betriebswirt|mathematiker|physiker|chemiker|biologe|volkswirt|psycholog|pädagog)\p{L}*|dipl\.?-?\p{L}{2,6}\.|ingénieure?(?: diplômée?)? (?=en|de)|diplôme d['’]ingénieure?(?= en )|ba\/bs|bs\/ba|bs\b|llb\b|[bm]a \(hons?\.?\)|ba hons\b|ba (?:degree|in|or)|bs (?:degree|in|or)|bsn|bs[cem]e\b|undergraduate degree|university degree|college degree|4[- ]year degree|four[- ]year degree|honou?rs degree|(?<!associate.?s? )degree (?:in|from|required)|hochschulabschluss|law degree|hochschulstudium|universitätsabschluss|abgeschlossenes studium|studium|verwaltungslehrgang ii|verwaltungsfachwirt(?:in)?|titulación (?:universitaria|superior)|licence (?:en|de|professionnelle|universitaire)\b|bac ?\+ ?[34]|dcg\b|licenciatura|licenciad[oa](?!\p{L})|graduad[oa](?!\p{L})(?! (?:escolar|en eso|en educación (?:secundaria|básica)|(?:en |de )?(?:un )?(?:fp(?!\p{L})|bachiller|ciclos? |grado medio|formación profesional|técnico )))|laureat[oa](?!\p{L})|(?:lic|ing)\. (?=(?:en )?\p{Lu})|grado (?:en|in)|graduação|ensino superior|laurea|diploma di laurea|hbo(?!5)|lehrdiplom|lehrbefähigung|lehramt\p{L}*|tertiary (?:qualification|degree|education)|abschluss [^.;,\n]{0,40}(?:eth|fh|uni|hochschule)(?!\p{L})|wo-niveau|universitair|(?<!(?:associate.?s?|foundation|school|two[- ]year|2[- ]year|culinary|high|some|certain|\d) )degree(?!s| of|\p{L}))/iu,
  ],
  [
    5,
    /(?<!\p{L})(associates? degree|associate'?’?s degree|associate (?:of|in) (?:arts|science|applied)|a\.a\.s?\.?(?![a-z])|2[- ]year degree|two[- ]year degree|foundation degree|adn\b|culinary degree|hn[cd]\b|hbo5|higher national|graduate of (?:an? )?(?:accredited |approved )?(?:school|program|programme) of nursing|nursing diploma|bts\b|d\.?u\.?t\b\.?|dea(?:s|es|p|mp|vs)\b|diplôme d(?:'|’)état|bac ?\+ ?2|meisterbrief|(?:industrie|handwerks|küchen)meister(?:in)?(?!\p{L})|meister(?=(?: oder |\/| \/ )techniker)|techniker\b|fachwirt|técnico superior|grado superior|cfgs\b|titulación (?=en (?!fp|ciclo))|tecnólogo|formación profesional superior)/iu,
  ],
  [
    4,
    /(?<!\p{L})(h\.?s\.? (?:diploma|graduate)|high[- ]?school (?:diploma|graduate|degree|education|or)|high[- ]?school|ged\b|secondary (?:school|education)|a[- ]levels?(?!\s(?:\d|of|head|playing))|gcses?|school leaver|vocational (?:training|qualification)|trade school|technical school(?:ing)?|apprenticeship|nvq|abitur|matura|mittlere reife|(?:\p{L}*(?<!weiter|fort))ausbildung|lehre als|gesellen(?:brief|prüfung)|facharbeiterbrief|staatlich (?:anerkannt|geprüft|examiniert)\p{L}*|examinierte[rn]?|efz|gelernte|baccalauréat|bac pro|(?:educación |enseñanza )secundaria obligatoria|12\.?[ºo°] ano|cap\b(?= )|bachillerato|grado medio|cfgm\b|ciclo formativo|formación profesional|(?<=graduad[oa] en )fp|carrera técnica|preparatoria|secundaria terminada|hoger secundair onderwijs|middelbaar onderwijs|havo|vwo|ensino médio|diploma(?= (?:o|oppure|e\/o) laurea)|diploma (?:di maturità|di (?:scuola|ragioneria|perito|geometra|istituto)[^.;,\n]{0,30}?)(?= |$|,|\.)|mbo\b)/iu,
  ],
  [3, /(?<!\p{L})(vmbo|mavo)(?!\p{L})/iu],
];

/** Level of a bachelor's, the degrees that universities and colleges give: what is below may be a certificate's. */
export const bachelors = 6;

/** Level of a doctorate: no degree is above it. */
export const doctorates = 8;

/** Letters that are another word in small ones ("ma in", Italian) or stand for something else without "in": "MA in History", "MS degree". */
const lettered = /(?<!\p{L})M(?:A|S) (?:degree|in (?=\p{Lu}))/u;

/** Most sentences name no degree: one look, with one look behind for all, tells. */
const any = new RegExp(
  `(?<!\\p{L})(?:${degrees.map(([, { source }]) => source.replace('(?<!\\p{L})', '')).join('|')})`,
  'iu',
);

export type DegreeHit = { level: number; start: number; end: number };

/** The degrees that a text names, by level. Where one place matches several, the higher level stands. */
export function findDegrees(text: string): DegreeHit[] {
  const hits: DegreeHit[] = [];
  const master = lettered.exec(text);
  if (master !== null) hits.push({ level: 7, start: master.index, end: master.index + 2 });
  if (!any.test(text)) return hits;
  for (const [level, words] of degrees) {
    const match = words.exec(text);
    if (match === null) continue;
    const end = match.index + match[0].length;
    const tail = /^['’]?s?\s+(?:level )?degrees?(?!\p{L})/iu.exec(text.slice(end, end + 20))?.[0].length ?? 0;
    const hit = { level, start: match.index, end: end + tail };
    if (!hits.some((other) => hit.start < other.end && other.start < hit.end)) hits.push(hit);
  }
  return hits;
}

const languages: [string, string, RegExp][] = [
  ['en', 'English', /(?<!\p{L})(english|englisch\p{L}*|anglais|inglés|inglese|inglês|engelse?)(?!\p{L})/iu],
  [
    'de',
    'German',
    /(?<!\p{L})(german(?!y)|deutsch(?!land|er|e\b)\p{L}*|allemand|alemán|tedesco|alemão|duits)(?!\p{L})/iu,
  ],
  ['fr', 'French', /(?<!\p{L})(french|französisch\p{L}*|français|francés|francese|francês|frans)(?!\p{L})/iu],
  [
    'es',
    'Spanish',
    /(?<!\p{L})(spanish|spanisch\p{L}*|espagnol|español|castellano|spagnolo|espanhol|spaans)(?!\p{L})/iu,
  ],
  ['it', 'Italian', /(?<!\p{L})(italian|italienisch\p{L}*|italien|italiano|italiaans)(?!\p{L})/iu],
  [
    'pt',
    'Portuguese',
    /(?<!\p{L})(portuguese|portugiesisch\p{L}*|portugais|portugués|portoghese|português|portugees)(?!\p{L})/iu,
  ],
  [
    'nl',
    'Dutch',
    /(?<!\p{L})(dutch|niederländisch\p{L}*|néerlandais|neerlandés|holandés|olandese|holandês|nederlandse?)(?!\p{L})/iu,
  ],
  ['pl', 'Polish', /(?<!\p{L})(Polish|[Pp]olnisch\p{L}*|[Pp]olonais|[Pp]olaco|[Pp]olacco)(?!\p{L})/u],
  ['ru', 'Russian', /(?<!\p{L})(russian|russisch\p{L}*|russe|ruso|russo)(?!\p{L})/iu],
  [
    'zh',
    'Chinese',
    /(?<!\p{L})(chinese(?!\s?[(–-]\s?cantonese)|mandarin|chinesisch\p{L}*|chinois|chino|cinese|chinês)(?!\p{L})/iu,
  ],
  ['ja', 'Japanese', /(?<!\p{L})(japanese|japanisch\p{L}*|japonais|japonés|giapponese)(?!\p{L})/iu],
  ['ko', 'Korean', /(?<!\p{L})(korean|koreanisch\p{L}*|coréen|coreano)(?!\p{L})/iu],
  ['ar', 'Arabic', /(?<!\p{L})(arabic|arabisch\p{L}*|arabe|árabe|arabo)(?!\p{L})/iu],
  ['hi', 'Hindi', /(?<!\p{L})(hindi)(?!\p{L})/iu],
  ['tr', 'Turkish', /(?<!\p{L})(turkish|türkisch\p{L}*|turc|turco)(?!\p{L})/iu],
  ['sv', 'Swedish', /(?<!\p{L})(swedish|schwedisch\p{L}*|suédois|sueco)(?!\p{L})/iu],
  ['da', 'Danish', /(?<!\p{L})(danish|dänisch\p{L}*|danois|danés)(?!\p{L})/iu],
  ['no', 'Norwegian', /(?<!\p{L})(norwegian|norwegisch\p{L}*|norvégien)(?!\p{L})/iu],
  ['fi', 'Finnish', /(?<!\p{L})(finnish|finnisch\p{L}*|finnois)(?!\p{L})/iu],
  ['he', 'Hebrew', /(?<!\p{L})(hebrew|hebräisch\p{L}*|hébreu)(?!\p{L})/iu],
  ['ca', 'Catalan', /(?<!\p{L})(catalan|katalanisch\p{L}*|catalán|català|catalano|valenciano?|valencià)(?!\p{L})/iu],
  ['eu', 'Basque', /(?<!\p{L})(basque|baskisch\p{L}*|euskera|euskara|vasco)(?!\p{L})/iu],
  ['gl', 'Galician', /(?<!\p{L})(galician|gallego|galego)(?!\p{L})/iu],
  ['el', 'Greek', /(?<!\p{L})(greek|griechisch\p{L}*|grec|griego)(?!\p{L})/iu],
  ['ro', 'Romanian', /(?<!\p{L})(romanian|rumänisch\p{L}*|roumain|rumano)(?!\p{L})/iu],
  ['cs', 'Czech', /(?<!\p{L})(czech(?! republic)|tschechisch\p{L}*|tchèque|checo)(?!\p{L})/iu],
  ['hu', 'Hungarian', /(?<!\p{L})(hungarian|ungarisch\p{L}*|hongrois|húngaro)(?!\p{L})/iu],
  ['uk', 'Ukrainian', /(?<!\p{L})(ukrainian|ukrainisch\p{L}*|ukrainien|ucraniano)(?!\p{L})/iu],
  ['vi', 'Vietnamese', /(?<!\p{L})(vietnamese|vietnamesisch\p{L}*|vietnamien|vietnamita)(?!\p{L})/iu],
  ['fa', 'Persian', /(?<!\p{L})(farsi|persian|dari|persisch\p{L}*)(?!\p{L})/iu],
  ['tl', 'Tagalog', /(?<!\p{L})(tagalog)(?!\p{L})/iu],
  ['ht', 'Haitian Creole', /(?<!\p{L})(haitian creole|krey[oò]l|haitianisch\p{L}*|créole haïtien)(?!\p{L})/iu],
  [
    'ga',
    'Irish',
    /(?<!\p{L})(irish(?=\s*(?:[,.;:()]|$|language|speak|is (?:required|essential|desirable|an)))|gaeilge)(?!\p{L})/iu,
  ],
  [
    'cy',
    'Welsh',
    /(?<!\p{L})(welsh(?=\s*(?:[,.;:()]|$|language|speak|is (?:required|essential|desirable|an)))|cymraeg)(?!\p{L})/iu,
  ],
  ['yue', 'Cantonese', /(?<!\p{L})(cantonese|kantonesisch\p{L}*|cantonais|cantonés)(?!\p{L})/iu],
  ['ur', 'Urdu', /(?<!\p{L})(urdu|ourdou)(?!\p{L})/iu],
  ['pa', 'Punjabi', /(?<!\p{L})(punjabi|panjabi)(?!\p{L})/iu],
  ['bn', 'Bengali', /(?<!\p{L})(bengali|bangla|bengalisch\p{L}*)(?!\p{L})/iu],
  ['ta', 'Tamil', /(?<!\p{L})(tamil(?! nadu)|tamoul)(?!\p{L})/iu],
  ['te', 'Telugu', /(?<!\p{L})(telugu)(?!\p{L})/iu],
  ['gu', 'Gujarati', /(?<!\p{L})(gujarati)(?!\p{L})/iu],
  ['mr', 'Marathi', /(?<!\p{L})(marathi)(?!\p{L})/iu],
  ['ml', 'Malayalam', /(?<!\p{L})(malayalam)(?!\p{L})/iu],
  ['ne', 'Nepali', /(?<!\p{L})(nepali)(?!\p{L})/iu],
  ['so', 'Somali', /(?<!\p{L})(somali)(?!\p{L})/iu],
  ['am', 'Amharic', /(?<!\p{L})(amharic|amharisch\p{L}*|amharique)(?!\p{L})/iu],
  ['ti', 'Tigrinya', /(?<!\p{L})(tigrin(?:ya|ja|y?a)|tigrigna)(?!\p{L})/iu],
  ['sw', 'Swahili', /(?<!\p{L})((?:ki)?swahili|suaheli)(?!\p{L})/iu],
  ['yo', 'Yoruba', /(?<!\p{L})(yoruba)(?!\p{L})/iu],
  ['wo', 'Wolof', /(?<!\p{L})(wolof)(?!\p{L})/iu],
  ['hmn', 'Hmong', /(?<!\p{L})(hmong)(?!\p{L})/iu],
  ['km', 'Khmer', /(?<!\p{L})(khmer)(?!\p{L})/iu],
  [
    'th',
    'Thai',
    /(?<!\p{L})(thai(?=\s*(?:[,.;:()/]|$|language|speak|and|or)(?!\p{L}))|thailändisch\p{L}*|thaï|tailandés)(?!\p{L})/iu,
  ],
  ['id', 'Indonesian', /(?<!\p{L})(indonesian|bahasa indonesia|indonesisch\p{L}*|indonésien)(?!\p{L})/iu],
  ['ms', 'Malay', /(?<!\p{L})(malay(?!\p{L})|bahasa mela[yj]u)(?!\p{L})/iu],
  ['sr', 'Serbian', /(?<!\p{L})(serbian|serbisch\p{L}*|serbe|serbio|serbo)(?!\p{L})/iu],
  ['hr', 'Croatian', /(?<!\p{L})(croatian|kroatisch\p{L}*|croate|croata|croato)(?!\p{L})/iu],
  ['bs', 'Bosnian', /(?<!\p{L})(bosnian|bosnisch\p{L}*|bosniaque|bosnio)(?!\p{L})/iu],
  ['sk', 'Slovak', /(?<!\p{L})(slovak|slowakisch\p{L}*|slovaque|eslovaco|slovacco)(?!\p{L})/iu],
  ['sl', 'Slovenian', /(?<!\p{L})(sloven(?:ian|e)|slowenisch\p{L}*|slovène|esloveno|sloveno)(?!\p{L})/iu],
  ['bg', 'Bulgarian', /(?<!\p{L})(bulgarian|bulgarisch\p{L}*|bulgare|búlgaro|bulgaro)(?!\p{L})/iu],
  ['sq', 'Albanian', /(?<!\p{L})(albanian|albanisch\p{L}*|albanais|albanés|albanese)(?!\p{L})/iu],
  ['lt', 'Lithuanian', /(?<!\p{L})(lithuanian|litauisch\p{L}*|lituanien|lituano)(?!\p{L})/iu],
  ['lv', 'Latvian', /(?<!\p{L})(latvian|lettisch\p{L}*|letton|letón)(?!\p{L})/iu],
  ['et', 'Estonian', /(?<!\p{L})(estonian|estnisch\p{L}*|estonien|estonio)(?!\p{L})/iu],
  ['ku', 'Kurdish', /(?<!\p{L})(kurdish|kurdisch\p{L}*|kurmanci|kurmanji|sorani|kurde|kurdo)(?!\p{L})/iu],
  ['ps', 'Pashto', /(?<!\p{L})(pashto|paschtu|pachto)(?!\p{L})/iu],
  ['my', 'Burmese', /(?<!\p{L})(burmese|birmanisch\p{L}*)(?!\p{L})/iu],
  ['af', 'Afrikaans', /(?<!\p{L})(afrikaans)(?!\p{L})/iu],
  ['asl', 'Sign language', /(?<!\p{L})(sign language|asl|gebärdensprache)(?!\p{L})/iu],
];

/** Most sentences name no language: one look at their small letters tells. All patterns begin where no letter stands before. */
const any = new RegExp(
  `(?<!\\p{L})(?:${languages
    .map(([, , { source }]) =>
      source.replace('(?<!\\p{L})', '').replace(/(?<!\{)[A-Z]/g, (letter) => letter.toLowerCase()),
    )
    .join('|')})`,
  'u',
);

const levels: [string, RegExp][] = [
  [
    'native',
    /(?<!\p{L})(native|mother[- ]tongue|muttersprach\p{L}*|langue maternelle|natif|nativo|lengua materna|madrelingua|moedertaal|first language)(?![\p{L}\d])/iu,
  ],
  [
    'C1',
    /(?<!\p{L})(c1|c2|fluent\p{L}*|fluency|advanced|excellent|proficien\p{L}*|business|professional|professionnel(?:le)?|profesional|verhandlungssicher\p{L}*|stilsicher\p{L}*|fließend\p{L}*|sehr gut\p{L}*|courant|couramment|fluido|fluente|avanzado|avançado|(?<!medio[- ])alto|fluent|vloeiend|vlot|uitstekende?|ottim[oaie]|eccellente?|excelentes?|exzellent\p{L}*|ausgezeichnet\p{L}*|full professional|bilingual|bilingue|bilingüe|zweisprachig\p{L}*|tweetalig\p{L}*)(?![\p{L}\d])/iu,
  ],
  [
    'B2',
    /(?<!\p{L})(b2|good|(?:strong|solid)(?! (?:plus|advantage|asset|bonus|preference))|gut(?:e\p{L}*)?|sicher\p{L}*|bon(?:ne)?s?|buen[oa]?|buon[oa]?|bom|goede?|upper[- ]intermediate|medio[- ]alto|working)(?![\p{L}\d])/iu,
  ],
  [
    'B1',
    /(?<!\p{L})(b1|intermediate|conversational|limited working|mittel\p{L}*|intermédiaire|intermedio|intermedi[áo]rio|interm[eé]di[oa]|nivel medio|medio|gemiddeld)(?![\p{L}\d])/iu,
  ],
  [
    'A2',
    /(?<!\p{L})(a1|a2|basic|elementary|beginner|grundkenntnisse|basiskennis|notions|básico|base|basis)(?![\p{L}\d])/iu,
  ],
];
const ranks: Record<string, number> = { A2: 1, B1: 2, B2: 3, C1: 4, native: 5 };

export type LanguageHit = { code: string; name: string; level?: string; start: number; end: number };

/** The human languages that a sentence names (ISO 639-1), with the level stated in their clause or, where that states none, shared by the sentence: A2, B1, B2, C1 or native. */
export function findLanguages(text: string): LanguageHit[] {
  const hits: LanguageHit[] = [];
  if (!any.test(text.toLowerCase())) return hits;
  for (const [code, name, words] of languages) {
    const match = words.exec(text);
    if (match === null || isNoAsk(text, match.index + match[0].length)) continue;
    hits.push({ code, name, start: match.index, end: match.index + match[0].length });
  }
  hits.sort((a, b) => a.start - b.start);
  const parts = clausesOf(text);
  return hits.map((hit) => {
    const own = parts.find(([from, to]) => hit.start >= from && hit.start < to) ?? [0, text.length];
    const joined = hits.filter((other) => other.start >= own[0] && other.start < own[1]);
    const next = joined.find((other) => other.start > hit.start);
    const before = joined.findLast((other) => other.start < hit.start);
    const tail = text.slice(hit.end, next?.start ?? own[1]);
    const level =
      (joined.length === 1 ? stated(tail) : undefined) ??
      (follows(text, own, joined)
        ? (levelOf(tail) ??
          levelOf(text.slice(hit.end, joined.find((other) => other.start > (next?.start ?? own[1]))?.start ?? own[1])))
        : levelOf(text.slice(before?.end ?? own[0], hit.start))) ??
      levelOf(tail) ??
      levelOf(text.slice(own[0], own[1]));
    return level === undefined ? hit : { ...hit, level };
  });
}

/** Whether levels stand after their languages ("Inglés alto (C1) y francés nivel medio"): nothing before the first one states a level, what follows it does. */
function follows(text: string, [from]: [number, number], joined: { start: number; end: number }[]): boolean {
  const [first, second] = joined;
  if (first === undefined || second === undefined) return false;
  return (
    levelOf(text.slice(from, first.start)) === undefined && levelOf(text.slice(first.end, second.start)) !== undefined
  );
}

/** "English teacher", "English language learners" name no language that the person must speak. */
function isNoAsk(text: string, end: number): boolean {
  return /^\s(?:language )?(?:learners?|teachers?|literature|lessons?|class(?:es)?|department|breakfast|studies|law)\b/i.test(
    text.slice(end, end + 24),
  );
}

function levelOf(text: string): string | undefined {
  return stated(text) ?? levels.find(([, words]) => words.test(text))?.[0];
}

/** A level of the European framework, which says more than a word of praise: "gute Deutschkenntnisse (mind. B1)". */
function stated(text: string): string | undefined {
  const level = /(?<![\p{L}\d])([abc][12])(?![\p{L}\d])/iu.exec(text)?.[1]?.toUpperCase();
  return level === 'A1' ? 'A2' : level === 'C2' ? 'C1' : level;
}

/** Stretches between semicolons, sentence ends and commas; a comma before a further language of one list ("German, Spanish and Portuguese") parts nothing. */
function clausesOf(text: string): [number, number][] {
  const clauses: [number, number][] = [];
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(
    /;|(?<!mind|min|ca|niv)\.(?=\s\p{Lu}|$)|,(?=\s?\S+\s\S)(?!\s?\p{Lu}[\p{L}]+\s(?:and|or|und|oder|et|ou|y|o|e)\s)/gu,
  )) {
    clauses.push([from, index]);
    from = index + mark.length;
  }
  clauses.push([from, text.length]);
  return clauses;
}

/** Orders language levels: 1 (A2) to 5 (native); 0 where none is stated. */
export function rankLevel(level: string | undefined): number {
  return level === undefined ? 0 : (ranks[level] ?? 0);
}

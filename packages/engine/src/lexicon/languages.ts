const languages: [string, string, RegExp][] = [
  ['en', 'English', /\b(english|englisch\w*|anglais|inglés|inglese|inglês|engels)(?![\wé])/i],
  ['de', 'German', /\b(german(?!y)|deutsch(?!land)\w*|allemand|alemán|tedesco|alemão|duits)(?![\wé])/i],
  ['fr', 'French', /\b(french|französisch\w*|français|francés|francese|francês|frans)(?![\wé])/i],
  ['es', 'Spanish', /\b(spanish|spanisch\w*|espagnol|español|castellano|spagnolo|espanhol|spaans)(?![\wé])/i],
  ['it', 'Italian', /\b(italian|italienisch\w*|italien|italiano|italiaans)(?![\wé])/i],
  ['pt', 'Portuguese', /\b(portuguese|portugiesisch\w*|portugais|portugués|portoghese|português|portugees)(?![\wé])/i],
  ['nl', 'Dutch', /\b(dutch|niederländisch\w*|néerlandais|neerlandés|holandés|olandese|holandês|nederlands)(?![\wé])/i],
  ['pl', 'Polish', /\b(Polish|polnisch\w*|polonais|polaco|polacco)(?![\wé])/],
  ['ru', 'Russian', /\b(russian|russisch\w*|russe|ruso|russo)(?![\wé])/i],
  ['zh', 'Chinese', /\b(chinese|mandarin|cantonese|chinesisch\w*|chinois|chino|cinese|chinês)(?![\wé])/i],
  ['ja', 'Japanese', /\b(japanese|japanisch\w*|japonais|japonés|giapponese)(?![\wé])/i],
  ['ko', 'Korean', /\b(korean|koreanisch\w*|coréen|coreano)(?![\wé])/i],
  ['ar', 'Arabic', /\b(arabic|arabisch\w*|arabe|árabe|arabo)(?![\wé])/i],
  ['hi', 'Hindi', /\b(hindi|urdu|punjabi)(?![\wé])/i],
  ['tr', 'Turkish', /\b(turkish|türkisch\w*|turc|turco)(?![\wé])/i],
  ['sv', 'Swedish', /\b(swedish|schwedisch\w*|suédois|sueco)(?![\wé])/i],
  ['da', 'Danish', /\b(danish|dänisch\w*|danois|danés)(?![\wé])/i],
  ['no', 'Norwegian', /\b(norwegian|norwegisch\w*|norvégien)(?![\wé])/i],
  ['fi', 'Finnish', /\b(finnish|finnisch\w*|finnois)(?![\wé])/i],
  ['he', 'Hebrew', /\b(hebrew|hebräisch\w*|hébreu)(?![\wé])/i],
  ['asl', 'Sign language', /\b(sign language|asl|gebärdensprache)(?![\wé])/i],
];

const levels: [string, RegExp][] = [
  [
    'native',
    /\b(native|mother[- ]tongue|muttersprach\w*|langue maternelle|natif|nativo|lengua materna|madrelingua|moedertaal|first language)\b/i,
  ],
  [
    'C1',
    /\b(c1|c2|fluent\w*|fluency|advanced|excellent|proficien\w*|business|professional|verhandlungssicher\w*|fließend\w*|sehr gute\w*|courant|couramment|fluido|fluente|avanzado|avançado|fluent|vloeiend|uitstekende?|full professional|bilingual)\b/i,
  ],
  [
    'B2',
    /\b(b2|good|strong|solid|gute\w*|sicher\w*|bon(?:ne)?s?|buen[oa]?|buon[oa]?|bom|goede?|upper[- ]intermediate|working)\b/i,
  ],
  [
    'B1',
    /\b(b1|intermediate|conversational|limited working|mittel\w*|intermédiaire|intermedio|intermediário|gemiddeld)\b/i,
  ],
  ['A2', /\b(a1|a2|basic|elementary|beginner|grundkenntnisse|notions|básico|base|basis)\b/i],
];
const ranks: Record<string, number> = { A2: 1, B1: 2, B2: 3, C1: 4, native: 5 };

export type LanguageHit = { code: string; name: string; level?: string; start: number; end: number };

/** The human languages that a sentence names (ISO 639-1), with the level stated beside them: A2, B1, B2, C1 or native. */
export function findLanguages(text: string): LanguageHit[] {
  const level = levels.find(([, words]) => words.test(text))?.[0];
  const hits: LanguageHit[] = [];
  for (const [code, name, words] of languages) {
    const match = words.exec(text);
    if (match !== null)
      hits.push({
        code,
        name,
        ...(level === undefined ? {} : { level }),
        start: match.index,
        end: match.index + match[0].length,
      });
  }
  return hits;
}

/** Orders language levels: 1 (A2) to 5 (native); 0 where none is stated. */
export function rankLevel(level: string | undefined): number {
  return level === undefined ? 0 : (ranks[level] ?? 0);
}

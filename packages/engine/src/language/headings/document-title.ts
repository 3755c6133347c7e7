import { pageLabels } from './page-labels.ts';

/** What a resume is called at the head of its page, in the languages beyond those that we set and in these, as the inside of a pattern's group. */
const titles =
  'r[eé]sum[eé]|curr[ií]culum(?: vit(?:ae|æ))?|c\\.?v\\.?|(?:tabellarischer )?lebenslauf|curr[ií]culo|hoja de vida|bio-?data|резюме|履歴書|簡歷|个人简历|życiorys|životopis|önéletrajz|özgeçmiş|βιογραφικό(?: σημείωμα)?|' +
  pageLabels('resume');
/** Small words between a title and whose it is. */
const ofWords = 'of|for|von|de|del|di|van|do|da|pour|für';

const whole = new RegExp(`^(?:${titles})$`, 'iu');
/** "林敏润的工作简历": titles that the owner's name may stand before. */
const eastern = /^\S{0,12}(?:简历|簡歷|履歷|履歴書|職務経歴書|이력서)$/u;
const before = new RegExp(String.raw`^(?:${titles})(?:\s*[-–—|:/·•]\s*|\s+(?:(?:${ofWords})\s+)?)`, 'iu');
const behind = new RegExp(String.raw`(?:['’]s)?(?:\s*[-–—|:/·•,]\s*|\s+)(?:${titles})$`, 'iu');
const twoNames = /^\p{Lu}[^\s\d,:|–—]+(?:\s[^\s\d,:|–—]+){1,4}$/u;

/** "Résumé", "Curriculum Vitae", "Lebenslauf", "个人简历": words at the head of a page that name the document itself. */
export function isDocumentTitle(text: string): boolean {
  // No word has one letter three times: "Currrículum".
  const bare = text
    .trim()
    .replace(/[.:]$/, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
  return whole.test(bare) || eastern.test(bare);
}

/** "Lebenslauf – Ada Moreno", "Ada Moreno's Resume": whose resume it is, where nothing else stands beside the title; any other text as it is. */
export function withoutDocumentTitle(text: string): string {
  const owners = [text.replace(before, ''), text.replace(behind, '')];
  return owners.find((owner) => owner !== text && twoNames.test(owner)) ?? text;
}

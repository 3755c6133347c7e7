import { pageLabels } from './page-labels.ts';

const whole = new RegExp(
  `^(?:r[eé]sum[eé]|curr[ií]culum(?: vitae)?|cv|(?:tabellarischer )?lebenslauf|履歴書|簡歷|个人简历|życiorys|životopis|önéletrajz|özgeçmiş|βιογραφικό(?: σημείωμα)?|${pageLabels('resume')})$`,
  'iu',
);
/** "林敏润的工作简历": titles that the owner's name may stand before. */
const eastern = /^\S{0,12}(?:简历|簡歷|履歷|履歴書|職務経歴書|이력서)$/u;

/** "Résumé", "Curriculum Vitae", "Lebenslauf", "个人简历": words at the head of a page that name the document itself. */
export function isDocumentTitle(text: string): boolean {
  const bare = text.trim().replace(/[.:]$/, '');
  return whole.test(bare) || eastern.test(bare);
}

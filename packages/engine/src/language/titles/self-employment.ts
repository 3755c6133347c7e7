import { foldWords } from '../text/fold-text.ts';

/** Words by which a title says that nobody employs its holder, folded. */
const selfEmployed =
  /(?<!\p{L})(?:freelance\w*|self employed|sole trader|freiberufl\w*|freischaffend\w*|selbst(?:st)?andig\w*|freie[rs]? (?:mitarbeit|autor|journalist|lektor|texter|grafiker|designer|fotograf|ubersetz)\w*|independante?|independentes?|auto ?entrepreneu\w*|micro ?entrepreneu\w*|a mon compte|liberale?|autonom[oa]|por cuenta propia|por conta propria|in proprio|liber[oa] professionista|zelfstandig\w*|zzp\w*)(?!\p{L})/u;

/** "Freelance Course Developer", "Selbstständiger Maler", "Traductora autónoma": work without an employer. */
export function isSelfEmployed(title: string): boolean {
  return selfEmployed.test(foldWords(title));
}

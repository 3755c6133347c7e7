import { isOf, regulatedProfession } from '../../lexicon/occupations/regulated.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { heldIn } from './judge-paper.ts';

/**
 * Whether the person may follow the profession that the posting's title names, by having followed it or by its degree, licence or letters. True
 * for every title that no law guards.
 */
export function holdsProfession(title: string, index: ResumeIndex): boolean {
  const profession = regulatedProfession(title);
  if (profession === undefined) return true;
  if (index.titles.some(({ text, trust }) => trust >= 0.8 && isOf(profession, text))) return true;
  return index.lines.some(({ section, pointer }, at) => {
    const isPaper =
      /certif|licen|zertif|education|courses|qualif/iu.test(section) ||
      pointer === '/basics/name' ||
      pointer === '/basics/label';
    return isPaper && profession.paper.test(heldIn(at, index));
  });
}

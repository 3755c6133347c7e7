import { tokenize } from '../lexicon/tokenize.ts';
import { weighStem } from '../lexicon/word-weight.ts';
import type { ResumeIndex } from './index-resume.ts';
import type { Verdict } from './verdict.ts';

const paper =
  /(?<!\p{L})(?:licen[cs]\p{L}*|certif\p{L}*|registration|registered|credential\p{L}*|zertif\p{L}*|diplom\p{L}*|brevet|habilitation|carn[ée]t?)(?!\p{L})/iu;
/** Words that every certificate's demand holds: they tell none from another. */
const empty = new Set(
  'licens licenc license licence certif certifi certificate certification registr registration valid current activ active state must requir required prefer preferred hold have possess obtain abl able month within hire date employment job position similar equival equivalent relev relevant appropri appropriate profession professional good stand standing'.split(
    ' ',
  ),
);

/**
 * A licence or certificate that the lexicon does not list is shown by a line that is one: by its place among the certificates, or by naming a licence or
 * certificate with the same telling words. Work with wounds is no certificate in wound care.
 */
export function judgeCertificate(text: string, index: ResumeIndex): Verdict {
  const asked = new Map<string, number>();
  for (const { stem, form } of tokenize(text))
    if (!empty.has(stem) && !empty.has(form)) asked.set(stem, Math.max(0.05, weighStem(stem)));
  const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0);
  let best = 0;
  let at = -1;
  index.lines.forEach(({ section, text: line }, i) => {
    if (section !== 'certificates' && !/certif|licen[cs]|zertif/i.test(section) && !paper.test(line)) return;
    let share = 0;
    for (const [stem, weight] of asked) if (index.stems.get(stem)?.includes(i) === true) share += weight;
    if (share > best) [best, at] = [share, i];
  });
  const share = total === 0 ? 0 : best / total;
  if (share < 0.5) return { credit: 0, lines: [] };
  return { credit: share >= 0.8 ? 1 : 0.5, lines: [at] };
}

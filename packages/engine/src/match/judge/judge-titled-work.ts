import type { Posting } from '@shortlist/schema';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { compareTitles, viewAsked, viewTitle } from './compare-titles.ts';
import type { Verdict } from './verdict.ts';

/** "Erfahrung als Chauffeur", "expérience en tant que cuisinier", "experience as a driver or courier". */
const asTitle =
  /(?<!\p{L})(?:experience|\p{L}*erfahrung|ervaring|expérience|experiencia|experiência|esperienza)(?!\p{L})[^.;]{0,40}?\s(?:(?<!(?:such|well)\s)as(?!\swell)|als|comme|como|come|en tant qu(?:e |['’])|en calidad de)\s(?:an? |eine?[rn]? |un[ea]? |een )?(?<title>\p{L}[^.;,()]{2,50}?)(?=\s(?:is|ist|est|es|è|é|wünschenswert|von vorteil|would|required|souhaitée?)(?!\p{L})|\s(?:or|oder|ou|o|of)\s(?:in |dans |en )?(?:an? |une? |un |una )?(?:similar|related|equivalent|comparable|ähnlich|vergleichbar|similaire|équivalent|vergelijkbar)|[.;,()]|$)/iu;

/** From here on a title is the same work, from there on it is work of its kind. */
const same = 0.7;
const ofKind = 0.5;
const kindShare = 0.4;

/** Experience in a job that the demand names by its title: jobs of such titles show it, in whatever language. Undefined where it names none. */
export function judgeTitledWork(text: string, index: ResumeIndex, posting: Posting): Verdict | undefined {
  const title = asTitle.exec(text)?.groups?.title;
  if (title === undefined) return undefined;
  const asked = viewAsked(title, posting.language);
  if (!asked.some(({ named, profile }) => named.codes.length > 0 || profile.occupations.size > 0)) return undefined;
  let best = { near: 0, line: -1 };
  for (const held of index.titles) {
    if (index.lines[held.line]?.job === undefined) continue;
    const near = compareTitles(asked, viewTitle(held.text, index.language(), held.profile));
    if (near > best.near) best = { near, line: held.line };
  }
  if (best.near < ofKind) return { credit: 0, lines: [] };
  return { credit: best.near >= same ? 1 : kindShare, lines: [best.line] };
}

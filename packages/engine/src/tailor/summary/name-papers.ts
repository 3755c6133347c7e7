import { hasLapsed } from '../../language/dates/lapsed-words.ts';
import { isDrivingLicence } from '../../language/education/driving-licence.ts';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { articleFor } from '../../language/text/article-for.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { factAt, type SummarySentence, type TailorScene } from '../propose/proposal.ts';

const openings: Record<string, string> = {
  en: 'Holds',
  de: 'Nachweise:',
  fr: 'Certifications :',
  es: 'Certificados:',
  pt: 'Certificados:',
  it: 'Certificati:',
  nl: 'Certificaten:',
};

/**
 * The papers that the posting asks for and the person holds, in one sentence, in the words of the resume: whoever sorts applications looks for
 * them first. At most three; none that runs out, is not finished or is told with more than its name.
 */
export function papersSentence(
  scene: TailorScene,
  said: string,
): (SummarySentence & { requirements: string[] }) | undefined {
  const opening = openings[scene.language.slice(0, 2)];
  if (opening === undefined) return undefined;
  const chosen = new Map<string, { requirement: string; name: string }>();
  for (const { id, met, evidence } of scene.match.requirements) {
    if (met !== true) continue;
    for (const { pointer } of evidence) {
      const at = /^\/certificates\/(\d+)(?:\/|$)/.exec(pointer)?.[1];
      const paper = at === undefined ? undefined : scene.resume.certificates?.[Number(at)];
      const name = calmCapitals(paper?.name?.trim() ?? '');
      if (at === undefined || paper === undefined || !isPlain(name) || said.toLowerCase().includes(name.toLowerCase()))
        continue;
      if (/\p{L}/u.test(paper.summary ?? '') && disclaimsAny(`${name} ${paper.summary}`)) continue;
      chosen.set(`/certificates/${at}/name`, { requirement: id, name });
    }
  }
  const best = [...chosen].slice(0, 3);
  const facts = best.flatMap(([pointer]) => factAt(scene, pointer) ?? []);
  if (best.length === 0 || facts.length < best.length) return undefined;
  const list = phraseList(
    best.map(([, { name }]) =>
      scene.language.startsWith('en') && counted.test(name) ? `${articleFor(name)} ${name}` : name,
    ),
    scene.language,
  );
  return {
    sentence: `${opening} ${list}.`,
    facts,
    requirements: [...new Set(best.map(([, { requirement }]) => requirement))],
  };
}

/** What is one of its kind in a sentence: "an Oklahoma Journeyman License", yet "EPA 608". */
const counted = /(?:licen[cs]e|certificate|diploma|permit|card)$/iu;

/** A name and no more: what has marks, a date or a state in it reads as a note. */
function isPlain(name: string): boolean {
  return (
    name.length > 1 &&
    name.length <= 60 &&
    !/[,;:|/\n]|\((?!\p{Lu}{2,6}\))|\d ?(?:h|hrs?|hours?|Std\.?|Stunden|heures|horas|ore|uur)$|(?<!\p{L})(?:19|20)\d\d(?!\d)|\d{6}/u.test(
      name,
    ) &&
    !/(?<!\p{L})(?:and|und|et|y|e|en|held|valid|current|certified|licensed|trained|qualified|registered|member)(?!\p{L})/iu.test(
      name,
    ) &&
    !hasLapsed(name) &&
    !isDrivingLicence(name) &&
    !/^(?:full|clean)(?!\p{L})/iu.test(name) &&
    !isUnfinished(name) &&
    !disclaimsAny(name)
  );
}

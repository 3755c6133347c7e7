import { readVerb } from '../../language/deeds/action-verbs.ts';
import { openingVerbs } from '../../language/deeds/opening-verbs.ts';
import { wideDeeds } from '../../lexicon/find/deed-skills.ts';
import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import { isWholeDeed, kindOfDeed } from '../../lexicon/relate/deeds-alike.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';

/** Lines of work that open with the deed a skill names that no lexicon lists: "Strong writing" by "Wrote the launch mails". */
export function deedLines(skill: string, { lines }: ResumeIndex): number[] {
  const name = skill
    .toLowerCase()
    .replace(
      /^(?:(?:strong|excellent|good|great|clear|solid|proven|confident|first-class|very|your) )+|\s(?:skills?|abilit(?:y|ies)|experience)$/g,
      '',
    );
  const asked = readVerb(name);
  if (asked?.form !== 'gerund' || wideDeeds.has(name)) return [];
  return lines.flatMap(({ job, title, text }, i) =>
    job !== undefined && title !== true && openingVerbs(text).verbs.some(({ gerund }) => gerund === name) ? [i] : [],
  );
}

/** Lines of work that open with a deed of the kind that a listed skill names, where the deed is the whole skill: "Coaching" by "Trained 30 new hires", "Auditing" not by "Checked in guests". */
export function linesOfKind(id: string, { lines }: ResumeIndex): number[] {
  const asked = readVerb(loadLexicon().skills.get(id)?.name.toLowerCase() ?? '');
  if (asked?.form !== 'gerund' || !isWholeDeed(asked.verb.base)) return [];
  const kind = kindOfDeed(asked.verb.base);
  return lines.flatMap(({ job, title, text }, i) =>
    job !== undefined && title !== true && openingVerbs(text).verbs.some(({ base }) => kindOfDeed(base) === kind)
      ? [i]
      : [],
  );
}

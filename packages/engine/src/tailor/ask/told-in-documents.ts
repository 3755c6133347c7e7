import type { RequirementMatch } from '@shortlist/schema';
import { asksForBareYears } from '../../language/stance/forms-of-demand.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { leadsPeople } from '../../language/titles/leads-people.ts';
import { asksToSupervise } from '../../language/titles/names-leading.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { seniorityOf } from '../../lexicon/titles/recognise-titles.ts';
import type { TailorScene } from '../propose/proposal.ts';

const ranks = new Set(['lead', 'manager', 'director', 'executive']);

/** Level of the degrees that universities and colleges give. */
const bachelors = 6;

/**
 * How a demand for a degree or for having led stands to all that the documents say, wherever they say it: `other` where they name a degree as high in another
 * subject, which the person may have accepted; `told` where they name what is asked for and no field holds it; `open` where they are silent.
 */
export function standingOf(requirement: RequirementMatch, scene: TailorScene): 'other' | 'told' | 'open' {
  const { kind, text, reasons = [] } = requirement;
  const texts = [
    ...scene.facts.filter(({ source }) => source === 'resume').map(({ text: own }) => own),
    ...(scene.unread ?? []),
  ];
  if (kind === 'education') {
    const { level = 0 } = scene.posting.requirements.find(({ id }) => id === requirement.id)?.degree ?? {};
    const held = texts.some((own) =>
      findDegrees(`${own} `).some((degree) => degree.level >= Math.max(level, bachelors)),
    );
    if (!held) return 'open';
    // "A degree, preferably in sciences": any will do.
    if (preferred.test(text)) return 'told';
    // "MBA/MAcc or CPA" beside "M.B.A. Finance": the degree itself.
    const letters = text.replaceAll('.', '').match(/(?<!\p{L})\p{Lu}[\p{L}]{0,3}\p{Lu}(?!\p{L})/gu) ?? [];
    const isNamed = (degree: string) =>
      texts.some((own) =>
        own
          .replaceAll('.', '')
          .split(/[^\p{L}]+/u)
          .includes(degree),
      );
    if (letters.some((degree) => findDegrees(degree).length > 0 && isNamed(degree))) return 'told';
    return reasons.some(({ code }) => code === 'other-field' || code === 'related-field') ? 'other' : 'told';
  }
  if (kind === 'experience' && asksForBareYears(text) && yearsSpanned(scene) >= leastYears(requirement, scene))
    return 'told';
  if (kind !== 'experience' || !(asksToSupervise(text) || leadsPeople(text))) return 'open';
  const leads = texts.some((own) => leadsPeople(own) || (isTitle(own) && ranks.has(seniorityOf(own) ?? '')));
  return leads ? 'told' : 'open';
}

/** What says that the subject is a wish. */
const preferred =
  /(?<!\p{L})(?:prefer(?:ably|red)|ideally|idealerweise|vorzugsweise|bevorzugt|de préférence|idéalement|preferentemente|preferiblemente|preferibilmente|preferencialmente|bij voorkeur)(?!\p{L})/iu;

const leastYears = ({ id }: RequirementMatch, { posting }: TailorScene): number =>
  posting.requirements.find((requirement) => requirement.id === id)?.years?.least ?? 0;

/** Years from the beginning of the first job to the end of the last. */
function yearsSpanned({ resume, now }: TailorScene): number {
  const years = (resume.work ?? []).flatMap(({ startDate, endDate }) =>
    startDate === undefined ? [] : [Number(startDate.slice(0, 4)), Number((endDate ?? now).slice(0, 4))],
  );
  return years.length === 0 ? 0 : Math.max(...years) - Math.min(...years);
}

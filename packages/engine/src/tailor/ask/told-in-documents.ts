import type { RequirementMatch } from '@shortlist/schema';
import { asksForBareYears } from '../../language/stance/forms-of-demand.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { leadsPeople } from '../../language/titles/leads-people.ts';
import { asksToSupervise } from '../../language/titles/names-leading.ts';
import { bachelors, findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { isSameTrade } from '../../lexicon/relate/is-same-trade.ts';
import { sharesTitle } from '../../lexicon/relate/shares-title.ts';
import { seniorityOf } from '../../lexicon/titles/recognise-titles.ts';
import type { TailorScene } from '../propose/proposal.ts';

const ranks = new Set(['lead', 'manager', 'director', 'executive']);

/**
 * How a demand for a degree or for having led stands to all that the documents say, wherever they say it: `other` where they name a degree as high in another
 * subject, which the person may have accepted; `told` where they name what is asked for and no field holds it; `open` where they are silent.
 */
export function standingOf(requirement: RequirementMatch, scene: TailorScene): 'other' | 'told' | 'open' {
  const { kind, text, reasons = [] } = requirement;
  const told = scene.facts.filter(({ source }) => source === 'resume');
  const unread = scene.unread ?? [];
  if (kind === 'education') {
    if (reasons.some(({ code }) => code === 'unfinished-degree')) return 'open';
    // What was done at work may mention a degree that nobody holds: "mentored students of a bachelor's degree".
    const texts = [...told.filter(({ pointer }) => ofLearning.test(pointer)).map(({ text: own }) => own), ...unread];
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
    if (!reasons.some(({ code }) => code === 'other-field' || code === 'related-field')) return 'told';
    // An apprenticeship is asked for by itself: no degree in another subject may be taken for it.
    return level >= bachelors ? 'other' : 'open';
  }
  if (
    kind === 'experience' &&
    (similar.test(text) ? yearsInTrade(scene) : asksForBareYears(text) ? yearsSpanned(scene) : -1) >=
      leastYears(requirement, scene)
  )
    return 'told';
  if (kind !== 'experience' || !(asksToSupervise(text) || leadsPeople(text))) return 'open';
  const leads = [...told.map(({ text: own }) => own), ...unread].some(
    (own) => leadsPeople(own) || (isTitle(own) && ranks.has(seniorityOf(own) ?? '')),
  );
  return leads ? 'told' : 'open';
}

/** "In a similar position": years of the post's own trade. */
const similar =
  /(?<!\p{L})(?:(?:similar|same|comparable|equivalent) (?:position|role|post|job|capacity|function)|(?:vergleichbare[rn]?|ähnliche[rn]?) (?:Position|Stelle|Funktion|Rolle|Tätigkeit)|(?:poste|fonction) (?:similaire|équivalente?)|(?:puesto|cargo|función) similar|(?:cargo|função) (?:similar|semelhante)|(?:ruolo|posizione) (?:analog[oa]|simile)|(?:soortgelijke|vergelijkbare) functie)(?!\p{L})/iu;

/** Years between the first and the last date of the jobs of the post's trade; -1 where none is told. */
function yearsInTrade(scene: TailorScene): number {
  const { title = '' } = scene.posting;
  const isAlike = sharesTitle(title);
  const work = (scene.resume.work ?? []).filter(
    ({ position = '' }) => isSameTrade(position, title) || isAlike(position),
  );
  return work.length === 0 ? -1 : yearsSpanned({ ...scene, resume: { work } });
}

/** Where a resume says what its writer has learned: its studies, its papers, its head and summary. */
const ofLearning = /^\/(?:education|certificates|basics)(?:\/|$)/;

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

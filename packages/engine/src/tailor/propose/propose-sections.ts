import { defaultSectionOrder, type Resume } from '@shortlist/schema';
import { isOfStudies } from '../../language/titles/is-training.ts';
import { bachelors } from '../../lexicon/learning/degree-levels.ts';
import { sharesTrade } from '../summary/shares-trade.ts';
import { factsUnder, type Proposal, type TailorScene } from './proposal.ts';

/** The order of sections for this posting, where another than the usual one serves it: what is asked for and held moves up. */
export function proposeSections(scene: TailorScene): Proposal[] {
  const { resume } = scene;
  const before = resume.meta?.sectionOrder;
  // What stands where is told by the file alone.
  if (!Array.isArray(before)) return [];
  const { order: whole, why } = arrange(scene, wholeOrder(before));
  // Another order of what the file holds, and of nothing else.
  const order = whole.filter((section) => before.includes(section));
  const present = order.filter((section) => has(resume, section));
  if (
    why === '' ||
    present.join() === before.filter((section) => typeof section === 'string' && has(resume, section)).join()
  )
    return [];
  const evidence = present
    .slice(0, 3)
    .flatMap((section) => factsUnder(scene, section === 'summary' ? '/basics/summary' : `/${section}`).slice(0, 2));
  return [
    {
      op: 'replace',
      path: '/meta/sectionOrder',
      before,
      after: order,
      reason: 'section-order',
      explanation: why,
      evidence,
      requirements: [],
    },
  ];
}

function arrange(
  { resume, match, facts, posting }: TailorScene,
  usual: readonly string[],
): { order: string[]; why: string } {
  const counted = /^(\d+) years/.exec(facts.find((fact) => fact.pointer === '/work')?.text ?? '')?.[1];
  // Jobs without dates tell of no beginner.
  const years = Number(counted ?? ((resume.work ?? []).some(({ startDate }) => startDate === undefined) ? 2 : 0));
  const schooling = match.requirements.filter(
    ({ kind, importance, met }) => kind === 'education' && importance === 'must' && met === true,
  );
  const levels = posting.requirements.flatMap(({ id, degree }) =>
    schooling.some((each) => each.id === id) ? [degree?.level ?? 0] : [],
  );
  const asksDegree = levels.some((level) => level >= bachelors);
  const forLearners = levels.length > 0 && isOfStudies(posting.title ?? '');
  const asked = match.requirements
    .filter(({ kind, importance, met }) => kind === 'certificate' && importance === 'must' && met === true)
    .flatMap(({ text, evidence }) =>
      evidence.filter(({ pointer }) => pointer.startsWith('/certificates')).map((shown) => `${text} ${shown.text}`),
    );
  const skills = match.requirements.filter(({ kind, met }) => kind === 'skill' && met !== false);
  const onlyListed = skills.filter(
    ({ evidence }) => evidence.length > 0 && evidence.every(({ pointer }) => pointer.startsWith('/skills')),
  );
  const shownByWork = skills.some(({ evidence }) => evidence.some(({ pointer }) => pointer.startsWith('/work')));
  // Work that shows what is asked for is not put behind a degree.
  if (years < 2 && (asksDegree || forLearners) && !shownByWork && (resume.education ?? []).length > 0)
    return {
      order: moved(usual, 'education', 'work'),
      why: asksDegree
        ? 'Education moved above work: you’re early in your career and the posting asks for your degree.'
        : 'Education moved above work: you’re early in your career and this is a training position.',
    };
  if (turning.test(resume.basics?.summary ?? '') && (resume.projects ?? []).length > 0)
    return {
      order: moved(usual, 'projects', 'work'),
      why: 'Projects moved above work: they show what you can do in your new field.',
    };
  if (asked.some((paper) => licence.test(paper)))
    return {
      order: moved(usual, 'certificates', 'work'),
      why: 'License moved to the top: this job requires it.',
    };
  if (asked.length > 0)
    return {
      order: moved(usual, 'certificates', 'education'),
      why: 'Certificates moved up: the posting asks for one you hold.',
    };
  // Who has done this work for years is read by the jobs first.
  const isOfTrade = (resume.work ?? []).some(({ position = '' }) => sharesTrade(position, posting.title ?? ''));
  if (skills.length >= 3 && onlyListed.length / skills.length > 0.5 && !(isOfTrade && years >= 2))
    return { order: moved(usual, 'skills', 'work'), why: 'Skills moved up: this posting asks for most of them.' };
  return { order: defaultSectionOrder, why: '' };
}

/** Words of a summary that tell of a change of trade. */
const turning = /\b(?:retrain(?:ed|ing)|career chang\p{L}*|boot ?camp)\b/iu;

/** Papers without which the work may not be done. */
const licence = /\b(?:licen[cs](?:e|ed)|registered nurse|registration|journeyman|cdl)\b/i;

/** The order of the person's own document, with the sections that it does not name behind. */
function wholeOrder(own: readonly unknown[]): string[] {
  const named = own.filter((section) => typeof section === 'string');
  // Sections of the person's own stand by their numbers ("custom-0") where their order is known.
  const hasOwn = named.some((section) => section.startsWith('custom-'));
  return [
    ...named,
    ...defaultSectionOrder.filter((section) => !named.includes(section) && !(hasOwn && section === 'custom')),
  ];
}

/** An order with one section moved up before another; where it stands above that already, the order as it is. */
function moved(order: readonly string[], section: string, before: string): string[] {
  if (order.indexOf(section) < order.indexOf(before)) return [...order];
  const rest = order.filter((each) => each !== section);
  rest.splice(rest.indexOf(before), 0, section);
  return rest;
}

function has(resume: Resume, section: string): boolean {
  if (section === 'summary') return (resume.basics?.summary ?? '') !== '';
  if (section === 'custom') return (resume.customSections ?? []).length > 0;
  const value = resume[section];
  return Array.isArray(value) && value.length > 0;
}

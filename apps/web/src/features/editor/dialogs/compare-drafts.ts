import { type Draft, draftLinks, UserInfo } from '@shortlist/schema';
import { infoNames, linkLine } from '../save/merge-drafts.ts';

export type DraftChange = { place: string; before: string; after: string };

/** What differs between two drafts of one resume, place by place. */
export function compareDrafts(then: Draft, now: Draft): DraftChange[] {
  const changes: DraftChange[] = [];
  const compare = (place: string, before = '', after = '') => {
    if (before !== after) changes.push({ place, before, after });
  };
  for (const field of UserInfo.keyof().options) compare(infoNames[field], then.userInfo[field], now.userInfo[field]);
  const links = (draft: Draft) => draftLinks(draft).map(linkLine).join('\n');
  compare('Links', links(then), links(now));
  const ids = [...new Set([...then.sections, ...now.sections].map((section) => section.id))];
  for (const id of ids) {
    const [before, after] = [then, now].map((draft) => draft.sections.find((section) => section.id === id));
    compare(after?.title ?? before?.title ?? 'Section', before?.content, after?.content);
    if (before && after) compare(`Title of ${before.title}`, before.title, after.title);
    if (before && after) compare(`Heading of ${after.title}`, before.heading, after.heading);
    if (before && after) compare(`${after.title} hidden`, yes(before.hidden), yes(after.hidden));
    if (before && after) compare(`${after.title} on a new page`, yes(before.breakBefore), yes(after.breakBefore));
  }
  if (then.photo !== now.photo) compare('Photo', pictured(then.photo, 'One'), pictured(now.photo, 'Another'));
  const order = (draft: Draft) =>
    draft.sections
      .filter(({ id }) => has(then, id) && has(now, id))
      .map(({ title }) => title)
      .join(', ');
  compare('Order of sections', order(then), order(now));
  for (const key of Object.keys(designNames) as (keyof Draft['design'])[])
    compare(designNames[key], `${then.design[key] ?? 'as designed'}`, `${now.design[key] ?? 'as designed'}`);
  return changes;
}

const designNames: Record<keyof Draft['design'], string> = {
  template: 'Template',
  paper: 'Paper',
  accentColor: 'Accent',
  size: 'Text size',
  spacing: 'Spacing',
  dateFormat: 'Dates',
  language: 'Language',
  fitPages: 'Most pages',
  mark: 'Foot of the page',
  ownTemplate: 'Own template',
};
const pictured = (photo: string | undefined, which: string) => (photo ? `${which} picture` : 'None');
const yes = (value: boolean | undefined) => (value ? 'Yes' : 'No');
const has = (draft: Draft, id: string) => draft.sections.some((section) => section.id === id);

import { type Draft, UserInfo } from '@shortlist/schema';
import { infoNames } from '../save/merge-drafts.ts';

export type DraftChange = { place: string; before: string; after: string };

/** What differs between two drafts of one resume, place by place. */
export function compareDrafts(then: Draft, now: Draft): DraftChange[] {
  const changes: DraftChange[] = [];
  const compare = (place: string, before = '', after = '') => {
    if (before !== after) changes.push({ place, before, after });
  };
  for (const field of UserInfo.keyof().options) compare(infoNames[field], then.userInfo[field], now.userInfo[field]);
  const ids = [...new Set([...then.sections, ...now.sections].map((section) => section.id))];
  for (const id of ids) {
    const [before, after] = [then, now].map((draft) => draft.sections.find((section) => section.id === id));
    compare(after?.title ?? before?.title ?? 'Section', before?.content, after?.content);
    if (before && after) compare(`Title of ${before.title}`, before.title, after.title);
  }
  const order = (draft: Draft) =>
    draft.sections
      .filter(({ id }) => has(then, id) && has(now, id))
      .map(({ title }) => title)
      .join(', ');
  compare('Order of sections', order(then), order(now));
  compare('Template', then.design.template, now.design.template);
  return changes;
}

const has = (draft: Draft, id: string) => draft.sections.some((section) => section.id === id);

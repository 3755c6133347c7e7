import { t } from '@lingui/core/macro';
import { type Draft, type DraftLink, type DraftSection, draftLinks, UserInfo } from '@shortlist/schema';
import { i18n } from '#i18n';
import { infoNames } from '../../../content/info-names.ts';
import { nameSection } from '../../../content/section-names.ts';
import { sayColumn } from '../design/column-names.ts';

/** A place that both sides changed differently. */
export type MergeConflict = { place: string; mine: string; theirs: string };
export type Merged = { draft: Draft; conflicts: MergeConflict[] };

const nothing: ReadonlySet<string> = new Set();

/**
 * Joins two drafts that grew from one: what only one side changed is taken; what both changed differently is a conflict, in which mine
 * stands but for the places of `takeTheirs`.
 */
export function mergeDrafts(base: Draft, mine: Draft, theirs: Draft, takeTheirs = nothing): Merged {
  const conflicts: MergeConflict[] = [];
  function pick<T>(place: string, from: T, ours: T, other: T, say: (value: T) => string = shown): T {
    if (same(ours, other) || same(from, other)) return ours;
    if (same(from, ours)) return other;
    conflicts.push({ place, mine: say(ours), theirs: say(other) });
    return takeTheirs.has(place) ? other : ours;
  }
  const userInfo = { ...mine.userInfo };
  for (const field of UserInfo.keyof().options) {
    userInfo[field] = pick(
      i18n._(infoNames[field]),
      base.userInfo[field],
      mine.userInfo[field],
      theirs.userInfo[field],
    );
  }
  const sections = mergeSections(base.sections, mine.sections, theirs.sections, pick);
  const links = pick(t`Links`, draftLinks(base), draftLinks(mine), draftLinks(theirs));
  const changed = mine.links || theirs.links ? { links } : {};
  const design = pick(t`Design`, base.design, mine.design, theirs.design);
  const photo = pick(t`Photo`, base.photo, mine.photo, theirs.photo);
  const rest = pick(t`Imported details`, base.rest, mine.rest, theirs.rest);
  return {
    draft: { userInfo, ...changed, sections, design, ...(photo ? { photo } : {}), ...(rest ? { rest } : {}) },
    conflicts,
  };
}

type Pick = <T>(place: string, from: T, ours: T, other: T, say?: (value: T) => string) => T;

function mergeSections(base: DraftSection[], mine: DraftSection[], theirs: DraftSection[], pick: Pick): DraftSection[] {
  const find = (list: DraftSection[], id: string) => list.find((section) => section.id === id);
  const idsOf = (list: DraftSection[]) => list.map((section) => section.id);
  // The order is theirs where only they moved sections.
  const moved = !same(idsOf(base), idsOf(mine));
  const [lead, follow] = moved ? [mine, theirs] : [theirs, mine];
  const order = [...idsOf(lead), ...idsOf(follow).filter((id) => !find(lead, id))];
  return order.flatMap((id): DraftSection[] => {
    const [from, ours, other] = [find(base, id), find(mine, id), find(theirs, id)];
    if (!ours || !other) {
      const left = ours ?? other;
      // Deleted on one side and untouched on the other: deleted.
      return left && !(from && same(from, left)) ? [left] : [];
    }
    const name = nameSection(ours);
    const content = pick(name, from?.content ?? '', ours.content, other.content);
    const title = pick(t`${name}: title`, from?.title ?? '', ours.title, other.title);
    const broken = pick(t`${name}: page break`, from?.breakBefore, ours.breakBefore, other.breakBefore);
    const hidden = pick(t`${name}: hidden`, from?.hidden, ours.hidden, other.hidden);
    const heading = pick(t`${name}: heading`, from?.heading, ours.heading, other.heading);
    const column = pick(t`${name}: column`, from?.column, ours.column, other.column, sayColumn);
    return [{ ...ours, content, title, breakBefore: broken, hidden, heading, column }];
  });
}

/** A link in one line. */
export const linkLine = ({ network, username, url }: DraftLink) => [network, username, url].filter(Boolean).join(', ');

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function shown(value: unknown): string {
  if (typeof value === 'string') return value.startsWith('data:') ? t`A photo` : value;
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(linkLine).join('\n');
  return Object.entries(value)
    .map(([key, one]) => `${key}: ${typeof one === 'object' ? JSON.stringify(one) : one}`)
    .join('\n');
}

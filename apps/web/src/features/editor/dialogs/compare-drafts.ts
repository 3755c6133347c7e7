import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { type Draft, draftLinks, UserInfo } from '@shortlist/schema';
import { i18n } from '#i18n';
import { infoNames } from '../../../content/info-names.ts';
import { nameSection } from '../../../content/section-names.ts';
import { sayColumn } from '../design/column-names.ts';
import { linkLine } from '../save/merge-drafts.ts';

export type DraftChange = { place: string; before: string; after: string };

/** What differs between two drafts of one resume, place by place. */
export function compareDrafts(then: Draft, now: Draft): DraftChange[] {
  const changes: DraftChange[] = [];
  const compare = (place: string, before = '', after = '') => {
    if (before !== after) changes.push({ place, before, after });
  };
  for (const field of UserInfo.keyof().options)
    compare(i18n._(infoNames[field]), then.userInfo[field], now.userInfo[field]);
  const links = (draft: Draft) => draftLinks(draft).map(linkLine).join('\n');
  compare(t`Links`, links(then), links(now));
  const ids = [...new Set([...then.sections, ...now.sections].map((section) => section.id))];
  for (const id of ids) {
    const [before, after] = [then, now].map((draft) => draft.sections.find((section) => section.id === id));
    const section = after ?? before;
    if (!section) continue;
    const name = nameSection(section);
    compare(name, before?.content, after?.content);
    if (!before || !after) continue;
    compare(t`Title of ${name}`, before.title, after.title);
    compare(t`Heading of ${name}`, before.heading, after.heading);
    compare(t`${name} hidden`, yes(before.hidden), yes(after.hidden));
    compare(t`${name} on a new page`, yes(before.breakBefore), yes(after.breakBefore));
    compare(t`${name}: column`, sayColumn(before.column), sayColumn(after.column));
  }
  if (then.photo !== now.photo)
    compare(t`Photo`, then.photo ? t`A photo` : t`None`, now.photo ? t`Another photo` : t`None`);
  const order = (draft: Draft) =>
    draft.sections
      .filter(({ id }) => has(then, id) && has(now, id))
      .map(nameSection)
      .join(', ');
  compare(t`Order of sections`, order(then), order(now));
  for (const key of Object.keys(designNames) as (keyof Draft['design'])[])
    compare(i18n._(designNames[key]), sayDesign(then.design[key]), sayDesign(now.design[key]));
  return changes;
}

const designNames: Record<keyof Draft['design'], MessageDescriptor> = {
  template: msg`Template`,
  paper: msg`Paper`,
  accentColor: msg`Accent color`,
  size: msg`Text size`,
  spacing: msg`Spacing`,
  lineSpacing: msg`Line spacing`,
  margins: msg`Margins`,
  font: msg`Font`,
  icons: msg`Icons for contact details`,
  dateFormat: msg`Date format`,
  language: msg`Language`,
  fitPages: msg`Page limit`,
  mark: msg`Page footer`,
  ownTemplate: msg`Custom template`,
};
const sayDesign = (value: string | number | boolean | undefined) =>
  typeof value === 'boolean' ? yes(value) : `${value ?? t`default`}`;
const yes = (value: boolean | undefined) => (value ? t`Yes` : t`No`);
const has = (draft: Draft, id: string) => draft.sections.some((section) => section.id === id);

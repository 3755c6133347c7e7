import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { byWord, type Draft, isFormKind, kindOf, type Outline, type OutlineNode, UserInfo } from '@shortlist/schema';
import { i18n } from '#i18n';
import { infoNames } from '../../../content/info-names.ts';
import { nameKind, nameSection } from '../../../content/section-names.ts';
import { entryLabels } from '../sections/entry-words.ts';

const fieldNames: Record<string, MessageDescriptor> = byWord({
  summary: msg`Description`,
  description: msg`Description`,
  reference: msg`Reference`,
  startDate: msg`Start date`,
  endDate: msg`End date`,
  date: msg`Date`,
  releaseDate: msg`Date`,
  url: msg`Link`,
  title: msg`Section title`,
  heading: msg`Heading`,
  location: msg`Location`,
  score: msg`Score`,
  roles: msg`Roles`,
  type: msg`Type`,
  keywords: msg`Keywords`,
});

/** Where a text stands, in the words of the forms: section, entry, field. `draft` has the section. */
export function namePart(node: OutlineNode, key: string, outline: Outline, draft: Draft): string {
  if (node.list === 'info') {
    const field = UserInfo.keyof().safeParse(key);
    return field.success ? i18n._(infoNames[field.data]) : key;
  }
  const entry = node.list === 'entry' ? node : outline.find(({ id, list }) => id === node.parent && list === 'entry');
  const sectionId = entry?.parent ?? (node.parent || node.id);
  const section = draft.sections.find(({ id }) => id === sectionId);
  const kind = kindOf({ id: sectionId });
  const field = node.list === 'line' || key === 'text' ? '' : nameField(sectionId, key);
  const list = entry && entry !== node ? nameField(sectionId, node.list) : '';
  const head = entry ? headOf(entry) : '';
  return [section ? nameSection(section) : nameKind(kind), head, list || field].filter(Boolean).join(' · ');
}

/** What an entry is known by, in a few words. */
export function headOf({ fields }: OutlineNode): string {
  const { position, degree, title, language, name, organization, institution, text } = fields;
  return [position ?? degree ?? title ?? language, name ?? organization ?? institution, text]
    .filter(Boolean)
    .join(', ');
}

function nameField(sectionId: string, key: string): string {
  const kind = kindOf({ id: sectionId });
  const own = isFormKind(kind) ? entryLabels[kind][key] : undefined;
  return i18n._(own ?? fieldNames[key] ?? msg`Text`);
}

import {
  type Draft,
  type DraftDesign,
  type DraftLink,
  type DraftSection,
  newSection,
  type SectionColumn,
  type SectionKind,
  type UserInfo,
} from '@shortlist/schema';

/** Changes of a draft, each giving a new one. */

export const setInfo = (draft: Draft, field: keyof UserInfo, value: string): Draft => ({
  ...draft,
  userInfo: { ...draft.userInfo, [field]: value.slice(0, 500) },
});

/** Sets the links beside the website and LinkedIn. */
export const setLinks = (draft: Draft, links: DraftLink[]): Draft => ({ ...draft, links });

export const setContent = (draft: Draft, id: string, content: string): Draft => changeSection(draft, id, { content });

/** Gives a custom section another title; a blank one is ignored. */
export function renameSection(draft: Draft, id: string, title: string): Draft {
  const name = title.trim().slice(0, 120);
  const section = draft.sections.find((one) => one.id === id);
  return section?.isCustom && name !== '' && name !== section.title ? changeSection(draft, id, { title: name }) : draft;
}

/** Lets a section begin on a new page, or flow on. */
export const breakBefore = (draft: Draft, id: string, on: boolean): Draft =>
  changeSection(draft, id, { breakBefore: on || undefined });

/** Takes a section off the page, or puts it back. */
export const hideSection = (draft: Draft, id: string, on: boolean): Draft =>
  changeSection(draft, id, { hidden: on || undefined });

/** Gives a section another heading on the page; a blank one brings the page's own back. */
export const setHeading = (draft: Draft, id: string, heading: string): Draft =>
  changeSection(draft, id, { heading: heading.trim().slice(0, 120) || undefined });

/** Puts a section into a column, in a template that has two; without one it stands where it fits best. */
export const setColumn = (draft: Draft, id: string, column: SectionColumn | undefined): Draft =>
  changeSection(draft, id, { column });

/** Appends a section at the end. */
export const addSection = (draft: Draft, kind: SectionKind, nowMs: number): Draft => ({
  ...draft,
  sections: [...draft.sections, newSection(kind, draft.sections, nowMs)],
});

/** Removes a section; only custom ones can be removed. */
export const deleteSection = (draft: Draft, id: string): Draft => ({
  ...draft,
  sections: draft.sections.filter((section) => section.id !== id || !section.isCustom),
});

/** Moves a section to the place of another. */
export function moveSection(draft: Draft, id: string, to: number): Draft {
  const from = draft.sections.findIndex((section) => section.id === id);
  const moved = draft.sections[from];
  if (!moved || to < 0 || to >= draft.sections.length || to === from) return draft;
  const sections = draft.sections.filter((section) => section.id !== id);
  sections.splice(to, 0, moved);
  return { ...draft, sections };
}

/** The sections of the page in another order; those on no page keep their places in the list. */
export function orderShown(draft: Draft, shown: readonly DraftSection[]): DraftSection[] {
  const rest = [...shown];
  return draft.sections.map((section) => (section.hidden ? section : (rest.shift() ?? section)));
}

export const setDesign = (draft: Draft, change: Partial<DraftDesign>): Draft => ({
  ...draft,
  design: { ...draft.design, ...change },
});

/** Sets the photo, or takes it away. */
export const setPhoto = (draft: Draft, photo: string | undefined): Draft => ({ ...draft, photo });

function changeSection(draft: Draft, id: string, change: Partial<DraftSection>): Draft {
  return { ...draft, sections: draft.sections.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

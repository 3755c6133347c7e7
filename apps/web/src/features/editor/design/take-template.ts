import { type Draft, type DraftDesign, type OwnTemplate, placeSections, TemplateId } from '@shortlist/schema';
import { orderShown } from '../document/change-draft.ts';

/** The draft in one of our templates, with the accent that belongs to it. */
export function takeOurTemplate(draft: Draft, template: string): Draft {
  const design = {
    ...draft.design,
    template: TemplateId.parse(template),
    accentColor: undefined,
    ownTemplate: undefined,
  };
  return { ...draft, design };
}

/** The draft in a template of the person's own: a variant's settings and order of sections, or a file beside its base. */
export function takeOwnTemplate(draft: Draft, { id, kind, base, style }: OwnTemplate): Draft {
  if (kind === 'file') return { ...draft, design: { ...draft.design, template: base, ownTemplate: id } };
  const { accentColor, size = 1, spacing = 1, sectionOrder = [] } = style ?? {};
  const design = { ...draft.design, template: base, ownTemplate: undefined, accentColor, size, spacing };
  const rank = new Map(sectionOrder.map((section, index) => [section, index]));
  const places = placeSections(draft).map((place, index) => ({
    section: place.section,
    rank: rank.get(place.id) ?? sectionOrder.length + index,
  }));
  const shown = places.toSorted((a, b) => a.rank - b.rank).map(({ section }) => section);
  return { ...draft, design, sections: orderShown(draft, shown) };
}

/** Whether a page has just the settings of a variant. */
export function isInVariant({ ownTemplate, ...design }: DraftDesign, { kind, base, style }: OwnTemplate): boolean {
  const { accentColor, size = 1, spacing = 1 } = style ?? {};
  return (
    kind === 'variant' &&
    ownTemplate === undefined &&
    design.template === base &&
    design.accentColor === accentColor &&
    design.size === size &&
    design.spacing === spacing
  );
}

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
  const { sectionOrder = [] } = style ?? {};
  const design = { ...draft.design, template: base, ownTemplate: undefined, ...settingsOf(style) };
  const rank = new Map(sectionOrder.map((section, index) => [section, index]));
  const places = placeSections(draft).map((place, index) => ({
    section: place.section,
    rank: rank.get(place.id) ?? sectionOrder.length + index,
  }));
  const shown = places.toSorted((a, b) => a.rank - b.rank).map(({ section }) => section);
  return { ...draft, design, sections: orderShown(draft, shown) };
}

/**
 * The id of the template that a page is in; none where that is a file that is not there (yet). A variant is only settings: a page with
 * these is in it, unless they are the base's own too. Where they tell no difference, it is the one that was picked last.
 */
export function templateOf(
  design: DraftDesign,
  own: readonly OwnTemplate[],
  picked: string | undefined,
): string | undefined {
  const { template, ownTemplate } = design;
  if (ownTemplate) return own.find(({ id }) => id === ownTemplate)?.id;
  const variants = own.filter(
    (each) => each.kind === 'variant' && each.base === template && hasStyle(design, each.style),
  );
  const choices = [...(design.accentColor ? [] : [template]), ...variants.map(({ id }) => id)];
  if (picked && choices.includes(picked)) return picked;
  return hasStyle(design) ? template : (variants[0]?.id ?? template);
}

/** What a variant sets, and what a page has without one. */
function settingsOf(style: OwnTemplate['style']): Pick<DraftDesign, 'accentColor' | 'size' | 'spacing'> {
  const { accentColor, size = 1, spacing = 1 } = style ?? {};
  return { accentColor, size, spacing };
}

function hasStyle(design: DraftDesign, style?: OwnTemplate['style']): boolean {
  const { accentColor, size, spacing } = settingsOf(style);
  return design.accentColor === accentColor && design.size === size && design.spacing === spacing;
}

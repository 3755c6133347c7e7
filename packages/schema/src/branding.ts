import { z } from 'zod';
import type { SubscriptionType } from './account.ts';
import { createdWith } from './product.ts';
import type { LayoutOptions } from './template.ts';

/** Plans with branding of one's own: accent, logo, no line of ours at the foot (specification, section 9). */
export const brandingByPlan: Record<SubscriptionType, boolean> = { FREE: false, FAMOUS: true, PREMIUM: true };

/** The most bytes of a logo, and the most pixels of its sides. */
export const largestLogo = { bytes: 200_000, side: 2000 };

/** What stands at the foot of a page: nothing, the person's own logo, or what their organisation had set up. */
export const PageMark = z.enum(['none', 'own', 'organization']);
export type PageMark = z.infer<typeof PageMark>;

/** The look that an organisation gives the pages of its members. `logo` is a data URL. */
export const HouseStyle = z.object({
  name: z.string(),
  accentColor: z.string().nullable(),
  footer: z.string().nullable(),
  logo: z.string().nullable(),
});
export type HouseStyle = z.infer<typeof HouseStyle>;

/** `GET /api/branding`: what a person's pages may carry. `logo` is their own as a data URL. */
export const Branding = z.object({
  included: z.boolean(),
  logo: z.string().nullable(),
  organization: HouseStyle.nullable(),
});
export type Branding = z.infer<typeof Branding>;

/**
 * A layout as the person's plan sets it: with branding, their accent and the mark that they chose (a member's pages carry the
 * organisation's where they chose none); without, the template's own accent and our line at the foot.
 */
export function brandLayout(
  layout: Partial<LayoutOptions>,
  mark: PageMark | undefined,
  { included, logo, organization }: Branding,
): Partial<LayoutOptions> {
  const { accentColor, footer: _footer, logo: _logo, ...rest } = layout;
  if (!included) return { ...rest, footer: createdWith };
  const chosen = mark ?? (organization ? 'organization' : 'none');
  const house = chosen === 'organization' ? organization : null;
  const picture = chosen === 'own' ? logo : house?.logo;
  const accent = accentColor ?? house?.accentColor;
  return {
    ...rest,
    ...(accent ? { accentColor: accent } : {}),
    ...(house?.footer ? { footer: house.footer } : {}),
    ...(picture ? { logo: picture } : {}),
  };
}

import type { Executor } from '@shortlist/database';
import { type Branding, brandingByPlan, type SubscriptionType } from '@shortlist/schema';
import { sql } from 'drizzle-orm';
import { settleSubscription } from '../db/trials.ts';
import { openFile } from '../vault/sealed-columns.ts';

type Row = {
  plan: SubscriptionType;
  logoType: string | null;
  logo: Uint8Array | null;
  house: string | null;
  accentColor: string | null;
  footer: string | null;
  houseLogoType: string | null;
  houseLogo: Uint8Array | null;
};

/** What a person's pages may carry now: by their plan, with their own logo, and with what their organisation had set up. */
export async function findBranding(db: Executor, userId: string): Promise<Branding> {
  await settleSubscription(db, userId);
  const { rows } = await db.execute<Row>(sql`
    select s.subscription_type as plan, l.media_type as "logoType", l.bytes as logo, o.name as house,
      o.accent_color as "accentColor", o.footer, o.logo_type as "houseLogoType", o.logo as "houseLogo"
    from user_subscriptions s
    left join logos l on l.user_id = s.user_id
    left join organizations o on o.id = organization_of(s.user_id)
    where s.user_id = ${userId}`);
  const [row] = rows;
  if (!row) return { included: false, logo: null, organization: null };
  const { house, accentColor, footer } = row;
  return {
    included: brandingByPlan[row.plan] ?? false,
    logo: dataUrl(row.logoType, row.logo && openFile('logos.bytes', row.logo)),
    organization:
      house === null ? null : { name: house, accentColor, footer, logo: dataUrl(row.houseLogoType, row.houseLogo) },
  };
}

function dataUrl(mediaType: string | null, bytes: Uint8Array | null): string | null {
  return mediaType && bytes ? `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}` : null;
}

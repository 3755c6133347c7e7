import type { Metadata } from '../tables.ts';

/** What the provider says about a person, in the protocol's form. */
export interface ProviderPerson {
  /** The provider's own id of the person: the only thing that never changes. */
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
  data: Metadata;
}

/** Reads the claims of a verified ID token. */
export function readClaims(claims: Record<string, unknown>): ProviderPerson {
  const text = (name: string) => {
    const value = claims[name];
    return typeof value === 'string' && value.length <= 1_000 ? value : undefined;
  };
  const subject = text('sub') ?? '';
  const email = text('email')?.toLowerCase();
  const emailVerified = claims.email_verified === true || claims.email_verified === 'true';
  const name = text('name');
  const picture = text('picture');
  const hd = text('hd');
  const data = {
    iss: text('iss'),
    sub: subject,
    name,
    full_name: name,
    picture,
    avatar_url: picture,
    email,
    email_verified: emailVerified,
    phone_verified: false,
    provider_id: subject,
    custom_claims: hd ? { hd } : undefined,
  };
  return {
    subject,
    email,
    emailVerified,
    data: Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)),
  };
}

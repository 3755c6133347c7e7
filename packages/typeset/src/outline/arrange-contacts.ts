import type { Basics } from '@shortlist/schema';
import { cleanText } from './clean-text.ts';
import { makeSpan, presentSpans, urlSpan } from './make-span.ts';
import type { Contact, ContactKind, Span } from './outline.ts';

/** The ways to reach a person, in the order that recruiters look for them: mail, phone, place, site, profiles. */
export function arrangeContacts(basics: Basics): Contact[] {
  const email = makeSpan(basics.email, '/basics/email');
  if (email && /^[^\s@]+@[^\s@]+$/.test(email.text)) email.url = `mailto:${email.text}`;
  const phone = makeSpan(basics.phone, '/basics/phone');
  const dialled = phone?.text.replace(/[^\d+]/g, '');
  if (phone && dialled && /^\+?\d{5,15}$/.test(dialled)) phone.url = `tel:${dialled}`;
  return [
    ...ofKind('email', email),
    ...ofKind('phone', phone),
    ...ofKind('location', locationSpan(basics)),
    ...ofKind('url', urlSpan(basics.url, '/basics/url')),
    ...(basics.profiles ?? []).flatMap((profile, index) => ofKind('profile', profileSpan(profile, index))),
  ];
}

function ofKind(kind: ContactKind, span: Span | undefined): Contact[] {
  return span ? [{ kind, ...span }] : [];
}

function locationSpan({ location }: Basics): Span | undefined {
  if (!location) return undefined;
  const town = [location.postalCode, location.city]
    .map((part) => cleanText(part ?? ''))
    .filter(Boolean)
    .join(' ');
  const parts = [location.address, town, location.region, location.countryCode].map((part) => cleanText(part ?? ''));
  return makeSpan(parts.filter(Boolean).join(', '), '/basics/location');
}

function profileSpan(profile: { network?: string; username?: string; url?: string }, index: number): Span | undefined {
  const pointer = `/basics/profiles/${index}`;
  const address = urlSpan(profile.url, `${pointer}/url`);
  if (address) return address;
  const text = presentSpans(makeSpan(profile.network, pointer), makeSpan(profile.username, pointer));
  return makeSpan(text.map((span) => span.text).join(': '), pointer);
}

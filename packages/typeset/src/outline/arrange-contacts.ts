import { type Basics, isMailAddress, linkTarget, nameCountry } from '@shortlist/schema';
import { cleanText } from './clean-text.ts';
import { makeSpan, urlSpan } from './make-span.ts';
import type { Contact, ContactKind, Span } from './outline.ts';

/** The ways to reach a person, in the order that recruiters look for them: mail, phone, place, site, profiles. */
export function arrangeContacts(basics: Basics, language: string): Contact[] {
  const email = makeSpan(basics.email, '/basics/email');
  const mailed = email && isMailAddress(email.text) && linkTarget(`mailto:${email.text}`);
  if (mailed) email.url = mailed;
  const phone = makeSpan(basics.phone, '/basics/phone');
  const dialled = phone?.text.replace(/[^\d+]/g, '');
  if (phone && dialled && /^\+?\d{5,15}$/.test(dialled)) phone.url = `tel:${dialled}`;
  return [
    ...ofKind('email', email),
    ...ofKind('phone', phone),
    ...ofKind('location', locationSpan(basics, language)),
    ...ofKind('url', urlSpan(basics.url, '/basics/url')),
    ...(basics.profiles ?? []).flatMap((profile, index) => ofKind('profile', profileSpan(profile, index))),
  ];
}

function ofKind(kind: ContactKind, span: Span | undefined): Contact[] {
  return span ? [{ kind, ...span }] : [];
}

function locationSpan({ location }: Basics, language: string): Span | undefined {
  if (!location) return undefined;
  const { address, postalCode, city, region, countryCode } = location;
  const inState = countryCode === 'US' && /^[A-Z]{2}$/.test(region ?? '');
  // The country as the person wrote it, else by its name on a page of this language. "Austin, TX" says its country.
  const named = inState ? undefined : nameCountry(countryCode ?? '', language);
  const country = typeof location.country === 'string' ? location.country : named;
  const own = [region, city, address].map((word) => cleanText(word ?? '')).filter(Boolean);
  // Chinese and Japanese begin with what is largest, and put nothing between.
  if (own.length > 0 && own.every((word) => spaceless.test(word))) {
    const whole = [postalCode ?? '', own.join('')].filter(Boolean).join(' ');
    return makeSpan(whole, '/basics/location');
  }
  // In North America the postal code follows the state or province; elsewhere the town follows it.
  const behind = Boolean(region) && (countryCode === 'US' || countryCode === 'CA');
  const town = behind ? [city] : [postalCode, city];
  const area = behind ? [region, postalCode] : [region];
  const parts = [[address], town, area, [country]].map((words) =>
    words
      .map((word) => cleanText(word ?? ''))
      .filter(Boolean)
      .join(' '),
  );
  return makeSpan(parts.filter(Boolean).join(', '), '/basics/location');
}

const spaceless = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}ー・〇々ヶ-]+$/u;

/** A profile reads as its address; the network and the name are added where the address does not tell them. */
function profileSpan(profile: { network?: string; username?: string; url?: string }, index: number): Span | undefined {
  const pointer = `/basics/profiles/${index}`;
  const address = urlSpan(profile.url, `${pointer}/url`);
  const told = plain(address?.text ?? '');
  const network = untold(profile.network, told);
  const username = untold(profile.username, told);
  const text = [network, [username, address?.text].filter(Boolean).join(', ')].filter(Boolean).join(': ');
  const span = makeSpan(text, address ? `${pointer}/url` : pointer);
  return span && address?.url ? { ...span, url: address.url } : span;
}

function untold(text: string | undefined, told: string): string | undefined {
  const clean = cleanText(text ?? '');
  return clean === '' || told.includes(plain(clean)) ? undefined : clean;
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

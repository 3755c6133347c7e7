import type { Basics, Profile } from '@shortlist/schema';
import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/min';
import type { Facts } from './collect-facts.ts';
import { isSize, sizes } from './is-linkedin.ts';
import { joinEntries } from './join-entries.ts';
import type { Line } from './sort-lines.ts';

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** "+47 555 01 88 (Mobile)" */
const phone = /^(\+?[\d\s().\-/]{6,}\d)(?:\s*\(([^)]+)\))?$/;
/** Kinds of link that are the person's own page. */
const ownPage =
  /^(?:personal|portfolio|blog|pers[oö]nlich\S*|personnel\S*|perso|persoonlijk\S*|pessoal|personale|sito|site)/i;

/** Email, phone, address and links of the sidebar's first section; `region` (ISO 3166) helps to read national phone numbers. */
export function readContact(lines: Line[], facts: Facts, region: CountryCode): Partial<Basics> {
  const basics: Partial<Basics> = {};
  const links = joinLinks(lines.filter((line) => isSize(line.size, sizes.link)));
  for (const { text, lines: from } of joinBroken(lines.filter((line) => !isSize(line.size, sizes.link)))) {
    const number = phone.exec(text);
    if (email.test(text)) {
      if (!basics.email) facts.note('/basics/email', from);
      basics.email ??= text;
    } else if (number?.[1] && number[1].replace(/\D/g, '').length >= 6) {
      const [known] = findPhoneNumbersInText(number[1], region);
      if (!basics.phone) facts.note('/basics/phone', from, number[1], known?.number.number);
      basics.phone ??= number[1].trim();
    } else if (!basics.location) {
      basics.location = { address: text };
      facts.note('/basics/location/address', from);
    }
  }
  const profiles = links.flatMap(({ address, kind, lines: from }): Profile[] => {
    if (ownPage.test(kind) && !basics.url) {
      basics.url = address;
      facts.note('/basics/url', from);
      return [];
    }
    return [nameProfile(address, kind)];
  });
  if (profiles.length > 0) basics.profiles = profiles;
  for (const [index, profile] of profiles.entries()) {
    const from = links.find((link) => link.address === profile.url)?.lines ?? [];
    facts.note(`/basics/profiles/${index}/url`, from);
  }
  return basics;
}

/**
 * A long address of mail breaks where the column ends: "tobias@lindqvist." and "example.com". A number is whole on its line, also where the
 * line below is as near as that of a broken text.
 */
function joinBroken(lines: Line[]): { text: string; lines: Line[] }[] {
  const parts: Line[][] = [];
  for (const line of lines) {
    const above = parts.at(-1)?.at(-1);
    if (!above || phone.test(line.text) || phone.test(above.text)) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts.flatMap(joinEntries).map((entry) => {
    const closed = entry.text.replaceAll(' ', '');
    return entry.text.includes('@') && email.test(closed) ? { ...entry, text: closed } : entry;
  });
}

type FoundLink = { address: string; kind: string; lines: Line[] };

/** An address runs over lines, broken anywhere, until its kind in brackets: "www.linkedin.com/in/ada-", "quist", "(LinkedIn)". */
function joinLinks(lines: Line[]): FoundLink[] {
  const links: FoundLink[] = [];
  let text = '';
  let from: Line[] = [];
  for (const line of lines) {
    text += line.text;
    from.push(line);
    const closed = /^(.+?)\s*\(([^()]+)\)$/.exec(text);
    if (!closed?.[1] || !closed[2]) continue;
    links.push({ address: completeAddress(closed[1].replace(/\s+/g, '')), kind: closed[2], lines: from });
    text = '';
    from = [];
  }
  if (/\w\.\w/.test(text))
    links.push({ address: completeAddress(text.replace(/\s+/g, '')), kind: 'Website', lines: from });
  return links;
}

function completeAddress(address: string): string {
  return /^https?:\/\//i.test(address) ? address : `https://${address}`;
}

function nameProfile(url: string, kind: string): Profile {
  const username = /linkedin\.com\/(?:in|pub)\/([^/?#]+)/i.exec(url)?.[1];
  return username ? { network: 'LinkedIn', username: decodeName(username), url } : { network: kind, url };
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

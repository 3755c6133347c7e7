import { type Basics, nameCountry, pageLanguages, type XrayField } from '@shortlist/schema';
import { compareTexts, readText } from './compare-texts.ts';
import { lettersOf, normaliseText, normaliseUrl } from './normalise-text.ts';

/** What survived of the person's name and ways to be reached. A photo is no text and is left out. */
export function compareBasics(expected: Basics, recovered: Basics): XrayField[] {
  const text = (key: 'name' | 'label' | 'email' | 'phone' | 'summary') =>
    compareTexts(`/basics/${key}`, expected[key], recovered[key]);
  return [
    ...text('name'),
    ...text('label'),
    ...text('email'),
    ...text('phone'),
    ...compareTexts('/basics/url', expected.url, recovered.url, normaliseUrl),
    ...compareLocation(expected, recovered),
    ...text('summary'),
    ...compareProfiles(expected, recovered),
  ];
}

/**
 * A place is there when all its words are: which word is the region differs between readers. A state of the US says its country; any other is
 * there by its code or by its name in a language of our pages. What is written without spaces is there when its letters are.
 */
function compareLocation(expected: Basics, recovered: Basics): XrayField[] {
  const wanted = placeText(expected);
  if (wanted === '') return [];
  const found = placeText(recovered);
  const words = new Set(found.toLowerCase().split(/[\s,]+/));
  const code = expected.location?.countryCode ?? '';
  const ok = wanted
    .toLowerCase()
    .split(/[\s,]+/)
    .every(
      (word) =>
        words.has(word) ||
        (word === code.toLowerCase() && namesCountry(found, code)) ||
        (spaceless.test(wanted) && (word === code.toLowerCase() || found.includes(word))),
    );
  return [{ pointer: '/basics/location', expected: wanted, ...(found ? { recovered: found } : {}), ok }];
}

type Profile = NonNullable<Basics['profiles']>[number];

const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function namesCountry(place: string, code: string): boolean {
  const read = place.toLowerCase();
  return Object.keys(pageLanguages).some((language) => {
    const name = nameCountry(code, language)?.toLowerCase();
    return name !== undefined && read.includes(name);
  });
}

function placeText({ location }: Basics): string {
  const inState = location?.countryCode === 'US' && /^[A-Z]{2}$/.test(location.region ?? '');
  const keys = ['address', 'postalCode', 'city', 'region', ...(inState ? [] : ['countryCode'])];
  const parts = keys.map((key) => readText(location?.[key]) ?? '');
  return normaliseText(parts.filter(Boolean).join(', '));
}

function compareProfiles(expected: Basics, recovered: Basics): XrayField[] {
  const byUrl = new Map<string, Profile>();
  const byName = new Map<string, Profile>();
  for (const profile of recovered.profiles?.toReversed() ?? []) {
    if (profile.url) byUrl.set(normaliseUrl(profile.url), profile);
    if (profile.username) byName.set(profile.username, profile);
  }
  return (expected.profiles ?? []).flatMap((profile, index): XrayField[] => {
    const at = `/basics/profiles/${index}`;
    const partner =
      (profile.url ? byUrl.get(normaliseUrl(profile.url)) : undefined) ??
      (profile.username ? byName.get(profile.username) : undefined);
    const address = lettersOf(partner?.url ?? '');
    // A network or a name that the address spells out has been recovered with it.
    const spelled = (text: string | undefined, own: string | undefined) =>
      text && address.includes(lettersOf(text)) ? text : own;
    return [
      ...compareTexts(`${at}/url`, profile.url, partner?.url, normaliseUrl),
      ...compareTexts(`${at}/network`, profile.network, spelled(profile.network, partner?.network), lettersOf),
      ...compareTexts(`${at}/username`, profile.username, spelled(profile.username, partner?.username), lettersOf),
    ];
  });
}

import { nameCountry } from '../country-name.ts';
import { pageLanguageOf } from '../language/page-languages.ts';
import type { Basics, Resume } from '../resume.ts';
import type { Draft, DraftLink, UserInfo } from './draft.ts';
import { saysNone } from './says-none.ts';

/** The head of a resume: the seven fields as JSON Resume's basics, and back. What an import says beyond them is kept. */

/** The fields as basics. A field that still reads as it was imported keeps the imported form. */
export function basicsOf(
  info: UserInfo,
  summary: string,
  imported: Basics = {},
  links?: DraftLink[],
  language?: string,
): Basics {
  const kept = (known: string | undefined, typed: string, made = typed) =>
    known !== undefined && oneLine(known) === typed ? known : made;
  const website = given(info.website);
  return filled({
    ...imported,
    name: kept(imported.name, info.name.trim()),
    label: kept(imported.label, info.jobTitle.trim()),
    email: kept(imported.email, info.email.trim()),
    phone: kept(imported.phone, given(info.phone)),
    url: kept(imported.url, website, website && withScheme(website)),
    summary: imported.summary?.trim() === summary ? imported.summary : summary,
    location: locationOf(info.location, imported.location, language),
    profiles: profilesOf(given(info.linkedin), imported.profiles ?? [], links).map(({ profile }) => profile),
  });
}

/** What a field that may stay empty gives: nothing where it says that there is none. */
const given = (typed: string) => (saysNone(typed) ? '' : typed.trim());

/** The seven fields of basics; a country that is only a code is named in the resume's language. */
export function infoOf(basics: Basics, language?: string): UserInfo {
  const linkedin = basics.profiles?.find(isLinkedin);
  return {
    name: oneLine(basics.name),
    jobTitle: oneLine(basics.label),
    email: oneLine(basics.email),
    phone: oneLine(basics.phone),
    location: oneLine(basics.location && writeLocation(basics.location, language)),
    website: oneLine(basics.url),
    linkedin: linkedin ? shownProfile(linkedin) : '',
  };
}

/** The language that a resume says it is in, as it says it. */
export function resumeLanguage({ meta }: Resume): string | undefined {
  return typeof meta?.language === 'string' ? meta.language : undefined;
}

/** What of imported basics the fields do not say. */
export function originalBasics(basics: Basics): Basics {
  const kept: Basics = { ...basics };
  for (const key of ['name', 'label', 'email', 'phone', 'summary'] as const) {
    if (kept[key] === (key === 'summary' ? kept[key]?.trim() : oneLine(kept[key]))) delete kept[key];
  }
  if (kept.url !== undefined && withScheme(oneLine(kept.url)) === kept.url) delete kept.url;
  return kept;
}

type Location = NonNullable<Basics['location']>;

/** A place in one line, as a page writes it: "Austin, TX" says its country, elsewhere it is named. */
function writeLocation(location: Location, language = 'en'): string {
  const { country, countryCode = '', region = '' } = location;
  const inState = countryCode === 'US' && /^[A-Z]{2}$/.test(region);
  const named = inState ? '' : (nameCountry(countryCode, pageLanguageOf(language) ?? 'en') ?? countryCode);
  return joinPlace(location, typeof country === 'string' ? country : named);
}

function joinPlace({ address, postalCode, city, region }: Location, country: string | undefined): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [address, town, region, country].filter(Boolean).join(', ');
}

/** A place as typed; the parts of an imported one are kept while its text is unchanged, also in drafts that show its country as a code. */
function locationOf(text: string, known: Basics['location'], language: string | undefined): Basics['location'] {
  const typed = text.trim();
  const written = known
    ? [writeLocation(known, language), writeLocation(known), joinPlace(known, known.countryCode)]
    : [];
  if (known && written.some((one) => oneLine(one) === typed)) return known;
  return typed === '' ? undefined : { city: typed };
}

type PlacedProfile = { profile: OneProfile; link?: number };
type OneProfile = NonNullable<NonNullable<Resume['basics']>['profiles']>[number];

/** The links of a draft beside its website and LinkedIn: those that were changed in the editor, else the imported ones. */
export function draftLinks({ links, rest }: Pick<Draft, 'links' | 'rest'>): DraftLink[] {
  return links ?? withoutLinkedin(rest?.basics?.profiles ?? []);
}

/** What each profile of the draft's resume comes from, in their order: the LinkedIn field, or a link by its place among them. */
export function profileSources({ userInfo, links, rest }: Draft): ('linkedin' | number)[] {
  return profilesOf(given(userInfo.linkedin), rest?.basics?.profiles ?? [], links).map(
    ({ link }) => link ?? 'linkedin',
  );
}

/** The links with LinkedIn as it is typed now, in its old place or at the head. `link` is a profile's place among the links. */
function profilesOf(typed: string, imported: OneProfile[], links?: DraftLink[]): PlacedProfile[] {
  const at = imported.findIndex(isLinkedin);
  const known = imported[at];
  const linkedin = known && shownProfile(known) === typed ? [known] : linkedinOf(typed);
  const others: PlacedProfile[] = (links ?? withoutLinkedin(imported))
    .map((profile, link) => ({ profile: links ? filled(profile) : profile, link }))
    // A link that was only just added says nothing yet.
    .filter(({ profile }) => !links || Object.keys(profile).length > 0);
  return others.toSpliced(Math.max(at, 0), 0, ...linkedin.map((profile) => ({ profile })));
}

/** All but the one that the LinkedIn field shows. */
function withoutLinkedin(profiles: OneProfile[]): OneProfile[] {
  const at = profiles.findIndex(isLinkedin);
  return at < 0 ? profiles : profiles.toSpliced(at, 1);
}

function linkedinOf(text: string): OneProfile[] {
  if (text === '') return [];
  const address = /linkedin\.com/i.test(text) ? text : `www.linkedin.com/in/${text.replace(/^@|^\/?in\//, '')}`;
  const username = /\/in\/([^/?#\s]+)/.exec(address)?.[1];
  return [{ network: 'LinkedIn', ...(username ? { username } : {}), url: withScheme(address) }];
}

function isLinkedin({ network, url }: OneProfile): boolean {
  return /linkedin/i.test(network ?? '') || /linkedin\.com/i.test(url ?? '');
}

const shownProfile = ({ url, username }: OneProfile) => oneLine(url ?? username);
const withScheme = (address: string) => (/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
const oneLine = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 500);

/** Without what is empty. */
export function filled<T extends object>(value: T): T {
  const kept = Object.entries(value).filter(
    ([, one]) => one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(kept) as T;
}

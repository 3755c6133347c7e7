import type { Basics, Resume } from '../resume.ts';
import type { UserInfo } from './draft.ts';
import { saysNone } from './says-none.ts';

/** The head of a resume: the seven fields as JSON Resume's basics, and back. What an import says beyond them is kept. */

/** The fields as basics. A field that still reads as it was imported keeps the imported form. */
export function basicsOf(info: UserInfo, summary: string, imported: Basics = {}): Basics {
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
    location: locationOf(info.location, imported.location),
    profiles: profilesOf(given(info.linkedin), imported.profiles ?? []),
  });
}

/** What a field that may stay empty gives: nothing where it says that there is none. */
const given = (typed: string) => (saysNone(typed) ? '' : typed.trim());

/** The seven fields of basics. */
export function infoOf(basics: Basics): UserInfo {
  const linkedin = basics.profiles?.find(isLinkedin);
  return {
    name: oneLine(basics.name),
    jobTitle: oneLine(basics.label),
    email: oneLine(basics.email),
    phone: oneLine(basics.phone),
    location: oneLine(basics.location && writeLocation(basics.location)),
    website: oneLine(basics.url),
    linkedin: linkedin ? shownProfile(linkedin) : '',
  };
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

/** A place in one line. */
export function writeLocation(location: NonNullable<Basics['location']>): string {
  const { address, postalCode, city, region, countryCode } = location;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [address, town, region, countryCode].filter(Boolean).join(', ');
}

/** A place as typed; the parts of an imported one are kept while its text is unchanged. */
function locationOf(text: string, known: Basics['location']): Basics['location'] {
  const typed = text.trim();
  if (known && oneLine(writeLocation(known)) === typed) return known;
  return typed === '' ? undefined : { city: typed };
}

type Profiles = NonNullable<Resume['basics']>['profiles'];
type OneProfile = NonNullable<Profiles>[number];

/** The imported profiles with LinkedIn as it is typed now, in its old place or at the head. */
function profilesOf(typed: string, imported: OneProfile[]): Profiles {
  const at = imported.findIndex(isLinkedin);
  const known = imported[at];
  if (known && shownProfile(known) === typed) return imported;
  const now = linkedinOf(typed);
  return at < 0 ? [...now, ...imported] : imported.toSpliced(at, 1, ...now);
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

import type { Resume } from '@shortlist/schema';
import { isKnownCity } from '../../language/places/places.ts';
import { calmWords } from '../../language/text/calm-capitals.ts';

/**
 * A resume whose design sets names and titles in capitals throughout, with these in ordinary letters: a letter must not shout. Any other
 * resume comes back as it is: a single name in capitals may be spelled so.
 */
export function calmResume(whole: Resume): Resume {
  const resume = withBareEmployers(whole);
  const heads = [
    resume.basics?.name,
    ...(resume.work ?? []).flatMap(({ name, position }) => [name, position]),
    ...(resume.education ?? []).map(({ institution }) => institution),
  ].filter((text): text is string => text !== undefined && /\p{L}{3}/u.test(text));
  const shouted = heads.filter((text) => !/\p{Ll}/u.test(text));
  if (heads.length < 3 || shouted.length < 0.8 * heads.length) return withCalmName(resume);
  const { basics, work, volunteer, education, certificates } = resume;
  return {
    ...resume,
    ...(basics === undefined ? {} : { basics: calmBasics(basics) }),
    ...(work === undefined ? {} : { work: calmEach(work, ['name', 'position']) }),
    ...(volunteer === undefined ? {} : { volunteer: calmEach(volunteer, ['organization', 'position']) }),
    ...(education === undefined ? {} : { education: calmEach(education, ['institution', 'studyType', 'area']) }),
    ...(certificates === undefined ? {} : { certificates: calmEach(certificates, ['name', 'issuer']) }),
  };
}

/** A person's name of several words in capitals ("MARIBEL SANTOS") is the page's design, not its spelling: no letter is signed so. */
function withCalmName(resume: Resume): Resume {
  const name = resume.basics?.name ?? '';
  const [own = '', ...titles] = name.split(/(?=,)/);
  if (!/^\p{Lu}[\p{Lu}.'’-]+(?: [\p{Lu}.'’-]+)+$/u.test(own) || !/\p{Lu}{4}/u.test(own)) return resume;
  const calm = calmWords(own).replace(/\bMc(\p{Ll})/gu, (_, letter: string) => `Mc${letter.toUpperCase()}`);
  const initials = calm.replace(/(?<= )\p{Ll}(?=\.)/gu, (letter) => letter.toUpperCase());
  const said = initials.replace(
    /\b([OD]['’])(\p{Ll})/gu,
    (_, head: string, letter: string) => head + letter.toUpperCase(),
  );
  return { ...resume, basics: { ...resume.basics, name: said + titles.join('') } };
}

/** "Clyde Valley Homes (housing association)", "Wray Solicitors, Harrogate": what explains the name, or where it is, stays in the resume. */
function withBareEmployers(resume: Resume): Resume {
  const bare = (name: string, place: string | undefined): string => {
    const plain = name
      .replace(/ \([^)]*\)$/, '')
      // The stars of a hotel.
      .replace(/ ?[*★✶⭐]{1,7}S?$/u, '')
      .replace(/(?<= (?:GmbH|AG|KG|mbH|SE|Ltd|Limited|LLP|PLC|S\.A\.|S\.L\.|SARL|SAS)), \p{Lu}[\p{L} -]+$/u, '');
    // A place alone is where the work was, not for whom.
    if (isKnownCity(plain.replace(/,? \p{Lu}{2}$/u, '')) && / \p{Lu}{2}$/u.test(plain)) return '';
    const city = place?.split(',')[0]?.trim();
    const last = /, ([^,]+)$/.exec(plain)?.[1] ?? '';
    return last !== '' && (last === city || last === resume.basics?.location?.city || isKnownCity(last))
      ? plain.slice(0, -last.length - 2)
      : plain;
  };
  return resume.work?.some(({ name, location }) => name !== undefined && bare(name, location) !== name)
    ? {
        ...resume,
        work: resume.work.map((job) => (job.name === undefined ? job : { ...job, name: bare(job.name, job.location) })),
      }
    : resume;
}

type Basics = NonNullable<Resume['basics']>;

function calmBasics(basics: Basics): Basics {
  const [named] = calmEach([basics], ['name', 'label']);
  const [location] = basics.location === undefined ? [] : calmEach([basics.location], ['city', 'region'], 3);
  return {
    ...(named ?? basics),
    ...(location === undefined ? {} : { location }),
    ...(basics.email === undefined ? {} : { email: basics.email.toLowerCase() }),
  };
}

function calmEach<T extends object>(entries: readonly T[], keys: readonly (keyof T)[], kept?: number): T[] {
  return entries.map((entry) => {
    const calm = { ...entry };
    for (const key of keys) {
      const value: unknown = entry[key];
      if (typeof value === 'string') Object.assign(calm, { [key]: calmWords(value, kept) });
    }
    return calm;
  });
}

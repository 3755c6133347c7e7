import type { Resume } from '@shortlist/schema';
import { isKnownCity } from '../../language/places/places.ts';
import { calmWords } from '../../language/text/calm-capitals.ts';

/**
 * A resume whose design sets names and titles in capitals throughout, with these in ordinary letters: a letter must not shout. Of any other
 * resume those kinds of names are written so that the file sets in capitals: a single house in capitals may be spelled so.
 */
export function calmResume(whole: Resume): Resume {
  const resume = withBareEmployers(whole);
  const heads = [
    resume.basics?.name,
    ...(resume.work ?? []).flatMap(({ name, position }) => [name, position]),
    ...(resume.education ?? []).map(({ institution }) => institution),
  ].filter((text): text is string => text !== undefined && /\p{L}{3}/u.test(text));
  const shouted = heads.filter((text) => !/\p{Ll}/u.test(text));
  if (heads.length < 3 || shouted.length < 0.8 * heads.length) return calmColumns(withCalmName(resume));
  const { work, volunteer, education, certificates } = resume;
  // A name's initials stay large: "Ada B. C. do Rio".
  const { basics } = withCalmName(resume);
  const own = basics?.name === undefined || basics.name === resume.basics?.name ? {} : { name: basics.name };
  return {
    ...resume,
    ...(basics === undefined ? {} : { basics: { ...calmBasics(basics), ...own } }),
    ...(work === undefined ? {} : { work: calmEach(work, ['name', 'position']) }),
    ...(volunteer === undefined ? {} : { volunteer: calmEach(volunteer, ['organization', 'position']) }),
    ...(education === undefined ? {} : { education: calmEach(education, ['institution', 'studyType', 'area']) }),
    ...(certificates === undefined ? {} : { certificates: calmEach(certificates, ['name', 'issuer']) }),
  };
}

/** Fewest names of a kind that tell how a file sets them. */
const fewestNames = 2;

/** Each kind of name by itself: a title or a town in capitals is the page's design, and so are houses and schools of which nearly all are set so. */
function calmColumns(resume: Resume): Resume {
  const { basics, work, volunteer, education } = resume;
  const [location] = basics?.location === undefined ? [] : calmEach([basics.location], ['city']);
  const houses = areShouted((work ?? []).map(({ name }) => name)) ? (['name'] as const) : [];
  const schools = areShouted((education ?? []).map(({ institution }) => institution)) ? (['institution'] as const) : [];
  return {
    ...resume,
    ...(basics === undefined || location === undefined ? {} : { basics: { ...basics, location } }),
    ...(work === undefined ? {} : { work: calmEach(work, ['position', ...houses]) }),
    ...(volunteer === undefined ? {} : { volunteer: calmEach(volunteer, ['position']) }),
    ...(education === undefined ? {} : { education: calmEach(education, ['studyType', 'area', ...schools], 5) }),
  };
}

/** Whether names that are no mere short words stand in capitals, nearly all of some. */
function areShouted(names: readonly (string | undefined)[]): boolean {
  const told = names.filter((name): name is string => name !== undefined && /\p{L}{3}/u.test(name));
  const shouted = told.filter((name) => !/\p{Ll}/u.test(name));
  return (
    told.length >= fewestNames && shouted.length >= 0.8 * told.length && shouted.some((name) => /\p{Lu}{5}/u.test(name))
  );
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

import type { Fact } from '@shortlist/schema';
import { isToCome } from '../../language/dates/against-today.ts';
import { capitalise } from '../../language/deeds/open-with-verb.ts';
import { isUnfinishedStudy } from '../../language/education/is-unfinished.ts';
import { isKnownCity } from '../../language/places/places.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { endSentence } from '../../language/text/end-sentence.ts';
import { isPlaceholder } from '../../language/text/find-placeholder.ts';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { placeEmployer } from '../../language/titles/place-employer.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { isSelfEmployed } from '../../language/titles/self-employment.ts';
import { firstTitle } from '../../language/titles/short-title.ts';
import { spellOutTitle } from '../../lexicon/titles/spell-out-title.ts';
import { factAt, type SummarySentence, type TailorScene } from '../propose/proposal.ts';
import { sharesTrade } from './shares-trade.ts';
import { tellNearer } from './tell-nearer.ts';

type Place = { years: number; place: string; now: boolean; since: string };
type TellsWho = (told: Place) => string;

/** What stands behind the title: how long, and where now or last. Years are said where all of them were spent in this trade; else since when. */
const tellsWho: Record<string, TellsWho> = {
  en: ({ years, place, now, since }) =>
    years === 0
      ? `${place === '' ? '' : ` ${now ? place : `, most recently ${place}`}`}${now && since !== '' ? ` since ${since}` : ''}`
      : ` with ${years} years of work experience${place === '' ? '' : `, ${now ? 'now' : 'most recently'} ${place}`}`,
  de: ({ years, place, now, since }) =>
    years === 0
      ? `${place === '' ? '' : `${now ? '' : ', zuletzt'} ${place}`}${now && since !== '' ? ` seit ${since}` : ''}`
      : ` mit ${years} Jahren Berufserfahrung${place === '' ? '' : `, ${now ? 'derzeit' : 'zuletzt'} ${place}`}`,
  fr: ({ years, place, now, since }) =>
    years === 0
      ? `${place === '' ? '' : `${now ? '' : ', dernier poste'} ${place}`}${now && since !== '' ? ` depuis ${since}` : ''}`
      : `, ${years} ans d’expérience professionnelle${place === '' ? '' : `, ${now ? 'actuellement' : 'dernier poste'} ${place}`}`,
  pt: ({ years, place, now, since }) =>
    years === 0
      ? `${place === '' ? '' : `${now ? '' : ', mais recentemente'} ${place}`}${now && since !== '' ? ` desde ${since}` : ''}`
      : ` com ${years} anos de experiência${place === '' ? '' : `, ${now ? 'atualmente' : 'mais recentemente'} ${place}`}`,
  it: ({ years, place, now, since }) =>
    years === 0
      ? `${place === '' ? '' : `${now ? '' : ', più di recente'} ${place}`}${now && since !== '' ? ` dal ${since}` : ''}`
      : ` con ${years} anni di esperienza${place === '' ? '' : `, ${now ? 'attualmente' : 'più di recente'} ${place}`}`,
  nl: ({ years, place, now, since }) =>
    years === 0
      ? `${place === '' ? '' : `${now ? '' : ', laatste functie'} ${place}`}${now && since !== '' ? ` sinds ${since}` : ''}`
      : ` met ${years} jaar ervaring${place === '' ? '' : `, ${now ? 'momenteel' : 'laatste functie'} ${place}`}`,
  es: ({ years, place, now, since }) =>
    years === 0
      ? `${place === '' ? '' : `${now ? '' : ', más recientemente'} ${place}`}${now && since !== '' ? ` desde ${since}` : ''}`
      : ` con ${years} años de experiencia laboral${place === '' ? '' : `, ${now ? 'actualmente' : 'más recientemente'} ${place}`}`,
};

/** Who the person is, from the titles and dates alone; of somebody without work, from the degree. */
export function openingOf(scene: TailorScene): SummarySentence[] {
  const code = scene.language.slice(0, 2);
  const say = tellsWho[code];
  if (say === undefined) return [];
  const jobs = scene.resume.work ?? [];
  if (jobs.length === 0) return code === 'en' ? graduateOf(scene) : [];
  const ranks = rankJobs(jobs);
  const at = ranks.map((_, rank) => ranks.indexOf(rank)).find((i) => (jobs[i]?.position ?? '') !== '') ?? -1;
  const job = jobs[at];
  const title = firstTitle(job?.position ?? '');
  // A place that was read where a title would stand says nothing of the person.
  if (isKnownCity(title.replace(/,? \p{Lu}{2}$/u, ''))) return [];
  const titleFact = factAt(scene, `/work/${at}/position`);
  const nameFact = factAt(scene, `/work/${at}/name`);
  if (job === undefined || titleFact === undefined || title === '' || title.length > 60) return [];
  const nearer = code === 'en' ? tellNearer(scene, title) : undefined;
  if (nearer !== undefined) return [nearer];
  const years = scene.facts.find((fact) => fact.pointer === '/work' && / years of work/.test(fact.text));
  const all = Number(/^(\d+) years/.exec(years?.text ?? '')?.[1] ?? 0);
  const count = jobs.every((other) => sharesTrade(title, other.position ?? '')) ? all : 0;
  const start = factAt(scene, `/work/${at}/startDate`);
  const now = job.endDate === undefined;
  const since = now ? (start?.text.slice(0, 4) ?? '') : '';
  const isOwn = isSelfEmployed(job.name ?? '');
  const isNamed = nameFact !== undefined && nameFact.text.length <= 50 && !isPlaceholder(nameFact.text) && !isOwn;
  const place = isNamed ? placeEmployer(nameFact.text, code) : '';
  if (count < 2 && place === '' && !(code === 'en' && since !== '')) return [];
  const headline = headlineOf(scene, title);
  const who = headline === undefined ? capitalise(title) : `${headline.text}${count < 2 ? ',' : ''}`;
  return [
    {
      sentence: endSentence(`${who}${say({ years: count < 2 ? 0 : count, place, now, since })}`.replace(' ,', ',')),
      facts: [
        titleFact,
        ...(headline === undefined ? [] : [headline.fact]),
        ...(count < 2 ? [start] : [years]),
        nameFact,
      ].filter((fact) => fact !== undefined),
    },
  ];
}

/** The person's own headline where it is the title with its field ("HVAC Service Technician" over "Service Tech"): it says more of the work. */
function headlineOf(scene: TailorScene, title: string): { text: string; fact: Fact } | undefined {
  const fact = factAt(scene, '/basics/label');
  const text = calmCapitals(fact?.text.trim() ?? '');
  const words = (name: string) => name.toLowerCase().split(' ');
  const more = words(text).length - words(title).length;
  const own = words(spellOutTitle(title));
  return fact !== undefined &&
    scene.language.startsWith('en') &&
    /^[\p{L}&' -]+$/u.test(text) &&
    more > 0 &&
    more <= 2 &&
    own.every((word) => words(text).includes(word))
    ? { text, fact }
    : undefined;
}

/** "BSc (Hons) in Environmental Science from the University of Galway, 2025.": the degree that ended last. English. */
function graduateOf(scene: TailorScene): SummarySentence[] {
  const ended = (scene.resume.education ?? [])
    .map((entry, at) => ({ ...entry, at }))
    .filter(({ endDate = '9', studyType = '' }) => studyType !== '' && !isToCome(endDate, scene.now))
    .toSorted((a, b) => (b.endDate ?? '').localeCompare(a.endDate ?? ''));
  const { at = -1, studyType = '', area = '', institution = '', endDate = '' } = ended[0] ?? {};
  if (
    at < 0 ||
    !isOrganisation(institution) ||
    isUnfinishedStudy({ studyType, area, institution }) ||
    /[:;|,]/.test(studyType + area)
  )
    return [];
  const degree = area === '' || studyType.includes(area) ? studyType : `${studyType.replace(/ in$/, '')} in ${area}`;
  return [
    {
      sentence: `${degree} from ${nameWithThe(institution)}, ${endDate.slice(0, 4)}.`,
      facts: ['studyType', 'area', 'institution', 'endDate'].flatMap(
        (field) => factAt(scene, `/education/${at}/${field}`) ?? [],
      ),
    },
  ];
}

import { lowAdjective } from './german-role.ts';
import { placeEmployer } from './place-employer.ts';
import { smallTitle } from './small-title.ts';

/** A job to be named in a sentence: `since` the year it began, `until` the year it ended (undefined while it runs); `employer` may be empty. */
type ToldPlace = { title: string; employer: string; since: string | undefined; until: string | undefined };

/** "Seit 2019 arbeite ich als …", "De 2017 à 2019, j’ai été …", "Soy … desde 2022.": where somebody works or worked. All languages of letters but English. */
export function tellJob({ title, employer, since, until }: ToldPlace, language: string): string {
  const at = employer === '' ? '' : ` ${placeEmployer(employer, language)}`;
  const runs = since !== undefined && until === undefined;
  const same = since === until;
  const stay = sayStay({ title, at, since, until }, language);
  if (stay !== undefined) return stay;
  if (language.startsWith('fr')) {
    const told = `${smallTitle(title)}${at}`;
    if (runs) return `Je suis ${told} depuis ${since}.`;
    if (since === undefined || until === undefined) return `Auparavant, j’étais ${told}.`;
    return same ? `En ${since}, j’ai été ${told}.` : `De ${since} à ${until}, j’ai été ${told}.`;
  }
  if (language.startsWith('es')) {
    const told = `${smallTitle(title)}${at}`;
    if (runs) return `Soy ${told} desde ${since}.`;
    if (since === undefined || until === undefined) return `Antes fui ${told}.`;
    return same ? `En ${since} fui ${told}.` : `De ${since} a ${until} fui ${told}.`;
  }
  if (/^(?:pt|it|nl)/.test(language)) {
    const told = `${smallTitle(title)}${at}`;
    return plain[language.slice(0, 2)]?.(told, runs ? since : undefined, runs ? undefined : since, until) ?? '';
  }
  if (runs) return `Seit ${since} arbeite ich als ${lowAdjective(title)}${at}.`;
  const was = `war ich als ${lowAdjective(title)}${at} tätig.`;
  if (since === undefined || until === undefined) return `Zuvor ${was}`;
  return same ? `Im Jahr ${since} ${was}` : `Von ${since} bis ${until} ${was}`;
}

/** A stay that no person's name stands for: nobody works "as an internship". */
const stays: Record<string, [RegExp, (what: string, at: string, when: string) => string]> = {
  de: [
    /^(?:(?:Schüler|Betriebs|Pflicht|Fach|Vor)?[Pp]raktikum(?: (?:im |in |als |\p{Lu})[^,;:|]*)?|Freiwilliges Soziales Jahr|Bundesfreiwilligendienst)$/u,
    (what, at, when) =>
      `${when} habe ich ein ${what.replace(/(?<=raktikum) (?=\p{Lu})/u, ' im Bereich ')}${at} absolviert.`,
  ],
  fr: [/^Stage(?: |$)/u, (what, at, when) => `${when}, j’ai fait un ${what}${at}.`],
  es: [/^Prácticas(?: |$)/u, (what, at, when) => `${when} hice ${what}${at}.`],
  pt: [/^Estágio(?: |$)/u, (what, at, when) => `${when} fiz um ${what}${at}.`],
  it: [
    /^(?:Tirocinio|Stage)(?: |$)/u,
    (what, at, when) => `${when} ho fatto ${/^t/.test(what) ? 'un' : 'uno'} ${what}${at}.`,
  ],
  nl: [/^Stage(?: |$)/u, (what, at, when) => `${when} liep ik ${what}${at}.`],
};
const spans: Record<string, [string, string, string]> = {
  de: ['Im Jahr', 'Von', 'bis'],
  fr: ['En', 'De', 'à'],
  es: ['En', 'De', 'a'],
  pt: ['Em', 'De', 'a'],
  it: ['Nel', 'Dal', 'al'],
  nl: ['In', 'Van', 'tot'],
};

/** "Im Jahr 2023 habe ich ein Praktikum bei der Vogt GmbH absolviert." */
function sayStay(
  { title, at, since, until }: { title: string; at: string; since: string | undefined; until: string | undefined },
  language: string,
): string | undefined {
  const code = language.slice(0, 2);
  const [kind, say] = stays[code] ?? [];
  const [one, from, to] = spans[code] ?? [];
  if (kind === undefined || say === undefined || since === undefined || !kind.test(title.trim())) return undefined;
  const when = until === undefined || since === until ? `${one} ${since}` : `${from} ${since} ${to} ${until}`;
  return say(code === 'de' ? title.trim() : smallTitle(title.trim()), at, when);
}

type SayJob = (job: string, since?: string, from?: string, until?: string) => string;

const plain: Record<string, SayJob> = {
  pt: (job, since, from, until) =>
    since !== undefined
      ? `Desde ${since} trabalho como ${job}.`
      : from === undefined || until === undefined
        ? `Antes trabalhei como ${job}.`
        : `${from === until ? `Em ${from}` : `De ${from} a ${until}`} trabalhei como ${job}.`,
  it: (job, since, from, until) =>
    since !== undefined
      ? `Dal ${since} lavoro come ${job}.`
      : from === undefined || until === undefined
        ? `Prima ho lavorato come ${job}.`
        : `${from === until ? `Nel ${from}` : `Dal ${from} al ${until}`} ho lavorato come ${job}.`,
  nl: (job, since, from, until) =>
    since !== undefined
      ? `Sinds ${since} werk ik als ${job}.`
      : from === undefined || until === undefined
        ? `Daarvoor werkte ik als ${job}.`
        : `${from === until ? `In ${from}` : `Van ${from} tot ${until}`} werkte ik als ${job}.`,
};

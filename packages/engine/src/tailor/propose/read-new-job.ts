import { findDates } from '../../language/dates/find-dates.ts';
import { withoutDateLead } from '../../language/dates/without-date-lead.ts';
import { isOrganisation, isTitle } from '../../language/titles/is-title.ts';

/** A job as an answer tells it; `deeds` is what else the answer says. `endDate` is undefined while it runs. */
export type NewJob = { name: string; position: string; startDate: string; endDate?: string; deeds: string };

const until = String.raw`(?=\s*[,;:.()]|\s+(?:from|as|between|since|in|where|von|als|ab|seit|wo|de|du|comme|entre|depuis|où|como|desde|donde)\s|$)`;
const employer = new RegExp(
  String.raw`(?<!\p{L})(?:[Aa]t|for|with|[Bb]ei|[Bb]eim|[Cc]hez|à l['’]|à la|au|aux|[Ee]n|[Ee]n el|[Ee]n la)\s+(?:the\s+|der\s+|dem\s+)?(\p{Lu}[^,;:()]{1,50}?)${until}`,
  'gu',
);
const position =
  /(?<!\p{L})(?:[Aa]s|[Aa]ls|[Cc]omme|[Ee]n tant que|[Cc]omo)\s+(?:an?\s+|the\s+|une?\s+|el\s+|la\s+)?(\p{L}[^,;:.()]{2,50}?)(?=\s*[,;:.()]|\s+(?:at|for|with|from|in|since|bei|beim|von|seit|ab|chez|de \d|depuis|à|au|en|desde|where|wo|où|donde)\s|$)/u;

/**
 * A job that an answer names whole: "At Delta Marine (2012–2015) as a pipe welder: I welded …". Undefined unless employer, title and
 * the span of years all stand there: what is missing is not ours to fill in.
 */
export function readNewJob(told: string): NewJob | undefined {
  const ranges = findDates(told).filter(({ range, open }) => range || open);
  const [span] = ranges;
  if (ranges.length !== 1 || span?.from === undefined) return undefined;
  const plain = told.slice(0, span.start) + told.slice(span.end);
  const title = position.exec(plain)?.[1]?.trim();
  const names = [...plain.matchAll(employer)].map((match) => match[1]?.trim() ?? '').filter(isOrganisation);
  const [name] = names;
  if (title === undefined || !isTitle(title) || name === undefined || new Set(names).size > 1) return undefined;
  return {
    name,
    position: title.charAt(0).toUpperCase() + title.slice(1),
    startDate: span.from,
    ...(span.open || span.to === undefined ? {} : { endDate: span.to }),
    deeds: withoutHead(told, name),
  };
}

/** A job that an answer names without its title ("Sold software to hospitals at Tarn Medical 2016–2017"): the employer, the years as they stand, and the rest. */
export function readUntitledJob(told: string): { name: string; span: string; deeds: string } | undefined {
  const ranges = findDates(told).filter(({ range, open }) => range || open);
  const [span] = ranges;
  if (ranges.length !== 1 || span?.from === undefined) return undefined;
  const plain = told.slice(0, span.start) + told.slice(span.end);
  const places = [...plain.matchAll(employer)].filter((match) => isOrganisation(match[1]?.trim() ?? ''));
  const [place] = places;
  const name = withoutDateLead(place?.[1]?.trim() ?? '');
  if (place === undefined || name === '' || places.length > 1) return undefined;
  const deeds = (plain.slice(0, place.index) + plain.slice(place.index + place[0].length))
    .replace(/[\s,()]+$/, '')
    .trim();
  return { name, span: told.slice(span.start, span.end), deeds };
}

/** The answer without the sentence, or its part before a colon, that names the job. */
function withoutHead(told: string, name: string): string {
  const at = told.indexOf(name);
  const colon = told.indexOf(':', at);
  const stop = told.slice(at).search(/[.!]\s/);
  const ends = [colon, stop < 0 ? -1 : at + stop].filter((each) => each >= 0);
  return ends.length === 0 ? '' : told.slice(Math.min(...ends) + 1).trim();
}

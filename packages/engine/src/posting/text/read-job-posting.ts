import { decodeEntities, plainText } from './plain-text.ts';

/** What a page says about its posting beside the text. */
export type PostingFacts = {
  text: string;
  title?: string;
  employer?: string;
  /** Whose page it is, by the page's name. */
  pageOf?: string;
  location?: string;
  employment?: string;
  remote?: boolean;
  pay?: string;
};

/** The JobPosting inside a JSON text, looked for in arrays and `@graph` too. */
export function readJobPosting(json: string): PostingFacts | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const job = findJob(value, 0);
  if (job === undefined) return undefined;
  const sections = [
    'description',
    'responsibilities',
    'qualifications',
    'skills',
    'experienceRequirements',
    'educationRequirements',
  ];
  const bodies = sections.flatMap((key) => {
    const body = demandOf(job[key]);
    const plain = body.includes('<') || body.includes('&') ? plainText(decodeEntities(body)) : body;
    if (plain === '') return [];
    const name = key.replace(/([A-Z])/g, ' $1').toLowerCase();
    return [key === 'description' ? plain : `${name[0]?.toUpperCase()}${name.slice(1)}:\n${plain}`];
  });
  const title = textOf(job.title) || textOf(job.name);
  const facts: PostingFacts = { text: [title, ...bodies].filter((part) => part !== '').join('\n\n') };
  if (title !== '') facts.title = title;
  const employer = nameOf(job.hiringOrganization);
  if (employer !== '') facts.employer = employer;
  const location = placesOf(job.jobLocation);
  if (location !== '') facts.location = location;
  const employment = textOf(job.employmentType);
  if (employment !== '') facts.employment = employment.toLowerCase().replaceAll('_', '-');
  if (/telecommute/i.test(textOf(job.jobLocationType))) facts.remote = true;
  const pay = payOf(job.baseSalary);
  if (pay !== '') facts.pay = pay;
  return facts;
}

type Json = Record<string, unknown>;

function findJob(value: unknown, depth: number): Json | undefined {
  if (depth > 6 || typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (const item of value.slice(0, 500)) {
      const job = findJob(item, depth + 1);
      if (job !== undefined) return job;
    }
    return undefined;
  }
  const record = value as Json;
  if (textOf(record['@type']).includes('JobPosting')) return record;
  return findJob(record['@graph'], depth + 1) ?? findJob(record.mainEntity, depth + 1);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value))
    return value
      .map(textOf)
      .filter((part) => part !== '')
      .join(', ');
  if (typeof value === 'object' && value !== null)
    return textOf((value as Json).description ?? (value as Json).name ?? '');
  return '';
}

/** The schema's own objects of demands as words: months of experience, a credential's category. */
function demandOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return textOf(value);
  const record = value as Json;
  const months = Number(record.monthsOfExperience);
  const stated = [textOf(record.credentialCategory), textOf(record)].filter((part) => part !== '');
  if (Number.isFinite(months) && months > 0)
    stated.push(months % 12 === 0 ? `${months / 12} years of experience` : `${months} months of experience`);
  return stated.join('\n');
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? textOf((value as Json).name)
    : textOf(value);
}

/** Where the work is; several places stand one after the other, parted by semicolons. */
function placesOf(value: unknown): string {
  const places = (Array.isArray(value) ? value.slice(0, 5) : [value]).map(placeOf).filter((place) => place !== '');
  return [...new Set(places)].join('; ');
}

function placeOf(place: unknown): string {
  if (typeof place !== 'object' || place === null) return textOf(place);
  const address = (place as Json).address ?? place;
  if (typeof address !== 'object' || address === null) return textOf(address);
  const record = address as Json;
  return [record.addressLocality, record.addressRegion, record.addressCountry]
    .map(nameOf)
    .filter((part) => part !== '')
    .join(', ');
}

function payOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return textOf(value);
  const pay = value as Json;
  const amount = (typeof pay.value === 'object' && pay.value !== null ? pay.value : pay) as Json;
  const numbers = [amount.minValue ?? amount.value, amount.maxValue]
    .filter((part) => typeof part === 'number' || typeof part === 'string')
    .map(String);
  if (numbers.length === 0) return '';
  const unit = textOf(amount.unitText).toLowerCase();
  return `${textOf(pay.currency) || 'USD'} ${numbers.join(' - ')}${unit === '' ? '' : ` per ${unit}`}`;
}

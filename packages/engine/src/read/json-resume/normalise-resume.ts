const dated = ['work', 'volunteer', 'education', 'projects', 'awards', 'certificates', 'publications'];
const dateFields = ['startDate', 'endDate', 'date', 'releaseDate'];
const ongoing = /^(?:present|current|now|today|ongoing|heute|aujourd['’]hui|actualidad|atual|oggi|heden)$/i;
/** Names of before version 1.0 of the standard, and what they are called now. */
const renamed: Record<string, [old: string, now: string][]> = {
  basics: [
    ['website', 'url'],
    ['picture', 'image'],
  ],
  work: [
    ['company', 'name'],
    ['website', 'url'],
  ],
  volunteer: [['website', 'url']],
  publications: [['website', 'url']],
};

/**
 * What resumes in use write beside the standard, put right without loss of meaning: null for "nothing", an empty or "Present"
 * end date, times after dates, names of old versions (the old name stays too).
 */
export function normaliseResume(resume: Record<string, unknown>): Record<string, unknown> {
  const result = dropNulls(resume);
  if (isObject(result.basics)) result.basics = rename('basics', dropNulls(result.basics));
  for (const [section, value] of Object.entries(result)) {
    if (!Array.isArray(value)) continue;
    result[section] = value.map((entry: unknown) => (isObject(entry) ? normaliseEntry(section, entry) : entry));
  }
  return result;
}

function normaliseEntry(section: string, entry: Record<string, unknown>): Record<string, unknown> {
  const result = rename(section, dropNulls(entry));
  if (!dated.includes(section)) return result;
  for (const field of dateFields) {
    const value = result[field];
    if (typeof value !== 'string') continue;
    const date = value.trim();
    if (date === '' || (field === 'endDate' && ongoing.test(date))) delete result[field];
    else result[field] = /^\d{4}-\d{2}-\d{2}T/.test(date) ? date.slice(0, 10) : date;
  }
  return result;
}

function rename(section: string, entry: Record<string, unknown>): Record<string, unknown> {
  for (const [old, now] of renamed[section] ?? []) {
    if (entry[now] === undefined && typeof entry[old] === 'string') entry[now] = entry[old];
  }
  return entry;
}

function dropNulls(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

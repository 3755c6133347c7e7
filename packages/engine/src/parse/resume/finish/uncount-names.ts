import type { Draft, Fact } from '../fact.ts';

type Job = { name?: Fact; position?: Fact };

const number = /^(\d{1,2})\s*[.)]\s*(?=\p{L}|$)/u;
const parts = ['name', 'position'] as const;

/** Jobs whose names or titles are counted, without their numbers: "1. Larch Ltd" beside "2. Orle Ltd". One number alone may be a name's own ("1. FC Torvik"). */
export function uncountNames(jobs: Draft[]): Draft[] {
  return parts.reduce<Draft[]>((list, key) => (isCounted(list, key) ? list.map((job) => bare(job, key)) : list), jobs);
}

/** Several have a number, and each a higher one than the job before. */
function isCounted(jobs: Draft[], key: keyof Job): boolean {
  const numbers = jobs.flatMap((job) => {
    const found = number.exec((job as Job)[key]?.value ?? '')?.[1];
    return found === undefined ? [] : [Number(found)];
  });
  return numbers.length > 1 && numbers.every((each, i) => i === 0 || each > (numbers[i - 1] as number));
}

function bare(draft: Draft, key: keyof Job): Draft {
  const { [key]: fact, ...rest } = draft as Job;
  const value = fact?.value.replace(number, '');
  if (!fact || value === fact.value) return draft;
  return value ? { ...rest, [key]: { ...fact, value } } : rest;
}

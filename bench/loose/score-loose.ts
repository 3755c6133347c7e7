import { understand } from '@shortlist/engine';
import type { LooseResume } from './write-loose.ts';

/** A field of a job as it was written and as it was read. */
export type Miss = { field: string; wanted: string; got: string };

const fields = ['title', 'employer', 'place', 'startDate', 'endDate', 'deeds'] as const;

/** How many fields of the jobs of a resume were looked at, and which were not read as they were written. */
export async function scoreLoose(resume: LooseResume): Promise<{ fields: number; misses: Miss[] }> {
  const result = await understand(new TextEncoder().encode(resume.text), 'resume.txt', '2026-06-01');
  if (!result.ok) throw new Error(`a resume in plain text was refused: ${JSON.stringify(result)}`);
  const read = (result.reading.resume.work ?? []).map((job) => ({
    title: job.position,
    employer: job.name,
    place: job.location,
    startDate: job.startDate,
    endDate: job.endDate,
    deeds: [job.summary ?? '', ...(job.highlights ?? [])].filter(Boolean).join('. '),
  }));
  const misses: Miss[] = [];
  if (read.length !== resume.jobs.length)
    misses.push({ field: 'count', wanted: String(resume.jobs.length), got: String(read.length) });
  resume.jobs.forEach((job, i) => {
    const told = { ...job, deeds: job.deeds.join('. ') };
    for (const field of fields) {
      const [wanted, got] = [plain(told[field]), plain(read[i]?.[field])];
      if (wanted !== got) misses.push({ field, wanted, got });
    }
  });
  return { fields: resume.jobs.length * fields.length, misses };
}

/** Without what a reader may set otherwise: capitals, and marks at the ends of sentences. */
function plain(text = ''): string {
  return text
    .toLocaleLowerCase('en')
    .replace(/[.,()]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

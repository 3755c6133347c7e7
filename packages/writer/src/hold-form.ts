import type { LedgerEntry } from '@shortlist/schema';
import type { Blocked } from './judge-sentence.ts';
import { formOfLine } from './line-form.ts';
import type { Bullet } from './write-prompt.ts';

/** Takes the lines out that leave a job with lines of mixed forms, and tells them to the model: a job's lines are all of one form. */
export function holdForm(
  reworded: Map<string, LedgerEntry>,
  blocked: Blocked[],
  { lines, language, jobOf }: { lines: readonly Bullet[]; language: string; jobOf: (id: string) => string },
): void {
  const texts = new Map([...reworded].map(([id, { sentence }]) => [id, sentence]));
  for (const id of linesOutOfForm(lines, texts, language, jobOf)) {
    reworded.delete(id);
    const problem = 'the other lines of this job are built otherwise: give all of them one form';
    blocked.push({ at: id, text: texts.get(id) ?? '', words: [], problem });
  }
}

/**
 * The reworded lines that would leave a job with lines of more forms than before: a verb here, a noun phrase there. `jobOf` tells which
 * job a line belongs to by its id; a job whose lines all take a new form keeps it.
 */
function linesOutOfForm(
  lines: readonly Bullet[],
  reworded: ReadonlyMap<string, string>,
  language: string,
  jobOf: (id: string) => string,
): string[] {
  const jobs = Map.groupBy(lines, ({ id }) => jobOf(id));
  return [...jobs.values()].flatMap((job) => {
    const before = new Set(job.map(({ text }) => formOfLine(text, language)));
    const after = new Set(job.map(({ id, text }) => formOfLine(reworded.get(id) ?? text, language)));
    if (after.size <= Math.max(1, before.size)) return [];
    return job.flatMap(({ id }) => {
      const text = reworded.get(id);
      return text === undefined || before.has(formOfLine(text, language)) ? [] : [id];
    });
  });
}

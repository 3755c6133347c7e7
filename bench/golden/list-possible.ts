import { matchResume } from '@shortlist/engine';
import type { Match, Posting, Resume } from '@shortlist/schema';

/** A true change that a careful human would see: what it is about, and whether the tailored resume has it. */
export type Possible = { kind: 'words' | 'initials' | 'list' | 'title'; about: string; got: boolean; counts: boolean };

/**
 * What could truly be improved, found without the code that proposes edits: the posting's words for what the match finds under another name,
 * the full form of initials, asked tools that only a job's line names, and a held title nearer than the headline. `counts` says whether the
 * estimate would rise if the words stood among the skills.
 */
export function listPossible(
  resume: Resume,
  tailored: Resume,
  posting: Posting,
  match: Match,
  now: string,
): Possible[] {
  const before = textOf(resume);
  const after = textOf(tailored);
  const listed = (resume.skills ?? []).flatMap(({ name, keywords }) => [name ?? '', ...(keywords ?? [])]).join('\n');
  const counts = (phrase: string) =>
    pointsOf(matchResume({ ...resume, skills: [...(resume.skills ?? []), { name: phrase }] }, posting, now)) >
    pointsOf(match) + 0.04;
  const found = new Map<string, Possible>();
  const put = (kind: Possible['kind'], about: string, got: boolean, moves: boolean) => {
    if (!found.has(about.toLowerCase())) found.set(about.toLowerCase(), { kind, about, got, counts: moves });
  };
  for (const { reasons } of match.requirements)
    for (const { code, detail = '' } of reasons ?? [])
      if (code === 'exact-phrase' && !has(before, detail)) put('words', detail, has(after, detail), counts(detail));
  for (const [short, long] of initialsIn(before, posting.text))
    if (!has(before, long)) put('initials', `${long} (${short})`, has(after, long), counts(long));
  const jobs = (resume.work ?? []).flatMap(({ highlights }) => highlights ?? []).join('\n');
  for (const { skills } of posting.requirements)
    for (const { text, kind } of skills ?? [])
      if (kind === 'tool' && has(jobs, text) && !has(listed, text))
        put('list', text, has(JSON.stringify(tailored.skills ?? []), text), counts(text));
  const title = heldTitle(resume, posting.title ?? '');
  if (title !== undefined) {
    const shown: Resume = { ...resume, basics: { ...resume.basics, label: title } };
    const moves = pointsOf(matchResume(shown, posting, now)) > pointsOf(match) + 0.04;
    put('title', title, tailored.basics?.label?.startsWith(title) === true, moves);
  }
  return [...found.values()];
}

/** The estimate before it is rounded. */
export function pointsOf({ parts }: Match): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}

function textOf(resume: Resume): string {
  const values = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(values)
        : [];
  return values(resume).join('\n');
}

function has(text: string, phrase: string): boolean {
  const word = RegExp.escape(phrase).replace(/s$/, 's?');
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?:s)?(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** Capital letters of the resume for which the posting has as many words that begin with them. */
function initialsIn(resume: string, posting: string): [string, string][] {
  return [...new Set(resume.match(/\b[A-Z]{3,6}\b/g) ?? [])].flatMap((short): [string, string][] => {
    const words = [...short].map((letter) => `${letter}\\p{Ll}+`).join('[ -](?:(?:and|of|for|the) )?');
    const long = new RegExp(`\\b${words}\\b`, 'iu').exec(posting)?.[0];
    return long === undefined ? [] : [[short, long]];
  });
}

/** The present job's title, where it shares more words with the posting's than the headline does. */
function heldTitle(resume: Resume, wanted: string): string | undefined {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  const shared = (text: string) => [...words(text)].filter((word) => words(wanted).has(word)).length;
  const title = resume.work?.[0]?.position?.split(/,|\/| – /)[0]?.trim() ?? '';
  return title !== '' && shared(title) > shared(resume.basics?.label ?? '') ? title : undefined;
}

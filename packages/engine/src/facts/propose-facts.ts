import {
  type FactProposal,
  type OwnLine,
  type Question,
  type RequirementMatch,
  type Resume,
  readPointer,
  tellOfEmployer,
} from '@shortlist/schema';
import { hasFigure } from '../language/deeds/has-figure.ts';
import { foldWords } from '../language/text/fold-text.ts';
import { answersRequirement } from '../lexicon/relate/answers-requirement.ts';
import { isUnused, type KeptDocument, type Unused } from './group-facts.ts';
import { listOwnLines } from './list-own-lines.ts';

type Scene = {
  resume: Resume;
  person: string;
  /** The open questions of the result. */
  questions: readonly Question[];
  requirements: readonly RequirementMatch[];
  /** Documents of the same person, this one or others. */
  documents: readonly KeptDocument[];
  unused: readonly Unused[];
  /** Of the resume. */
  language: string;
};

/** For each open question the line of the person's other documents that answers it best, none that the resume has already and none that they took out. */
export function proposeFacts({
  resume,
  person,
  questions,
  requirements,
  documents,
  unused,
  language,
}: Scene): FactProposal[] {
  const own = foldWords(
    listOwnLines(resume)
      .map(({ text }) => text)
      .join(' | '),
  );
  const lines = documents
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .flatMap(({ resume: from, ...document }) => listOwnLines(from).map((line) => ({ document, line, from })))
    .filter(({ line }) => !own.includes(foldWords(line.text)) && !isUnused(unused, person, line.text));
  const taken = new Set<string>();
  return questions.flatMap((question): FactProposal[] => {
    if (question.kind !== undefined && question.kind !== 'gap') return [];
    const asked = requirements.find(({ id }) => id === question.requirement);
    const found = lines
      .filter(({ line }) => !taken.has(line.text) && answers(line, question, asked))
      .toSorted((a, b) => worth(b.line) - worth(a.line))[0];
    if (found === undefined) return [];
    taken.add(found.line.text);
    const { document, line, from } = found;
    return [{ questionId: question.id, person, document, line, answer: asAnswer(line, from, resume, language) }];
  });
}

/** A paper, a degree or a language is held or not: only what names it answers. */
const papers = new Set(['certificate', 'education', 'language', 'gate']);

function answers({ text, part, pointer }: OwnLine, { about }: Question, asked: RequirementMatch | undefined): boolean {
  if (` ${foldWords(text)} `.includes(` ${foldWords(about)} `)) return true;
  if (asked === undefined) return false;
  if (papers.has(asked.kind) && part !== 'education' && !pointer.startsWith('/languages/')) return false;
  return answersRequirement(text, asked.text);
}

/** A line of work says more than a name in a list, and one with a figure most. */
const worth = ({ pointer, text }: OwnLine): number => (/\/highlights\//.test(pointer) ? (hasFigure(text) ? 2 : 1) : 0);

/** The line as the person would answer with it: of a job with the employer, and with title and years where the resume does not know the job. */
function asAnswer({ text, pointer, of, from, to }: OwnLine, source: Resume, resume: Resume, language: string): string {
  const [section, index, key] = readPointer(pointer);
  const job = section === 'work' && key !== undefined ? source.work?.[Number(index)] : undefined;
  if (job?.name !== undefined) {
    const isKnown = (resume.work ?? []).some(({ name = '' }) => foldWords(name) === foldWords(job.name ?? ''));
    const span =
      job.startDate === undefined ? '' : ` (${job.startDate.slice(0, 4)} – ${job.endDate?.slice(0, 4) ?? 'present'})`;
    const title = job.position === undefined ? '' : ` as ${job.position}`;
    return tellOfEmployer(isKnown ? job.name : `${job.name}${span}${title}`, text, language);
  }
  const years = from === undefined ? [] : [to !== undefined && to !== from ? `${from} – ${to}` : from];
  return key === undefined ? [text, ...years].join(', ') : [text, ...(section === 'skills' ? [] : of)].join(', ');
}

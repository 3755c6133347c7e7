import {
  AnswerText,
  type FactProposal,
  type OwnLine,
  type Question,
  type RequirementMatch,
  type Resume,
  readPointer,
  tellOfEmployer,
  tellOfJob,
} from '@shortlist/schema';
import { hasFigure } from '../language/deeds/has-figure.ts';
import { foldWords } from '../language/text/fold-text.ts';
import { answersRequirement } from '../lexicon/relate/answers-requirement.ts';
import { type KeptDocument, type Unused, unusedOf } from './group-facts.ts';
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

/** So many of the latest different lines are tried, and so many questions: each pair costs a comparison by the lexicon, and a page shows no more. */
const most = { lines: 400, questions: 10 };

/** For each open question the line of the person's other documents that answers it best, none that the resume has already and none that they took out. */
export function proposeFacts({ questions, requirements, ...scene }: Scene): FactProposal[] {
  const lines = listCandidates(scene);
  const taken = new Set<Candidate>();
  const gaps = questions.filter(({ kind = 'gap' }) => kind === 'gap').slice(0, most.questions);
  return gaps.flatMap((question): FactProposal[] => {
    const asked = requirements.find(({ id }) => id === question.requirement);
    const found = lines
      .filter((each) => !taken.has(each) && answers(each.line, question, asked))
      .toSorted((a, b) => worth(b.line) - worth(a.line))[0];
    if (found === undefined) return [];
    taken.add(found);
    return [{ questionId: question.id, person: scene.person, ...found }];
  });
}

type Candidate = Pick<FactProposal, 'document' | 'line' | 'answer'>;

/** The lines that may be offered, each once, at the latest document that has it. */
function listCandidates(scene: Omit<Scene, 'questions' | 'requirements'>): Candidate[] {
  const { resume, person, documents, unused, language } = scene;
  // Word by word within a line: "Java" is not held by "JavaScript".
  const own = listOwnLines(resume)
    .map(({ text }) => ` ${foldWords(text)} `)
    .join('|');
  const employers = new Set((resume.work ?? []).map(({ name = '' }) => foldWords(name)));
  const seen = unusedOf(unused, person);
  const candidates: Candidate[] = [];
  for (const { resume: from, ...document } of documents.toSorted((a, b) => b.date.localeCompare(a.date))) {
    for (const line of listOwnLines(from)) {
      const key = foldWords(line.text);
      if (key === '' || seen.has(key) || own.includes(` ${key} `)) continue;
      seen.add(key);
      const answer = asAnswer(line, from, employers, language);
      if (answer === undefined || !AnswerText.safeParse({ text: answer }).success) continue;
      candidates.push({ document, line, answer });
      if (candidates.length === most.lines) return candidates;
    }
  }
  return candidates;
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

/**
 * The line as the person would answer with it: of a job with the employer, and with title and years where the resume does not know the job. Undefined
 * in a language in which we cannot say the latter.
 */
function asAnswer(
  { text, pointer, of, from, to }: OwnLine,
  source: Resume,
  employers: ReadonlySet<string>,
  language: string,
): string | undefined {
  const [section, index, key] = readPointer(pointer);
  const job = section === 'work' && key !== undefined ? source.work?.[Number(index)] : undefined;
  if (job?.name !== undefined) {
    const { name } = job;
    return employers.has(foldWords(name))
      ? tellOfEmployer(name, text, language)
      : tellOfJob({ ...job, name }, text, language);
  }
  const years = from === undefined ? [] : [to !== undefined && to !== from ? `${from} – ${to}` : from];
  return key === undefined ? [text, ...years].join(', ') : [text, ...(section === 'skills' ? [] : of)].join(', ');
}

import type {
  Answer,
  Edit,
  Evidence,
  Fact,
  LedgerEntry,
  Leftover,
  Letter,
  Match,
  Posting,
  Question,
  Resume,
  SheetNeed,
} from '@shortlist/schema';
import { takeCertain, withListedSkills, withOpenLines } from './certain-part.ts';
import { prepareInterview } from './interview-sheet.ts';
import { askedTo } from './language/stance/interview-answers.ts';
import { saysNo } from './language/stance/read-answer.ts';
import { splitSentences } from './language/text/split-sentences.ts';
import { inOwnForm } from './letter/form/own-form.ts';
import { nameEmployer } from './letter/name-employer.ts';
import { writeLetter } from './letter/write-letter.ts';
import { matchResume } from './match/match-resume.ts';
import { quoteOwnWords } from './match-tailored.ts';
import { planInterview } from './plan-interview.ts';
import { postSense } from './post-sense.ts';
import { makeBrief } from './posting/brief/make-brief.ts';
import { languageOf } from './resume-language.ts';
import { tailorResume } from './tailor/tailor-resume.ts';
import { collectFacts } from './verify/collect-facts.ts';
import { verifySentence } from './verify/verify-sentence.ts';
import { weighEdits } from './weigh-edits.ts';

export type OptimiseInput = {
  resume: Resume;
  evidence?: readonly Evidence[];
  /** What stands in the document and was read into no field: nothing that it names is denied or asked for. */
  leftovers?: readonly Leftover[];
  posting: Posting;
  now: string;
  answers?: readonly Answer[];
  tone?: Letter['tone'];
  length?: Letter['length'];
  language?: string;
};

export type OptimisedResume = {
  match: Match;
  matchAfter: Match;
  tailored: Resume;
  edits: Edit[];
  questions: Question[];
  ledger: LedgerEntry[];
  letter: Letter;
  /** What to tell in the interview, need by need. */
  interview: SheetNeed[];
};

/**
 * The whole job in one pure call: match, edits that passed the truth gate with their effect on the match, the tailored resume, what to
 * ask, the ledger of every sentence written, and the letter. `now` is ISO 8601; `language` BCP 47, by default the resume's own.
 */
export function optimiseResume({
  resume,
  evidence = [],
  leftovers = [],
  posting,
  now,
  answers = [],
  tone,
  length,
  language = languageOf(resume),
}: OptimiseInput): OptimisedResume {
  const match = matchResume(resume, posting, now);
  // What stands in an uncertain place of the file is matched, but no sentence speaks of it.
  const { certain, unsure, isUnsure } = takeCertain(resume);
  const facts = collectFacts({ resume: certain, evidence, answers, now });
  const unread = [...leftovers.map(({ text }) => text), ...unsure];
  const {
    edits: proposed,
    questions,
    ledger,
  } = tailorResume({
    resume: certain,
    posting,
    match,
    facts,
    unread,
    language,
    now,
    verify: (sentence, own) => verifySentence(sentence, own, { language }),
  });
  const written = ledger.flatMap(({ pointer, sentence }) => (pointer === '/basics/summary' ? [sentence] : []));
  const supported = proposed.filter(
    (edit) => !isUnsure(edit.path) && !isSetFromLines(resume, edit.path) && isSupported(edit, written, language),
  );
  const { edits, tailored, matchAfter } = weighEdits(resume, supported, match, (draft) =>
    matchResume(draft, posting, now),
  );
  const named = inOwnForm(nameEmployer(posting), resume);
  const context = {
    posting: posting.text,
    language,
    ...(named.employer === undefined ? {} : { employer: named.employer }),
    ...(named.title === undefined ? {} : { title: named.title }),
  };
  const brief = makeBrief(posting);
  const needs = brief.needs.map(({ text }) => text);
  const told = withListedSkills(withOpenLines(certain, resume), resume);
  const letter = writeLetter({
    ...postSense,
    entered: edits.filter(({ reason }) => reason === 'answer-entered'),
    ticked: answers.flatMap(({ id, text }) => (id.startsWith(askedTo.pick) ? [text] : [])),
    resume: told,
    wholeWork: resume.work ?? [],
    posting: named,
    match,
    facts: told === certain ? facts : collectFacts({ resume: told, evidence, answers, now }),
    unread,
    denied: answers.flatMap(({ about, text, declined }) => (declined === true || saysNo(text) ? [about] : [])),
    language,
    now,
    ...(tone === undefined ? {} : { tone }),
    ...(length === undefined ? {} : { length }),
    verify: (sentence, own) => verifySentence(sentence, own, context),
  });
  const paths = new Set(edits.map(({ path }) => path));
  return {
    match,
    matchAfter: quoteOwnWords(matchAfter, resume, edits, now),
    tailored: withLanguage(tailored, language),
    edits,
    questions: planInterview({ resume, posting: named, match, facts, answers, needs, gaps: questions, language, now }),
    ledger: ledger.filter(({ pointer }) => paths.has(pointer)),
    letter,
    interview: prepareInterview({ resume: certain, posting, facts, needs: brief.needs, match, matchAfter }),
  };
}

/** Whether a section is printed from the lines of the person's document: nothing in its fields is changed then. */
function isSetFromLines({ verbatim = [] }: Resume, path: string): boolean {
  return verbatim.some(
    ({ whole, section }) => whole && `${path}/`.startsWith(section === 'summary' ? '/basics/summary/' : `/${section}/`),
  );
}

/** The gate, for an edit: every text that it puts in place must rest on the facts that it names. Order alone claims nothing. */
function isSupported(edit: Edit, written: readonly string[], language: string): boolean {
  if (edit.op === 'remove' || Array.isArray(edit.after)) return true;
  // A summary is judged as a letter is, sentence by sentence, as it was put together: "… at Maple Ledger Inc. Experienced in" shows no seam.
  const texts =
    edit.path === '/basics/summary' && typeof edit.after === 'string'
      ? written.join(' ') === edit.after
        ? written
        : splitSentences(edit.after)
      : textsOf(edit.after);
  return texts.every((text) => isOwn(text, edit) || verifySentence(text, factsFor(edit), { language }).length === 0);
}

/** A whole sentence of the person's summary, word for word, stays theirs wherever it stands in it. */
function isOwn(sentence: string, { path, evidence }: Edit): boolean {
  return (
    path === '/basics/summary' &&
    evidence.some(
      ({ source, pointer, text }) =>
        source !== 'posting' && pointer === path && splitSentences(text).some((own) => own.trim() === sentence.trim()),
    )
  );
}

function factsFor(edit: Edit): Fact[] {
  return edit.evidence;
}

/** What is judged: a text alone; an entry as one line, because its words stand together ("Basic Life Support, 2016"). */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [Object.values(value).flatMap(textsOf).join(', ')];
}

function withLanguage(resume: Resume, language: string): Resume {
  return resume.meta?.language === undefined ? { ...resume, meta: { ...resume.meta, language } } : resume;
}

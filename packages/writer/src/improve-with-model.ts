import {
  applyEdits,
  collectFacts,
  matchResume,
  matchTailored,
  type OptimisedResume,
  type OptimiseInput,
} from '@shortlist/engine';
import type { Edit, LedgerEntry, ModelNote, Resume } from '@shortlist/schema';
import { type Checked, checkReply } from './check-reply.ts';
import { type ConverseOptions, converse } from './converse.ts';
import { holdTogether, type Paragraph, standing } from './hold-together.ts';
import { maskPerson } from './mask-person.ts';
import { Reply } from './reply.ts';
import { type Bullet, writePrompt } from './write-prompt.ts';

/**
 * Lets a model better the wording of what the rules wrote. Every sentence passes the same truth gate; what fails twice stays as the rules
 * wrote it; when the provider fails, all of it does. Throws only when `signal` is aborted.
 */
export async function improveWithModel(
  input: OptimiseInput,
  draft: OptimisedResume,
  options: ConverseOptions,
): Promise<{ result: OptimisedResume; record: ModelNote }> {
  const facts = collectFacts({
    resume: input.resume,
    evidence: input.evidence ?? [],
    answers: input.answers ?? [],
    now: input.now,
  });
  const { name: contact } = draft.letter.recipient;
  const mask = maskPerson(input.resume, contact === undefined ? [] : [contact]);
  const bullets = listBullets(input, draft);
  const scene = { facts, posting: input.posting, language: draft.letter.language, bullets };
  const first = writePrompt(draft, facts, input.posting, bullets, mask);
  const { checked, record } = await converse(first, Reply, (reply) => checkReply(reply, scene, mask), mask, options);
  if (checked === undefined) return { result: draft, record };
  const { result, kept } = putTogether(input, draft, checked);
  return { result, record: { ...record, kept } };
}

/** Whether a model worded an edit. */
export function isByModel({ id }: Pick<Edit, 'id'>): boolean {
  return /^m\d+$/.test(id);
}

/** The lines of the two latest jobs and of those that the rules reworded: what a reader looks at. */
export function listBullets({ resume }: OptimiseInput, draft: OptimisedResume): Bullet[] {
  const reworded = new Map(
    draft.edits.flatMap((edit) => (typeof edit.after === 'string' ? [[edit.path, edit.after] as const] : [])),
  );
  return (resume.work ?? []).slice(0, 3).flatMap((job, i) =>
    (job.highlights ?? []).slice(0, 8).map((line, j) => ({
      id: `/work/${i}/highlights/${j}`,
      text: reworded.get(`/work/${i}/highlights/${j}`) ?? line,
    })),
  );
}

/** The summary as one text: its first sentence stands, and where one fell, the rest says no less than the draft. */
function wholeSummary(sentences: Paragraph, draft: string): LedgerEntry[] {
  const stands = standing(sentences);
  if (stands[0] === undefined || stands[0] !== sentences[0]) return [];
  const short = stands.map(({ sentence }) => sentence).join(' ').length < draft.length;
  return stands.length < sentences.length && short ? [] : stands;
}

/** The letter as one text, the rules' own sentence of application and close in the place of the model's where those fell. */
function wholeLetter(written: Paragraph[], { letter }: OptimisedResume): LedgerEntry[][] {
  const rules = (at: number) => letter.ledger.filter(({ pointer }) => pointer === `/paragraphs/${at}`);
  // What opens the rules' list opens nothing of the model's.
  const opening = rules(0).filter(({ facts, sentence }) => facts.length === 0 && !sentence.trimEnd().endsWith(':'));
  const paragraphs = holdTogether(written, { opening, closing: rules(letter.paragraphs.length - 1) }) ?? [];
  if (paragraphs.length < 3) return [];
  const low = /^\p{Ll}/u.test(letter.paragraphs[0] ?? '');
  return paragraphs.map((paragraph, i) =>
    paragraph.map((entry, j) => ({
      ...entry,
      sentence: low && i === 0 && j === 0 ? startLow(entry.sentence) : entry.sentence,
      pointer: `/paragraphs/${i}`,
    })),
  );
}

/** A German letter goes on in lower case after the form of address, but for nouns and the polite "Sie" and "Ihr". */
function startLow(sentence: string): string {
  return sentence.replace(
    /^(?:Ich|Mein\p{L}*|Mich|Mir|Seit|Als|Mit|In|Im|An|Am|Auf|Für|Gerne?|Hiermit|Nach|Zu[mr]?|Bei|Von|Vom|De[rmn]|Die|Das|Derzeit|Zurzeit)(?= )/u,
    (word) => word.toLowerCase(),
  );
}

/** Puts what may stand into what the rules wrote: a model's edits have ids of their own. */
export function putTogether(
  input: OptimiseInput,
  draft: OptimisedResume,
  checked: Checked,
): { result: OptimisedResume; kept: number } {
  const told = wholeSummary(checked.summary, draft.tailored.basics?.summary ?? '');
  const edits = draft.edits.filter(
    (edit) => !(edit.path === '/basics/summary' && told.length > 0) && !checked.bullets.has(edit.path),
  );
  const removed = new Set(draft.edits.filter(({ op }) => op === 'remove').map(({ path }) => path));
  const more: Edit[] = [];
  const summary = told.map(({ sentence }) => sentence).join(' ');
  const own = input.resume.basics?.summary;
  if (summary !== '' && summary !== own)
    more.push(
      editOf(
        '/basics/summary',
        own,
        summary,
        'summary-for-posting',
        told.flatMap(({ facts }) => facts),
      ),
    );
  for (const [path, { sentence, facts }] of checked.bullets) {
    const [, , job = '', , line = ''] = path.split('/');
    const before = input.resume.work?.[Number(job)]?.highlights?.[Number(line)];
    if (before !== undefined && before !== sentence && !removed.has(path))
      more.push(editOf(path, before, sentence, 'stronger-wording', facts));
  }
  const pointsOf = (resume: Resume) =>
    matchResume(resume, input.posting, input.now).parts.reduce((sum, { points }) => sum + points, 0);
  const before = pointsOf(input.resume);
  const effectOf = (edit: Edit) => Math.round((pointsOf(applyEdits(input.resume, [edit])) - before) * 10) / 10;
  const all = [...edits, ...more.map((edit, i) => ({ ...edit, id: `m${i + 1}`, effect: effectOf(edit) }))];
  const { tailored, match: matchAfter } = matchTailored(input.resume, all, input.posting, input.now);
  const worse = matchAfter.score < draft.matchAfter.score;
  const written = wholeLetter(checked.letter, draft);
  const letter =
    written.length === 0
      ? draft.letter
      : {
          ...draft.letter,
          paragraphs: written.map((paragraph) => paragraph.map(({ sentence }) => sentence).join(' ')),
          ledger: written.flat(),
        };
  if (worse) return { result: { ...draft, letter }, kept: written.flat().length };
  const paths = new Set(more.map(({ path }) => path));
  const ledger = [...draft.ledger.filter(({ pointer }) => !paths.has(pointer)), ...told, ...checked.bullets.values()];
  return {
    result: {
      ...draft,
      edits: all,
      tailored: { ...tailored, meta: { ...tailored.meta, ...draft.tailored.meta } },
      matchAfter,
      ledger,
      letter,
    },
    kept: told.length + checked.bullets.size + written.flat().length,
  };
}

function editOf(
  path: string,
  before: string | undefined,
  after: string,
  reason: Edit['reason'],
  facts: Edit['evidence'],
): Edit {
  return {
    id: '',
    op: before === undefined ? 'add' : 'replace',
    path,
    before,
    after,
    reason,
    explanation: 'Worded by a language model and checked against your documents and answers.',
    evidence: facts.slice(0, 16),
    requirements: [],
    effect: 0,
  };
}

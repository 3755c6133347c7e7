import {
  applyEdits,
  collectFacts,
  matchResume,
  matchTailored,
  type OptimisedResume,
  type OptimiseInput,
} from '@shortlist/engine';
import type { Edit, ModelNote, Resume } from '@shortlist/schema';
import { type Checked, checkReply } from './check-reply.ts';
import { type ConverseOptions, converse, fuller } from './converse.ts';
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
  const judge = { check: (reply: Reply) => checkReply(reply, scene, mask), merge, count: countKept };
  const { checked, record } = await converse(first, Reply, judge, mask, options);
  if (checked === undefined) return { result: draft, record };
  return { result: putTogether(input, draft, checked), record };
}

/** Whether a model worded an edit. */
export function isByModel({ id }: Pick<Edit, 'id'>): boolean {
  return /^m\d+$/.test(id);
}

/** The lines of the two latest jobs and of those that the rules reworded: what a reader looks at. */
function listBullets({ resume }: OptimiseInput, draft: OptimisedResume): Bullet[] {
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

function countKept({ summary, bullets, letter }: Checked): number {
  return summary.length + bullets.size + letter.flat().length;
}

/** The second answer where it stands, the first where only that one does. */
function merge(first: Checked, second: Checked): Checked {
  return {
    summary: fuller(first.summary, second.summary),
    bullets: new Map([...first.bullets, ...second.bullets]),
    letter: fuller(first.letter, second.letter),
    blocked: second.blocked,
  };
}

function putTogether(input: OptimiseInput, draft: OptimisedResume, checked: Checked): OptimisedResume {
  const edits = draft.edits.filter(
    (edit) => !(edit.path === '/basics/summary' && checked.summary.length > 0) && !checked.bullets.has(edit.path),
  );
  const removed = new Set(draft.edits.filter(({ op }) => op === 'remove').map(({ path }) => path));
  const more: Edit[] = [];
  const summary = checked.summary.map(({ sentence }) => sentence).join(' ');
  const own = input.resume.basics?.summary;
  if (summary !== '' && summary !== own)
    more.push(
      editOf(
        '/basics/summary',
        own,
        summary,
        'summary-for-posting',
        checked.summary.flatMap(({ facts }) => facts),
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
  const letter =
    checked.letter.length < 3
      ? draft.letter
      : {
          ...draft.letter,
          paragraphs: checked.letter.map((paragraph) => paragraph.map(({ sentence }) => sentence).join(' ')),
          ledger: checked.letter.flatMap((paragraph, i) =>
            paragraph.map((entry) => ({ ...entry, pointer: `/paragraphs/${i}` })),
          ),
        };
  if (worse) return { ...draft, letter };
  const paths = new Set(more.map(({ path }) => path));
  const ledger = [
    ...draft.ledger.filter(({ pointer }) => !paths.has(pointer)),
    ...checked.summary,
    ...checked.bullets.values(),
  ];
  return {
    ...draft,
    edits: all,
    tailored: { ...tailored, meta: { ...tailored.meta, ...draft.tailored.meta } },
    matchAfter,
    ledger,
    letter,
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
    explanation: 'Worded by the model you chose, and held to your own facts.',
    evidence: facts.slice(0, 16),
    requirements: [],
    effect: 0,
  };
}

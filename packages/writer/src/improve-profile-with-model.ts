import { collectProfileFacts, type OptimiseProfileInput, profileLimits } from '@shortlist/engine';
import type { LedgerEntry, ModelNote, OptimisedProfile, ProfileField } from '@shortlist/schema';
import { type CheckedProfile, checkProfileReply, type ProfileLine } from './check-profile-reply.ts';
import { type ConverseOptions, converse } from './converse.ts';
import { holdTogether, type Paragraph } from './hold-together.ts';
import { restingOn } from './judge-sentence.ts';
import { maskPerson } from './mask-person.ts';
import { ProfileReply } from './reply.ts';
import { writeProfilePrompt } from './write-prompt.ts';

const bullet = '• ';

/**
 * Lets a model write other versions of a profile's headline, About and lines of positions. Its texts stand first, the rules' own beside them;
 * every sentence passes the same truth gate, and when the provider fails the rules' own stand alone. Throws only when `signal` is aborted.
 */
export async function improveProfileWithModel(
  input: OptimiseProfileInput,
  draft: OptimisedProfile,
  options: ConverseOptions,
): Promise<{ result: OptimisedProfile; record: ModelNote }> {
  const facts = collectProfileFacts(input);
  const mask = maskPerson(input.resume);
  const lines = listLines(draft);
  const scene = { facts, draft, lines };
  const first = writeProfilePrompt(draft, facts, lines, mask);
  const check = (reply: ProfileReply) => checkProfileReply(reply, scene, mask);
  const { checked, record } = await converse(first, ProfileReply, check, mask, options);
  if (checked === undefined) return { result: draft, record };
  const { result, kept } = putTogether(draft, checked);
  return { result, record: { ...record, kept } };
}

/** The lines of the three latest positions, each with the one fact that it tells and with its position's title and employer. */
function listLines(draft: OptimisedProfile): ProfileLine[] {
  return draft.fields
    .filter(({ field }) => /^\/work\/[0-2]$/.test(field))
    .flatMap(({ field, options }) => {
      const facts = draft.ledger.find(({ pointer }) => pointer === field)?.facts ?? [];
      const frame = facts.filter(({ pointer }) => pointer === `${field}/position` || pointer === `${field}/name`);
      const told = facts.filter((fact) => !frame.includes(fact));
      return (options[0] ?? '').split('\n').flatMap((line, at) => {
        const text = line.slice(bullet.length);
        return line.startsWith(bullet) && at < 12
          ? [{ id: `${field}#${at}`, text, facts: [...restingOn(text, told).slice(0, 1), ...frame] }]
          : [];
      });
    });
}

function putTogether(draft: OptimisedProfile, checked: CheckedProfile): { result: OptimisedProfile; kept: number } {
  const ledger: LedgerEntry[] = [];
  const fields = draft.fields.map((field) => {
    const { texts, entries } = wordField(field, draft, checked);
    const fresh = texts.filter((text) => !field.options.includes(text));
    if (fresh.length === 0) return field;
    ledger.push(...entries);
    const options = [...new Set([...fresh, ...field.options])].slice(0, 5);
    return { ...field, options, byModel: new Set(fresh).size };
  });
  return { result: { ...draft, fields, ledger: [...ledger, ...draft.ledger] }, kept: ledger.length };
}

/** The model's versions of one field, none where too little of them stood. */
function wordField(
  { field, options }: ProfileField,
  draft: OptimisedProfile,
  { headlines, about, lines }: CheckedProfile,
): { texts: string[]; entries: LedgerEntry[] } {
  if (field === 'headline') return { texts: headlines.map(({ sentence }) => sentence), entries: headlines };
  if (field === 'about') return wordAbout(draft, about);
  const entries: LedgerEntry[] = [];
  const text = (options[0] ?? '')
    .split('\n')
    .map((line, at) => {
      const entry = lines.get(`${field}#${at}`);
      if (entry === undefined) return line;
      entries.push(entry);
      return `${bullet}${entry.sentence}`;
    })
    .join('\n');
  return { texts: text.length <= profileLimits.positionDescription.limit ? [text] : [], entries };
}

/** The model's paragraphs where they stand as one text, then the wish as the rules word it; at least three sentences, at most what LinkedIn takes. */
function wordAbout(draft: OptimisedProfile, about: Paragraph[]): { texts: string[]; entries: LedgerEntry[] } {
  const wish = draft.ledger.filter(({ pointer, facts }) => pointer === 'about' && facts.length === 0);
  const tell = (paragraphs: LedgerEntry[][]) =>
    [...paragraphs, wish]
      .filter((paragraph) => paragraph.length > 0)
      .map((paragraph) => paragraph.map(({ sentence }) => sentence).join(' '))
      .join('\n\n');
  const kept = (holdTogether(about) ?? []).map((paragraph) => [...paragraph]);
  while (tell(kept).length > profileLimits.about.limit) {
    if (kept.at(-1)?.pop() === undefined) kept.pop();
  }
  const entries = kept.flat();
  return entries.length < 3 ? { texts: [], entries: [] } : { texts: [tell(kept)], entries };
}

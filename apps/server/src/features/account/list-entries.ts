import type { Executor } from '@shortlist/database';
import { sayPlaces } from '@shortlist/pack/texts';
import { sourcesFile, tellSources } from '@shortlist/schema';
import { eachOwnAudit } from '../../db/audit-events.ts';
import { findLanguage } from '../../db/find-voice.ts';
import * as queries from './queries.ts';

/** One file of the export: bytes as they are, anything else as JSON. Long lists are read while they are written. */
export type ExportEntry = { name: string; content: Uint8Array | object };

/** What the auth service knows of a person; undefined where the operator's own project holds the sign-ins. */
export type ExportSignIn = () => Promise<object | undefined> | undefined;

/** Every file of a person's export, each read from the database when its turn comes. */
export async function* listEntries(
  db: Executor,
  userId: string,
  exportSignIn: ExportSignIn,
): AsyncGenerator<ExportEntry, undefined> {
  const account = await queries.findAccount(db, userId);
  yield { name: 'account.json', content: { ...account, planTrials: await queries.listPlanTrials(db, userId) } };
  yield { name: 'sign-in.json', content: (await exportSignIn()) ?? {} };
  yield { name: 'trials.json', content: await queries.listTrialEvents(db, userId) };
  yield { name: 'audit.json', content: eachOwnAudit(db, userId) };
  yield { name: 'organizations.json', content: await queries.listMemberships(db, userId) };
  const logo = await queries.findOwnLogo(db, userId);
  if (logo)
    yield { name: `logo.${logo.mediaType === 'image/png' ? 'png' : 'jpg'}`, content: new Uint8Array(logo.bytes) };
  for (const { source, ...template } of await queries.listOwnTemplates(db, userId)) {
    yield { name: `templates/${template.id}.json`, content: template };
    if (source) yield { name: `templates/${template.id}.typ`, content: new TextEncoder().encode(source) };
  }
  yield { name: 'answers.json', content: await queries.listOwnAnswers(db, userId) };
  yield { name: 'unused-facts.json', content: await queries.listOwnUnusedFacts(db, userId) };
  yield { name: 'recipients.json', content: await queries.listOwnRecipients(db, userId) };
  yield { name: 'corrections.json', content: queries.eachOwnCorrection(db, userId) };
  yield { name: 'posting-briefs.json', content: queries.eachOwnBrief(db, userId) };
  yield { name: 'applications.json', content: queries.eachOwnApplication(db, userId) };
  for (const id of await queries.listOwnOptimizationIds(db, userId)) yield* optimizationEntries(db, userId, id);
  for await (const resume of queries.eachOwnResume(db, userId)) {
    const versions = queries.eachVersion(db, resume.id);
    const shares = await queries.listShares(db, resume.id);
    yield { name: `resumes/${resume.id}.json`, content: { ...resume, versions, shares } };
  }
  for (const id of await queries.listOwnDocumentIds(db, userId)) {
    const document = await queries.findOwnDocument(db, userId, id);
    if (document)
      yield { name: `uploads/${id}-${plainName(document.fileName)}`, content: new Uint8Array(document.bytes) };
  }
}

async function* optimizationEntries(db: Executor, userId: string, id: string): AsyncGenerator<ExportEntry> {
  const record = await queries.findOwnOptimization(db, userId, id);
  if (!record) return;
  const folder = `optimizations/${record.createdAt.toISOString().slice(0, 10)}-${id}`;
  yield { name: `${folder}/record.json`, content: record };
  // A result of the operator's own automation has no sentences of ours.
  if (record.result && record.result.kind !== 'external') {
    const say = sayPlaces(await findLanguage(db, userId), record.result.kind);
    const sources = tellSources(record.result, record.accepted ?? undefined, say);
    yield { name: `${folder}/${sourcesFile}`, content: new TextEncoder().encode(sources) };
  }
  yield { name: `${folder}/letters.json`, content: queries.eachLetter(db, id) };
  for (const file of await queries.listOwnFiles(db, id))
    yield { name: `${folder}/${plainName(file.name)}`, content: new Uint8Array(file.bytes) };
}

/** A file name that stays in its folder on every system. */
function plainName(name: string): string {
  const plain = name.normalize('NFC').replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, '_');
  return plain.replace(/^[.\s]+/, '_').slice(-120) || 'file';
}

import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { isCertain, keepFaithful, keepWhole } from '@shortlist/compare';
import {
  documentsOf,
  groupFacts,
  marksOf,
  optimiseProfile,
  optimiseResume,
  proposeFacts,
  readPosting,
  summariseInsights,
} from '@shortlist/engine';
import { packWork } from '@shortlist/pack';
import { applyCorrection } from '../corrections/apply-correction.ts';
import { briefPosting, readConfirmed } from './brief-posting.ts';
import { draftWork } from './draft-work.ts';
import type { EngineCalls, EngineReply, EngineRequest } from './engine-thread.ts';
import { rescore } from './rescore.ts';

const calls: EngineCalls = {
  ...draftWork,
  ...packWork,
  applyCorrection: ({ given, corrected }) => applyCorrection(given, corrected),
  optimiseProfile,
  optimiseResume,
  readPosting,
  readConfirmed,
  briefPosting,
  rescore,
  summariseInsights: ({ sources, stage }) => summariseInsights(sources, stage),
  groupFacts: ({ documents, unused }) => groupFacts(documents, unused),
  proposeFacts: ({ owner, documents, ...scene }) =>
    proposeFacts({ ...scene, documents: documentsOf(owner, documents) }),
  marksOf: ({ unused, person, text }) => marksOf(unused, person, text).map(({ id }) => id),
  keepWhole: ({ resume, source, isConfirmed }) =>
    isConfirmed ? keepWhole(resume, source, [], { isConfirmed }) : keepFaithful(resume, source),
  isCertain: ({ resume, source }) => isCertain(keepFaithful(resume, source), source),
};

// On Linux this is this thread's own priority: requests are answered before jobs are worked.
if (process.platform === 'linux') setPriority(0, (workerData as { niceness: number }).niceness);

const readsPostings = new Set<keyof typeof calls>([
  'readPosting',
  'readConfirmed',
  'briefPosting',
  'optimiseResume',
  'optimiseProfile',
  'rescore',
]);
let hasLexicon = false;

parentPort?.on('message', ({ id, name, argument }: EngineRequest) => {
  // The lexicon is read with the first posting: that is no work of the first call's, and not within its limit.
  if (!hasLexicon && readsPostings.has(name)) readPosting('Nurse');
  hasLexicon ||= readsPostings.has(name);
  parentPort?.postMessage({ id, began: true } satisfies EngineReply);
  let reply: EngineReply;
  try {
    reply = { id, ok: true, value: (calls[name] as (value: unknown) => unknown)(argument) };
  } catch (error) {
    reply = { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});

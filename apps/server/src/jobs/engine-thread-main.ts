import { parentPort } from 'node:worker_threads';
import { optimiseProfile, optimiseResume, readPosting } from '@shortlist/engine';
import type { EngineCalls, EngineReply, EngineRequest } from './engine-thread.ts';
import { rescore } from './rescore.ts';

const calls: EngineCalls = { optimiseProfile, optimiseResume, readPosting, rescore };

parentPort?.on('message', ({ id, name, argument }: EngineRequest) => {
  let reply: EngineReply;
  try {
    reply = { id, ok: true, value: (calls[name] as (value: unknown) => unknown)(argument) };
  } catch (error) {
    reply = { id, ok: false, message: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});

import { createHash } from 'node:crypto';
import { type LanguageModel, Output, streamText } from 'ai';
import type { z } from 'zod';
import type { ModelSettings } from './model-settings.ts';
import type { Prompt } from './write-prompt.ts';

/** Keeps replies by the content of what was asked; the caller brings it (a table, a folder, a Map). */
export type ReplyCache = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
};

export type Usage = { calls: number; inputTokens: number; outputTokens: number; cached: number };
export type CallOptions = {
  settings: ModelSettings;
  signal?: AbortSignal;
  cache?: ReplyCache;
};

/**
 * Asks the model for a reply of the agreed shape: streamed, timed out, tried again with growing pauses. Adds to `usage`. Throws the last
 * failure when every try failed, and at once when `signal` is aborted.
 */
export async function callModel<Shape extends z.ZodType>(
  model: LanguageModel,
  prompt: Prompt,
  shape: Shape,
  usage: Usage,
  { settings, signal, cache }: CallOptions,
): Promise<z.infer<Shape>> {
  const key = createHash('sha256')
    .update(JSON.stringify([settings.provider, settings.model, settings.baseUrl, prompt]))
    .digest('hex');
  const known = await readCache(cache, key, shape);
  if (known !== undefined) {
    usage.cached++;
    return known;
  }
  let failure: unknown;
  for (let tried = 0; tried <= settings.retries; tried++) {
    signal?.throwIfAborted();
    if (tried > 0) await pause(settings.backoffMs * 2 ** (tried - 1), signal);
    try {
      const reply = await ask(model, prompt, shape, usage, settings, signal);
      await cache?.set(key, JSON.stringify(reply));
      return reply;
    } catch (error) {
      signal?.throwIfAborted();
      failure = error;
      if (!mayPass(error)) break;
    }
  }
  throw failure;
}

async function ask<Shape extends z.ZodType>(
  model: LanguageModel,
  { system, prompt }: Prompt,
  shape: Shape,
  usage: Usage,
  settings: ModelSettings,
  signal: AbortSignal | undefined,
): Promise<z.infer<Shape>> {
  const limit = AbortSignal.timeout(settings.timeoutMs);
  const errors: unknown[] = [];
  usage.calls++;
  const result = streamText({
    model,
    system,
    prompt,
    output: Output.object({ schema: shape }),
    maxRetries: 0,
    maxOutputTokens: 8_000,
    abortSignal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
    onError: ({ error }) => {
      errors.push(error);
    },
  });
  const settled = Promise.allSettled([result.output, result.totalUsage]);
  await result.consumeStream();
  const [output, tokens] = await settled;
  if (tokens.status === 'fulfilled') {
    usage.inputTokens += tokens.value.inputTokens ?? 0;
    usage.outputTokens += tokens.value.outputTokens ?? 0;
  }
  if (errors.length > 0) throw errors[0];
  limit.throwIfAborted();
  if (output.status === 'rejected') throw output.reason;
  return shape.parse(output.value);
}

async function readCache<Shape extends z.ZodType>(
  cache: ReplyCache | undefined,
  key: string,
  shape: Shape,
): Promise<z.infer<Shape> | undefined> {
  const text = await cache?.get(key);
  if (text === undefined) return undefined;
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A refused key or a request that is wrong stays so; the rest may pass, a stream cut off in a good answer (200) too. */
function mayPass(error: unknown): boolean {
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : undefined;
  return (
    status === undefined ||
    Number.isNaN(status) ||
    status < 400 ||
    status === 408 ||
    status === 409 ||
    status === 429 ||
    status >= 500
  );
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
    function done() {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
  });
}

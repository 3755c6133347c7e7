import type { ModelNote } from '@shortlist/schema';
import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import { type CallOptions, callModel } from './call-model.ts';
import type { Blocked } from './judge-sentence.ts';
import type { Mask } from './mask-person.ts';
import { mendReply } from './mend-reply.ts';
import { openModel } from './open-model.ts';
import { Mending } from './reply.ts';
import { type Prompt, writeSecondPrompt } from './write-prompt.ts';

/** `mostMs` is what all tries may take together at most. */
export type ConverseOptions = CallOptions & { model?: LanguageModel; mostMs?: number };

/**
 * Asks a model once, and once more to mend the places that may not stand; keeps a record of both. `checked` is missing when the provider
 * failed. A change that spoils a place which stood is not taken. All tries together take no longer than two times that of one and
 * `mostMs`, so that a provider that hangs, or is slow, does not use up the time of the job. Throws only when `signal` is aborted.
 */
export async function converse<Shape extends z.ZodType, Checked extends { blocked: Blocked[] }>(
  first: Prompt,
  shape: Shape,
  check: (reply: z.infer<Shape>) => Checked,
  mask: Mask,
  options: ConverseOptions,
): Promise<{ checked?: Checked; record: ModelNote }> {
  const { settings, signal, mostMs = Number.POSITIVE_INFINITY } = options;
  const record: ModelNote = {
    provider: settings.provider,
    model: settings.model,
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, cached: 0 },
    sent: [],
    kept: 0,
    blocked: [],
  };
  const limit = AbortSignal.timeout(Math.min(2 * settings.timeoutMs, mostMs));
  const within = { ...options, signal: signal === undefined ? limit : AbortSignal.any([signal, limit]) };
  let checked: Checked | undefined;
  try {
    const model = options.model ?? openModel(settings);
    record.sent.push(first);
    const reply = await callModel(model, first, shape, record.usage, within);
    checked = check(reply);
    if (checked.blocked.length > 0) {
      const second = writeSecondPrompt(first, JSON.stringify(reply), checked.blocked, mask);
      record.sent.push(second);
      const { changes } = await callModel(model, second, Mending, record.usage, within);
      const fell = new Set(checked.blocked.map(({ at }) => at));
      const spoiled = new Set(check(mendReply(reply, changes)).blocked.map(({ at }) => at));
      checked = check(
        mendReply(
          reply,
          changes.filter(({ at }) => fell.has(at) || !spoiled.has(at)),
        ),
      );
    }
  } catch (error) {
    signal?.throwIfAborted();
    record.failure = tellFailure(error);
  }
  if (settings.price !== undefined)
    record.cost =
      (record.usage.inputTokens * settings.price.input + record.usage.outputTokens * settings.price.output) / 1_000_000;
  if (checked === undefined) return { record };
  record.blocked = checked.blocked.flatMap(({ text, words }) => (words.length > 0 ? [{ text, words }] : []));
  return { checked, record };
}

function tellFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'it could not be reached';
  return error.name === 'TimeoutError' ? 'it did not answer in time' : error.message.slice(0, 300);
}

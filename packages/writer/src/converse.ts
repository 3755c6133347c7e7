import type { ModelNote } from '@shortlist/schema';
import type { LanguageModel } from 'ai';
import type { z } from 'zod';
import { type CallOptions, callModel } from './call-model.ts';
import type { Blocked } from './judge-sentence.ts';
import type { Mask } from './mask-person.ts';
import { openModel } from './open-model.ts';
import { type Prompt, writeSecondPrompt } from './write-prompt.ts';

export type ConverseOptions = CallOptions & { model?: LanguageModel };

/** What is done with a reply: `check` sends it through the gate, `merge` joins two answers, `count` says how many sentences stand. */
type Judge<Reply, Checked> = {
  check: (reply: Reply) => Checked;
  merge: (first: Checked, second: Checked) => Checked;
  count: (checked: Checked) => number;
};

/**
 * Asks a model once, and once more where sentences claimed too much; keeps a record of both. `checked` is missing when the provider failed.
 * Throws only when `signal` is aborted.
 */
export async function converse<Shape extends z.ZodType, Checked extends { blocked: Blocked[] }>(
  first: Prompt,
  shape: Shape,
  judge: Judge<z.infer<Shape>, Checked>,
  mask: Mask,
  options: ConverseOptions,
): Promise<{ checked?: Checked; record: ModelNote }> {
  const { settings, signal } = options;
  const record: ModelNote = {
    provider: settings.provider,
    model: settings.model,
    usage: { calls: 0, inputTokens: 0, outputTokens: 0, cached: 0 },
    sent: [],
    kept: 0,
    blocked: [],
  };
  let checked: Checked | undefined;
  try {
    const model = options.model ?? openModel(settings);
    record.sent.push(first);
    const reply = await callModel(model, first, shape, record.usage, options);
    checked = judge.check(reply);
    if (checked.blocked.length > 0) {
      const second = writeSecondPrompt(first, JSON.stringify(reply), checked.blocked, mask);
      record.sent.push(second);
      checked = judge.merge(checked, judge.check(await callModel(model, second, shape, record.usage, options)));
    }
  } catch (error) {
    signal?.throwIfAborted();
    record.failure = error instanceof Error ? error.message.slice(0, 300) : 'The model could not be reached';
  }
  if (settings.price !== undefined)
    record.cost =
      (record.usage.inputTokens * settings.price.input + record.usage.outputTokens * settings.price.output) / 1_000_000;
  if (checked === undefined) return { record };
  record.blocked = checked.blocked;
  record.kept = judge.count(checked);
  return { checked, record };
}

/** The second answer, but where the first has more that stands. */
export function fuller<Part>(first: Part[], second: Part[]): Part[] {
  return second.flat().length >= first.flat().length ? second : first;
}

import { z } from 'zod';

/** Which model writes, and how long and how often it may be asked. Prices are in US dollars for a million tokens, where known. */
export const ModelSettings = z.object({
  provider: z.enum(['openai', 'anthropic', 'google', 'compatible']),
  model: z.string().min(1),
  apiKey: z.string().optional(),
  /** Root of the service's address; needed for `compatible` (Ollama: http://localhost:11434/v1). */
  baseUrl: z.url().optional(),
  timeoutMs: z.int().min(100).default(60_000),
  /** Further tries after a failure that may pass: 429, 5xx, a stream cut off, a reply that is not what was asked. */
  retries: z.int().min(0).max(5).default(2),
  backoffMs: z.int().min(0).default(1_000),
  price: z.object({ input: z.number().min(0), output: z.number().min(0) }).optional(),
});
export type ModelSettings = z.infer<typeof ModelSettings>;

/** Reads the settings from named values (an environment): undefined when no model is set. Throws a ZodError on senseless ones. */
export function readModelSettings(values: Record<string, string | undefined>): ModelSettings | undefined {
  const provider = values.MODEL_PROVIDER;
  if (provider === undefined || provider === '') return undefined;
  const number = (text: string | undefined) => (text === undefined || text === '' ? undefined : Number(text));
  const [input, output] = [number(values.MODEL_PRICE_INPUT), number(values.MODEL_PRICE_OUTPUT)];
  return ModelSettings.parse({
    provider,
    model: values.MODEL_NAME,
    apiKey: values.MODEL_API_KEY || undefined,
    baseUrl: values.MODEL_BASE_URL || undefined,
    timeoutMs: number(values.MODEL_TIMEOUT_MS),
    retries: number(values.MODEL_RETRIES),
    ...(input === undefined || output === undefined ? {} : { price: { input, output } }),
  });
}

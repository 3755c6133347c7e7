import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelSettings } from './model-settings.ts';

/** The model that the settings name. Keys come from the settings alone, never from the environment. */
export function openModel({ provider, model, apiKey = '', baseUrl }: ModelSettings): LanguageModel {
  const place = baseUrl === undefined ? {} : { baseURL: baseUrl };
  if (provider === 'openai') return createOpenAI({ apiKey, ...place }).chat(model);
  if (provider === 'anthropic') return createAnthropic({ apiKey, ...place })(model);
  if (provider === 'google') return createGoogleGenerativeAI({ apiKey, ...place })(model);
  return createOpenAICompatible({
    name: 'compatible',
    apiKey,
    baseURL: baseUrl ?? 'http://localhost:11434/v1',
    supportsStructuredOutputs: true,
    includeUsage: true,
  })(model);
}

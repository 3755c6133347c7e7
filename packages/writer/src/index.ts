export type { CallOptions, ReplyCache, Usage } from './call-model.ts';
export { improveWithModel } from './improve-with-model.ts';
export { type Mask, maskPerson } from './mask-person.ts';
export { ModelSettings, readModelSettings } from './model-settings.ts';

export type { ReplyCache, Usage } from './call-model.ts';
export type { ConverseOptions } from './converse.ts';
export { improveProfileWithModel } from './improve-profile-with-model.ts';
export { improveWithModel, isByModel } from './improve-with-model.ts';
export { keepProfileWordings } from './keep-profile-wordings.ts';
export { keepWordings } from './keep-wordings.ts';
export { type Mask, maskPerson } from './mask-person.ts';
export { ModelSettings, readModelSettings } from './model-settings.ts';
export { translateWithModel } from './translate-with-model.ts';

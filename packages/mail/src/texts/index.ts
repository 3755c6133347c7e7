export type { I18n } from '@lingui/core';
export { openVoices, readCatalog } from './open-voices.ts';

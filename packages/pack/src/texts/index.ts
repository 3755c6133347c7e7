export { engineVoice } from './say-engine-text.ts';
export { sayPlaces } from './say-places.ts';

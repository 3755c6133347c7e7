import type { Words } from './any-word.ts';

/** Words of `demands/drop-surplus.ts`, by language: what is made of several programs. */
export const suiteWords: Words = {
  en: 'suite | bundle',
  de: 'paket',
  es: 'paquete',
  it: 'pacchetto',
  nl: 'pakket',
  pt: 'pacote',
};

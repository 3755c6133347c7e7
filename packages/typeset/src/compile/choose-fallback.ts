import { type Script, scriptFaces } from '../fonts/font-faces.ts';

/** The families after a template's own, in the order that they are asked: Greek, Cyrillic and signs first, then the scripts found. */
export function chooseFallback(scripts: readonly Script[]): string[] {
  return ['Source Sans 3', ...scripts.map((script) => scriptFaces[script][0]?.family ?? '')].filter(Boolean);
}

import { type Script, scriptFaces } from '../fonts/font-faces.ts';
import { coverageTest } from '../fonts/read-coverage.ts';

/** The families after a template's own, in the order that they are asked: Greek, Cyrillic and signs first, then the scripts found. */
export function chooseFallback(scripts: readonly Script[]): string[] {
  return ['Source Sans 3', ...scripts.map((script) => scriptFaces[script][0]?.family ?? '')].filter(Boolean);
}

const tests = new WeakMap<object, Map<string, (codePoint: number) => boolean>>();

/** Which characters these families can show together; worked out once for each set of fonts. */
export function settableIn(
  families: readonly string[],
  coverage: ReadonlyMap<string, [number, number][]>,
): (codePoint: number) => boolean {
  const known = tests.get(coverage) ?? new Map<string, (codePoint: number) => boolean>();
  tests.set(coverage, known);
  const key = families.join();
  const test = known.get(key) ?? coverageTest(families.flatMap((family) => coverage.get(family) ?? []));
  known.set(key, test);
  return test;
}

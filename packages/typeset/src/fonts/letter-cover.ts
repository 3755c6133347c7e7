import { coverageTest } from './read-coverage.ts';

/** Which characters families of fonts have. */
export type LetterCover = {
  /** Whether any of the families has it. */
  any(families: readonly string[]): (codePoint: number) => boolean;
  /** The characters of a text that a family lacks. */
  lacking(family: string, text: string): string[];
};

/** Answers from the fonts' own tables; each question's table is laid out once. */
export function letterCover(coverage: ReadonlyMap<string, [number, number][]>): LetterCover {
  const tests = new Map<string, (codePoint: number) => boolean>();
  const testOf = (families: readonly string[]) => {
    const key = families.join();
    const test = tests.get(key) ?? coverageTest(families.flatMap((family) => coverage.get(family) ?? []));
    tests.set(key, test);
    return test;
  };
  return {
    any: testOf,
    lacking(family, text) {
      const has = testOf([family]);
      return [...new Set(text)].filter((letter) => !has(letter.codePointAt(0) ?? 0));
    },
  };
}

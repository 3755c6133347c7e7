import { coverageTest } from './read-coverage.ts';

/** Which characters families of fonts have. */
export type LetterCover = {
  /** Whether any of the families has it. */
  any(families: readonly string[]): (codePoint: number) => boolean;
  /** Those of a text's code points that a family lacks, and all of a script that it has only some letters of: π, of the Greek ones. */
  lacking(family: string, letters: readonly number[]): number[];
};

/** Scripts whose letters some families have for formulas alone: a word is set by one of them or by none. */
const scripts = [/\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

const isOf = (script: RegExp, letter: number) => script.test(String.fromCodePoint(letter));

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
    lacking(family, letters) {
      const has = testOf([family]);
      const lacks = letters.filter((letter) => !has(letter));
      const partly = scripts.filter((script) => lacks.some((letter) => isOf(script, letter)));
      return partly.length === 0
        ? lacks
        : letters.filter((letter) => lacks.includes(letter) || partly.some((script) => isOf(script, letter)));
    },
  };
}

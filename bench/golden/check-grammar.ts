import { Dialect, type Linter, LocalLinter } from 'harper.js';
import { binaryInlined } from 'harper.js/binaryInlined';

/** Kinds that judge spelling of names, taste or layout, not grammar. */
const noGrammar = new Set([
  'Spelling',
  'Style',
  'Readability',
  'Capitalization',
  'Enhancement',
  'Formatting',
  'Typo',
  'Regionalism',
]);

/** Where the checker is wrong, each read: "I prepare board papers" (a verb taken for a noun), "900 ms", "Front End", "Copywriting" (the trade). */
const falseAlarms = /complete the infinitive|`milliseconds`|“FrontEnd”|Did you mean `copyright`/;

/** The grammar checker, offline; loading it takes some seconds. */
export async function openGrammar(): Promise<Linter> {
  const linter = new LocalLinter({ binary: binaryInlined, dialect: Dialect.American });
  await linter.setup();
  return linter;
}

/** Faults of grammar in a text, each with the words around it. */
export async function findGrammarFaults(linter: Linter, text: string): Promise<string[]> {
  const lints = await linter.lint(text, { language: 'plaintext' });
  return lints.flatMap((lint) => {
    const { start, end } = lint.span();
    return noGrammar.has(lint.lint_kind()) || falseAlarms.test(lint.message())
      ? []
      : [
          `${lint.lint_kind()} “${lint.get_problem_text()}”: ${lint.message()} … ${text.slice(Math.max(0, start - 50), end + 50)}`,
        ];
  });
}

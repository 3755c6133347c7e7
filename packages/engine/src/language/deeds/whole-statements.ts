import { splitSentences } from '../text/split-sentences.ts';
import { unwrapLines } from '../text/unwrap-lines.ts';
import { governsRest } from './governs-rest.ts';
import { hasSeam, withoutLabel } from './line-pieces.ts';

/** A heading of the page that stands before the first line below it: "Key Results: Cut …", "Job description: prepared …". */
const heading =
  /^(?:(?:key|main|major|selected|notable|other) )?(?:results|achievements|accomplishments|responsibilities|contributions|duties|highlights|aufgaben|erfolge|tätigkeiten|missions|réalisations|responsabilités|schwerpunkte|projekte|projets|description|logros|funciones|resultados|responsabilidades|attività|mansioni|risultati|atividades|taken|resultaten) ?: ?(?=\p{Lu})|^(?:job|work|role|position) (?:description|profile|re[a-z]{1,3}p[a-z]{4,12}s|duties|nature|summary) ?[:–-] ?(?=\p{L})/iu;

/** Without a bullet, a heading and a label. */
const bareStatement = (text: string): string =>
  withoutLabel(
    text
      .replace(/^[\s•▪●◦■*–—-]+(?=\p{L}|\d|[$€£])/u, '')
      .replace(heading, '')
      // "In this role I served customers": the place is told before it.
      .replace(/^In (?:this|that) (?:role|position|job),? (?=I \p{Ll})/u, '')
      .trim(),
  );

/**
 * The sentences of a text that each can be quoted by themselves, as they are written but for a lost space behind a full stop. A sentence in which
 * a lost line break shows is left out: where the person's own line ends is unknown then.
 */
export function wholeStatements(text: string): string[] {
  return (
    splitSentences(unwrapLines(text).replace(/(?<=\p{Ll}{3}\.)(?=\p{Lu}\p{Ll}+ )/gu, ' '))
      .map(bareStatement)
      // Behind a semicolon a capital begins a statement of its own.
      .flatMap((sentence) => {
        const statements = sentence.split(/; (?=\p{Lu}\p{Ll})/u);
        return governsRest(statements[0] ?? '') ? [sentence] : statements.map(bareStatement);
      })
      .filter((sentence) => sentence !== '' && !hasSeam(sentence))
  );
}

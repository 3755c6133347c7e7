import { readFileSync } from 'node:fs';
import { processorMs } from './processor-ms.ts';

/** Where an expression may stand in our sources: after a sign, a bracket or `return`, or first on its line. */
const literal =
  /(?:^\s*|[=>(,:[!&|?;{]\s*|return\s)(\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*)/gm;

/** The expressions that are written in a file of ours. */
export function literalsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^\s*(?:\/\*\*|\*).*$/gm, '');
  return [...text.matchAll(literal)].map(([, found = '']) => found);
}

export function toExpression(literal: string): RegExp {
  const end = literal.lastIndexOf('/');
  return new RegExp(literal.slice(1, end), literal.slice(end + 1));
}

/** Milliseconds of the processor that a search for all places of an expression takes. */
export const timeOf = (expression: RegExp, text: string): number =>
  processorMs(() => (expression.global ? [...text.matchAll(expression)] : expression.test(text)));

const examples =
  /\s*\((?:(?:e\.? ?g\.?|for example|such as|z\. ?b\.|zum beispiel|bspw\.|par exemple|p\. ?ex\.|por ejemplo|p\. ?ej\.|por exemplo|ad esempio|ad es\.|bijv\.|bijvoorbeeld)(?!\p{L})|(?:i\.e|zb|eg)\s)[^()]*(?:\)|$)/giu;

/** A demand without the examples that it gives in brackets: any other of the kind would do. */
export function withoutExamples(text: string): string {
  return text.includes('(') ? text.replace(examples, ' ') : text;
}

export const givesExamples = (text: string): boolean => withoutExamples(text) !== text;

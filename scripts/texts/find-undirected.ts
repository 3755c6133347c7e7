export type Undirected = { line: number; tag: string };

/** What is typed in a field of these types has no direction, or always the same one. */
const directed = /\btype=(?:"(?:radio|checkbox|file|range|color|date|number|password)"|\{[^}]*'password'\})/;

/** Fields of a source file in which a person types text that does not run in its own direction: Hebrew in an English interface, English in a Hebrew one. */
export function findUndirected(code: string): Undirected[] {
  return [...code.matchAll(/<(input|textarea)\b(?:=>|[^>])*>/g)].flatMap(({ 0: tag, 1: name = '', index }) => {
    if (directed.test(tag) || /\bdir="auto"/.test(tag)) return [];
    return [{ line: code.slice(0, index).split('\n').length, tag: `<${name}>` }];
  });
}

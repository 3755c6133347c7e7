/** Fewest words of a part that still says something. */
const fewest = 3;

/** Where a line turns to examples of what it said: what stands before them is whole. */
const examples =
  /,? \(?(?:including|such as|e\.\s?g\.|i\.\s?e\.|z\.\s?B\.|u\.\s?a\.|insbesondere|einschließlich|inklusive|inkl\.|notamment|y compris|incluyendo|tales como|tra cui|incluindo|tais como|inclusief|zoals)(?=[ ,]).*$/isu;

/** A bracket that lists examples: "(televisions, amplifiers, etc.)". What a single word in brackets says of the deed ("(planned)") stays. */
const listInBrackets = / \((?=[^()]*(?:,|\betc|e\.g))[^()]*\)/giu;

/**
 * Parts of a line that are whole by themselves, word for word: its statements between semicolons, what stands before its examples, the line without a
 * list in brackets. Nothing where the line has no such place.
 */
export function saidInPart(line: string): string[] {
  const bare = line.replace(listInBrackets, '');
  const pieces = bare.split(/;\s+/u);
  const parts = [...pieces, ...pieces.map((piece) => piece.replace(examples, ''))];
  return [...new Set(parts.map((part) => part.trim().replace(/[\s,;.]+$/u, '')))].filter(
    (part) => part !== line.trim().replace(/[\s,;.]+$/u, '') && part.split(/\s+/).length >= fewest,
  );
}

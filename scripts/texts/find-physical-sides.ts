export type PhysicalSide = { line: number; text: string };

/** Classes of Tailwind that name the left or the right: margins, paddings, borders, corners, places, floats, aligned text and space between. */
const classes =
  /(?<![\w/.[-])-?(?:(?:scroll-)?[mp][lr]-[\w.[]|(?:left|right)-(?:\d|auto|full|px|\[)|border-[lr](?![a-z])|rounded-(?:[lr]|[tb][lr])(?![a-z])|(?:text|float|clear)-(?:left|right)(?![\w-])|(?:space|divide)-x-)[\w.%[\]/-]*/;
/** The same in a style sheet. */
const properties =
  /\b(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right)\b|(?<![-\w])(?:left|right):)/;

/** Where a source file (or a style sheet) sets a thing to the left or right, instead of to where a line begins or ends. */
export function findPhysicalSides(code: string, kind: 'code' | 'styles'): PhysicalSide[] {
  const sides = kind === 'styles' ? properties : classes;
  return code.split('\n').flatMap((text, index) => {
    const found = sides.exec(text)?.[0];
    return found ? [{ line: index + 1, text: found }] : [];
  });
}

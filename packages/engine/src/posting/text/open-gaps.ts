/** Lines as long as this hold what were many. */
const long = 400;

/** Where an advertisement lost its line breaks, two or more spaces between a word's end and a capital stand for one: such a line of several gaps is parted at them. */
export function openGaps(text: string): string {
  if (!/ {2}\S/.test(text)) return text;
  return text
    .split('\n')
    .map((line) => {
      if (line.length < long) return line;
      const parts = line.split(/(?<=[\p{L}\d).,:;!?…]) {2,}(?=[\p{Lu}\d•*-])/u);
      // Typists put two spaces behind every full stop: what ends no sentence tells a lost break.
      const isParted = parts.slice(0, -1).filter((part) => !/[.!?]$/.test(part)).length >= 2;
      return isParted ? parts.join('\n') : line;
    })
    .join('\n');
}

/**
 * The lines of a job in the pieces that may change places: a line that points back to the one above it stays below it. Undefined where a
 * job is told as continuous text or its lines were cut amid sentences: no order but its own makes sense there.
 */
export function joinLines(lines: readonly string[]): string[][] | undefined {
  // "In this position as an accountant I was responsible for …": what follows is told, not listed.
  if (setting.test(lines[0] ?? '')) return undefined;
  const small = lines.filter((line) => beginsSmall.test(line)).length;
  const leans = lines.map(
    (line, i) =>
      i > 0 &&
      (pointsBack.test(line) ||
        (beginsSmall.test(line) && small * 2 < lines.length) ||
        openEnd.test(lines[i - 1] ?? '')),
  );
  if (leans.filter(Boolean).length > 1) return undefined;
  const pieces: string[][] = [];
  lines.forEach((line, i) => {
    if (leans[i] === true) pieces.at(-1)?.push(line);
    else pieces.push([line]);
  });
  return pieces;
}

/** Whether a job's first line tells what house the employer is: it stands above whatever is told of the work. */
export function introduces(line: string): boolean {
  return house.test(line);
}

/** "eCommerce" and "iOS" are names. */
const beginsSmall = /^\p{Ll}(?!\p{Lu})/u;

/** What can only be understood behind another line, in English, German, French and Spanish. */
const pointsBack =
  /^(?:(?:this|these|those|such|it|they|he|she|here|there|also|both|thus|hence|then|thereby|therefore|furthermore|moreover|additionally|consequently|subsequently|afterwards|later|finally|however|similarly|likewise|includ(?:es|ed|ing))(?=[ ,])|(?:in addition|as a result|by doing so|as (?:we|I) |as part of (?:this|that)|in this |in that |in doing so|during (?:this|that)|for (?:this|that)|through (?:this|these)|with (?:this|these)|(?:my|our) (?:challenge|research|team|staff|branch|work) )|(?:dabei|dadurch|damit|hierbei|hierzu|diese[rsn]?|außerdem|zudem|darüber hinaus|ferner|anschließend)(?= )|(?:cela|ceci|ces|cette|ainsi|de plus|en outre|par ailleurs)(?=[ ,])|(?:esto|estos|estas|además|asimismo|así)(?=[ ,]))/iu;

/** A line that ends where no sentence does. */
const openEnd =
  /(?:[,:(&]|(?<!\p{L})(?:and|or|of|the|an?|to|for|with|in|on|by|at|from|und|oder|der|die|das|mit|für|von|et|ou|de|du|des|la|le|les|y|el|los|U\.S\.))$/iu;

const setting = /^(?:in (?:this|my) (?:position|role|capacity|job)|as (?:an?|the) )/iu;
const house =
  /^(?:(?:an?|the) )?(?:[\p{L}\d'’&-]+ ){0,6}(?:company|firm|organi[sz]ation|provider|manufacturer|supplier|agency|start-?up|retailer|consultancy)(?= (?:focus|for|that|which|with|of|in|speciali|serving|offering|based|provid|creat|develop)|[,.])/iu;

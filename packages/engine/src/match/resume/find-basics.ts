const before =
  /(?<!visual )(?<!\p{L})(?:basic(?:s| knowledge| understanding| skills| command| experience)?(?: of| in| with| on)?|beginner(?:['’]?s)?|introduction to|grundkenntnisse(?: in| von| mit)?|grundlagen(?: der| des| in| von)?|notions? (?:de|d['’]|en)|bases (?:de|d['’]|en)|(?:conocimientos? básicos?|nociones|noções|conhecimentos? básicos?|conoscenze? (?:di )?base)(?: de| en| em| di)?|basiskennis(?: van)?)\s?$/iu;
const after =
  /^\s?(?:basics|fundamentals|grundlagen|\((?:basics?|beginner|grundkenntnisse|débutant|básico|base)\)|[:–-]\s?(?:basics?|beginner|grundkenntnisse|débutant|básico)(?!\p{L}))/iu;

/** Whether a text calls what stands at a place basic: "PLC basics", "Grundkenntnisse in SAP", "Python (beginner)". */
export function isCalledBasic(text: string, start: number, end: number): boolean {
  return after.test(text.slice(end, end + 24)) || before.test(text.slice(Math.max(0, start - 40), start));
}

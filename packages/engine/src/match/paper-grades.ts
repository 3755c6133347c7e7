const number = String.raw`\d{1,2}(?:\.\d)?|i{1,3}|iv|vi{0,3}`;
/** The step that a paper's name is followed or preceded by: "Level 3", "Nivel 1", "Stufe II"; the step in the name: "3.1"; and the steps of the language frame: "B1". */
const steps = new RegExp(
  String.raw`(?<!\p{L})(?:levels?|lvl|nivel|nível|niveau|stufe|livello|stage|tier|grade|grado|grau|degré)\.?[ -]?(?<level>${number})(?![\p{L}\d])|(?<=\p{L}[ -])(?<bare>\d\.\d)(?![.\d])|(?<!\p{L})(?<letter>[ABC])(?<digit>[12])(?![\p{L}\d])`,
  'giu',
);
const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** A step of a paper that is granted in steps, and where it ends in the text. A higher one stands for a lower one of the same `scale`. */
type Grade = { scale: string; rank: number; end: number };

function gradesIn(text: string): Grade[] {
  return [...text.matchAll(steps)].map(({ index, 0: whole, groups = {} }) => {
    const { level, bare, letter, digit } = groups;
    const end = index + whole.length;
    if (letter !== undefined)
      return { scale: 'frame', rank: 'abc'.indexOf(letter.toLowerCase()) * 10 + Number(digit), end };
    const value = (level ?? bare ?? '').toLowerCase();
    return { scale: 'number', rank: /^\d/.test(value) ? Number(value) : roman.indexOf(value), end };
  });
}

/** What stands around a name, up to the marks that part it from the next. */
function around(text: string, start: number, end: number): { text: string; from: number } {
  const before = /[^,;•|\n/:]{0,16}$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^,;•|\n]{0,24}/u.exec(text.slice(end))?.[0] ?? '';
  return { text: `${before}${text.slice(start, end)}${after}`, from: start - before.length };
}

type Place = { text: string; start: number; end: number };

/**
 * The asked paper's name with its step, where all places that name it state only lower ones: "WSET Nivel 3" of a resume with "WSET Nivel 1". Undefined where no step is
 * asked for, or where one place states none.
 */
export function higherGradeAsked(asked: Place, held: Place[]): string | undefined {
  const window = around(asked.text, asked.start, asked.end);
  const wanted = gradesIn(window.text).sort((a, b) => a.rank - b.rank)[0];
  if (wanted === undefined || held.length === 0) return undefined;
  const isLower = held.every(({ text, start, end }) => {
    const own = gradesIn(around(text, start, end).text).filter(({ scale }) => scale === wanted.scale);
    return own.length > 0 && own.every(({ rank }) => rank < wanted.rank);
  });
  return isLower ? asked.text.slice(asked.start, Math.max(asked.end, window.from + wanted.end)) : undefined;
}

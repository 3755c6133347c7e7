const number = String.raw`\d{1,2}(?:\.\d)?|i{1,3}|iv|vi{0,3}`;
/** The step that a paper's name is followed or preceded by: "Level 3", "Nivel 1", "Stufe II"; the step in the name: "3.1"; the steps of the language frame: "B1"; and classes, of which none is above another: "Type II". */
const steps = new RegExp(
  String.raw`(?<!\p{L})(?:levels?|lvl|nivel|nível|niveau|stufe|livello|stage|tier|grade|grado|grau|degré)\.?[ -]?(?<level>${number})(?![\p{L}\d])|(?<=\p{L}[ -])(?<bare>\d\.\d)(?![.\d])|(?<!\p{L})(?<letter>[ABC])(?<digit>[12])(?![\p{L}\d])|(?<!\p{L})(?:class|category|cat\.?|type|klasse|kategorie|typ|catégorie|classe|categoría|clase|tipo)[ :-](?<kind>[A-K]|\d{1,2}|i{1,3}|iv)(?![\p{L}\d])`,
  'giu',
);
const roman = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];

/** A step of a paper that is granted in steps, and where it ends in the text. A higher one stands for a lower one of the same `scale`, but among classes. */
type Grade = { scale: 'number' | 'frame' | 'class'; rank: number; end: number };

function gradesIn(text: string): Grade[] {
  return [...text.matchAll(steps)].map(({ index, 0: whole, groups = {} }) => {
    const { level, bare, letter, digit, kind } = groups;
    const end = index + whole.length;
    if (letter !== undefined)
      return { scale: 'frame', rank: 'abc'.indexOf(letter.toLowerCase()) * 10 + Number(digit), end };
    const value = (level ?? bare ?? kind ?? '').toLowerCase();
    const step = roman.indexOf(value);
    const rank = /^\d/.test(value) ? Number(value) : step > 0 ? step : value.charCodeAt(0);
    return { scale: kind === undefined ? 'number' : 'class', rank, end };
  });
}

/** What stands around a name, up to the marks that part it from the next. */
function around(text: string, start: number, end: number): { text: string; from: number } {
  const before = /[^,;•|\n/:]{0,16}$/u.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^[^,;•|\n]{0,24}/u.exec(text.slice(end))?.[0] ?? '';
  return { text: `${before}${text.slice(start, end)}${after}`, from: start - before.length };
}

type Place = { text: string; start: number; end: number };

/** How a paper falls short of the step that is asked for, and the asked paper's name with its step. */
export type GradeGap = { name: string; code: 'lower-level' | 'other-class' | 'level-not-stated' };

/**
 * What is wanting where no place that names the asked paper states its step or a higher one: "WSET Nivel 3" of a resume with "WSET Nivel 1", or with "WSET" alone.
 * Undefined where no step is asked for.
 */
export function findGradeGap(asked: Place, held: Place[]): GradeGap | undefined {
  const other = findOtherUnit(asked, held);
  if (other !== undefined) return other;
  const window = around(asked.text, asked.start, asked.end);
  const wanted = gradesIn(window.text).sort((a, b) => a.rank - b.rank)[0];
  if (wanted === undefined || held.length === 0) return undefined;
  const own = held.map(({ text, start, end }) =>
    gradesIn(around(text, start, end).text).filter(({ scale }) => scale === wanted.scale),
  );
  const isEnough = ({ rank }: Grade): boolean =>
    wanted.scale === 'class' ? rank === wanted.rank : rank >= wanted.rank;
  if (own.some((grades) => grades.some(isEnough))) return undefined;
  const name = asked.text.slice(asked.start, Math.max(asked.end, window.from + wanted.end));
  if (own.some((grades) => grades.length === 0)) return { name, code: 'level-not-stated' };
  return { name, code: wanted.scale === 'class' ? 'other-class' : 'lower-level' };
}

const unit = /(?<![\p{L}\p{N}])(\p{Lu}{1,4})(\d{1,3})(?![\p{L}\p{N}])/gu;

/** "CS31" of a resume that holds "CS30": units of a series are one each. Exams with a hyphen follow one another under new numbers, and are none. */
function findOtherUnit(asked: Place, held: Place[]): GradeGap | undefined {
  const name = asked.text.slice(asked.start, asked.end);
  const [wanted] = [...name.matchAll(unit)];
  if (wanted === undefined || wanted[0] !== name) return undefined;
  const series = held.map(({ text }) => [...text.matchAll(unit)].filter((each) => each[1] === wanted[1]));
  const isHeld = series.some((list) => list.length === 0 || list.some((each) => each[0] === wanted[0]));
  return isHeld ? undefined : { name, code: 'other-class' };
}

/** A paper's name without its steps: what tells it from others. */
export function withoutGrades(text: string): string {
  const bare = text.replace(steps, (step, ...rest) => (rest.at(-1)?.bare === undefined ? ' ' : step));
  return /\p{L}{2}/u.test(bare) ? bare : text;
}

/** The line with another figure in the place of each that it tells. */
export function changeNumbers(line: string, whole: string): string[] {
  const changed: string[] = [];
  for (const match of line.matchAll(/(?<![\p{L}\d.,])\d[\d.,]*\d|(?<![\p{L}\d.,])\d(?![\d.,])/gu)) {
    const value = Number(match[0].replace(/,/g, ''));
    if (!Number.isFinite(value)) continue;
    for (const other of [
      value + 1,
      value * 2,
      value * 10,
      Math.round(value * 1.5) + 3,
      value > 20 ? value - 7 : value + 4,
      Number(`${value}`.split('').reverse().join('')),
    ]) {
      const text = `${Math.round(other * 100) / 100}`;
      if (other === value || new RegExp(`(?<![\\d.,])${text.replace('.', '\\.')}(?![\\d])`).test(whole)) continue;
      changed.push(line.slice(0, match.index) + text + line.slice(match.index + match[0].length));
    }
  }
  return changed;
}

const units: [RegExp, string][] = [
  [/(\d)%/, '$1x'],
  [/(\d)%/, '$1 million'],
  [/(\d) %/, '$1 000'],
  [/\$(\d)/, '€$1'],
  [/£(\d)/, '$$$1'],
  [/€(\d)/, '£$1'],
  [/(\d)k\b/, '$1M'],
  [/(\d)M\b/, '$1B'],
  [/(\d) minutes\b/, '$1 hours'],
  [/(\d) days\b/, '$1 weeks'],
  [/(\d) hours\b/, '$1 days'],
  [/(\d) ms\b/, '$1 s'],
  [/(\d) kg\b/, '$1 tons'],
];

/** The line with another unit or currency. */
export function changeUnits(line: string): string[] {
  return units.filter(([pattern]) => pattern.test(line)).map(([pattern, put]) => line.replace(pattern, put));
}

const turns: [RegExp, string][] = [
  [/\b[Rr]educed\b/, 'Increased'],
  [/\b[Cc]ut\b/, 'Increased'],
  [/\b[Ii]ncreased\b/, 'Reduced'],
  [/\b[Rr]aised\b/, 'Lowered'],
  [/\b[Gg]rew\b/, 'Reduced'],
  [/from (\S+) to (\S+)/, 'from $2 to $1'],
];

/** The line with what rose falling, and the other way round. */
export function turnRound(line: string): string[] {
  if (!/\d/.test(line)) return [];
  return turns
    .filter(([pattern]) => pattern.test(line) && !/from (\S+) to \1/.test(line))
    .map(([pattern, put]) => line.replace(pattern, put));
}

const hedges: [RegExp, string][] = [
  [/^(?:Assisted|Helped) in the implementation of /i, 'Implemented '],
  [/^Assisted in migrating /i, 'Migrated '],
  [/^Helped write /i, 'Wrote '],
  [/^Helped run /i, 'Ran '],
  [/^Helped train /i, 'Trained '],
  [/^Supported (.*) with the (\w+)/i, 'Led $1 with the $2'],
];

/** The line without the word that makes its part in the work a small one. */
export function dropHedge(line: string): string[] {
  return hedges.filter(([pattern]) => pattern.test(line)).map(([pattern, put]) => line.replace(pattern, put));
}

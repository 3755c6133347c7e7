export type Line = { text: string; start: number };

const mark = /^(?:[-–—•·*▪●◦‣►»>→⇒➔▸✓✔]\s+|o\s+(?=[\p{Lu}\d])|\p{Extended_Pictographic}\u{fe0f}?\s*)+/u;

/** The lines of a text that are not empty, without list marks, with their places; `listed` where a list mark stood. */
export function listLines(text: string): (Line & { listed: boolean })[] {
  const lines: (Line & { listed: boolean })[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    const sign = mark.exec(trimmed)?.[0].length ?? 0;
    const words = trimmed.slice(sign);
    if (words !== '') lines.push({ text: words, start: start + line.indexOf(trimmed) + sign, listed: sign > 0 });
    start += line.length + 1;
  }
  return lines;
}

/** The lines around a title, those after it first: where a posting says who seeks and where. */
export function linesNear(text: string, title: number): Line[] {
  const lines = listLines(text.slice(0, 6_000)).filter(({ listed }) => !listed);
  const at = lines.findLastIndex(({ start }) => start <= title);
  return at === -1 ? lines.slice(0, 4) : [...lines.slice(at + 1, at + 5), ...lines.slice(Math.max(0, at - 3), at)];
}

/** The parts of a line of facts ("Hartwell & Crane LLP | Manchester | Hybrid"). */
export function partsOf(line: string): string[] {
  return line
    .split(/\s*[|·•]\s*|\s+[–—/-]\s+|\s*[()]\s*/)
    .map((part) => part.trim().replace(/^[–—-]\s+/, ''))
    .filter((part) => part !== '');
}

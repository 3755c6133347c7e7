import type { ResumeIndex } from '../resume/index-resume.ts';
import type { Verdict } from './verdict.ts';

/** Words, or strokes of keys, in a minute or an hour. */
const speed = /(?<!\p{L})(\d{2,3})(?:\s?[-–]\s?\d{2,3})?\+?\s?(?:wpm|w\.p\.m\.?|words (?:per|a) minute)(?!\p{L})/iu;

/** "Must type 30-35 WPM" is shown by a speed that is as high. Undefined for other demands. */
export function judgeTyping(text: string, index: ResumeIndex): Verdict | undefined {
  const asked = Number(speed.exec(text)?.[1] ?? 0);
  if (asked === 0) return undefined;
  const shown = index.lines.map((line) => Number(speed.exec(line.text)?.[1] ?? 0));
  const best = Math.max(0, ...shown);
  return best === 0 ? { credit: 0, lines: [] } : { credit: Math.min(1, best / asked), lines: [shown.indexOf(best)] };
}

import { bulletMark } from './bullet-mark.ts';

/** A line as it was typed: its words without the sign of a list. */
export type Line = { text: string; bullet: boolean; indented: boolean };

/** The lines of a text, empty ones too. */
export function readLines(text: string): Line[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).map((raw) => {
    const trimmed = raw.trim();
    const bullet = bulletMark.test(trimmed);
    return { text: trimmed.replace(bulletMark, ''), bullet, indented: /^(?: {2}|\t)/.test(raw) };
  });
}

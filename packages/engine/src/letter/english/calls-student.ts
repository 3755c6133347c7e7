import type { LetterScene } from '../letter-scene.ts';

/** Who calls themselves a student ("Cybersecurity student at …"), or says that they study, has not taken the last degree yet, whatever year stands beside it. */
export const callsStudent = ({ basics }: LetterScene['resume']): boolean =>
  /\bcurrently (?:studying|pursuing|enrolled|attending)\b[^.]*\b(?:degree|bachelor|master|ph\.?d|doctorate|b\.?sc|m\.?sc|mba|university|college)\b/i.test(
    basics?.summary ?? '',
  ) ||
  [basics?.label ?? '', (basics?.summary ?? '').split(/[.!\n]/)[0] ?? ''].some(
    (text) =>
      /\bstudent\b(?! (?:affairs|services|support|success|nurse|recruit))/i.test(text) &&
      !/\b(?:former|graduated|teach|coach|advis)/i.test(text),
  );

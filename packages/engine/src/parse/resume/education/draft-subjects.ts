import { isLeavingCertificate } from '../../../language/education/education-details.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import type { Entry } from '../entries/entry.ts';
import { type Draft, linePiece, toFact } from '../fact.ts';

/** "A levels: History A, English B": a leaving certificate and its subjects, whose commas part no school. */
export function draftSubjects({ lines, dates }: Entry): Draft {
  const [line, second] = lines;
  const [, name = '', subjects = ''] = /^([^:]+): (\S.*)$/u.exec(line?.text ?? '') ?? [];
  if (!line || second || dates.length > 0 || !isLeavingCertificate(name) || schoolScore(subjects) > 0) return undefined;
  return { studyType: toFact(linePiece(line), 0.8, name), area: toFact(linePiece(line), 0.8, subjects) };
}

import { isPayGrade } from '../../../language/titles/pay-grades.ts';
import { type Head, slicePiece } from '../entries/split-head.ts';

/** "Clinical Nurse, GS-0610-12": the grade is neither title nor employer, and stands behind both; with a title alone it stays. */
export function setGradesLast(head: Head): void {
  const parts = head.parts.flatMap((part) => {
    const comma = part.text.lastIndexOf(', ');
    if (comma < 0 || !isPayGrade(part.text.slice(comma + 2))) return [part];
    return [slicePiece(part, 0, comma), slicePiece(part, comma, part.text.length)];
  });
  const grades = parts.filter(({ text }) => isPayGrade(text));
  const others = parts.filter((part) => !grades.includes(part));
  if (others.length >= 2) head.parts = [...others, ...grades];
}

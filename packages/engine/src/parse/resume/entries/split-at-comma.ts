import { isInBrackets } from '../../../language/text/brackets.ts';
import { isDepartment, isLegalForm, organisationScore } from '../../../language/titles/organisation-words.ts';
import { isPayGrade } from '../../../language/titles/pay-grades.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import type { HeadPiece } from './entry.ts';
import { slicePiece } from './split-head.ts';

/** The comma that best parts a job title from an employer: both halves, or undefined where none does. */
export function splitAtComma(piece: HeadPiece): [HeadPiece, HeadPiece] | undefined {
  const cuts = [...piece.text.matchAll(/,\s+/g)]
    .filter((comma) => !isInBrackets(piece.text, comma.index))
    .map((comma): [HeadPiece, HeadPiece] => [
      slicePiece(piece, 0, comma.index),
      slicePiece(piece, comma.index + comma[0].length, piece.text.length),
    ])
    .filter(([a, b]) => a.text !== '' && b.text !== '' && !isLegalForm(b.text) && !isOfTitle(b.text));
  let best: { parts: [HeadPiece, HeadPiece]; score: number } | undefined;
  for (const parts of cuts.filter((cut) => !leadsWard(cut, cuts))) {
    const [a, b] = parts;
    const score =
      Math.abs(titleScore(a.text) - titleScore(b.text)) +
      Math.max(organisationScore(a.text), organisationScore(b.text));
    if (!best || score > best.score + 0.01) best = { parts, score };
  }
  return best?.parts;
}

/** A cut behind a title, with what belongs to the title before the next comma: "Nurse, | Station 3B, Larch Clinic". */
function leadsWard([a, b]: [HeadPiece, HeadPiece], cuts: [HeadPiece, HeadPiece][]): boolean {
  const next = cuts.find(([longer]) => longer.text.length > a.text.length);
  if (!next || titleScore(a.text) < 0.5) return false;
  const name = b.text.slice(0, b.text.length - next[1].text.length).replace(/,\s*$/, '');
  return isOfTitle(name) || (organisationScore(name) === 0 && organisationScore(next[1].text) >= 0.6);
}

/** Says where or at what level somebody did a job: "Intensive Care Unit", "rayon textile", "Grades 6-8". */
function isOfTitle(name: string): boolean {
  return (
    isDepartment(name) ||
    isPayGrade(name) ||
    level.test(name) ||
    (/^\p{Ll}/u.test(name) && organisationScore(name) < 0.6)
  );
}

const level =
  /^(?:grades?|years?|key stage|level|class|ward|floor|site|room|shift|station|klassen?|stufe|gruppe|schicht|ebene|classe|niveau|section|équipe|planta|turno|curso|grupo|ciclo|piano|reparto|groep|klas|ploeg|afdeling) \d{1,2}(?:\s?[-–]\s?\d{1,2})?\p{Lu}?$/iu;

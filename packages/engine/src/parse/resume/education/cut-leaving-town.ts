import { isLeavingCertificate } from '../../../language/education/education-details.ts';
import { isKnownCity } from '../../../language/places/places.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';
import { slicePiece } from '../entries/split-head.ts';

/** "Abitur Torgau": a leaving certificate without a school, and the town, if no list knows it for certificates that have no subject. */
export function cutLeavingTown(degree: HeadPiece): [HeadPiece, HeadPiece?] {
  const space = degree.text.lastIndexOf(' ');
  const [name, last] = [degree.text.slice(0, space), degree.text.slice(space + 1)];
  if (space < 0 || !isLeavingCertificate(name)) return [degree];
  const town = isKnownCity(last) || (/^abitur$/i.test(name) && isPlaceLike(last) && !subject.test(last));
  return town ? [slicePiece(degree, 0, space), slicePiece(degree, space + 1, degree.text.length)] : [degree];
}

/** How subjects and words for an examination end. */
const subject = /(?:ik|ie|ung|schaft|lehre|kunde|isch|kurse?|note|zeugnis|profil|zug|deutsch|mathe)$/iu;

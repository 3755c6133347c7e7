import { placeScore } from '../../language/places/places.ts';

/** Whether a line says nothing but who employs and where: "Larch Hotels Bergen, Norway". */
export function namesHouse(line: string, employer = '', location = ''): boolean {
  const plain = line.trim().toLowerCase();
  const house = employer.trim().toLowerCase();
  if (house === '' || !plain.startsWith(house)) return false;
  const rest = line.trim().slice(house.length);
  if (/^[\p{L}\p{N}]/u.test(rest)) return false;
  const place = rest.replace(/^[\s,;:|•·–—-]+|[\s.,;:]+$/gu, '');
  return place === '' || location.toLowerCase().includes(place.toLowerCase()) || placeScore(place) >= 1.6;
}

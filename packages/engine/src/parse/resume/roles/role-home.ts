import { placeScore } from '../../../language/places/places.ts';
import { isTown } from '../../../language/places/towns.ts';
import { boxOf, type Draft, toFact } from '../fact.ts';
import type { RolePage } from './role-page.ts';

/** The person's town by the roles of the first page's segments: the first way to reach the person that is a town's name, behind its postcode or alone. */
export function findRoleHome(page: RolePage): Draft | undefined {
  for (const { role, chance, text, cell, start, end, line } of [...page.values()].flat()) {
    if (role !== 'contact' || chance < 0.5 || line.page > 1) continue;
    const [, postcode, city = ''] = /^(\d{4,6}\s+)?(\p{L}[\p{L} .'’-]{1,40})$/u.exec(text) ?? [];
    if (city === '' || !(isTown(city) || placeScore(city) >= 1.2)) continue;
    const from = start + (postcode?.length ?? 0);
    return { city: toFact({ text: city, boxes: [boxOf(cell, from, end)] }, 0.6) };
  }
  return undefined;
}

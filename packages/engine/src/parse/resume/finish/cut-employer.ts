import { isRegion } from '../../../language/places/places.ts';
import { isTown } from '../../../language/places/towns.ts';
import {
  endsInForm,
  isDepartment,
  organisationScore,
  schoolScore,
} from '../../../language/titles/organisation-words.ts';
import { isPlaceLike } from '../entries/is-place-like.ts';
import type { Draft, Fact } from '../fact.ts';

type Job = { name?: Fact; location?: Fact; description?: Fact };

/**
 * An employer's name ends where what follows is something else: a list in brackets ("Larch (Python, Django)"), a place behind a firm whose name has ended ("Larch
 * Engineering Limited Torvik (Sunderland)"), a town with a full stop ("Larch Motors, Leeds.").
 */
export function cutEmployer(draft: Draft): Draft {
  const job = draft as Job;
  const { name } = job;
  if (!name) return draft;
  // Where another text is in the field already, the rest stays in the name: it is lost nowhere.
  const cut = (length: number, rest: string, key: 'location' | 'description'): Draft =>
    job[key] && !job[key].value.includes(rest)
      ? draft
      : { [key]: { ...name, value: rest }, ...job, name: { ...name, value: name.value.slice(0, length).trimEnd() } };
  const [, named = '', list = ''] = /^(\S.*?)\s*\(([^()]+)\)$/u.exec(name.value) ?? [];
  if (isList(list)) return cut(named.length, list, 'description');
  const [, house = '', town = ''] = /^(.*\S),\s+([^,]+)\.$/u.exec(name.value) ?? [];
  if (isTown(town)) return cut(house.length, town, 'location');
  const form = [...name.value.matchAll(/\s/g)].findLast(({ index }) => isForm(name.value.slice(0, index)));
  const rest = form ? name.value.slice(form.index + 1) : '';
  return form && isPlaceLike(rest.replace(/\s\(\p{Lu}[\p{L} ]+\)$/u, '')) ? cut(form.index, rest, 'location') : draft;
}

/** Ends in a form of companies, which has a capital: "de" is a small word. */
const isForm = (text: string): boolean => endsInForm(text) && /\s\p{Lu}\S*$/u.test(text);

/** Several short things, none of which says what an organisation is. */
function isList(text: string): boolean {
  const parts = text.split(/,\s+/);
  return (
    parts.length > 1 &&
    parts.every((part) => part.split(' ').length <= 3 && !isTown(part) && !isRegion(part)) &&
    !isDepartment(text) &&
    organisationScore(text) + schoolScore(text) === 0
  );
}

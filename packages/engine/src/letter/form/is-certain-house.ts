import { endsWithin } from '../../language/text/abbreviations.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';

/** Whether a name can only be a house's: it begins with a letter or a figure, and no sentence ends in it (". Die Hermes GmbH ist ein FinTech"). */
export const isCertainHouse = (name: string): boolean =>
  isOrganisation(name) && /^[\p{L}\d]/u.test(name.trim()) && !endsWithin(name);

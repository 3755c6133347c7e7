import { endsWithin } from '../../language/text/abbreviations.ts';
import { endsOpen } from '../../language/text/ends-open.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';

/** Whether a name can only be a house's: it begins with a letter or a figure, neither begins nor ends at a word that needs another, closes no bracket that it has not opened, and no sentence ends in it (". Die Hermes GmbH ist ein FinTech"). */
export const isCertainHouse = (name: string): boolean =>
  isOrganisation(name) &&
  /^[\p{L}\d]/u.test(name.trim()) &&
  !endsWithin(name) &&
  !endsOpen(name) &&
  !/^[^(]*\)/.test(name) &&
  !opensOpen.test(name.trim());

/** "para construcción", "for retail": a name that opens on such a word in small letters goes on from the title above it. */
const opensOpen = /^(?:for|of|para|pour|für|per|voor|del|della) /u;

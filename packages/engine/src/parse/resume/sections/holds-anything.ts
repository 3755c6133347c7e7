import { foldText } from '../../../language/text/fold-text.ts';
import type { Section } from './find-sections.ts';

const anything =
  /^(?:(?:other|others|additional|further|more|miscellaneous|misc|sonstiges|weiteres|divers|autres|otros|varios|outros|altro|varie|overige?n?|overig)(?: (?:information|details|facts))?|(?:weitere|sonstige|zusatzliche) (?:angaben|informationen)|(?:autres )?informations (?:complementaires|diverses)|otros datos(?: de interes)?|(?:informacion|datos) adicional(?:es)?|outras informacoes|informacoes adicionais|altre informazioni|overige gegevens)\s*:?$/;

/** Under "Other" people write what has no heading of its own: languages, papers, tools. */
export function holdsAnything({ kind, title }: Section): boolean {
  return kind === 'personal' && anything.test(foldText(title));
}

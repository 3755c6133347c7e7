import { monthNumbers } from '../../language/dates/months.ts';
import { foldText } from '../../language/text/fold-text.ts';

/** Lines that look like demands and are none: when work is done, that nothing is asked for, the papers that everybody brings when hired, a farewell. */
const nothing =
  /^\W*(?:(?:horarios?|turnos?|jornada|schedule|(?:working )?hours|arbeitszeit(?:en)?|horaires?|orari[oi]|werktijden|escala)(?!\p{L})[^.]{0,24}(?:\d[:.]\d{2}|\d\s?(?:h|uhr|am|pm|hrs)(?!\p{L}))|\d{2,3}\s?h(?:oras?|ours?|eures?)?(?:\s|\/)\s?(?:m[eê]s|mes|week|woche|semaine|semana)|(?:sin|no|keine|sans|senza|geen|sem) (?:experien\p{L}+|erfahrung|expérience|esperienza|ervaring)(?: (?:required|needed|necessary|necesaria|necessária|nötig|exigée|richiesta|vereist))?\W*$|[aà] bientôt(?!\p{L})|(?:acta de nacimiento|curp|rfc|nss|comprobante de domicilio|número de seguro social|birth certificate)(?: \([^()]*\))?\W*$)/iu;

/** "Expérience", "Permis", "Formation": the name of a field, whose value stands on the line below. */
const field =
  /^\W*(?:expériences?|formations?|compétences?|permis|langues?|diplômes?|experiencia|formación|idiomas?|estudios|experiência|formação|esperienza|formazione|lingue|ervaring|opleiding|talen|erfahrung|ausbildung|sprachen|experience|education|languages?|skills?|qualifications?)\s?:?\W*$/iu;

/** "12 Feb", on its own line: the day on which the page was written or another job was posted. */
function isDay(line: string): boolean {
  const month = /^\W*\d{1,2}\.? (\p{L}{3,12})\.?(?: \d{4})?\W*$/u.exec(line)?.[1];
  return month !== undefined && monthNumbers.has(foldText(month));
}

export function asksNothing(line: string): boolean {
  return nothing.test(line) || field.test(line) || isDay(line);
}

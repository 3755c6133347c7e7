/** Lines that look like demands and are none: when work is done, that nothing is asked for, the papers that everybody brings when hired, a farewell. */
const nothing =
  /^\W*(?:(?:horarios?|turnos?|jornada|schedule|(?:working )?hours|arbeitszeit(?:en)?|horaires?|orari[oi]|werktijden|escala)(?!\p{L})[^.]{0,24}(?:\d[:.]\d{2}|\d\s?(?:h|uhr|am|pm|hrs)(?!\p{L}))|\d{2,3}\s?h(?:oras?|ours?|eures?)?(?:\s|\/)\s?(?:m[eê]s|mes|week|woche|semaine|semana)|(?:sin|no|keine|sans|senza|geen|sem) (?:experien\p{L}+|erfahrung|expérience|esperienza|ervaring)(?: (?:required|needed|necessary|necesaria|necessária|nötig|exigée|richiesta|vereist))?\W*$|[aà] bientôt(?!\p{L})|(?:acta de nacimiento|curp|rfc|nss|comprobante de domicilio|número de seguro social|birth certificate)(?: \([^()]*\))?\W*$)/iu;

export function asksNothing(line: string): boolean {
  return nothing.test(line);
}

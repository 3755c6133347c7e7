const licence =
  /^(?:(?:full |clean |valid )*(?:driving|driver(?:'|’)?s?(?:'|’)?) licen[cs]e|führerschein|fahrerlaubnis|führerausweis|permis(?: de conduire)?|carn[eé]t? de conducir|permiso de conducir|carta de conduç[aã]o|cnh|patente(?: di guida)?|rijbewijs)\b[^,]{0,40}$/iu;

/** Whether a whole line or item is a licence to drive, with its classes or without, in seven languages. */
export function isDrivingLicence(text: string): boolean {
  return licence.test(text);
}

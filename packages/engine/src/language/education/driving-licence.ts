const licence =
  /^(?:(?:full |clean |valid )*(?:driving|driver(?:'|’)?s?(?:'|’)?) licen[cs]e|führerschein|fahrerlaubnis|führerausweis|permis(?: de conduire)?|carn[eé]t? de conducir|permiso de conducir|carta de conduç[aã]o|cnh|patente(?: di guida)?|rijbewijs)\b[^,]{0,40}$/iu;

/** Whether a whole line or item is a licence to drive, with its classes or without, in seven languages. */
export function isDrivingLicence(text: string): boolean {
  return licence.test(text);
}

/** What an ordinary licence to drive is called besides, and where it is from: a "Forklift Driver License" is another paper. English. */
const ordinary =
  'full clean valid current unrestricted non-endorsed manual automatic personal own uk eu eea gb us usa nz british english scottish welsh irish european international american canadian australian austrian belgian brazilian bulgarian croatian czech danish dutch estonian finnish french german greek hungarian icelandic indian italian latvian lithuanian mexican norwegian polish portuguese romanian russian serbian slovak slovenian south african spanish swedish swiss turkish ukrainian'
    .split(' ')
    .join('|');
const before = new RegExp(`^(?:(?:${ordinary})[ ,]+)+(?=driv)`, 'iu');

/** Whether a whole paper is the licence that most people have, whatever stands before its name: "Full Clean UK Driving Licence". */
export function isOrdinaryLicence(text: string): boolean {
  return isDrivingLicence(text.replace(before, ''));
}

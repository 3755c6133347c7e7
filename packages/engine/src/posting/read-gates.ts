import type { Requirement } from '@shortlist/schema';

type Gate = NonNullable<Requirement['gate']>;

const gates: [Gate, RegExp][] = [
  [
    'work-permit',
    /\b(work (?:permit|authori[sz]ation|visa)|authori[sz]ed to work|right to work|eligib(?:le|ility) to work|legally (?:able|authori[sz]ed|entitled)|visa sponsorship|sponsorship|citizen(?:ship)?|green card|permanent residen(?:t|ce|cy)|arbeitserlaubnis|permis de travail|permiso de trabajo|permesso di soggiorno|werkvergunning)\b/i,
  ],
  [
    'clearance',
    /\b((?:security|secret|top secret|ts\/sci|dv|sc|baseline|nato) clearance|ts\/sci|vetting|sicherheitsüberprüfung)\b/i,
  ],
  [
    'driving-licence',
    /\b(driv(?:er|ing)(?:'|’)?s?(?:'|’)? licen[cs]e|driving licen[cs]e|full uk licen[cs]e|cdl|commercial driver\S*|class [a-d] licen[cs]e|own (?:car|vehicle|transport\w*)|reliable transport\w*|führerschein|permis (?:b|de conduire)|carné de conducir|carnet de conducir|patente (?:b|di guida)|carteira de motorista|cnh|rijbewijs)\b/i,
  ],
  [
    'background',
    /\b(background (?:check|screen\w*|investigation)|criminal (?:record|background)\w*|dbs (?:check|clearance)?|drug (?:test|screen)\w*|police check|polygraph|führungszeugnis|casier judiciaire)\b/i,
  ],
  [
    'shift',
    /\b(shifts?(?! (?:from|in|the|to|towards|our))|night(?:s| work)|(?:evenings?|nights?)(?:,| and| or|\/)\s?(?:weekends?|holidays)|weekends?|on[- ]call|overtime|out of hours|after hours|24\/7|schichtarbeit|schichtdienst|wochenend\w+|travail de nuit|turnos?|turni|ploegendienst)\b/i,
  ],
  [
    'travel',
    /\b((?:willing(?:ness)?|able|ability|required?|must|need(?:s|ed)?) to travel|travel(?:ling)? (?:is |may be )?(?:required|necessary|up to|\d)|\d{1,3} ?% (?:\w+ )?travel|travel \(?\d|reisebereitschaft|disponibilidad para viajar|déplacements)\b/i,
  ],
  [
    'location',
    /\b(relocat(?:e|ion) (?:is )?(?:required|to)|will require relocation|must (?:live|reside|be (?:based|located|local))|residents? of|based in .{1,30} only|local candidates)\b/i,
  ],
  [
    'other',
    /\b(lift(?:ing)? (?:up to |at least |of )?\d+|able to lift|(?:18|21) years (?:of age|or older|old)|at least (?:18|21)\b|must be (?:18|21))/i,
  ],
];

/** The hard conditions that a sentence of a posting sets, each with its place in the sentence. Boundaries of skill are not among them. */
export function readGates(text: string): { gate: Gate; start: number; end: number }[] {
  const found: { gate: Gate; start: number; end: number }[] = [];
  for (const [gate, words] of gates) {
    const match = words.exec(text);
    if (match !== null && !isOffered(text, match.index))
      found.push({ gate, start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** "We offer no night shifts", "paid overtime": stated, not asked. */
function isOffered(text: string, at: number): boolean {
  return /\b(no|we offer|paid|generous|without)\s+(?:\w+\s){0,2}$/i.test(text.slice(Math.max(0, at - 40), at));
}

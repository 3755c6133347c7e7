import { wholeWords } from '../text/whole-words.ts';

/** What an employer says of visas and moves that it grants, or does not. */
const offers = {
  en: "(?:unable|not able|cannot|can(?:not|['’]t)|(?:do|does|will|is|are) not|(?:do|does|is|are)n['’]t|won['’]t|able|happy|can) (?:to )?(?:offer|provid|sponsor|support)\\p{L}*|(?:sponsorship|relocation)(?: \\p{L}+){0,3} (?:available|offered|provided|possible|supported)|no (?:visa )?sponsorship|(?:we|will) (?:offer|provide|sponsor)",
  de: '(?:unterstützen|helfen) (?:wir )?(?:dich |sie )?(?:bei|mit)',
  fr: 'nous (?:offrons|proposons|prenons en charge)',
  es: '(?:ofrecemos|tramitamos)',
};

/** How a resume says that somebody may work in a country, and that they would move. */
const answers = {
  'work-permit':
    'citizen\\p{L}*|right to work|work (?:permit|visa|authori[sz]ation)|(?:eligible|authori[sz]ed|entitled) to work|permanent resident|settled status|green card|arbeitserlaubnis|staatsbürger\\p{L}*|permis de travail|nationalité|permiso de trabajo|nacionalidad\\p{L}*|permesso di (?:lavoro|soggiorno)|cittadin\\p{L}+|werkvergunning|autorização de trabalho|nacionalidade',
  location:
    '(?:willing|ready|open|able|happy) to (?:relocate|move)|open to relocation|relocating|umzugsbereit|mobil(?:e|ité)|disponibilidad para (?:mudar|traslad)\\p{L}*|disponibile al trasferimento|bereid te verhuizen',
};

/** What a posting says of when and where somebody must be free to work. */
const availability = {
  en: '(?:weekend|evening|night|holiday|full|open|flexible|shift|immediate) availability|(?:availab(?:le|ility)|able|willing|prepared|required) (?:to (?:work )?)?(?:(?:for|on|at|in|during|some|occasional|rotating|flexible|the|and|or|early|late|extended) )*(?:evenings?|nights?|weekends?|holidays|shifts?|overtime|saturdays?|sundays?|on[- ]call|travel)',
  de: '(?:(?:bereitschaft|verfügbarkeit) (?:zu[rm]?|für|am?|an) (?:[\\p{L}-]+,? ){0,4}|\\p{L}*)(?:schicht|wochenend|nacht|feiertags|sonntags|samstags)\\p{L}*(?:arbeit|dienste?n?|bereitschaft|betrieb)?|reisebereitschaft|schichtbereitschaft|rufbereitschaft',
  fr: 'disponib(?:le|ilité)s? (?:immédiate|immédiatement|les?|en|pour|à|de|tous|dès)|travail (?:de nuit|le week-end|les week-ends|posté|en horaires décalés)',
  es: 'disponibilidad (?:para|de|horaria|inmediata|completa|total|geográfica)',
  pt: 'disponibilidade (?:para|de|em|imediata|total|integral)',
  it: 'disponibilità (?:a|al|ai|alle|per|immediata|oraria|nei|nel)',
  nl: 'beschikbaar(?:heid)? (?:in|op|om|voor|tijdens)|(?:bereid|bereidheid) (?:om |tot )?(?:[\\p{L}-]+ ){0,4}(?:weekend|avond|nacht|ploegen|reizen)\\p{L}*',
};

const offered = wholeWords(...Object.values(offers));
const answered = { 'work-permit': wholeWords(answers['work-permit']), location: wholeWords(answers.location) };

/** Whether a text about visas or moving says what the employer grants or refuses, which nobody is asked about. */
export const tellsOffer = (text: string): boolean => offered.test(text);

/** Whether a resume's own words answer a condition of the right to work, or of where one lives. */
export const answersCondition = (text: string, gate: 'work-permit' | 'location'): boolean => answered[gate].test(text);

const free = wholeWords(...Object.values(availability));

/** Whether a demand is for being free at certain hours, or to travel, which a yes or no answers. */
export const asksAvailability = (text: string): boolean => free.test(text);

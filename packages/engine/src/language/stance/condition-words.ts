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
  en: '(?<!high(?:ly)?[- ])(?:weekend|evening|night|holiday|full|open|flexible|shift|immediate) availability|(?<!high(?:ly)?[- ])(?:availab(?:le|ility)|able|willing|prepared|required) (?:to (?:work )?)?(?:(?:for|on|at|in|during|some|occasional|rotating|flexible|the|and|or|early|late|extended) )*(?:evenings?|nights?|weekends?|holidays|shifts?|overtime|saturdays?|sundays?|on[- ]call|travel)',
  de: '(?:bereitschaft|verfügbarkeit) (?:zu[rm]?|für|am?|an) (?:[\\p{L}-]+,? ){0,4}(?:schichten|wochenenden?|feiertagen)|\\p{L}*(?:schicht|wochenend|nacht|feiertags|sonntags|samstags)-?(?:arbeit|dienste?n?|bereitschaft|betrieb)|(?:früh|spät|nacht|wechsel)schicht(?:en)?|reisebereitschaft|rufbereitschaft',
  fr: "disponib(?:le|ilité)s? (?:immédiate|immédiatement|totale)|disponib(?:le|ilité) (?:(?:en|pour|à|de|tous|les?|des|la) ){1,3}(?:l['’])?(?:soir(?:ée)?s?|journée|semaine|week-?ends?|nuits?|matin(?:ée)?s?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|jours?|temps (?:plein|partiel)|déplacements?|déplacer|voyager|astreintes?|horaires?)|travail (?:de nuit|le week-end|les week-ends|posté|en horaires décalés)",
  es: '(?<!alta )disponibilidad (?:para (?:viaj\\p{L}*|trabajar|traslad\\p{L}*|desplaza\\p{L}*|mudar\\p{L}*|cambi\\p{L}* de (?:residencia|domicilio)|turnos?|laborar|rolar\\p{L}*)|de (?:horarios?|tiempo|viaj\\p{L}*|traslad\\p{L}*|incorporación|turnos?|fin(?:es)? de semana)|horaria|inmediata|completa|total|geográfica)',
  pt: '(?<!alta )disponibilidade (?:para (?:viag\\p{L}*|viajar|trabalhar|mudança|turnos?|início)|de (?:horários?|tempo|viag\\p{L}*)|em (?:horários?|turnos?|finais? de semana|fins? de semana)|imediata|total|integral)',
  it: "(?<!alta )disponibilità (?:(?:a|al|ai|alle|per|nei|nel) (?:l['’])?(?:trasfert\\p{L}*|viagg\\p{L}*|turn\\p{L}*|lavor\\p{L}*|week-?end|fine settimana|notturn\\p{L}*|festiv\\p{L}*|spost\\p{L}*|traslo\\p{L}*)|immediata|oraria)",
  nl: 'beschikbaar(?:heid)? (?:in|op|om|voor|tijdens) (?:[\\p{L}-]+ ){0,3}(?:weekend|avond|nacht|ploegen|feestdag|zaterdag|zondag)\\p{L}*|(?:bereid|bereidheid) (?:om |tot )?(?:[\\p{L}-]+ ){0,4}(?:weekend|avond|nacht|ploegen|reizen)\\p{L}*',
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

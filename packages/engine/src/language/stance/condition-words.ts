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

const offered = wholeWords(...Object.values(offers));
const answered = { 'work-permit': wholeWords(answers['work-permit']), location: wholeWords(answers.location) };

/** Whether a text about visas or moving says what the employer grants or refuses, which nobody is asked about. */
export const tellsOffer = (text: string): boolean => offered.test(text);

/** Whether a resume's own words answer a condition of the right to work, or of where one lives. */
export const answersCondition = (text: string, gate: 'work-permit' | 'location'): boolean => answered[gate].test(text);

import { foldWords } from '../text/fold-text.ts';

/**
 * What people write above what they only learn, plan or wish for, per language: whole labels and headings, folded ("Want to learn", "Möchte ich lernen",
 * "À découvrir", "Quiero aprender", "A aprender", "Sto imparando", "Wil ik leren").
 */
const labels: Record<string, string> = {
  en: '(?:currently |now |still |presently |next |also )?(?:learning|studying|exploring)(?: (?:now|currently|next|goals|list|plan|in progress))?|(?:i |i m |i am |i d )?(?:want|wanting|wish|wishing|would like|like|hope|hoping|plan|planning|aim|aiming|intend|intending|keen|eager) to (?:learn|study|acquire|gain)(?: next)?|(?:still |yet |next )?to (?:learn|develop|improve|acquire|be learned|be learnt)(?: next)?|next to learn|(?:in progress|planned|wish ?list|goals|aspirations|aspiring|aspirational|up next|upcoming|future|desired|target|wanted|working towards|interested in(?: learning)?)(?: (?:certifications?|certificates?|licen[cs]es?|courses?|exams?|trainings?))?',
  de: '(?:das |was )?(?:mochte|will|wurde|werde) (?:ich )?(?:noch |gern |gerne |bald |als nachstes )*(?:lernen|erlernen|vertiefen)|(?:ich )?(?:mochte|will|wurde gern|wurde gerne) (?:noch |gern |gerne )*(?:lernen|erlernen)|(?:ich )?lerne(?: ich)?(?: gerade| derzeit| zurzeit| aktuell| momentan)?|(?:derzeit|zurzeit|gerade|aktuell|momentan) (?:lerne ich|am lernen|in ausbildung|im aufbau)|(?:noch )?zu lernen|in (?:vorbereitung|planung|arbeit|einarbeitung)|im aufbau|(?:geplant|angestrebt)(?:e (?:zertifikate|zertifizierungen|kurse|weiterbildungen|prufungen))?|lernziele?|wunsche?|ziele?|interesse an|kunftig|zukunftig',
  fr: '(?:je )?(?:souhaite|voudrais|veux|aimerais|compte|desire)(?: encore)? (?:apprendre|decouvrir)|j aimerais (?:apprendre|decouvrir)|(?:envie|desir) d apprendre|a (?:decouvrir|apprendre|acquerir|approfondir|venir)|en (?:cours|apprentissage|preparation|projet)|en cours d (?:apprentissage|acquisition|etude|etudes)|(?:en )?apprentissage en cours|j apprends|prevue?s?|souhaite?e?s?|vise?e?s?|objectifs?|souhaits?',
  es: '(?:yo )?(?:quiero|deseo|quisiera|me gustaria|espero|pienso) (?:aprender|estudiar)|(?:actualmente |ahora |estoy )?(?:aprendiendo|estudiando)(?: ahora| actualmente)?|(?:por|para) aprender|en (?:curso|progreso|aprendizaje|preparacion)|en proceso de aprendizaje|previst[oa]s?|planead[oa]s?|objetivos?|metas?|pendientes?',
  pt: '(?:eu )?(?:quero|desejo|gostaria de|pretendo|espero) (?:aprender|estudar)|(?:atualmente |agora |estou )?(?:aprendendo|estudando)(?: agora| atualmente)?|(?:estou |atualmente )?a (?:aprender|estudar)|por aprender|em (?:curso|andamento|aprendizagem|aprendizado|estudo|preparacao)|planejad[oa]s?|planead[oa]s?|objetivos?|metas?',
  it: '(?:sto |attualmente )?(?:imparando|studiando)|(?:vorrei|voglio|desidero|mi piacerebbe|spero di) (?:imparare|studiare)|da (?:imparare|studiare)|in (?:corso|apprendimento|programma|preparazione)|in (?:corso|fase) di apprendimento|previst[oaie]|obiettivi|obiettivo',
  nl: '(?:dit )?(?:wil|zou) (?:ik )?(?:nog |graag )*(?:willen )?leren|(?:ik )?wil (?:nog |graag )*leren|(?:ik )?leer(?: ik)?(?: nu| momenteel)?|(?:ben )?(?:nu |momenteel |op dit moment )?aan het leren|(?:nog )?te leren|leerdoel(?:en)?|in (?:ontwikkeling|voorbereiding|opleiding)|gepland|gewenst|wensen|doelen',
};

/** What may stand before such a label: "Skills I want to learn", "Compétences en cours d'acquisition". */
const things =
  '(?:(?:skills?|certifications?|certificates?|zertifikate|zertifizierungen|certificaciones|certificacoes|certificazioni|things|technologies|tools|languages|topics|areas|kenntnisse|fahigkeiten|themen|competences|outils|technologies|notions|competencias|habilidades|herramientas|temas|competenze|strumenti|vaardigheden|kennis)(?: (?:i|i m|i am|die ich|que|che|die))? )?';

/** And above what they say they do not have: "Never used", "Not certified", "Keine Erfahrung mit", "Sin experiencia en". */
const lacking =
  '(?:familiar with )?(?:but )?(?:never|not(?: yet)?|haven t|have not) (?:used|certified|tried|worked with|learned|learnt|licensed)(?: yet)?|no (?:experience|knowledge)(?: (?:with|in|of|yet))?|(?:noch )?(?:nie|nicht) (?:benutzt|genutzt|verwendet|gearbeitet mit|zertifiziert)|(?:noch )?keine (?:erfahrung|kenntnisse)(?: (?:mit|in))?|jamais (?:utilise|pratique)(?:e?s)?|(?:pas d|sans|aucune) ?(?:experience|connaissance)(?: (?:en|de|avec))?|(?:non|pas) (?:maitrise|certifie)e?s?|nunca (?:usado|utilizado|usei|utilizei)|(?:sin|sem|nenhuma) (?:experiencia|conocimientos|conhecimentos)(?: (?:en|em|de|con|com))?|mai (?:usato|utilizzato)|(?:nessuna|senza) (?:esperienza|conoscenza)(?: (?:con|in|di))?|nooit (?:gebruikt|mee gewerkt)|geen (?:ervaring|kennis)(?: (?:met|van))?';
const label = new RegExp(`^${things}(?:${lacking}|${Object.values(labels).join('|')})$`);

const asked = new Map<string, boolean>();

/** Whether a label of a group or section says that what stands below is being learnt, planned or wished for: none of it is a skill. */
export function isWishLabel(text: string | undefined): boolean {
  if (text === undefined || text.length > 60) return false;
  const known = asked.get(text);
  if (known !== undefined) return known;
  if (asked.size > 4000) asked.clear();
  const is = label.test(foldWords(text).trim());
  asked.set(text, is);
  return is;
}

/** A heading that says so beyond doubt: "Goals" and "Planned" head other things too. */
export function isWishHeading(text: string): boolean {
  return isWishLabel(text) && clear.test(foldWords(text));
}

const clear = /(?:learn|study|lern|appren|decouvr|aprend|estud|impar|studia|leren|\bleer)/;

/** Training that lies ahead: "Docker course (planned)", "Formation interne à Docker prévue". "As planned" says that something was done. */
const ahead =
  /(?<!\p{L})(?:training|course|certification|certificate|exam|schulung|kurs|lehrgang|ausbildung|weiterbildung|fortbildung|meisterschule|prüfung|zertifizierung|formations?|stage|examen|certification|curso|formación|certificación|capacitación|formação|certificação|exame|corso|formazione|certificazione|esame|opleiding|cursus|certificering)(?!\p{L}).*?(?<!(?:as|than|wie|als|comme|que|como|come|del|do|lo|zoals|dan|i) )(?<!\p{L})(?:planned|upcoming|geplant|prévue?s?|à venir|previst[oa]|planead[oa]|planejad[oa]|programad[oa]|in programma|gepland)(?: (?:for|in|für|ab|im|pour|en|para|em|per|nel|voor|vanaf) [^,;]{1,24})?\)?[.\s]*$/iu;

/** Who watched has not done it: "Shadowed the buyer", "Observé el uso de SAP". Watching patients or rules is work of its own. */
const watched =
  /^(?:I |ich |j['’]ai |he |ho |ik )?(?:(?:job[- ]?)?shadow(?:ed|ing)|sat in on|(?:watched|observed|watching|observing) (?:(?:the )?use of|how|(?:the |a |an |our |my |other |senior )?(?:\p{L}+ ){0,2}\p{L}+ (?:run|use|using|running|perform|performing|build|manage|configure|operate))|hospitiert\p{L}*|hospitation|beobacht\p{L}+ (?:den einsatz|die (?:nutzung|verwendung|anwendung)|wie|der (?:nutzung|anwendung))|(?:beim|bei der) .{3,60} (?:zugeschaut|zugesehen|hospitiert)$|observ(?:é|ation) (?:de )?(?:l['’](?:utilisation|usage|emploi)|comment|du travail d(?:e|u|es)?)|observ(?:é|ación) (?:d?el uso|(?:de )?la utilización|cómo|el trabajo de)|observ(?:ei|ação) (?:d?o uso|d?a utilização|como|o trabalho d[eoa]s?)|osserva(?:to|zione) (?:(?:del)?l['’](?:uso|utilizzo|impiego)|come|il lavoro d(?:i|el|ella|ei|egli))|meegelopen met|meegekeken|geobserveerd hoe|keek mee)(?!\p{L})/iu;

/** A line of a job that tells no practice: training that is only planned, or work of others that was watched. */
export function isNoPractice(line: string): boolean {
  return ahead.test(line) || watched.test(line.trim());
}

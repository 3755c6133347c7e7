/** What a demand says before somebody is asked "can you" and not "have you experience": an ability, of the hands, the body or a machine. */
const abilities = {
  en: 'able to|capable of|ability to|can',
  de: 'tauglich|\\p{L}{3,}tauglich|können|fähig|in der lage',
  fr: 'capables? de|apte à|pouvoir|savoir',
  es: 'capaz de|poder|saber',
  pt: 'capaz de|poder|saber',
  it: 'in grado di|capace di|saper',
  nl: 'kunnen|kunt|in staat',
};

/** What only some of those who apply must meet: nobody is asked about it. */
const ofSome = {
  en: '(?:some|certain) (?:positions?|posts?|roles?|assignments?|locations?) (?:may|might|will)? ?(?:also )?requires?|applicants seeking|national insurance|if applicable',
  de: 'je nach einsatz|für manche stellen',
  fr: 'selon (?:le poste|les postes)',
  es: 'según el puesto',
};

/** What nobody can be asked about: manners and bents said to the reader, what is offered, what goes without saying. */
const pastAsking = {
  en: 'work independently|under pressure|conflicting demands|(?:caring|compassionate|kind|friendly|warm|positive|calm) (?:nature|personality|manner|attitude|outlook)',
  de: 'kein fremdwort|sie arbeiten|du arbeitest|selbstverständlich|du (?:bist|liebst|magst|hast (?:spaß|freude|lust|interesse))|sie (?:sind|haben (?:spaß|freude|interesse))',
  fr: "vous (?:aimez|êtes|souhaitez|faites preuve|avez (?:le (?:sens|goût)|une (?:forte |bonne |grande |réelle )?(?:appétence|sensibilité|aisance|curiosité)))|n[’']hésitez|venir vivre|rejoignez|au sein d[’']une équipe|découvrir",
  es: 'habilidad(?:es)? (?:probada |demostrada )?para|te (?:gusta|encanta|apasiona)|eres|tienes (?:ganas|ilusión|pasión)',
  pt: 'você (?:é|gosta|adora)|gosta de',
  it: 'ti (?:piace|appassiona)|sei una persona',
  nl: '(?:je|u) (?:bent|houdt)|geen 9 tot 5',
};

/** What a posting tells of the post itself under a label of its own. */
const factsOfPost = {
  en: 'duration|working hours|work(?:ing)? environment|contract type|salary|start date|location',
  de: 'dauer|arbeitszeit|arbeitsumfeld|vertragsart|gehalt|eintrittsdatum|arbeitsort',
  fr: 'durée|horaires?|environnement de travail|type de contrat|rémunération|salaire|lieu|date de début',
  es: 'duración|horario|entorno de trabajo|tipo de contrato|salario|lugar',
  pt: 'duração|horário|ambiente de trabalho|tipo de contrato|salário|local',
  it: 'durata|orario|ambiente di lavoro|tipo di contratto|retribuzione|sede',
  nl: 'duur|werktijden|werkomgeving|contractvorm|salaris|standplaats',
};

const whole = (words: Record<string, string>): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${Object.values(words).join('|')})(?!\\p{L})`, 'iu');
const [ability, some, past] = [whole(abilities), whole(ofSome), whole(pastAsking)];

const ofPost = new RegExp(`^(?:${Object.values(factsOfPost).join('|')})(?:\\s?:|$)`, 'iu');

/** A demand for years that names no work: "Min 1 year (preferred)". */
const bareYears =
  /^\W*(?:(?:min(?:imum|destens|imo)?|mín(?:imo)?|at least|over|more than|preferred|preferably|required|desirable|years?['’]?|yrs|jahre?n?|ans|años?|anos?|anni|jaar|of|de|di|experience|erfahrung|expérience|experiencia|experiência|esperienza|ervaring|one|two|three|five|\d+\+?)\W*)+$/iu;

/** Whether a demand is for an ability, which one has or has not. */
export const asksForAbility = (text: string): boolean => ability.test(text);

/** Whether a demand can be asked about at all: it is whole, says what it wants, and is meant for everybody who applies. */
export const canBeAsked = (text: string): boolean =>
  !some.test(text) && !past.test(text) && !ofPost.test(text.trim()) && opened(text) === 0;

/** Whether a demand for years names no work. */
export const asksForBareYears = (text: string): boolean => bareYears.test(text);

const opened = (text: string): number => text.split('(').length - text.split(')').length;

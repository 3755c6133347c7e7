import { wholeWords } from '../text/whole-words.ts';

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
  en: '(?:soft skills|personal (?:qualities|attributes)) ?:|you (?:are|will be) (?:curious|creative|passionate|motivated|organi[sz]ed|flexible|proactive)|you (?:are being|will be) (?:guided|trained|supported)|work independently|under pressure|conflicting demands|(?:caring|compassionate|kind|friendly|warm|positive|calm) (?:nature|personality|manner|attitude|outlook)',
  de: '(?:soft skills|persönliche (?:stärken|eigenschaften)) ?:|kein fremdwort|selbstverständlich|(?:du bist|sie sind) (?:kreativ|neugierig|motiviert|flexibel|offen|begeistert|strukturiert)\\p{L}*|du (?:liebst|magst|hast (?:spaß|freude|lust|interesse))|sie haben (?:spaß|freude|interesse)',
  fr: "vous êtes (?:(?:très|une? personne|quelqu[’']un de|reconnue? pour|de nature|dotée?|à l[’'](?:aise|écoute)|force de) ?|(?:créati[fv]|curieu|motivé|dynamiqu|rigoureu|autonom|organisé|souriant|passionné|polyvalent|proacti[fv]|réacti[fv]|ponctuel|flexibl|disponibl|volontair|enthousiast|sociabl|méthodiqu|dévoué|impliqué|sérieu|patient|ouvert|attenti[fv]|bienveillant|empathiqu|minutieu|assidu|ambitieu|persévérant|débrouillard)[\\p{L}.·()-]*)|vous (?:aimez|souhaitez|faites preuve|avez (?:le (?:sens|goût)|une (?:forte |bonne |grande |réelle )?(?:appétence|sensibilité|aisance|curiosité)))|n[’']hésitez|venir vivre|rejoignez|découvrir",
  es: '(?:eres|es usted) (?:una persona|creativ[oa]|proactiv[oa]|curios[oa]|dinámic[oa])|habilidad(?:es)? (?:probada |demostrada )?para|te (?:gusta|encanta|apasiona)|tienes (?:ganas|ilusión|pasión)',
  pt: 'você é (?:uma pessoa|criativ[oa]|proativ[oa]|curios[oa]|dinâmic[oa])|você (?:gosta|adora)|gosta de',
  it: '(?:soft skills|competenze trasversali|doti personali) ?:|ti (?:piace|appassiona)|sei una persona',
  nl: '(?:competenties|persoonlijkheid) ?:|(?:je|u) bent (?:creatief|flexibel|enthousiast|gedreven|nieuwsgierig|proactief)|(?:je|u) houdt|geen 9 tot 5',
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

/** Schooling asked for in a line that no degree was read of: "Ensino técnico ou superior em Mecânica". */
const schooling = {
  en: '(?:high school|secondary|vocational|technical) diploma|(?<=^\\W*(?:(?:completed|an?|some) )*)(?:high school|secondary|vocational|technical) (?:education|schooling)|(?<=^\\W*(?:(?:successful|must|be|an?|required:?) )*)(?:completion|graduat\\p{L}*) (?:of|from) (?:an? )?(?:\\p{L}+[ -]){0,3}(?:program(?:me)?|college|university|school)',
  de: '(?:schul|berufs|hochschul)abschluss|berufsausbildung',
  fr: "niveau bac|diplôme (?:d[’'](?:état|études|ingénieur|école)\\p{L}*|en|universitaire|supérieur)|formation (?:initiale|supérieure)",
  es: '(?<=^\\W*)(?:técnic[oa]|tecnólog[oa]|bachiller)(?=\\W*$)|bachillerato|estudios (?:superiores|universitarios|secundarios|primarios|medios)|formación (?:profesional|superior|reglada)|titulación',
  pt: '(?<=^\\W*)(?:técnic[oa]|tecnólog[oa])(?=\\W*$)|ensino (?:médio|técnico|superior|fundamental)|formação (?:superior|técnica|académica|acadêmica)|curso superior',
  it: 'diploma (?:di (?:maturità|scuola|istruzione|laurea)|in|superiore|tecnico|professionale)|titolo di studio|scuola superiore',
  nl: '(?:mbo|hbo|vmbo|wo)[- ](?:diploma|opleiding|niveau)|secundair onderwijs',
};

/** Words that ask for schooling and tell nothing of what it is in. */
const ofSchools = {
  en: 'complet\\p{L}*|successful|graduat\\p{L}*|accredited|approved|recogni[sz]ed|program(?:me)?s?|schools?|colleges?|universit\\p{L}*|courses?|diploma|education|schooling|secondary|vocational|technical|high',
  de: '(?:schul|berufs|hochschul)abschluss|berufsausbildung|abgeschlossen\\p{L}*',
  fr: 'niveau|bac|diplôme|état|études|école|universitaire|supérieure?|formation|initiale',
  es: 'técnic[oa]|tecnólog[oa]|bachiller\\p{L}*|estudios|superior(?:es)?|universitarios|secundarios|primarios|medios|formación|profesional|reglada|titulación',
  pt: 'ensino|médio|técnica|fundamental|formação|acad[éê]mica|curso|completo',
  it: 'diploma|maturità|scuola|istruzione|laurea|tecnico|professionale|titolo|studio',
  nl: '(?:mbo|hbo|vmbo|wo)|opleiding|niveau|secundair|onderwijs',
};

/** Two languages spoken alike, asked for in a line that none was read of: "Perfect tweetalig EN/FR". */
const tongues = {
  en: 'bilingual',
  de: 'zweisprachig\\p{L}*',
  fr: 'bilingues?',
  es: 'bilingües?',
  pt: 'bil[ií]ngues?',
  it: 'bilingu[ei]',
  nl: 'tweetalig\\p{L}*|tweetaling',
};

/** What asks for work done, whatever it was done with: "Experiencia en estudios superiores". */
const workDone = {
  en: 'experience',
  de: 'erfahrung',
  fr: 'expérience',
  es: 'experiencia',
  pt: 'experiência',
  it: 'esperienza',
  nl: 'ervaring',
};

/** What says that a demand is for something that one has done or knows, and for no bent, manner or task of the post. */
const knowing = {
  en: 'experienced?|knowledge|familiar(?:ity)?|proficien\\p{L}+|expertise|skilled|understanding of|background in|knows? how|competen(?:t|ce) in',
  de: '\\p{L}*erfahrung(?:en)?|\\p{L}*kenntnis(?:se|sen)?|vertraut|versiert|beherrsch\\p{L}+|(?:sicherer?|geübte[rn]?|routinierte[rn]?) umgang|erfahren|geübt|\\p{L}*wissen|know-how',
  fr: "expériences?|expérimentée?|connaissances?|maîtris\\p{L}+|pratique (?:de|du|d[’']|des)|compétences? en|à l[’']aise avec",
  es: 'experiencias?|conocimientos?|dominio|dominar|manejo|manejar',
  pt: 'experiências?|conhecimentos?|domínio|dominar|vivência|prática (?:em|de)|noções',
  it: 'esperienz[ae]|conoscenz[ae]|padronanza|dimestichezza|competenz[ae] (?:in|di|nell\\p{L}*)',
  nl: '\\p{L}*ervaring|\\p{L}*kennis|vertrouwd|beheers\\p{L}*|ervaren|bekend met|vaardig in',
};

const school = wholeWords(...Object.values(schooling));
const schoolWord = new RegExp(wholeWords(...Object.values(ofSchools)).source, 'giu');
const experience = wholeWords(...Object.values(workDone));
const known = wholeWords(...Object.values(knowing));
const tongue = wholeWords(...Object.values(tongues));

/** Whether a demand is for schooling, which one has from a school and a year. */
export function asksForSchooling(text: string): boolean {
  const at = text.search(school);
  return at >= 0 && !experience.test(text.slice(0, at));
}

/** What a demand for schooling says besides that it is one: what it is in. */
export const subjectOfSchooling = (text: string): string => text.replace(schoolWord, ' ');

/** Whether a demand says that it is for something that one has done or knows. */
export const asksForKnowing = (text: string): boolean => known.test(text);

/** Whether a demand is for two languages. */
export const asksForTongues = (text: string): boolean => tongue.test(text);

const ability = wholeWords(...Object.values(abilities));
const some = wholeWords(...Object.values(ofSome));
const past = wholeWords(...Object.values(pastAsking));

const ofPost = new RegExp(`^(?:${Object.values(factsOfPost).join('|')})(?:\\s?:|$)`, 'iu');

/** The words of a demand for years that names no work. */
const wordsOfYears = new Set(
  [
    'for at least over more than preferred preferably required desirable experience minimum min of',
    'one two three four five six seven eight nine ten year years yrs',
    'mindestens erfahrung jahr jahre jahren minimo mínimo mín expérience ans an experiencia año años',
    'experiência ano anos esperienza anno anni ervaring jaar de di',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a demand is for an ability, which one has or has not. */
export const asksForAbility = (text: string): boolean => ability.test(text);

/** Whether a demand can be asked about at all: it is whole, says what it wants, and is meant for everybody who applies. */
export const canBeAsked = (text: string): boolean =>
  !some.test(text) && !ofPost.test(text.trim()) && !endsInBracket(text);

/** Whether a demand says a manner or a bent to its reader. */
export const saysManner = (text: string): boolean => past.test(text);

/** Whether a demand for years names no work: "Min 1 year (preferred)". */
export function asksForBareYears(text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.length > 0 && words.every((word) => wordsOfYears.has(word) || /^\d+$/.test(word));
}

/** Whether a bracket is open at the end; one that only closes ("a)", ":)") opens none. */
function endsInBracket(text: string): boolean {
  let depth = 0;
  for (const sign of text) depth = sign === '(' ? depth + 1 : sign === ')' ? Math.max(0, depth - 1) : depth;
  return depth > 0;
}

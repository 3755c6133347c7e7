/** Words that headings inside a line are made of, by language: `open` may stand before a name or beside it, `names` is what a heading ends with. */
type HeadingWords = { open: string; names: string };

const words: Record<string, HeadingWords> = {
  en: {
    open: 'the|your|our|job|role|position|key|main|core|primary|principal|specific|general|other|additional|necessary|minimum|basic|required|preferred|desired|essential|desirable|technical|personal|professional|successful|ideal|education|qualifications?|skills?|experience|training|knowledge|responsibilities|duties|requirements?|good to have|nice to have',
    names:
      'requirements?|qualifications?|skills?|skills required|skill set|duties|responsibilities|description|summary|overview|benefits|candidate|person|company|role|position|purpose|tasks|accountabilities|competencies|abilities|experience|education|training|knowledge|essential|desirable|required|preferred|we offer|about us|about you|about the role|about the company|additional information|how to apply',
  },
  de: {
    open: 'ihre?|deine?|unsere?|das|wir|fachliche|persönliche|aufgaben|anforderungen',
    names:
      'aufgaben(?:gebiet)?|tätigkeiten|anforderungen|profil|qualifikation(?:en)?|voraussetzungen|kenntnisse|wir bieten|bieten wir|benefits|vorteile|kontakt|über uns|das bieten wir|das bringen sie mit|das erwartet sie',
  },
  fr: {
    open: 'votre|vos|notre|nos|le|les|principales?|description du|profil|compétences|formation',
    names:
      'profil(?: recherché)?|missions?|compétences|tâches|activités|responsabilités|qualifications|formation|expérience|avantages|poste|nous offrons|entreprise',
  },
  es: {
    open: 'tu|tus|sus?|nuestr[oa]s?|principales|el|la|los|las|descripción del|formación',
    names:
      'requisitos|funciones|responsabilidades|perfil|competencias|conocimientos|experiencia|formación|habilidades|beneficios|ofrecemos|se ofrece|condiciones|puesto|tareas',
  },
  it: {
    open: 'il|la|le|i|tuo|tua|principali|competenze',
    names:
      'requisiti|mansioni|responsabilità|attività|profilo|competenze|esperienza|formazione|offriamo|si offre|benefit',
  },
  nl: {
    open: 'je|jouw|jullie|ons|de|het',
    names:
      'profiel|functie-?eisen|functieomschrijving|jobomschrijving|taken|taakomschrijving|verantwoordelijkheden|aanbod|wij bieden|vereisten|competenties|ervaring|vaardigheden|opleiding',
  },
  pt: {
    open: 'o|a|os|as|seu|sua|principais|descrição da|nosso|nossa',
    names:
      'requisitos|responsabilidades|atribuições|atividades|perfil|competências|conhecimentos|experiência|formação|benefícios|oferecemos|vaga|qualificações|diferenciais',
  },
};

/** Labels of facts, which speak for what stands beside them: "Location: Leeds". */
const labels =
  'location|job location|relevant experience|total experience|work experience|work mode|salary|hours|job title|job reference|job type|position|territory|position start date|position end date|start date|division(?:/department)?|department|% of travel(?: required)?|req\\. code|job dates|job openings|to apply|reports to|key ?words|notice period|closing date|lieu|salaire|horaires|contrat|secteur|standort|arbeitsort|gehalt|arbeitszeit|eintritt|ubicación|salario|horario|contrato|jornada|sede(?: di lavoro)?|retribuzione|orario|contratto|locatie|standplaats|salaris|uren|local|salário|horário';

const joint = String.raw`(?:\s?[&/]\s?|\s(?:and|und|et|y|e|en)\s|\s)`;
const all = (pick: keyof HeadingWords): string =>
  Object.values(words)
    .map((each) => each[pick])
    .join('|');
/** Ours is written in small letters: any of it may be in capitals. */
const heading = `(?:(?:${all('open')})${joint}){0,3}(?:${all('names')})`;

/** "… a friendly team. Main responsibilities: To provide …": a heading with its colon inside a line. */
export const headingWithColon = new RegExp(
  String.raw`(?<=^|[\s.!?)\]*]|\p{Ll}(?=\p{Lu}))(?:${heading})\s?:(?!\/\/)`,
  'giu',
);
/** "… per annum Hours Full time", "Location:Leeds": a label in capitals inside a line. */
export const labelWithColon = new RegExp(
  String.raw`(?<=^|[\s.!?)\]*]|\p{Ll}(?=\p{Lu}))(?:${labels})\s?:(?!\/\/)`,
  'giu',
);

/** Headings that hardly stand in a sentence with a capital, in front of another capital: "Job Requirements Degree in …". */
const bareNames =
  'Job Requirements|Job Description|Job Duties|Job Summary|Key Responsibilities|Key Duties|Main Duties|Main Responsibilities|The Role|The Company|The Person|The Candidate|Duties|Requirements|Responsibilities|Qualifications|Benefits|Essential|Desirable|Additional Information|Votre profil|Profil recherché|Vos missions|Ihr Profil|Ihre Aufgaben|Wir bieten|Requisitos|Funciones|Responsabilidades|Beneficios|Ofrecemos|Requisiti|Offriamo|Jouw profiel|Wij bieden|Benefícios|Jobomschrijving|Functieomschrijving';
export const bareHeading = new RegExp(
  String.raw`(?<=^|[.!?:)\]]\s{0,3}|[\p{L}\d]\s{1,3})(?:${bareNames})(?=\s+\p{Lu}[\p{L}.]+)`,
  'gu',
);
/** Labels in front of a value with a capital, several in a row in one line. */
export const bareLabel = /(?<=[^\s]\s{1,3})(?:Job Reference|Job Title|Location|Salary|Hours|Job Type)(?=\s+\p{Lu})/gu;
/** "The ideal candidate would demonstrate that they have:", "This will include:": a sentence that the list behind it goes on with. */
export const leadWithColon =
  /(?<=^|[.!?]\s+|\n)\p{Lu}[^.:!?\n]{8,100}(?<!\p{L})(?:have|has|include|includes|following|are|be|able to|haben|sind|avez|êtes|son|tener|avere|hebben|ter|incluye|comprend|umfasst|comprende|inclui|omvat)\s?:(?=\s+\p{Lu})/gu;

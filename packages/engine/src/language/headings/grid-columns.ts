import { foldWords } from '../text/fold-text.ts';

/** What a column of a table of degrees or jobs holds, by its name. `told` says more of the entry, `project` and `person` name something else. */
export type GridColumn =
  | 'number'
  | 'degree'
  | 'field'
  | 'school'
  | 'university'
  | 'board'
  | 'class'
  | 'grade'
  | 'dates'
  | 'from'
  | 'to'
  | 'length'
  | 'employer'
  | 'title'
  | 'place'
  | 'duties'
  | 'told'
  | 'project'
  | 'person';

/** Whole names, folded: English, German, French, Spanish, Portuguese, Italian, Dutch. */
const names: Partial<Record<GridColumn, string>> = {
  number:
    'no|s no|sno|sr no|srno|sl no|slno|si no|s n|sn|sr|sl|serial no|serial number|number|#|nr|lfd nr|n|num|numero',
  from: 'from|from date|start|start date|date from|date of joining|joining date|joined|doj|period from|duration from|von|beginn|du|de|date de debut|debut|desde|fecha de inicio|inicio|data de inicio|dal|da|data inizio|van|begin',
  to: 'to|to date|end|end date|date to|till|until|date of leaving|leaving date|relieved|relieving date|period to|duration to|bis|ende|au|a|date de fin|fin|hasta|fecha de fin|ate|fim|data de fim|al|data fine|fine|tot|einde',
  board:
    'board of examination|examination board|exam board|board of study|examining body|examining board|awarding body|affiliation|affiliated to',
  dates:
    'work period|period of work|period of service|from to|from till|period from to|duration from to|date from to|years attended|dates attended|von bis|du au|desde hasta|de a|dal al|van tot|session|tenure|academic year|batch',
  length:
    'experience|total experience|work experience|years of experience|no of years|total years|experience in years|total',
  duties: 'nature of work|nature of job|nature of duties|job profile|job description|work profile|work done',
  person:
    'name|full name|nom|nombre|nome|naam|relation|relationship|age|phone|phone no|mobile|contact|contact no|email',
  told: 'reason for leaving|last salary|salary|ctc|medium|medium of instruction|status|remark|remarks|client|clients|department|technology|team size|supervisor|reporting to|mode|attempt|attempts|branch',
};

/** Words that say what a column holds. */
const words: Partial<Record<GridColumn, string>> = {
  project: 'project projects projekt projet proyecto projeto progetto publication journal',
  degree:
    'qualification qualifications degree degrees examination examinations exam exams course courses diploma certificate certification standard education program programme award awards abschluss studiengang qualifikation ausbildung bildungsabschluss diplome diplomes formation titre niveau examen titulo titulacion grado curso cursos estudios formacion nivel carrera grau formacao habilitacao habilitacoes titolo laurea corso opleiding studie',
  field:
    'field specialization specialisation specializations discipline stream major subject subjects fach fachrichtung studienfach schwerpunkt specialite filiere domaine especialidad especialidade indirizzo richting studierichting',
  school:
    'school schools college colleges institution institutions institute institutes academy schule hochschule institut bildungseinrichtung etablissement ecole lycee institucion centro escuela colegio instituto instituicao escola faculdade colegio istituto scuola ateneo instelling onderwijsinstelling instituut',
  university:
    'university universities univ varsity univercity universitat universite universidad universidade universita universiteit',
  board: 'board boards council',
  grade:
    'percentage percent percentages cgpa gpa cpi spi marks mark grade grades division score scores aggregate result results note abschlussnote gesamtnote mention moyenne nota promedio calificacion media classificacao voto votazione punteggio cijfer resultaat',
  class: 'class',
  dates:
    'year years date dates period duration jahr jahre zeitraum datum dauer zeit periode annee annees duree ano anos fecha fechas periodo duracion data duracao anno anni durata jaar looptijd',
  employer:
    'company companies employer employers organisation organization organisations organizations firm firma unternehmen arbeitgeber betrieb entreprise societe employeur organisme empresa compania empleador organizacion entidad empregador organizacao azienda societa datore bedrijf werkgever organisatie hotel hospital restaurant vessel ship',
  title:
    'designation designations position positions role title post rank job occupation funktion stelle beruf poste fonction emploi cargo puesto funcion ocupacion funcao posizione ruolo mansione qualifica functie rol',
  place:
    'location place city country address ort standort lieu ville pays lugar ciudad local cidade luogo sede citta plaats locatie',
  duties:
    'responsibilities duties responsibility description tasks activities aufgaben taches missions funciones tareas funcoes tarefas compiti taken',
};

/** Parts of words that name a grade without a figure. */
const gradeWords = ['class', 'pass', 'distinction', 'merit', 'first', 'second', 'third'];

/** Whether a text without figures is a grade. */
export function namesGrade(text: string): boolean {
  const folded = foldWords(text);
  return gradeWords.some((word) => folded.includes(word));
}

/** Words that join or go with others and say nothing by themselves. */
const fillers = new Set(
  'name of the and or in with s no a an at from to obtained secured passing passed pass completed completion completing awarded held attended studied study scored educational academic professional technical working worked work nature type main total overall affiliated recognized equivalent branch department level graduation in% o der die das des von und oder de la le les du et ou l d nom y e o del el los della di dell il van het en naam da do nome nombre'.split(
    ' ',
  ),
);

const known = new Map<string, GridColumn>();
for (const [column, list] of Object.entries(names) as [GridColumn, string][])
  for (const name of list.split('|')) if (!known.has(name)) known.set(name, column);

const meant = new Map<string, GridColumn>();
for (const [column, list] of Object.entries(words) as [GridColumn, string][])
  for (const word of list.split(' ')) if (!meant.has(word)) meant.set(word, column);

/** Of several things that a name says, what the column holds: "Board / University" a board, "Company & Location" a company. */
const weight: GridColumn[] = [
  'project',
  'dates',
  'board',
  'grade',
  'degree',
  'employer',
  'school',
  'university',
  'title',
];

/** Two of these in one name: the column holds both, and which is which cannot be told. */
const parted: GridColumn[][] = [
  ['degree', 'field', 'class'],
  ['school', 'university', 'board', 'employer'],
  ['title', 'duties'],
];

/** What a column holds, by its name; undefined where the name is none that is known. */
export function readColumnName(text: string): GridColumn | undefined {
  if (text.length > 60) return undefined;
  const bare = foldWords(
    text.replace(/%/g, ' percentage ').replace(/\([^()]*\)/g, (part) => (/%|gpa/i.test(part) ? ` ${part} ` : ' ')),
  );
  const whole = known.get(bare) ?? known.get(foldWords(text));
  if (whole) return whole;
  const own = joinBroken(bare.split(' '));
  const says = [...new Set(own.flatMap((word) => meant.get(word) ?? []))];
  const strange = own.filter((word) => !isKnown(word));
  if (says.length === 0 || strange.length > 0) return undefined;
  const groups = parted.filter((group) => says.some((column) => group.includes(column)));
  // "Examination Board" and "Course Title" name one thing, "Degree / College" two.
  if (groups.length > 1 && says.includes('degree') && (says.includes('school') || says.includes('university')))
    return undefined;
  if (says.includes('title') && says.includes('employer')) return undefined;
  return weight.find((column) => says.includes(column)) ?? says[0];
}

const isKnown = (word: string): boolean => meant.has(word) || fillers.has(word);

/** "Percentag e", "Passin g": a narrow cell breaks within a word. */
function joinBroken(own: string[]): string[] {
  const words: string[] = [];
  for (const word of own) {
    const last = words.at(-1) ?? '';
    const broken = last.length > 1 && isKnown(last + word) && !(isKnown(last) && isKnown(word) && word.length > 1);
    if (broken) words.pop();
    words.push(broken ? last + word : word);
  }
  return words;
}

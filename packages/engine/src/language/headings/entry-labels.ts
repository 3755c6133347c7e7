import { foldWords } from '../text/fold-text.ts';

/** What the words before a value say that it is, in a form-like resume: "Employer: Acme". */
export type EntryLabel =
  | 'dates'
  | 'title'
  | 'employer'
  | 'degree'
  | 'field'
  | 'school'
  | 'place'
  | 'duties'
  | 'sector'
  | 'grade';

/** Labels in English, German, French, Spanish, Portuguese, Italian and Dutch, folded. */
const labelWords: Record<EntryLabel, string> = {
  dates:
    'date|dates|date s|period|duration|from to|time period|years|dates from to|zeitraum|datum|dauer|zeit|von bis|periode|date de debut|duree|fecha|fechas|periodo|duracion|data|datas|periodo de trabalho|duracao|durata|date da a|data inizio|looptijd|data van tot|periodes',
  title:
    'position|job title|title|role|designation|post|occupation|occupation or position held|position held|function|beruf|beruf oder funktion|funktion|stelle|stellenbezeichnung|tatigkeit als|ausgeubte funktion|poste|poste occupe|fonction|fonction ou poste occupe|intitule du poste|emploi|metier|puesto|cargo|profesion o cargo desempenado|puesto desempenado|ocupacion|funcion|funcao|cargo ocupado|funcao ou cargo ocupado|profissao|lavoro o posizione ricoperti|posizione|mansione|ruolo|tipo di impiego|qualifica|functie|beroep of functie|beroep|rol',
  employer:
    'employer|company|organisation|organization|employer name|company name|name of employer|name and address of employer|client|arbeitgeber|firma|unternehmen|betrieb|name des arbeitgebers|name und adresse des arbeitgebers|employeur|entreprise|societe|nom de l employeur|nom et adresse de l employeur|empresa|empleador|nombre del empleador|nombre de la empresa|nombre y direccion de la empresa|compania|empregador|nome do empregador|nome e endereco do empregador|entidade empregadora|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|azienda|societa|werkgever|bedrijf|naam van de werkgever|naam van werkgever|naam en adres van de werkgever|naam en adres van werkgever',
  degree:
    'degree|qualification|title of qualification awarded|qualification awarded|course|diploma|award|abschluss|qualifikation|bezeichnung der erworbenen qualifikation|bezeichnung der qualifikation|titel der zuerkannten qualifikation|erworbene qualifikation|studiengang|diplome|diplome obtenu|intitule du certificat ou diplome delivre|titre|intitule du diplome|titulo|titulacion|titulo de la cualificacion obtenida|titulo obtenido|cualificacion|designacao da qualificacao atribuida|designacao da qualificacao|qualificacao|grau|curso|titolo della qualifica rilasciata|qualifica conseguita|titolo|titolo di studio|titolo conseguito|behaald diploma|titel van het behaalde diploma|titel van het behaalde certificaat of diploma|titel van de behaalde kwalificatie|kwalificatie|studierichting|opleiding',
  field:
    'field|field of study|major|subject|specialisation|specialization|fachrichtung|studienfach|schwerpunkt|specialite|filiere|especialidad|area|area de estudio|especialidade|indirizzo di studio|materie|richting',
  school:
    'school|institution|university|college|institute|name of organisation|name and type of organisation|name of institution|name and type of organisation providing education and training|name of organisation providing education|name of organisation providing education and training|organisation providing education and training|education provider|schule|hochschule|universitat|bildungseinrichtung|name der bildungseinrichtung|name der schule|ausbildungsstatte|institut|name und art der bildungs oder ausbildungseinrichtung|etablissement|ecole|universite|nom de l etablissement|organisme|nom et type de l etablissement|centro|centro de estudios|universidad|institucion|nombre de la organizacion educativa|nombre de la institucion|nombre del centro|nombre y tipo de la organizacion|escuela|instituicao|nome da instituicao|nome da organizacao de ensino|nome da instituicao de ensino|nome e tipo da organizacao de ensino ou formacao|estabelecimento|escola|universidade|istituto|nome dell istituto|nome dell organizzazione erogatrice|nome e tipo di organizzazione erogatrice dell istruzione e formazione|universita|nome e tipo di istituto di istruzione o formazione|istituto di istruzione|scuola|onderwijsinstelling|instelling|naam van de instelling|naam van de onderwijsinstelling|naam en type van de onderwijsinstelling|onderwijsinrichting|universiteit',
  place:
    'location|place|city|ort|standort|lieu|ville|lugar|ciudad|ubicacion|local|cidade|localidade|luogo|sede|citta|plaats|locatie',
  duties:
    'main activities and responsibilities|main activities|responsibilities|duties|tasks|activities|wichtigste tatigkeiten und zustandigkeiten|tatigkeiten|aufgaben|aufgaben und verantwortlichkeiten|haupttatigkeiten|principales activites et responsabilites|activites|missions|missions principales|taches|funciones|funciones principales|principales funciones|tareas|principales actividades y responsabilidades|responsabilidades|actividades|principais atividades e responsabilidades|atividades|tarefas|principali attivita e responsabilita|mansioni|attivita|responsabilita|principali mansioni e responsabilita|taken|werkzaamheden|voornaamste werkzaamheden|voornaamste werkzaamheden en verantwoordelijkheden|taken en verantwoordelijkheden|verantwoordelijkheden|description|beschreibung|descripcion|descricao|descrizione|omschrijving',
  sector:
    'type of business or sector|sector|industry|branche|tatigkeitsbereich oder branche|secteur|type ou secteur d activite|sector de actividad|tipo de empresa o sector|tipo de empresa ou sector|setor|tipo di attivita o settore|settore|tipo di azienda o settore|soort bedrijf of sector',
  grade: 'grade|gpa|final grade|note|abschlussnote|endnote|mention|nota|nota media|voto|punteggio|cijfer',
};

const labels = new Map<string, EntryLabel>();
for (const [label, words] of Object.entries(labelWords) as [EntryLabel, string][])
  for (const word of words.split('|')) if (!labels.has(word)) labels.set(word, label);

/** What a text says as the label of the value behind it; undefined for any other text. */
export function findEntryLabel(text: string): EntryLabel | undefined {
  return text.length < 80 ? labels.get(foldWords(text)) : undefined;
}

/** What the name of a value says that it is, in an entry told by labels ("Employer: Acme") or in a table of entries: `board` is who examined, `project` that neither a job nor a degree is told. */
export type FieldName =
  | 'dates'
  | 'from'
  | 'to'
  | 'title'
  | 'employer'
  | 'degree'
  | 'field'
  | 'school'
  | 'board'
  | 'place'
  | 'duties'
  | 'sector'
  | 'grade'
  | 'project';

/** What a column of a table holds, by its name: `told` says more of the entry, `person` names something else. */
export type ColumnName = FieldName | 'number' | 'university' | 'class' | 'length' | 'told' | 'person';

/** Whole names, folded, of labels and of columns: printed forms, and as people write them, in English, German, French, Spanish, Portuguese, Italian and Dutch. */
export const fieldNames: Record<FieldName, string> = {
  dates:
    'inclusive dates|inclusive date|date|dates|date s|period|duration|from to|time period|years|dates from to|zeitraum|datum|dauer|zeit|von bis|periode|duree|fecha|fechas|periodo|duracion|data|datas|periodo de trabalho|duracao|durata|date da a|looptijd|data van tot|periodes|work period|working period|period of work|period of service|period of employment|tenure|duration of work|work duration|since|date of employment|employment period|employment dates|dates of employment|dates employed|service period|year|year of passing|passing year|year of completion|year of graduation|year passed|year of pass|passed year|date of completion|completion year|zeitspanne|beschaftigungszeitraum|annee|annee d obtention|ano|ano de egreso|from till|period from to|duration from to|date from to|years attended|dates attended|du au|desde hasta|de a|dal al|van tot|session|academic year|batch',
  from: 'date de debut|data inizio|from|date from|start date|starting date|date of joining|joining date|joined|started|beginn|debut|desde|fecha de inicio|from date|start|doj|period from|duration from|inicio|data de inicio|begin',
  to: 'to|date to|end date|ending date|date of leaving|leaving date|until|till|ende|fin|hasta|fecha de fin|to date|end|relieved|relieving date|period to|duration to|date de fin|fim|data de fim|data fine|einde',
  title:
    'position|job title|title|role|designation|post|occupation|occupation or position held|position held|function|beruf|beruf oder funktion|funktion|stelle|stellenbezeichnung|tatigkeit als|ausgeubte funktion|poste|poste occupe|fonction|fonction ou poste occupe|intitule du poste|emploi|metier|puesto|cargo|profesion o cargo desempenado|puesto desempenado|ocupacion|funcion|funcao|cargo ocupado|funcao ou cargo ocupado|profissao|lavoro o posizione ricoperti|posizione|mansione|ruolo|tipo di impiego|qualifica|functie|beroep of functie|beroep|rol|post held|post title|position title|title of post|position designation|present position|present designation|current position|current designation|capacity|job capacity|last position|last designation|job position|job role|profession|working as|worked as|employed as|job designation|rank|trade|designation role|role designation',
  employer:
    'employer|company|organisation|organization|employer name|company name|name of employer|name and address of employer|client|arbeitgeber|firma|unternehmen|betrieb|name des arbeitgebers|name und adresse des arbeitgebers|employeur|entreprise|societe|nom de l employeur|nom et adresse de l employeur|empresa|empleador|nombre del empleador|nombre de la empresa|nombre y direccion de la empresa|compania|empregador|nome do empregador|nome e endereco do empregador|entidade empregadora|datore di lavoro|nome del datore di lavoro|nome e indirizzo del datore di lavoro|azienda|societa|werkgever|bedrijf|naam van de werkgever|naam van werkgever|naam en adres van de werkgever|naam en adres van werkgever|name of organisation|name of company|name of the company|name of organization|name of the organization|name of the organisation|organization name|organisation name|name of the employer|name of firm|firm name|firm|present company|present employer|current company|current employer|present organization|current organization|previous company|previous employer|last company|last employer|company organization|employers|workplace|work place|working in|working at|working with|worked in|worked at|worked with|employed at|employed by|name of establishment|establishment|organization institution|hotel name|hotel|hospital',
  degree:
    'degree|qualification|title of qualification awarded|qualification awarded|course|diploma|award|abschluss|qualifikation|bezeichnung der erworbenen qualifikation|bezeichnung der qualifikation|titel der zuerkannten qualifikation|erworbene qualifikation|studiengang|diplome|diplome obtenu|intitule du certificat ou diplome delivre|titre|intitule du diplome|titulo|titulacion|titulo de la cualificacion obtenida|titulo obtenido|cualificacion|designacao da qualificacao atribuida|designacao da qualificacao|qualificacao|grau|curso|titolo della qualifica rilasciata|qualifica conseguita|titolo|titolo di studio|titolo conseguito|behaald diploma|titel van het behaalde diploma|titel van het behaalde certificaat of diploma|titel van de behaalde kwalificatie|kwalificatie|studierichting|opleiding|course name|name of course|name of the course|degree course|qualification level|certification|certificate|examination|exam passed|name of examination|examination passed|exam|level|class|standard|level of education|educational level|degree name|degree obtained|qualification obtained|educational qualification|academic qualification|technical qualification|programme|program',
  field:
    'field|field of study|major|subject|specialisation|specialization|fachrichtung|studienfach|schwerpunkt|specialite|filiere|especialidad|area|area de estudio|especialidade|indirizzo di studio|materie|richting|branch|stream|specialised in|specialized in|discipline|department of study|trade of study',
  school:
    'school|institution|university|college|institute|name and type of organisation|name of institution|name and type of organisation providing education and training|name of organisation providing education|name of organisation providing education and training|organisation providing education and training|education provider|schule|hochschule|universitat|bildungseinrichtung|name der bildungseinrichtung|name der schule|ausbildungsstatte|institut|name und art der bildungs oder ausbildungseinrichtung|etablissement|ecole|universite|nom de l etablissement|organisme|nom et type de l etablissement|centro|centro de estudios|universidad|institucion|nombre de la organizacion educativa|nombre de la institucion|nombre del centro|nombre y tipo de la organizacion|escuela|instituicao|nome da instituicao|nome da organizacao de ensino|nome da instituicao de ensino|nome e tipo da organizacao de ensino ou formacao|estabelecimento|escola|universidade|istituto|nome dell istituto|nome dell organizzazione erogatrice|nome e tipo di organizzazione erogatrice dell istruzione e formazione|universita|nome e tipo di istituto di istruzione o formazione|istituto di istruzione|scuola|onderwijsinstelling|instelling|naam van de instelling|naam van de onderwijsinstelling|naam en type van de onderwijsinstelling|onderwijsinrichting|universiteit|name of the institution|name of institute|name of the institute|institution name|institute name|name of school|name of the school|school name|name of college|college name|college school|school college|institute college|college institute|university college|institution university|university institution|university name|name of university|institute university',
  board:
    'board|board university|university board|board of examination|examining body|affiliated to|affiliation|examination board|exam board|board of study|examining board|awarding body',
  place:
    'location|place|city|ort|standort|lieu|ville|lugar|ciudad|ubicacion|local|cidade|localidade|luogo|sede|citta|plaats|locatie|place of work|job location|work location|place of posting|posting|country|town|site location|station|address',
  duties:
    'main activities and responsibilities|main activities|responsibilities|duties|tasks|activities|wichtigste tatigkeiten und zustandigkeiten|tatigkeiten|aufgaben|aufgaben und verantwortlichkeiten|haupttatigkeiten|principales activites et responsabilites|activites|missions|missions principales|taches|funciones|funciones principales|principales funciones|tareas|principales actividades y responsabilidades|responsabilidades|actividades|principais atividades e responsabilidades|atividades|tarefas|principali attivita e responsabilita|mansioni|attivita|responsabilita|principali mansioni e responsabilita|taken|werkzaamheden|voornaamste werkzaamheden|voornaamste werkzaamheden en verantwoordelijkheden|taken en verantwoordelijkheden|verantwoordelijkheden|description|beschreibung|descripcion|descricao|descrizione|omschrijving|job responsibilities|job description|job profile|work profile|roles and responsibilities|roles responsibilities|role and responsibilities|role responsibilities|key responsibilities|duties and responsibilities|duties responsibilities|nature of job|nature of work|responsibility|job responsibility|job duties|nature of duties|work done|achievements|roles',
  sector:
    'type of business or sector|sector|industry|branche|tatigkeitsbereich oder branche|secteur|type ou secteur d activite|sector de actividad|tipo de empresa o sector|tipo de empresa ou sector|setor|tipo di attivita o settore|settore|tipo di azienda o settore|soort bedrijf of sector|nature of business|business|company profile|about company|line of business',
  grade:
    'grade|gpa|final grade|note|abschlussnote|endnote|mention|nota|nota media|voto|punteggio|cijfer|percentage|percentage of marks|marks|marks obtained|aggregate|cgpa|division|result|results|score|percentage obtained|grade obtained|class obtained',
  project:
    'project|project name|project title|name of project|name of the project|title of project|title of the project|team size|environment|technologies|technology|tools|tools used|technologies used|platform|software used|guide|projekt|projet|proyecto',
};

/** Employers by these names are clients where another label names who employs. */
export const clientNames = new Set(['client']);

/** Names that only a column has, or that say something else there than before a colon. */
export const columnNames: Partial<Record<ColumnName, string>> = {
  number:
    'no|s no|sno|sr no|srno|sl no|slno|si no|s n|sn|sr|sl|serial no|serial number|number|#|nr|lfd nr|n|num|numero',
  from: 'von|du|de|dal|da|van',
  to: 'bis|au|a|ate|al|fine|tot',
  field: 'trade',
  length:
    'experience|total experience|work experience|years of experience|no of years|total years|experience in years|total',
  person:
    'name|full name|nom|nombre|nome|naam|relation|relationship|age|phone|phone no|mobile|contact|contact no|email',
  told: 'reason for leaving|last salary|salary|ctc|medium|medium of instruction|status|remark|remarks|client|clients|department|technology|team size|supervisor|reporting to|mode|attempt|attempts|branch',
};

/** Further words that say what a column holds, alone or with others; before a colon many of them head a list. */
export const columnWords: Partial<Record<ColumnName, string>> = {
  project: 'projects projeto progetto publication journal',
  degree:
    'qualifications degrees examinations exams courses education awards ausbildung bildungsabschluss diplomes formation niveau examen grado cursos estudios formacion nivel carrera formacao habilitacao habilitacoes laurea corso studie',
  field: 'specializations subjects concentration fach domaine indirizzo studierichting',
  school: 'schools colleges institutions institutes academy lycee colegio instituto faculdade ateneo instituut',
  university:
    'university universities univ varsity univercity universitat universite universidad universidade universita universiteit',
  board: 'boards council',
  grade:
    'percent percentages cpi spi mark grades scores gesamtnote moyenne promedio calificacion media classificacao votazione resultaat',
  class: 'class',
  dates: 'jahr jahre annees anos anno anni jaar',
  employer:
    'companies organisations organizations organisme organizacion entidad organizacao datore organisatie restaurant vessel ship',
  title: 'designations positions job',
  place: 'pays',
  duties: 'funcoes compiti',
};

/** Words that join or go with others and say nothing by themselves. */
export const columnFillers = new Set(
  'name of the and or in with s no a an at from to obtained secured passing passed pass completed completion completing awarded held attended studied study scored educational academic professional technical working worked work nature type main total overall affiliated recognized equivalent branch department level graduation in% o der die das des von und oder de la le les du et ou l d nom y e o del el los della di dell il van het en naam da do nome nombre'.split(
    ' ',
  ),
);

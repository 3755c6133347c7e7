/** What a section of a resume is about. */
export type SectionKind =
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'projects'
  | 'certificates'
  | 'awards'
  | 'publications'
  | 'volunteer'
  | 'interests'
  | 'references'
  | 'contact'
  | 'profiles'
  | 'courses'
  | 'personal'
  | 'label';

/**
 * Section headings in English, German, French, Spanish, Portuguese, Italian and Dutch, folded (no accents, lower case).
 * `label` are words that look like headings but only label a part of an entry.
 */
export const headingPhrases: Record<SectionKind, string> = {
  summary:
    'summary|professional summary|executive summary|executive profile|career summary|summary of qualifications|qualifications summary|profile summary|about|about me|who i am|profile|professional profile|career profile|personal profile|personal statement|professional statement|objective|career objective|professional objective|job objective|objectives|overview|professional overview|career overview|introduction|highlights|career highlights|professional highlights|biography|bio|mission|statement|' +
    'profil|kurzprofil|uber mich|ueber mich|zusammenfassung|zielsetzung|berufsziel|berufliches profil|personliches profil|personlichkeit|zur person|qualifikationsprofil|kurzvorstellung|' +
    'resume|resume professionnel|a propos|a propos de moi|profil professionnel|objectif|objectif professionnel|presentation|qui suis je|synthese|accroche|' +
    'resumen|resumen profesional|perfil|perfil profesional|perfil personal|sobre mi|acerca de mi|objetivo|objetivo profesional|extracto|presentacion|' +
    'resumo|resumo profissional|perfil profissional|sobre|sobre mim|objetivo profissional|apresentacao|sumario|' +
    'profilo|profilo professionale|profilo personale|chi sono|su di me|sintesi|riepilogo|obiettivo|obiettivo professionale|presentazione|sommario|' +
    'profiel|persoonlijk profiel|professioneel profiel|over mij|over|samenvatting|doelstelling|introductie|wie ben ik|persoonlijke samenvatting',
  work:
    'experience|work experience|professional experience|employment|employment history|work history|career history|professional history|job history|career|career experience|relevant experience|related experience|relevant work experience|industry experience|professional background|work|work and experience|positions|positions held|appointments|internships|internship|internship experience|other experience|additional experience|additional work experience|previous experience|prior experience|earlier experience|teaching experience|performance experience|involvement experience|volunteer and work experience|leadership and work experience|retail experience|laboratory experience|practicum experience|creative experience|design experience|production experience|military service|freelance experience|contract experience|international experience|business experience|other work experience|research experience|clinical experience|leadership experience|management experience|consulting experience|military experience|academic experience|engineering experience|legal experience|sales experience|nursing experience|technical experience|employment experience|employment record|professional experiences|experiences|work experiences|selected experience|key experience|employment summary|work background|career progression|experience and leadership|accomplishments and experience|work history and experience|' +
    'berufserfahrung|berufliche erfahrung|berufspraxis|beruflicher werdegang|werdegang|berufliche stationen|berufliche laufbahn|erfahrung|erfahrungen|arbeitserfahrung|praktische erfahrung|praktische erfahrungen|praktika|berufliche tatigkeit|berufliche tatigkeiten|beschaftigung|tatigkeiten|beruf|praxiserfahrung|praxis|anstellungen|berufsweg|arbeit|' +
    'experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|emplois|emploi|carriere|stages|stages et emplois|historique professionnel|experience de travail|' +
    'experiencia|experiencia profesional|experiencia laboral|experiencias|trayectoria|trayectoria profesional|trayectoria laboral|historial laboral|empleo|practicas|practicas profesionales|experiencia de trabajo|carrera profesional|' +
    'experiencia profissional|experiencias profissionais|historico profissional|trajetoria profissional|percurso profissional|emprego|estagios|atuacao profissional|carreira|' +
    'esperienza|esperienza professionale|esperienze professionali|esperienza lavorativa|esperienze lavorative|esperienze|carriera|percorso professionale|attivita professionale|tirocini|esperienza di lavoro|impiego|storia lavorativa|' +
    'werkervaring|ervaring|professionele ervaring|loopbaan|arbeidsverleden|relevante werkervaring|carriere|werk|stages en werkervaring|relevante ervaring|werkgeschiedenis|beroepservaring|arbeidservaring',
  education:
    'education|education and training|educational background|educational qualifications|academic background|academic qualifications|academic history|academics|academic|academic credentials|qualifications|academic record|education history|educational history|studies|schooling|degrees|degree|training and education|formal education|education and qualifications|academic profile|academic education|education and credentials|education and certifications|education and certification|education and coursework|university education|higher education|college|' +
    'ausbildung|studium|schulbildung|bildung|bildungsweg|bildungsgang|akademische ausbildung|hochschulausbildung|schule|schulausbildung|aus und weiterbildung|ausbildung und studium|studium und ausbildung|akademischer werdegang|schulischer werdegang|akademische laufbahn|hochschulbildung|universitare ausbildung|berufsausbildung|schule und studium|' +
    'formation|formations|etudes|education et formation|diplomes|formation academique|parcours academique|formation et diplomes|parcours scolaire|diplomes et formations|scolarite|cursus|cursus scolaire|formation universitaire|formation initiale|' +
    'educacion|formacion|formacion academica|estudios|educacion y formacion|formacion educativa|historial academico|estudios academicos|titulacion|educacion academica|formacion universitaria|antecedentes academicos|' +
    'educacao|formacao|formacao academica|escolaridade|estudos|habilitacoes|habilitacoes literarias|habilitacoes academicas|formacao e educacao|percurso academico|educacao e formacao|' +
    'istruzione|formazione|istruzione e formazione|titoli di studio|studi|formazione accademica|percorso di studi|percorso formativo|educazione|formazione e istruzione|studi e formazione|' +
    'opleiding|opleidingen|onderwijs|studie|studies|opleiding en training|educatie|scholing|opleidingen en cursussen|vooropleiding|academische achtergrond',
  skills:
    'skills|technical skills|key skills|core skills|professional skills|skills and expertise|skills and abilities|skills and competencies|areas of expertise|area of expertise|expertise|core competencies|competencies|key competencies|core competences|competences|strengths|key strengths|core strengths|technologies|web technologies|web frameworks|frameworks|frameworks and libraries|tools|tools and technologies|technology|tech stack|technical expertise|technical proficiencies|technical proficiency|technical knowledge|technical summary|proficiencies|software|software skills|computer skills|it skills|hard skills|soft skills|relevant skills|skill set|skillset|skill highlights|top skills|programming languages|programming skills|programming|abilities|capabilities|specialties|specializations|specialties and skills|skills summary|summary of skills|professional competencies|functional expertise|additional skills|other skills|transferable skills|personal skills|digital skills|languages and technologies|skills and tools|skills and technologies|skills and interests|technical competencies|core qualifications|key qualifications|interpersonal skills|clinical skills|management skills|leadership skills|knowledge|industry knowledge|technical skills and tools|competencies and skills|areas of knowledge|areas of strength|skill|technical|professional expertise|' +
    'kenntnisse|fahigkeiten|fachkenntnisse|kompetenzen|kernkompetenzen|fachliche kompetenzen|edv kenntnisse|it kenntnisse|computerkenntnisse|software kenntnisse|softwarekenntnisse|besondere kenntnisse|qualifikationen|kenntnisse und fahigkeiten|fahigkeiten und kenntnisse|technische kenntnisse|technische fahigkeiten|weitere kenntnisse|methodenkompetenz|soziale kompetenzen|programmierkenntnisse|starken|skills und kenntnisse|fachkompetenzen|schwerpunkte|edv|it|zusatzqualifikationen|sonstige kenntnisse|schlusselqualifikationen|' +
    'competences|competences techniques|competences cles|competences professionnelles|competences informatiques|savoir faire|savoir etre|aptitudes|informatique|outils|outils informatiques|logiciels|domaines de competences|atouts|expertises|qualites|connaissances|connaissances informatiques|competences et outils|qualifications cles|competences personnelles|savoirs|domaines d expertise|' +
    'habilidades|competencias|aptitudes|destrezas|habilidades tecnicas|competencias clave|competencias tecnicas|conocimientos|conocimientos tecnicos|informatica|conocimientos informaticos|habilidades y competencias|habilidades profesionales|capacidades|herramientas|habilidades clave|areas de especializacion|otras habilidades|fortalezas|habilidades blandas|aptitudes principales|' +
    'competencias tecnicas|competencias profissionais|habilidades e competencias|conhecimentos|conhecimentos tecnicos|ferramentas|principais competencias|competencias digitais|competencias informaticas|qualificacoes|informatica e ferramentas|habilidades tecnicas|pontos fortes|' +
    'competenze|competenze tecniche|competenze professionali|competenze informatiche|capacita|capacita e competenze|abilita|conoscenze|conoscenze informatiche|competenze chiave|competenze digitali|capacita e competenze tecniche|capacita e competenze personali|strumenti|punti di forza|altre competenze|competenze trasversali|competenze principali|' +
    'vaardigheden|competenties|kerncompetenties|technische vaardigheden|kennis|kennis en vaardigheden|computervaardigheden|vaardigheden en competenties|it vaardigheden|expertise|sterke punten|digitale vaardigheden|softwarekennis|eigenschappen|overige vaardigheden|belangrijkste vaardigheden|professionele vaardigheden',
  languages:
    'languages|language|language skills|languages spoken|foreign languages|language proficiency|linguistic skills|spoken languages|language competencies|' +
    'sprachen|sprachkenntnisse|fremdsprachen|sprache|fremdsprachenkenntnisse|' +
    'langues|langue|langues etrangeres|competences linguistiques|langues parlees|' +
    'idiomas|idioma|lenguas|lenguajes|conocimientos de idiomas|competencias linguisticas|' +
    'linguas|lingua|idiomas e linguas|linguas estrangeiras|' +
    'lingue|lingue straniere|competenze linguistiche|conoscenze linguistiche|lingue conosciute|lingue parlate|' +
    'talen|talenkennis|taalvaardigheden|taal|taalkennis|talenbeheersing',
  projects:
    'projects|personal projects|key projects|selected projects|academic projects|side projects|project experience|notable projects|relevant projects|project|open source|open source projects|open source contributions|portfolio|project highlights|project work|research projects|professional projects|project portfolio|' +
    'projekte|projekterfahrung|projektarbeit|ausgewahlte projekte|eigene projekte|projektliste|' +
    'projets|projets personnels|realisations|projets realises|projets academiques|' +
    'proyectos|proyectos personales|proyectos destacados|proyectos academicos|projetos|projetos pessoais|projetos academicos|progetti|progetti personali|progetti principali|projecten|eigen projecten|persoonlijke projecten',
  certificates:
    'certifications|certification|certificates|certificate|licenses and certifications|licences and certifications|licenses|licences|licensure|license|licensure and certifications|certifications and licenses|certifications and licensure|professional certifications|credentials|professional licenses|certifications and training|training and certifications|training and certification|trainings and certifications|professional training|professional development|training|trainings|professional development and certifications|accreditations|professional qualifications|certificates and licenses|certificates and courses|certificates and training|continuing education|bar admissions|bar admission|admissions|registrations|' +
    'zertifikate|zertifizierungen|bescheinigungen|lizenzen|weiterbildung|weiterbildungen|fortbildung|fortbildungen|fort und weiterbildung|zertifikate und weiterbildungen|weiterbildungen und zertifikate|lizenzen und zertifikate|bescheinigungen und zertifikate|scheine|fuhrerscheine|schulungen|zertifizierung|seminare|' +
    'certificats|certification professionnelle|formations et certifications|licences et certifications|formation continue|habilitations|permis|formations complementaires|' +
    'certificaciones|certificados|licencias y certificaciones|certificaciones y cursos|cursos y certificaciones|formacion complementaria|formacion continua|cursos y formacion complementaria|' +
    'certificacoes|certificacoes e cursos|licencas e certificados|formacao complementar|cursos e certificacoes|cursos complementares|' +
    'certificazioni|certificati|licenze e certificazioni|abilitazioni|corsi e certificazioni|attestati|patenti|formazione continua|certificaten|certificeringen|licenties en certificaten|licenties en certificeringen|cursussen en certificaten|trainingen|certificaten en trainingen|diplomas en certificaten|bijscholing',
  awards:
    'awards|honors|honours|honors and awards|honours and awards|awards and honors|awards and honours|awards and recognition|recognition|recognitions|achievements|key achievements|accomplishments|key accomplishments|scholarships|scholarships and awards|awards and achievements|awards and scholarships|achievements and awards|distinctions|prizes|honors and achievements|academic achievements|fellowships|grants|honors awards|grants and awards|awards and accomplishments|accolades|' +
    'auszeichnungen|preise|ehrungen|stipendien|auszeichnungen und preise|erfolge|preise und auszeichnungen|auszeichnungen und stipendien|stipendien und auszeichnungen|' +
    'prix|recompenses|distinctions et prix|prix et distinctions|bourses|prix et recompenses|' +
    'premios|reconocimientos|premios y reconocimientos|logros|becas|honores y premios|premios e distincoes|reconhecimentos|conquistas|premiacoes|premios e reconhecimentos|bolsas|' +
    'premi|riconoscimenti|premi e riconoscimenti|onorificenze|borse di studio|riconoscimenti e premi|prijzen|onderscheidingen|prijzen en onderscheidingen|prestaties|erkenningen|beurzen',
  publications:
    'publications|publication|papers|articles|selected publications|patents|publications and patents|patents and publications|research publications|presentations|publications and presentations|presentations and publications|talks|invited talks|conferences|conference presentations|books|research|speaking|speaking engagements|media|press|bibliography|journal articles|' +
    'publikationen|veroffentlichungen|vortrage|patente|publikationen und vortrage|schriften|' +
    'brevets|articles publies|conferences et publications|publicaciones|patentes|articulos|ponencias|conferencias|publicacoes|artigos|publicacoes e artigos|pubblicazioni|brevetti|articoli|publicaties|patenten|artikelen|lezingen',
  volunteer:
    'volunteer|volunteering|volunteer experience|volunteer work|volunteer service|community service|community involvement|community engagement|community|civic engagement|volunteering experience|activities|extracurricular activities|extracurriculars|extra curricular activities|leadership and activities|leadership|leadership and involvement|activities and leadership|involvement|affiliations|professional affiliations|memberships|professional memberships|associations|professional associations|organizations|organisations|clubs and activities|service|leadership and community|campus involvement|memberships and affiliations|volunteer activities|leadership and service|campus activities|boards|' +
    'ehrenamt|ehrenamtliche tatigkeit|ehrenamtliche tatigkeiten|ehrenamtliches engagement|engagement|gesellschaftliches engagement|soziales engagement|mitgliedschaften|freiwilligenarbeit|ausserberufliches engagement|freiwilliges engagement|ehrenamtliche arbeit|' +
    'benevolat|experiences benevoles|engagements|vie associative|activites associatives|experience associative|engagement associatif|activites extra professionnelles|associations et benevolat|experience benevole|experiences associatives|' +
    'voluntariado|experiencia de voluntariado|actividades|actividades de voluntariado|trabajo voluntario|atividades|trabalho voluntario|experiencia voluntaria|atividades extracurriculares|' +
    'volontariato|esperienze di volontariato|attivita di volontariato|associazioni|attivita extracurricolari|vrijwilligerswerk|vrijwilligersactiviteiten|nevenactiviteiten|bestuursfuncties|lidmaatschappen|nevenfuncties|vrijwilligerservaring',
  interests:
    'interests|hobbies|hobbies and interests|interests and hobbies|personal interests|other interests|activities and interests|interests and activities|extracurricular interests|' +
    'interessen|hobbys|hobbies und interessen|interessen und hobbys|hobbys und interessen|freizeit|personliche interessen|freizeitinteressen|' +
    "centres d'interet|centres d interet|centre d interet|interets|loisirs|passions|loisirs et interets|hobbies et interets|interets personnels|" +
    'intereses|aficiones|intereses personales|pasatiempos|aficiones e intereses|interesses|hobbies e interesses|passatempos|interessi|hobby|interessi personali|interessi e hobby|tempo libero|passioni|interesses en hobby s|interesses en hobbys|hobby s|hobbys en interesses|hobby s en interesses',
  references:
    'references|reference|referees|recommendations|testimonials|professional references|referenzen|empfehlungen|referenz|recommandations|temoignages|referencias|recomendaciones|referencias profesionales|referencias profissionais|recomendacoes|referenze|raccomandazioni|referenties|aanbevelingen',
  contact:
    'contact|contact information|contact details|contact me|contact info|get in touch|personal information|personal details|personal info|personal data|details|personal|address|info|basic information|basics|where to find me|' +
    'kontakt|kontaktdaten|personliche daten|personliche angaben|angaben zur person|anschrift|adresse|personalien|kontaktinformationen|personliche informationen|person|' +
    'coordonnees|contacts|contactez moi|informations personnelles|informations de contact|etat civil|infos|informations|me contacter|' +
    'contacto|datos personales|informacion personal|informacion de contacto|datos de contacto|contato|contatos|contactos|dados pessoais|informacoes pessoais|informacao pessoal|informacoes de contato|' +
    'contatti|dati personali|informazioni personali|recapiti|dati anagrafici|contattami|informazioni di contatto|contactgegevens|persoonsgegevens|persoonlijke gegevens|gegevens|personalia|contactinformatie|persoonlijke informatie',
  profiles:
    'profiles|links|social|social media|online|online profiles|social links|find me online|social networks|websites|web|social profiles|on the web|netzwerke|soziale netzwerke|reseaux sociaux|reseaux|redes sociales|redes sociais|redes|enlaces|social network|profili|profielen|onlineprofile|online prasenz|internet|liens',
  courses:
    'courses|coursework|relevant coursework|relevant courses|selected courses|key courses|courses and training|courses and seminars|course work|kurse|lehrveranstaltungen|cours|cours suivis|cursos|cursos realizados|corsi|corsi di formazione|cursussen|vakken',
  personal:
    'additional information|other information|miscellaneous|other|additional|more information|further information|other details|additional details|background|weitere angaben|sonstiges|sonstige angaben|divers|autres|autres informations|informations complementaires|otros|otros datos|informacion adicional|datos adicionales|outros|informacoes adicionais|altro|altre informazioni|ulteriori informazioni|overig|overige|overige informatie|diversen|work authorization|work permit|security clearance|clearance|availability|verfugbarkeit|fuhrerschein|permis de conduire|driving licence|driving license|military service|servicio militar|citizenship|nationality',
  label:
    'responsibilities|key responsibilities|duties|technologies used|environment|tech|details|role|tasks|key results|results|aufgaben|taetigkeiten|missions|fonctions|responsabilidades|funciones|tareas|mansioni|taken|verantwoordelijkheden|responsabilita|realisaties|summary of duties|main duties|tech used|main responsibilities|job responsibilities|job duties|keywords|schlagworter|mots cles|palabras clave|ergebnisse|erfolge und aufgaben|key contributions|contributions',
};

/** The words of one language of LinkedIn's interface, and texts that people write in it. */
export type InterfaceWords = {
  side: [contact: string, skills: string, languages: string, certificates: string, awards: string];
  main: [summary: string, work: string, education: string];
  months: string[];
  present: string[];
  /** "Oktober 2017", "octubre de 2017". */
  joint: string;
  lasted: (years: number, months: number) => string;
  links: [own: string, company: string];
  places: string[];
  names: string[];
  titles: string[];
  houses: string[];
  schools: string[];
  degrees: [string, string][];
  skills: string[];
  certificates: string[];
  deeds: string[];
};

const months = (text: string) => text.split(' ');

/** By the code of the language. */
export const interfaces: Record<string, InterfaceWords> = {
  de: {
    side: ['Kontakt', 'Top-Kenntnisse', 'Languages', 'Certifications', 'Honors-Awards'],
    main: ['Zusammenfassung', 'Berufserfahrung', 'Ausbildung'],
    months: months('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
    present: ['Present', 'Heute'],
    joint: ' ',
    lasted: (y, m) => `${y} ${y === 1 ? 'Jahr' : 'Jahre'} ${m} ${m === 1 ? 'Monat' : 'Monate'}`,
    links: ['Personal', 'Unternehmenswebsite'],
    places: ['München und Umgebung', 'Hamburg, Deutschland', 'Leipzig, Sachsen, Deutschland', 'Wien'],
    names: ['Jörg Weiß', 'Dr. Anna-Lena von Brandt', 'Mehmet Özdemir'],
    titles: ['Leiterin Einkauf', 'Softwareentwickler', 'Personalreferent (m/w/d)', 'Werkstudentin Controlling'],
    houses: ['Stadtwerke Nordtal GmbH', 'Ahornwerke AG', 'Klinikum am Südring', 'Freiberuflich'],
    schools: ['Technische Universität Dresden', 'Hochschule für Technik und Wirtschaft Berlin', 'Gymnasium Am Markt'],
    degrees: [
      ['Diplom-Kauffrau', 'Betriebswirtschaftslehre'],
      ['Bachelor of Science', 'Wirtschaftsinformatik'],
      ['Abitur', ''],
    ],
    skills: ['Vertragsverhandlung', 'SAP MM', 'Mitarbeiterführung'],
    certificates: ['Ausbildereignung nach AEVO (IHK)', 'Geprüfte Fachwirtin für Einkauf und Logistik'],
    deeds: ['Einführung einer neuen Warenwirtschaft an vier Standorten', '• Führung von zwölf Mitarbeitenden'],
  },
  fr: {
    side: ['Coordonnées', 'Principales compétences', 'Languages', 'Certifications', 'Honors-Awards'],
    main: ['Résumé', 'Expérience', 'Formation'],
    months: months('janvier février mars avril mai juin juillet août septembre octobre novembre décembre'),
    present: ['Present', 'aujourd’hui'],
    joint: ' ',
    lasted: (y, m) => `${y} ${y === 1 ? 'an' : 'ans'} ${m} mois`,
    links: ['Personal', 'Entreprise'],
    places: ['Ville de Paris, Île-de-France, France', 'Lyon et périphérie', 'Nantes', 'Bruxelles, Belgique'],
    names: ['Anaïs Lefèvre', 'Jean-Baptiste d’Orval', 'Noémie Guégan'],
    titles: ['Responsable des achats', 'Cheffe de projet', 'Ingénieur études et développement', 'Stagiaire RH'],
    houses: ['Ateliers du Vercors', 'Société Lorval & Fils', 'CHU de Bellerive', 'Indépendante'],
    schools: ['École supérieure de commerce de Tours', 'Université Rennes 2', 'Lycée Jean Moulin'],
    degrees: [
      ['Master', 'Management des achats'],
      ['Licence', 'Langues étrangères appliquées'],
      ['Baccalauréat', ''],
    ],
    skills: ['Négociation', 'Gestion de projet', 'Anglais des affaires'],
    certificates: ['PRINCE2 Foundation', 'Certificat de formateur professionnel d’adultes'],
    deeds: ['Mise en place d’un tableau de bord des achats', '• Encadrement de six personnes'],
  },
  es: {
    side: ['Contactar', 'Aptitudes principales', 'Languages', 'Certifications', 'Honors-Awards'],
    main: ['Extracto', 'Experiencia', 'Educación'],
    months: months('enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'),
    present: ['Present', 'actualidad'],
    joint: ' de ',
    lasted: (y, m) => `${y} ${y === 1 ? 'año' : 'años'} ${m} ${m === 1 ? 'mes' : 'meses'}`,
    links: ['Personal', 'Empresa'],
    places: ['Madrid, Comunidad de Madrid, España', 'Área metropolitana de Bilbao', 'Sevilla', 'Lima, Perú'],
    names: ['Íñigo Etxebarria Ruiz', 'María del Mar Ñíguez', 'Lucía Peña'],
    titles: ['Jefa de compras', 'Desarrollador de software', 'Técnico de recursos humanos', 'Becaria'],
    houses: ['Aceites del Guadal S.L.', 'Grupo Montería', 'Hospital Virgen del Valle', 'Autónoma'],
    schools: ['Universidad de Salamanca', 'Escuela de Negocios del Turia', 'IES La Ribera'],
    degrees: [
      ['Licenciatura', 'Administración y Dirección de Empresas'],
      ['Grado', 'Ingeniería Informática'],
      ['Bachillerato', ''],
    ],
    skills: ['Negociación', 'Gestión de equipos', 'Logística'],
    certificates: ['Prevención de riesgos laborales, nivel básico', 'First Certificate in English'],
    deeds: ['Implantación de un nuevo sistema de pedidos en tres almacenes', '• Coordinación de ocho personas'],
  },
  pt: {
    side: ['Contato', 'Principais competências', 'Languages', 'Certifications', 'Honors-Awards'],
    main: ['Resumo', 'Experiência', 'Formação acadêmica'],
    months: months('janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'),
    present: ['Present', 'o momento'],
    joint: ' de ',
    lasted: (y, m) => `${y} ${y === 1 ? 'ano' : 'anos'} ${m} ${m === 1 ? 'mês' : 'meses'}`,
    links: ['Personal', 'Empresa'],
    places: ['São Paulo, São Paulo, Brasil', 'Lisboa, Portugal', 'Porto e Região', 'Recife'],
    names: ['João Conceição', 'Ângela dos Santos Brandão', 'Zé Luís Fragoso'],
    titles: ['Gerente de compras', 'Desenvolvedora de software', 'Analista de RH', 'Estagiário'],
    houses: ['Cerâmica do Tejo, Lda.', 'Grupo Aroeira', 'Hospital São Vicente', 'Autônoma'],
    schools: ['Universidade de Coimbra', 'Faculdade de Economia do Porto', 'Escola Secundária de Tomar'],
    degrees: [
      ['Licenciatura', 'Gestão de Empresas'],
      ['Bacharelado', 'Ciência da Computação'],
      ['Ensino Médio', ''],
    ],
    skills: ['Negociação', 'Gestão de fornecedores', 'Excel avançado'],
    certificates: ['Certificado de competências pedagógicas', 'ITIL Foundation'],
    deeds: ['Implantação de um novo sistema de compras em cinco filiais', '• Coordenação de nove pessoas'],
  },
  it: {
    side: ['Contatti', 'Competenze principali', 'Languages', 'Certifications', 'Honors-Awards'],
    main: ['Riepilogo', 'Esperienza', 'Formazione'],
    months: months('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
    present: ['Present', 'Presente'],
    joint: ' ',
    lasted: (y, m) => `${y} ${y === 1 ? 'anno' : 'anni'} ${m} ${m === 1 ? 'mese' : 'mesi'}`,
    links: ['Personal', 'Azienda'],
    places: ['Milano, Lombardia, Italia', 'Torino e dintorni', 'Bologna', 'Lugano, Svizzera'],
    names: ['Niccolò D’Amico', 'Chiara Dell’Orto', 'Giosuè Perù'],
    titles: ['Responsabile acquisti', 'Sviluppatrice software', 'Addetto alle risorse umane', 'Tirocinante'],
    houses: ['Officine Valdarno S.r.l.', 'Gruppo Mareggi S.p.A.', 'Ospedale San Donato', 'Libera professionista'],
    schools: ['Università degli Studi di Padova', 'Politecnico di Bari', 'Liceo scientifico Volta'],
    degrees: [
      ['Laurea magistrale', 'Economia aziendale'],
      ['Laurea triennale', 'Informatica'],
      ['Diploma', ''],
    ],
    skills: ['Trattativa', 'Gestione dei fornitori', 'Contabilità'],
    certificates: ['Attestato di primo soccorso aziendale', 'Cambridge English: Advanced'],
    deeds: ['Introduzione di un nuovo gestionale in tre stabilimenti', '• Coordinamento di sette persone'],
  },
  nl: {
    side: ['Contact', 'Belangrijkste vaardigheden', 'Languages', 'Certifications', 'Honors-Awards'],
    main: ['Samenvatting', 'Ervaring', 'Opleiding'],
    months: months('januari februari maart april mei juni juli augustus september oktober november december'),
    present: ['Present', 'heden'],
    joint: ' ',
    lasted: (y, m) => `${y} jaar ${m} ${m === 1 ? 'maand' : 'maanden'}`,
    links: ['Personal', 'Bedrijf'],
    places: ['Utrecht, Nederland', 'Amsterdam en omgeving', 'Gent, Vlaanderen, België', 'Zwolle'],
    names: ['Daniël van der Zee', 'Sophie ’t Hart', 'Noor El Amrani'],
    titles: ['Hoofd inkoop', 'Softwareontwikkelaar', 'HR-adviseur', 'Stagiair'],
    houses: ['Waterwerken Noord B.V.', 'Gemeente Lindedorp', 'Ziekenhuis De Brug', 'Zelfstandig ondernemer'],
    schools: ['Rijksuniversiteit Groningen', 'Hogeschool van Arnhem en Nijmegen', 'ROC Midden Nederland'],
    degrees: [
      ['Master', 'Bedrijfskunde'],
      ['Bachelor', 'Informatica'],
      ['Vwo', ''],
    ],
    skills: ['Onderhandelen', 'Leidinggeven', 'Inkoop'],
    certificates: ['NIMA A Marketing', 'Basisveiligheid VCA voor operationele medewerkers'],
    deeds: ['Invoering van een nieuw voorraadsysteem op vier locaties', '• Leiding aan elf medewerkers'],
  },
};

import type { Line, Profile } from './make-linkedin.ts';

type Work = { name: string; position: string; startDate: string; endDate?: string; location?: string };
type School = { institution: string; studyType: string; area?: string; endDate: string };

/** A fictional profile with what a careful reader finds in it. */
export type Sample = {
  profile: Profile;
  truth: { name: string; label: string; work: Work[]; education: School[]; skills: string[]; certificates: string[] };
};

/** The words of one language of LinkedIn's interface, and texts that people write in it. */
type Words = {
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

export const interfaces: Record<string, Words> = {
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

/** Pseudo-random numbers below `n`, the same for the same seed. */
function makeDice(seed: number): (n: number) => number {
  let state = (seed + 1) * 2_654_435_761;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return Math.floor((state / 4_294_967_296) * n);
  };
}

const steps: Record<Line[0], number> = {
  summary: 18,
  company: 32,
  total: 16.4,
  title: 16.1,
  dates: 14.5,
  place: 14.7,
  first: 21.3,
  next: 18,
  gap: 36,
  school: 25.5,
  degree: 17.6,
  page: 0,
};

/** A profile in a language of the interface: wrapped and broken into pages as the real ones are. */
export function makeProfile(language: string, seed: number): Sample {
  const words = interfaces[language] as Words;
  const dice = makeDice(seed);
  const pick = <Item>(list: Item[]): Item => list[dice(list.length)] as Item;
  const name = pick(words.names);
  const label = `${pick(words.titles)} | ${pick(words.skills)} · ${pick(words.skills)}`;
  const work: Work[] = [];
  const jobs: Line[] = [];
  let year = 2024;
  for (let house = 0; house < 2 + dice(3); house++) {
    const roles = 1 + (dice(3) === 0 ? 1 + dice(2) : 0);
    const employer = words.houses[(house + seed) % words.houses.length] as string;
    jobs.push(['company', employer]);
    if (roles > 1) jobs.push(['total', words.lasted(roles + 1, 1 + dice(11))]);
    for (let role = 0; role < roles; role++) {
      const position = pick(words.titles);
      const [from, to] = [1 + dice(12), 1 + dice(12)];
      const open = work.length === 0 && dice(3) > 0;
      const begin = year - 1 - dice(2);
      const yearly = dice(6) === 0;
      const date = (y: number, m: number) => (yearly ? `${y}` : `${words.months[m - 1]}${words.joint}${y}`);
      const end = open ? pick(words.present) : date(year, to);
      jobs.push(...wrapLine('title', 'title', position, 63));
      jobs.push(['dates', `${date(begin, from)} - ${end} (${words.lasted(1 + dice(4), 1 + dice(11))})`]);
      const iso = (y: number, m: number) => (yearly ? `${y}` : `${y}-${String(m).padStart(2, '0')}`);
      const job: Work = { name: employer, position, startDate: iso(begin, from) };
      if (!open) job.endDate = iso(year, to);
      if (dice(2) === 0) {
        job.location = pick(words.places);
        jobs.push(['place', job.location]);
      }
      if (dice(3) > 0)
        for (const [index, deed] of words.deeds.entries())
          jobs.push(...wrapLine(index === 0 ? 'first' : 'next', 'next', deed, 69));
      work.push(job);
      year = begin;
    }
  }
  const education: School[] = [];
  const schools: Line[] = [];
  for (let index = 0; index < 1 + dice(3); index++) {
    const institution = words.schools[(index + seed) % words.schools.length] as string;
    const [studyType, area] = words.degrees[index] as [string, string];
    const [from, to] = [1995 + dice(10), 2006 + dice(8)];
    const dated =
      dice(2) === 0
        ? `${from} - ${to}`
        : `${words.months[8]}${words.joint}${from} - ${words.months[5]}${words.joint}${to}`;
    schools.push(['school', institution]);
    schools.push(...wrapLine('degree', 'degree', `${studyType}${area && `, ${area}`} · (${dated})`, 69));
    education.push({
      institution,
      studyType,
      ...(area && { area }),
      endDate: /[a-z]/i.test(dated) ? `${to}-06` : `${to}`,
    });
  }
  const user = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-');
  const url = `www.linkedin.com/in/${user}-${1000 + dice(9000)}`;
  const skills = words.skills;
  const certificates = words.certificates.slice(0, dice(3));
  const side = (heading: string, entries: string[]) => ({ heading, entries: entries.map((text) => wrap(text, 31)) });
  const profile: Profile = {
    sidebar: [
      side(words.side[0], [`+49 30 5550 ${1000 + dice(9000)} (Mobile)`, `${user.split('-')[0]}@example.org`]),
      side(words.side[1], skills),
      ...(certificates.length > 0 ? [side(words.side[3], certificates)] : []),
    ],
    links: [breakAddress(`${url} (LinkedIn)`), breakAddress(`example.org/${user} (${words.links[dice(2)]})`)],
    name,
    headline: wrap(label, 61),
    place: pick(words.places),
    main: [
      ...(dice(2) === 0
        ? [
            {
              heading: words.main[0],
              lines: wrap(`${words.deeds[0]}. ${words.deeds[0]}.`, 61).map((text): Line => ['summary', text]),
            },
          ]
        : []),
      { heading: words.main[1], lines: jobs },
      { heading: words.main[2], lines: schools },
    ],
  };
  breakPages(profile);
  return { profile, truth: { name, label, work, education, skills, certificates } };
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

function wrapLine(first: Line[0], next: Line[0], text: string, width: number): Line[] {
  return wrap(text, width).map((line, index): Line => [index === 0 ? first : next, line]);
}

/** An address breaks behind a hyphen or anywhere; its kind stands on a line of its own where it does not fit. */
function breakAddress(text: string): string[] {
  const [address = '', kind = ''] = text.split(' ');
  const lines: string[] = [];
  let rest = address;
  while (rest.length > 30) {
    const at = rest.lastIndexOf('-', 29) + 1 || 30;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return rest.length + kind.length < 30 ? [...lines, `${rest} ${kind}`] : [...lines, rest, kind];
}

/** A page ends where the next line would run into its foot. */
function breakPages(profile: Profile): void {
  let y = 65.5 + 6 + 15.4 * (profile.headline.length + 1);
  for (const section of profile.main) {
    y += 37.6;
    section.lines = section.lines.flatMap((line): Line[] => {
      y += steps[line[0]];
      if (y < 745) return [line];
      y = 40 + steps[line[0]];
      return [['page', ''], line];
    });
  }
}

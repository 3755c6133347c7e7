import type { Violation } from '@shortlist/schema';

type Kind = Violation['kind'];

/**
 * Words that claim a rank, a level, a credential or a size. Each line is a family: a word of it is supported only by a fact with a
 * word of the same family, or with one behind the bar (a title raised from "analyst" to "senior analyst" finds no "senior" in the facts).
 */
const families: Record<string, string> = {
  title: `
    senior sr snr
    junior jr jnr
    lead teamlead
    leader leaders
    head heads | headed
    led leads leading manage manages managed managing management managerial headed heading supervise supervises supervised supervising supervisory supervision oversee oversees oversaw overseeing oversight directed directing leadership leitung leitete leiten geleitet leitend leitende leitenden führung führte führen geführt dirigé dirigée dirigeant dirigeante direction encadré encadrement encadrer gestioné gestionado dirigí dirigido liderado lideré liderazgo géré verantwortlich | lead leader manager supervisor director head foreman chief captain chef principal leiter leiterin teamleiter responsable jefe jefa gestión gestion coordinación coordination run runs ran running
    principal
    chief
    executive exec
    president
    vice vp svp evp avp
    manager managers
    director directors
    supervisor supervisors
    foreman forewoman foreperson
    founder cofounder founded cofounded founding founders
    owner
    chair chaired chairman chairwoman chairperson chairing
    captain
    superintendent
    ceo
    cto
    cfo
    coo
    cio
    ciso
    cmo
    intern internship interned
    trainee
    apprentice apprenticeship
    freelance freelancer freelanced
    self-employed
    engineer engineers ingenieur ingenieurin ingénieur ingénieure ingeniero ingeniera
    developer developers programmer programmers entwickler entwicklerin développeur développeuse desarrollador desarrolladora
    architect architects architekt architektin architecte arquitecto arquitecta
    analyst analysts analystin analyste analista
    accountant accountants buchhalter buchhalterin comptable contable
    administrator administrators
    consultant consultants berater beraterin
    nurse nurses rn
    teacher teachers lehrer lehrerin
    professor professors
    lecturer lecturers
    doctor doctors physician physicians surgeon surgeons
    lawyer lawyers attorney attorneys solicitor barrister
    paralegal paralegals
    scientist scientists
    researcher researchers
    technician technicians
    electrician electricians
    plumber plumbers
    welder welders
    mechanic mechanics
    chef chefs
    cook cooks
    waiter waitress
    driver drivers
    operator operators
    recruiter recruiters
    designer designers
    editor editors
    journalist journalists reporter
    pharmacist pharmacists
    therapist therapists
    psychologist psychologists
    auditor auditors
    controller controllers
    buyer buyers
    planner planners
    instructor instructors
    coach coaches coached coaching | train trains trained training mentor mentors mentored mentoring teach taught teaching tutor tutored precept precepted
    trainer trainers
    specialist specialists
    coordinator coordinators
    officer officers
    representative representatives
    agent agents
    assistant assistants
    clerk clerks
    associate associates
    secretary secretaries
    receptionist receptionists
    cashier cashiers
    librarian librarians
    inspector inspectors
    surveyor surveyors
    strategist strategists
    expert experts expertise experte expertin
    master masters`,
  degree: `
    bachelor bachelors bsc ba bs bba beng undergraduate grado
    master masters msc ma ms mba meng maestría máster
    doctorate doctoral phd dphil doctor
    mba
    degree degrees abschluss diplôme título
    diploma diplom diplome
    graduate graduated graduating graduation
    postgraduate
    honours honors cum laude summa magna valedictorian
    gpa
    ged
    abitur`,
  institution: `
    university universität université universidad
    college
    institute institut instituto
    academy akademie académie
    polytechnic
    hochschule fachhochschule`,
  certificate: `
    certified certify zertifiziert certifié | certification certificate
    certification certifications certificate certificates zertifikat certificado certificación | certified
    accredited accreditation
    chartered
    registered registration
    qualified
    credential credentials credentialed`,
  licence: `
    licence license licences licenses licensed licensure
    permit permits
    clearance`,
  scope: `
    global globally worldwide international internationally weltweit international mondial
    national nationally nationwide countrywide bundesweit
    regional regionally region regions multi-region
    multinational
    enterprise enterprise-wide company-wide companywide organisation-wide organization-wide org-wide
    cross-functional crossfunctional
    multi-site multisite sites site
    multi-million multimillion
    million millions millionen
    billion billions milliarden
    thousand thousands tausend
    hundred hundreds hundert
    dozen dozens
    team teams crew crews équipe équipes equipo equipos mannschaft
    department departments departmental dept abteilung
    division divisions divisional
    board boards
    budget budgets
    revenue revenues turnover
    profit profits profitable profitability
    customer customers client clients clientele kunde kunden kund client cliente clientes
    employee employees staff personnel mitarbeiter mitarbeitende mitarbeitenden
    direct-reports
    office offices
    country countries länder pays países
    city cities
    state-wide statewide
    industry-wide
    fortune
    startup startups start-up
    double doubled doubles doubling verdoppelt
    triple tripled triples tripling
    quadruple quadrupled
    half halved halving halves`,
  other: `
    award awards awarded award-winning
    winner winning won prize
    best
    top top-performing top-ranked
    leading-edge
    first
    largest biggest
    record-breaking record-setting
    fluent fluently fluency flüssig
    native muttersprache
    bilingual trilingual multilingual
    advanced
    proficient proficiency proficiently
    expert-level
    mastery mastered mastering
    patent patented patents
    published publication publications
    promoted promotion
    pioneered pioneer pioneering
    invented invention inventor
    spearheaded spearhead spearheading`,
};

export type GuardedFamily = { kind: Kind; words: ReadonlySet<string> };

const byWord = new Map<string, GuardedFamily[]>();
for (const [kind, lines] of Object.entries(families))
  for (const line of lines.split('\n')) {
    const [claiming = '', more = ''] = line.split('|');
    const words = listOf(claiming);
    if (words.length === 0) continue;
    const family = { kind: kind as Kind, words: new Set([...words, ...listOf(more)]) };
    for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), family]);
  }

function listOf(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The families that a word (lower case) belongs to: none for a word that claims no rank, level, credential or size. */
export function guardedFamilies(word: string): GuardedFamily[] {
  return byWord.get(word) ?? [];
}

/** Words that raise a title when put before it. */
export const seniorityWords: ReadonlySet<string> = new Set(
  'senior sr snr junior jr jnr lead principal chief head vice deputy assistant associate executive staff general regional global group managing interim acting trainee intern apprentice'.split(
    ' ',
  ),
);

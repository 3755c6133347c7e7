import { foldWords } from '../text/fold-text.ts';
import { isEasternTitle } from './eastern-titles.ts';
import { furtherTitles, traineeships } from './further-titles.ts';
import { occupationWords } from './occupation-words.ts';

/** Words that name an occupation, folded, in seven languages: heads of job titles. */
const heads = new Set(
  (
    'accountant accounts actor actuary adjuster administrator admin adviser advisor agent aide ambassador analyst anesthetist animator apprentice architect archivist artist assembler assistant associate attendant attorney auditor author baker banker barista bartender biologist boilermaker bookkeeper broker builder buyer captain caregiver carer carpenter cashier caseworker caterer ceo cfo chair chairman chairwoman chef chemist chief cio ciso clerk clinician cmo co-founder cofounder coach coder commander commissioner compliance comptroller conductor consultant contractor controller cook coo coordinator co-ordinator copywriter correspondent counsel counselor counsellor crew cto curator custodian dean dentist deputy designer detective developer devops dietitian director dispatcher doctor driver economist editor educator electrician employee engineer enforcer estimator evangelist examiner executive expert facilitator farmer fellow fighter filmmaker fitter joiner plasterer glazier tiler valeter groom groundskeeper greenkeeper gardener bricklayer scaffolder caretaker dishwasher busser barback sous-chef firefighter foreman founder freelancer fundraiser generalist geologist governess guard guide hairdresser handler handyman head host hostess housekeeper hygienist illustrator inspector installer instructor intern internship interpreter interviewer investigator janitor journalist judge jeweler laborer labourer landscaper lawyer lead leader lecturer lender liaison librarian lieutenant lifeguard logistician loader machinist maintainer maker manager marketer marketeer master mason mechanic mechanician mediator mentor merchandiser messenger microbiologist midwife minister model mover musician nanny navigator negotiator nurse nutritionist officer operative operator optician optometrist organizer owner packer painter paralegal paramedic partner pastor pathologist pharmacist photographer physician physicist physiotherapist picker pilot planner plumber policeman porter practitioner preceptor president presenter principal processor procurer producer professor programmer proofreader promoter psychologist psychiatrist publisher purchaser radiographer ranger realtor receptionist recruiter registrar rep reporter representative researcher responder retailer reviewer roofer sailor salesman salesperson saleswoman scheduler scholar scientist scrum secretary seller sergeant server setter sheriff shopper sitter social-worker sociologist soldier solicitor sommelier specialist steward stewardess stocker storekeeper strategist stylist superintendent supervisor surgeon surveyor tailor teacher technician technologist teller tester therapist trader trainee trainer translator treasurer tutor typist undertaker underwriter usher vet veterinarian videographer volunteer vp waiter waitress warden warehouseman watchman welder worker writer sdr bdr sre cna rn lpn hrbp ' +
    'monteur obermonteur elektroniker elektrikerin elektriker schlosser tischler maler maurer dachdecker schreiner schweisser installateur polier vorarbeiter bauleiter disponent informatiker mechanikerin facharbeiter capoturno capocantiere responsabili abteilungsleiter aushilfe auszubildende auszubildender azubi angestellte angestellter arzt arztin assistenz assistenzarzt beamter beamtin berater beraterin beauftragte beauftragter buchhalter buchhalterin chef chefin doktorand doktorandin dozent dozentin einkaufer einkauferin entwickler entwicklerin erzieher erzieherin fachkraft fachmann fachfrau fahrer fahrerin forscher fuhrer geschaftsfuhrer geschaftsfuhrerin gesellschafter grunder grunderin hilfskraft ingenieur ingenieurin inhaber inhaberin jurist juristin kauffrau kaufmann kellner koch kochin koordinator koordinatorin krankenpfleger krankenschwester lagerist lehrer lehrerin lehrkraft leiter leiterin leitung mechaniker mechatroniker meister mitarbeiter mitarbeiterin pfleger pflegerin pflegefachkraft partnerin planer praktikant praktikantin praktikum projektleiter projektleiterin projektmanager redakteur redakteurin referendar referent referentin sachbearbeiter sachbearbeiterin sekretar sekretarin spezialist spezialistin studentische teamleiter teamleiterin techniker technikerin trainerin tutorin ferienjob ferialjob minijob nebenjob schulerpraktikum werkstudium verkaufer verkauferin vertriebsleiter vertriebsmitarbeiter verwalter volontar volontarin vorstand werkstudent werkstudentin zusteller managerin designerin architektin beraterin controllerin analystin ' +
    'cheffe acheteur acheteuse adjoint adjointe agente aide-soignant aide-soignante alternant alternante animateur animatrice apprenti apprentie architecte assistante associe associee avocat avocate cadre caissier caissiere charge chargee chauffeur chercheur chercheuse collaborateur collaboratrice commercial commerciale comptable concepteur conceptrice conducteur conseiller conseillere consultante controleur controleuse coordinateur coordinatrice coordonnateur cuisinier cuisiniere dessinateur developpeur developpeuse directeur directrice educateur educatrice employe employee enseignant enseignante expert-comptable experte fondateur fondatrice formateur formatrice gerant gerante gestionnaire graphiste hotesse infirmier infirmiere informaticien ingenieure juriste livreur magasinier mecanicien medecin moniteur negociateur operateur operatrice ouvrier pharmacien preparateur professeur professeure programmeur redacteur redactrice referente responsable secretaire serveur serveuse stagiaire superviseur technicien technicienne tresorier vendeur vendeuse veterinaire ' +
    'abogado abogada administradora administrador administrativo administrativa agente analista arquitecto arquitecta asesor asesora asistente auxiliar ayudante becario becaria cajero cajera camarero camarera capataz cocinero cocinera comercial conductor conductora consultor consultora contable contador contadora coordinador coordinadora delegado dependiente dependienta desarrollador desarrolladora directora disenador disenadora economista educadora ejecutivo ejecutiva empleado encargado encargada enfermero enfermera especialista fundador fundadora gerente gestor gestora ingeniero ingeniera instructora investigador investigadora jefe jefa maestro maestra medico medica monitora operador operadora operario operaria pasante periodista practicante presidente productor profesor profesora programador programadora psicologo psicologa recepcionista redactor redactora repartidor representante secretaria secretario socio subdirector supervisora tecnico tecnica trabajador trabajadora vendedor vendedora vicepresidente ' +
    'advogado advogada ajudante arquiteto arquiteta assessor assessora assistente atendente bolsista chefe comprador conselheiro contador coordenador coordenadora cozinheiro dentista desenvolvedor desenvolvedora designer diretor diretora economista encarregado encarregada enfermeira enfermeiro engenheira engenheiro estagiaria estagiario farmaceutica farmaceutico fisioterapeuta formador fundadora garcom gerente investigador jornalista lider mecanico medica medico motorista nutricionista operador orientador pesquisador pesquisadora professora programador psicologa recepcionista redator repositor responsavel socia supervisor tecnica tecnico tradutor tradutora vendedora ' +
    'addetta addetto agronomo amministratore amministratrice analista apprendista architetta architetto assistente autista avvocato avvocata barista cameriera cameriere capo caporeparto collaboratore collaboratrice commercialista commessa commesso consulente contabile coordinatore coordinatrice cuoco cuoca direttore direttrice docente educatore educatrice elettricista farmacista fisioterapista fondatore fondatrice formatore geometra gestore giornalista grafico grafica impiegata impiegato infermiera infermiere informatico ingegnere insegnante istruttore magazziniere manutentore medico meccanico operaia operaio operatore operatrice praticante presidente progettista programmatore programmatrice psicologa psicologo receptionist redattore redattrice referente responsabile ricercatore ricercatrice segretaria segretario socio specialista stagista sviluppatore sviluppatrice tecnico tirocinante titolare traduttore traduttrice tutor venditore venditrice ' +
    'accountmanager adviseur advocaat afdelingshoofd analist arts assistente bedrijfsleider beheerder begeleider beleidsmedewerker bestuurder boekhouder chauffeur coordinator coordinatrice consulent consultant controller directeur docent docente eigenaar econoom fysiotherapeut hoofd hulpverlener ingenieur inkoper jurist kok leerkracht leraar lerares leidinggevende magazijnmedewerker manager medewerker medewerkster monteur onderzoeker ondernemer ontwerper ontwikkelaar oprichter organisator planner projectleider psycholoog redacteur secretaresse schoonmaker stagiair stagiaire teamleider technicus timmerman toezichthouder uitvoerder verkoper verpleegkundige verpleger vertegenwoordiger verzorgende helpende vakkenvuller orderpicker kassiere bijbaan bezorger voorzitter vrijwilliger winkelmedewerker zelfstandige ' +
    Object.values(occupationWords).join(' ')
  )
    .split(' ')
    .concat(furtherTitles, traineeships),
);

/** Endings of compound occupations in German and Dutch, and of the Romance and English agent nouns that a list never holds whole. */
const endings =
  /(?:leiter|leiterin|manager|managerin|ingenieur|ingenieurin|berater|beraterin|referent|referentin|entwickler|entwicklerin|mitarbeiter|mitarbeiterin|assistent|assistentin|techniker|technikerin|mechaniker|mechanikerin|kaufmann|kauffrau|fachkraft|fachmann|fachfrau|verkaufer|verkauferin|lehrer|lehrerin|pfleger|pflegerin|schwester|helfer|helferin|fuhrer|fuhrerin|planer|planerin|spezialist|spezialistin|arbeiter|arbeiterin|student|studentin|praktikant|praktikantin|sachbearbeiter|sachbearbeiterin|koordinator|koordinatorin|beauftragter|beauftragte|meister|meisterin|anwalt|anwaltin|arzt|arztin|medewerker|medewerkster|leider|leidster|adviseur|beheerder|ontwikkelaar|begeleider|kundige|verkoper|docent|analyst|analystin|analist|monteur|installateur|installateurin|elektroniker|mechatroniker|informatiker|ingegnere|capo|turno|stagiaire|architekt|architektin|therapeut|therapeutin|padagoge|padagogin|wissenschaftler|wissenschaftlerin|ologist|ographer|partnerin|chef|trice|iste|fahrer|fahrerin|fachwirt|fachwirtin|betriebswirt|betriebswirtin|hauswart|hauswartin|kraft|leitung|assistenz|betreuer|betreuerin|buchhalter|buchhalterin|disponent|disponentin|einkaufer|einkauferin|elektriker|elektrikerin|erzieher|erzieherin|forscher|forscherin|gehilfe|gehilfin|gestalter|gestalterin|gutachter|gutachterin|inspektor|inspektorin|koordinatorin|laborant|laborantin|programmierer|programmiererin|prufer|pruferin|redakteur|redakteurin|sekretar|sekretarin|trainer|trainerin|ubersetzer|ubersetzerin|dolmetscher|dolmetscherin|verwalter|verwalterin|vertreter|vertreterin|zeichner|zeichnerin|chauffeur|verzorger|verzorgende|leerkracht|leraar|lerares|tekenaar|assistente|bediende|schoonmaker)$/;

/** Words that colour a title without naming one. */
const colours = new Set(
  'senior junior jr sr mid midlevel principal staff lead chief head deputy vice assistant associate executive global regional national district area interim acting trainee freelance graduate certified registered licensed ii iii iv full-stack fullstack part-time self-employed leitender leitende stellvertretender stellvertretende'.split(
    ' ',
  ),
);

const seniorHouses = new Set('living care center centre home homes housing services citizens community'.split(' '));

/** Titles that none of their words tell: "Front of House", "Pharmacy Tech", "Second de cuisine", "Femme de chambre". */
const phrases =
  /^(?:(?:front|back) of house|(?:help|service) desk|data entry|loss prevention|au pair|shop floor|odd jobs|key holder|panel beater|dog walker|window cleaner|health visitor|(?:crew|team|staff) member|(?:farm|dairy|ranch|stable|stage|kitchen|deck) hand|second de cuisine|femme de chambre|fiel de armazem|guardia civil|guardia giurata|huishoudelijke hulp)(?= |$)|(?:^| )(?:auto|computer|dental|desktop|er|field|hvac|installation|it|lab|laboratory|lube|maintenance|medical|nail|network|patient care|pharmacy|radiology|repair|scrub|service|support|surgical|tire|vet|veterinary|x ray) techs?$/u;

/** Whether a word names an occupation or ends as one does ("Wijkverpleegkundige"). */
export function namesOccupation(word: string): boolean {
  // "Aidé" is no "aide".
  if (/[éèàáíóú]$/u.test(word)) return false;
  const folded = foldWords(word);
  return heads.has(folded) || (folded.length > 6 && endings.test(folded));
}

/** How much a text reads like a job title: 0 not at all, above 1 quite surely. */
export function titleScore(whole: string): number {
  if (isEasternTitle(whole)) return 1.5;
  // "Gemeinschaftspraxis Dr. Weidlich & Partner": others of the firm, whose title it is not.
  const text = whole.replace(
    /(?<=\p{L}) (?:&|\+|and|und|et|y|e|en) (?:Partners?|Partnerinnen|Socios|Associés)(?!\p{L})/gu,
    '',
  );
  const words = foldWords(text).split(' ').filter(Boolean);
  if (words.length === 0 || words.length > 14) return 0;
  let score = 0;
  words.forEach((word, i) => {
    const last = i === words.length - 1;
    // A Dutch doctor, but "Arts Centre", "Faculty of Arts".
    if (word === 'arts' && (i > 0 || !(last || words[1] === 'in'))) return;
    if (heads.has(word) || heads.has(`${word}-${words[i + 1]}`)) score += last ? 1.5 : 1.1;
    else if (word.length > 6 && endings.test(word)) score += 1.1;
    // "Blue Heron Senior Living": homes and clubs of the old.
    else if (word === 'senior' && seniorHouses.has(words[i + 1] ?? '')) return;
    else if (colours.has(word)) score += 0.5;
    else if (last && i > 0 && /^techs?$/.test(word)) score += 0.6;
  });
  if (score < 0.5 && phrases.test(words.join(' '))) score += 1.5;
  if (
    /^(?:vp|svp|evp|avp|head of|director of|chief|leiter|responsable|jefe|chef|hoofd|responsabile|gerente|directeur|charge)\b/.test(
      foldWords(text),
    )
  )
    score += 0.7;
  return score;
}

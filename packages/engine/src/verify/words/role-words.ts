/** Nouns for whoever holds a post, in the languages of a resume; verbs and things with the same letters stand here too, so that place decides. */
const roles = new Set(
  `manager managers director supervisor head foreman forewoman owner president chairman chairwoman captain superintendent executive principal chief leader lead engineer developer
  programmer architect analyst accountant administrator consultant nurse teacher professor lecturer doctor physician surgeon lawyer attorney solicitor barrister
  paralegal scientist researcher technician electrician plumber welder mechanic chef cook waiter waitress driver operator recruiter designer editor journalist
  pharmacist therapist psychologist auditor controller buyer planner instructor trainer specialist coordinator officer representative agent assistant clerk
  associate secretary receptionist cashier librarian inspector surveyor strategist expert bookkeeper sommelier examiner assessor tester practitioner worker
  leiter leiterin teamleiter teamleiterin projektleiter projektleiterin abteilungsleiter abteilungsleiterin stationsleiter stationsleiterin stationsleitung teamleitung schichtleitung schichtleiter leitung ingenieur ingenieurin
  entwickler entwicklerin architekt architektin analystin buchhalter buchhalterin berater beraterin lehrer lehrerin meister meisterin vorarbeiter geschäftsführer chefin
  cheffe directeur directrice cadre responsable ingénieur ingénieure architecte comptable gérant gérante maître formateur formatrice contremaître
  jefe jefa directora encargado encargada ingeniero ingeniera maestro capataz coordinador coordinadora formador asesor asesora
  chefe diretor diretora gestor gestora encarregado encarregada gerente coordenador
  capo capoturno caporeparto direttore direttrice responsabile ingegnere formatore commercialista
  teamleider hoofd leidinggevende voorman ploegleider bedrijfsleider directeur docent`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Whether a word (lower case, without plural) names whoever holds a post. */
export function isRoleWord(word: string): boolean {
  return roles.has(word);
}

/** Words in a title that make a helper of its holder: without them the title claims the post itself. */
export const helperWords: ReadonlySet<string> = new Set(
  `assistant assistante assistent assistentin deputy vice junior trainee apprentice intern auxiliary aide adjoint adjointe adjunto adjunta auxiliar ayudante asistente
  aprendiz becario assistente ajudante estagiário stellvertretende stellvertretender stellvertreter werkstudent werkstudentin praktikant praktikantin
  auszubildender auszubildende stagiaire apprenti apprentie vice-directeur aiuto apprendista stagista medewerker leerling stagiair`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

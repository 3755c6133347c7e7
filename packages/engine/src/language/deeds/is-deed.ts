/** How a job ended, or time away from work: nothing that a letter tells. */
const leaving = [
  /\b(?:laid off|made redundant|let go (?:in|when|after|due|because|as)|took (?:voluntary )?redundancy)\b/i,
  /^(?:resigned|dismissed|let go|quit|redundan(?:t|cy)|unemployed)\b/i,
  /\b(?:contract|assignment|employment) (?:was )?(?:ended|expired|terminated|not (?:been )?renewed)\b/i,
  /\b(?:when|after|as|because|until|since|before) (?:[\p{L}’'-]+ ){0,3}?(?:site|plant|store|shop|office|branch|company|firm|factory|restaurant|hospital|school|business|warehouse|department|unit|clinic) (?:was |were |had |has )?(?:closed|shut|folded)\b/iu,
  /^(?:the |our )?(?:site|plant|store|shop|office|branch|company|firm|factory|restaurant|school|business|warehouse) (?:was |has )?(?:closed|shut)\b/i,
  /^(?:due to|following|owing to|because of) (?:[\p{L}’'-]+ ){0,3}(?:closure|lay-?offs?|redundanc(?:y|ies)|bankruptcy)\b/iu,
  /^(?:(?:planned|extended|unpaid|paid) )?(?:sabbatical|career break|gap year|time off|(?:maternity|paternity|parental|family|medical|sick|unpaid|caregiver|carer[’']?s) leave)(?! (?:admin|polic|program|request|claim|benefit|cover|coach|manag|process|case))\b/i,
  /\b(?:took|taking|was on|went on|am on|on) (?:an? |my )?(?:[\p{L}\d-]+ ){0,3}?(?:sabbatical|career break|gap year|(?:maternity|paternity|parental|family|medical|sick|unpaid) leave)(?=$|[,.;()]| (?:to|for|from|in|after|until|and|with)\b)(?<!(?:staff|employees|colleagues|advis\w+|guid\w+|polic\w+) .*)/iu,
  /\btook (?:[\p{L}\d-]+ ){0,4}(?:off|out)(?=$|[,.;()]| (?:to (?:care|raise|look|travel|study|be|help|recover)|for|from|of work)\b)/iu,
  /\btook (?:[\p{L}\d-]+ ){0,3}(?:years?|months?) (?:off|out)\b/iu,
  /betriebsbedingt\p{L}* (?:gekündigt|Kündigung|Entlass)|^(?:Kündigung|Entlassung|Vertragsende|Elternzeit|Mutterschutz|Sabbatical|Sabbatjahr|Auszeit|Erziehungszeit|Pflegezeit|Familienphase|Arbeits(?:los|suchend))(?!\p{L}*(?:vertretung|anträge|management))/iu,
  /\bin Elternzeit$|Vertrag (?:lief aus|endete|ausgelaufen|wurde nicht verlängert|nicht verlängert)|(?:Standort|Werk|Filiale|Betrieb|Niederlassung) (?:wurde )?geschlossen|wegen (?:der )?(?:\p{L}*[Ss]chließung|Insolvenz)/u,
  /^licenci(?:é|ement)|licenciée? (?:économique|suite|pour)|^fin de (?:contrat|CDD|mission)|suite à (?:la |une )?(?:fermeture|liquidation)|^(?:en )?congé (?:de )?(?:maternité|paternité|parental|sabbatique|sans solde|maladie)|^année sabbatique|^pause (?:professionnelle|de carrière)/iu,
  /^despid(?:o|ieron)|\bdespedid[oa]\b|^fin de(?:l)? contrato|(?:por|tras el?) cierre de|^(?:de )?baja (?:maternal|paternal|por|médica)|^permiso (?:de |por )?(?:maternidad|paternidad|parental)|^(?:en )?excedencia|^año sabático/iu,
];

/** What the person does not do or know, said plainly. Deeds "without an accident" are deeds. */
const lacking = [
  /^(?:i )?(?:do not|don[’']?t|does not|doesn[’']?t|did not|didn[’']?t|have not|haven[’']?t|has not|have never|never (?:used|worked|trained|held)|cannot|can[’']?t|not yet|no |not (?:certified|licensed|trained|familiar|experienced)|without )/i,
  /\b(?:do not|don[’']?t|does not|doesn[’']?t|have not|haven[’']?t|has not|not) yet\b|\bno (?:prior |previous |direct |formal |hands-on )?(?:experience|training|exposure|knowledge) (?:with|of|in|on|to)\b|\bwithout (?:any )?(?:prior |formal )?(?:experience|training) (?:with|of|in|on)\b|\bnot (?:yet )?(?:certified|licensed|trained) (?:in|on|as|for)\b/i,
  /^(?:Noch )?(?:keine?|nicht) |\bnoch (?:nicht|keine?n?)\b|\b(?:keine|ohne) (?:Erfahrung|Kenntnisse)\b/iu,
  /^(?:pas (?:encore|d[e’'])|aucune? )|\bpas encore\b|\b(?:sans|aucune) expérience\b/iu,
  /^(?:sin experiencia|ning[uú]n|todavía no|aún no)|\b(?:todavía|aún) no\b|\bsin experiencia\b/iu,
];
/** "No-code", "No. 1", "not-for-profit" begin other words. */
const others = /^(?:no[-.]|not[- ]for[- ]profit|no (?:later|fewer|less) than)/i;

/** "No reportable accidents since 2019": what stayed away is what the person achieved. */
const spotless =
  /^(?:no|zero|without(?: an| any)?|ohne|keine?n?|null|aucune?|sans|zéro|ning[uú]n[ao]?|sin|cero|nenhuma?|sem|nessuna?|senza|geen|zonder) (?![^.]*(?:experience|training|knowledge|erfahrung|kenntnis|expérience|experiencia|experiência|esperienza|ervaring))(?:[\p{L}-]+ ){0,3}?\p{L}*(?:accidents?|incidents?|injur(?:y|ies)|complaints?|defects?|violations?|losse?s?|lost[- ]time|recalls?|outages?|downtime|breach(?:es)?|claims?|penalt(?:y|ies)|non-?conformit(?:y|ies)|absences?|unf[aä]lle?n?|beanstandung(?:en)?|reklamation(?:en)?|ausf[aä]lle?n?|fehlzeiten|mängel|réclamations?|sinistres?|non-conformités?|accidentes?|incidentes?|reclamaciones|quejas?|siniestros?|acidentes?|reclamaç(?:ão|ões)|infortun(?:io|i)|incident[ei]|reclami|ongevallen|klachten)(?!\p{L})/iu;

/** Whether a line names what stayed away ("No reportable accidents since 2019"). */
export const isSpotless = (line: string): boolean => spotless.test(line.trim());

/** Whether a line tells what was done, and not how a job ended, time away, or what is still lacking. English, German, French, Spanish. */
export function isDeed(line: string): boolean {
  const text = line.trim().replace(/^[•▪●*–-]+\s*/, '');
  return (
    !leaving.some((pattern) => pattern.test(text)) &&
    (others.test(text) || spotless.test(text) || !lacking.some((p) => p.test(text)))
  );
}

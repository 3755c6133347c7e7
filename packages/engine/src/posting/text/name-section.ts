/** What a stretch of a posting is about; `about`, `benefits` and `apply` do not count. */
export type SectionKind = 'description' | 'requirements' | 'nice' | 'responsibilities' | 'about' | 'benefits' | 'apply';

const headings: [SectionKind, RegExp][] = [
  [
    'nice',
    /(?<!\p{L})((?:nice|good)[- ]to[- ]haves?|extra credit|brownie points|(?:sets?|makes?|would make|will make|helps?) (?:you|them|someone) (?:apart|stand out|shine)|kein(?:e)? (?:muss|bedingung)(?=\W*$)|(?:a )?(?:big )?plus if|preferred|desirable|desired(?! candidate profile)|plus points|(?:would be|serait) (?:a|un) plus|(?<=^\W*)les plus(?=\W*$)|bonus(?: points| skills)?|pluses|is a plus|(?:it(?:'|’)?(?:s|d| would| will)? )?(?:helps?|(?:even )?better|be (?:great|good|nice|useful|a plus|a bonus)) if|not (?:required|essential|necessary),? but|(?:but )?not (?:needed|required|necessary|essential|a must|mandatory)(?=\W*$)|even better|what would (?:help|be nice)|(?<=^\W*)plus(?=\W*$)|also (?:good|useful)|advantageous|additional skills|useful extra|extra knowledge|optional|wünschenswert|von vorteil|(?<!vos |votre )atouts?|apprécié|se valora(?:rá)?|(?:qué |que )?valora(?:mos|remos)|preferenci(?:al|ais)(?=\W*$)|deseables?|valorable|das wäre (?:super|toll|schön)|diferencia(?:l|is)|desejável|desejáveis|gradit[oi]|preferenziali|pluspunten|titolo preferenziale|valorizamos|pré(?!-))(?!\p{L})/iu,
  ],
  [
    'requirements',
    /(?<!\p{L})(requirements?|required|(?:hear from|talk to|meet) you if|(?:do (?:well|great)|thrive|shine|succeed|be happy|fit in|feel at home|enjoy (?:it|this|working))(?: \p{L}+){0,3} if|gets? you (?:in|through) the door|(?:wat )?breng (?:je|jij)(?: mee)?|(?:you should )?apply if|what it takes|what(?:'|’)s needed|qualifications?|what you(?:'|’)?(?:ll)? (?:bring|need|have)|selection criteria|skill ?set|ksas?|our expectations|your superpowers|(?:does this )?sounds? like you|is this you|(?<=^\W*)why you(?=\W*$)|who (?:you are|are you)|you(?:'|’)ve got|what (?:do|would|should|will) (?:we|you) (?:need|want|expect|look for|have|bring)|what makes you|^you(?=\W*$)|^du(?=\W*$)|your profile|about you|you might be a fit|(?:what|who) we(?:'|’)?(?:re| are)? (?:need|want|require|expect|look for|looking for|after|seek|seeking)|you(?:'|’)ll bring|(?:the|our|your) ideal (?:candidate|applicant|person)|(?:the|our|your) ideal (?:\p{L}+ ){1,4}(?:will|has|should)(?=\W*$)|(?:a |the )?(?:good|great|right|perfect|ideal) fit|you are(?=\W*$)|your background|skills|competenc(?:y|ies)|must[- ]haves?|you (?:have|bring|need|must have|should (?:have|bring|be)|will (?:also |ideally )?(?:need|have|bring))|to be (?:considered|successful),? you (?:will|must|should)|to be successful(?: in this role)?,? you(?:'|’)?(?:ll| will)? (?:have|need|bring)|you(?:'|’)ll (?:need|have|bring)|what we ask(?: for)?|looking for|chi (?:cerchiamo|sei)|quién eres|quem (?:és|é você)|qui êtes[- ]vous|wie (?:ben jij|jij bent)|cosa (?:cerchiamo|ti serve)|(?:qué|a quién|o que|quem) (?:buscamos|procuramos)|o que (?:esperamos|precisas)|essentials?(?! (?:job|duties|function|responsib))|minimum|education|experience|candidates?|prerequisites?|knowledge|eligib\w+|person specification|the (?:person|successful (?:candidate|applicant|person))|physical demands|conditions of employment|we expect|your skills|licen[cs]es?|licensure|certifications?|abilities|anforderungen|(?:wo|da)mit (?:du|sie) [^.]{0,12}überzeug\p{L}*|(?:wo|da)mit überzeug\p{L}*|dein background|wen wir suchen|zeichnet (?:dich|sie) aus|\p{L}*profil|qualifikation(?:en)?|voraussetzungen|mitbring\p{L}*|(?:bringst du|bringen sie|bringt ihr|du bringst|sie bringen|ihr bringt)(?: \p{L}+)? mit|(?:das |was )?(?:solltest du|sollten sie) (?:haben|können|mitbringen)|(?:das|was|wen) (?:bringst|bist|hast) du|(?:du (?:hast|bist)|sie (?:haben|sind))(?=\W*$)|wer (?:du bist|sie sind)|(?:dich|sie) aus(?:zeichnet|macht)|(?:wir|was wir) (?:uns )?(?:von (?:dir|ihnen) )?(?:wünschen|erwarten)|(?:wünschen|erwarten|suchen|brauchen) wir|wir wünschen uns|(?:das|was) (?:wir )?(?:brauchen|suchen|verlangen|fordern)(?: wir)?|(?:der|die) ideale (?:kandidat|bewerber)(?:in)?|(?:dein|ihr) (?:hintergrund|werdegang)|\p{L}*kenntnisse|vous(?: êtes| avez)?(?=\W*$)|vos atouts|vous apportez|ce qu(?:'|’)il (?:vous )?faut|(?:ce que )?nous (?:attendons|demandons|cherchons)|(?:le |la )?candidate?\(?e?\)? idéale?|votre (?:parcours|expérience)|ce que (?:nous recherchons|vous apportez)|compétences|pré-?requis(?:itos)?|(?<=^\W*)et vous(?=\W*$)|exigences|profil recherché|formation|requisitos|perfil|buscamos|(?:quién|cómo) eres|(?:qué|lo que) (?:pedimos|necesitas|necesitamos|esperamos|exigimos|aportas)|(?:el |la |il\/la )?candidat[oa](?:\/a)? ideale?|in possesso di|profilo ideale|tu (?:experiencia|formación|perfil)|se requiere|imprescindibles?|aptitudes|habilidades(?: (?:blandas|técnicas|duras))?|stack técnico|conocimientos|qualificações|competências|conhecimentos|o que (?:esperamos|buscamos|precisamos|procuramos|pedimos|você precisa)|requisiti|profilo|competenze|cerchiamo|functie-?eisen|vereisten|wat (?:vragen|zoeken|verwachten) (?:wij|we)(?: van j(?:e|ou))?|wie zoeken (?:wij|we)|wat neem (?:je|jij) mee|jij herkent|(?<=^\W*)over jou(?=\W*$)|(?<=^\W*)(?:(?:dit |wat )?(?:wij|we) (?:vragen|verwachten|zoeken|eisen)(?: (?:van jou|wij))?|dit (?:vragen|verwachten|zoeken) (?:wij|we)|(?:dit )?(?:ben|heb) jij|j(?:e|ij) (?:bent|hebt)|we (?:require|need|ask(?: for)?|want)|(?:wir|das) (?:fordern|verlangen|brauchen|suchen)(?: wir)?|(?:se )?(?:pide|pedimos|exigimos|requerimos|necesitamos)|(?:si )?(?:chiede|richiede)|(?:chiediamo|richiediamo)|(?:exige|requer|pede)-se|exigimos)(?=\W*$)|jouw profiel|wie ben jij|eisen|gevraagd|(?<=^\W*)profiel(?=\W*$)|vaardigheden|esperamos de (?:você|ti|si))(?!\p{L})/iu,
  ],
  [
    'responsibilities',
    /(?<!\p{L})(responsibilit(?:y|ies)|duties|what you(?:'|’)?(?:ll| will) (?:do|be doing|work on)|(?<!why )you(?:'|’)ll|your (?:role|impact)|what will you (?:do|be doing)|the role|(?<=^\W*)(?:the )?job(?=\W*$)|role|tasks?|job functions?|functions|day[- ]to[- ]day|key activities|you will|accountabilit\w+|job purpose|mission|position description|scope|what you do|what the (?:job|role|work|day|week) (?:looks like|involves|is(?: like)?)|(?:das|was) (?:machst du|machen sie|tust du)|a day in the life|what you(?:'|’)ll own|deliverables|\p{L}*aufgaben(?:gebiet|bereich|feld|stellung)?|das erwartet (?:sie|dich)|was (?:sie|du)(?: bei uns)? (?:tun|tust|machen|machst)|\p{L}*tätigkeit\p{L}*|verantwort\p{L}*|(?:dich|sie) erwartet|(?:dein|ihr|euer) (?:job|tag|\p{L}*alltag|einsatz)|missions?|vos missions|vous serez chargée?s?|ti occuperai|cosa (?:farai|dovrai fare)|il tuo ruolo|te encargarás|tu misión|qué vas a hacer|main activities|au quotidien|vos responsabilités|tâches|activités|rôle|ce que vous ferez|votre quotidien|funciones|qué harás|responsabilidades|tareas|o que (?:você )?(?:vai|vais|irá|farás) fazer|atividades|funções|mansioni|attività|responsabilità|takenpakket|taken|werkzaamheden|(?:como será )?(?:n?o )?(?:seu|tu|teu) d[ií]a a d[ií]a|dagelijkse praktijk|(?:wat|dit) ga je doen|(?<=^\W*)(?:jouw|je) (?:functie|rol|werk)(?=\W*$))(?!\p{L})/iu,
  ],
  [
    'benefits',
    /(?<!\p{L})(benefits?|perks|comp(?=\W*:)|what you(?:'|’)?(?:ll)? get|what we provide|what we offer|we (?:can )?offer|(?:what(?:'|’)s )?on offer|we give(?: you)?|good to know|our offer|compensation|pay|salary|remuneration|rewards?|incentives?|what(?:'|’)s in it|why (?:join|work|us|you(?:'|’)?(?:ll| will) love)|pourquoi nous rejoindre|(?<=^)why (?=\p{Lu})|^us(?=\W*$)|^nous(?=\W*$)|wir bieten|bieten wir|(?:du|sie) (?:von uns )?bekomm(?:st|en)|bekomm(?:st|en) (?:du|sie)|freuen|was wir bieten|unser angebot|(?:du|sie) find(?:est|en) bei uns|leistungen|vorteile|avantages|nous (?:vous )?(?:offrons|proposons)|on vous (?:offre|propose)|ofrecemos|se ofrece|ofertamos|beneficios|qué ofrecemos|oferecemos|benefícios|offriamo|cosa (?:diamo|ti (?:diamo|aspetta))|wij bieden|(?:wat|dit) bieden (?:wij|we)|we bieden|wat krijg je|(?:ons )?aanbod|arbeidsvoorwaarden)(?!\p{L})/iu,
  ],
  [
    'apply',
    /(?<!\p{L})(how to apply|to apply|come candidar(?:si|ti)|(?:cómo|como) (?:aplicar|postular(?:se)?|se candidatar)|comment (?:postuler|candidater)|documentación(?: necesaria| requerida)?(?=\W*$)|documentos (?:necesarios|requeridos|a presentar)|documents? (?:required|needed|to bring)|pièces à fournir|documenti richiesti|(?:¿?c[uú]ál es )?el proceso(?=\W*$)|proceso de selección|etapas d[oe] processo|processo seletivo|iter di selezione|(?:interview|hiring|recruitment|selection) (?:process|stages?|steps)|apply|application|equal (?:opportunity|employment)|eeo|disclaimer|contact|next steps|(?<=^\W*)instructions(?=\W*(?:$|:))|bewerb\p{L}*|kontakt|postuler|candidature|candidatarse|inscri\p{L}+|candidatar|candidatura|solliciteren|sollicitatie|contatto|privacy)(?!\p{L})/iu,
  ],
  [
    'about',
    /(?<!\p{L})(about|who (?:we are|are we)|the (?:firm|employer|organi[sz]ation|practice|school|trust|hospital)|our (?:company|story|team|mission|values|culture|client)|the company|company (?:profile|overview|description)|über uns|das unternehmen|wir sind|das sind wir|wer wir sind|unternehmen|qui sommes[- ]nous|à propos|l(?:'|’)entreprise|entreprise|sobre nosotros|quiénes somos|la empresa|sobre nós|quem somos|a empresa|chi siamo|l(?:'|’)azienda|azienda|over ons|wie zijn (?:wij|we)|het bedrijf)(?!\p{L})/iu,
  ],
  [
    'description',
    /(?<!\p{L})(description|summary|overview|informações adicionais|informations complémentaires|weitere informationen|información adicional|altre informazioni|overige informatie|work(?:ing)? (?:conditions|environment)|position|job|the opportunity|opportunity|stelle(?:nbeschreibung)?|beschreibung|poste|description du poste|descripción|puesto|descrição|vaga|descrizione|posizione|functie(?:omschrijving)?|jobomschrijving|omschrijving)(?!\p{L})/iu,
  ],
];

/** The section that a heading opens; undefined for a line that is no heading. A line "Requirements: Java" opens one too: `rest` is where its text goes on. */
export function nameSection(line: string): { kind: SectionKind; rest?: number } | undefined {
  const marked = /^#{1,6}\s+/.exec(line)?.[0].length ?? 0;
  const named = nameBare(line.slice(marked), marked > 0);
  return named?.rest === undefined ? named : { ...named, rest: named.rest + marked };
}

/** `marked`: Markdown says that the line is a heading. */
function nameBare(line: string, marked: boolean): { kind: SectionKind; rest?: number } | undefined {
  if (line.length <= 160 && leadsOnBelow(line) && (opensDuties.test(line) || leadsToDuties.test(line)))
    return { kind: 'responsibilities' };
  const colon = line.search(/(?<!\d):|:(?!\d)/u);
  const head = colon > 1 && colon < 60 ? line.slice(0, colon) : line;
  const words = head.trim().split(/\s+/);
  const ownLine = colon === -1 || line.slice(colon + 1).trim() === '';
  const most = colon === -1 && !leadsOn.test(head) ? 6 : 9;
  if (head.length > 70 || words.length > most) return undefined;
  if (colon === -1 && (demand.test(head) || isDemand(words))) return undefined;
  if (colon === -1 && /(?<!\.\.)[.!;,]$/.test(head.trim())) return undefined;
  const kind = kindOf(head.trim());
  if (kind === undefined || (!ownLine && ownDemand.test(head))) return undefined;
  if (ownLine)
    return colon === -1 && words.length > 4 && !marked && !isHeadingLike(words) && !leadsOn.test(head)
      ? undefined
      : { kind };
  return words.length <= 4 ? { kind, rest: colon + 1 } : undefined;
}

/** What every sentence ends with that the lines below it go on with. Few lines do, so that the rest is not looked into. */
function leadsOnBelow(line: string): boolean {
  const last = line.trimEnd().at(-1);
  return last === ':' || last === '…' || last === '.';
}

/** A sentence that the duties below it end: "Rattaché au directeur, vous aurez pour missions :". */
const opensDuties =
  /(?<!\p{L})(?:missions?|tâches|activités|aufgaben|tasks|duties|responsibilities|funciones|tareas|attività|mansioni|taken|tarefas|atividades)(?: \p{L}+){0,3}\s?:\s*$|(?<!\p{L})(?:(?:si|ti) occuper(?:à|ai|anno)|dovrà occuparsi|te encargarás|se encargará|serás? responsable|vous serez (?:amenée?(?:\(e\))?|chargée?(?:\(e\))?)|vous aurez (?:la |en )charge|vous devrez (?:également |aussi )?être en mesure|tu seras chargée?|deine aufgabe ist|sie (?:übernehmen|kümmern sich)|(?:irá|vais|vai)(?: ser responsável)?|ga je)(?: (?:di|de|d['’]|por|um|à))?\s?:\s*$/iu;

/** "Your specific duties as our driver may include:", "The role will involve:", "On a day-to-day basis you might be:". */
const leadsToDuties =
  /(?<!\p{L})(?:(?:duties|responsibilities|tasks|accountabilities|(?:the|this|your) (?:role|position|job|post|work))(?: [\p{L}()&-]+){0,9}?,? (?:(?:may|will|can|would|shall) )?(?:includes?|including|involves?|involving|comprises?|entails?|(?:is|are)(?: as follows)?)(?:,? but,? (?:is |are )?not (?:be )?limited to| the following| things like)?|on a (?:day[- ]to[- ]day|daily|typical day) basis,? you (?:will|might|may|would)(?: be)?|[Tt]he (?:post-?holder|(?!.{0,30}(?:[Cc]andidate|[Aa]pplicant|[Pp]erson)(?!\p{L}))\p{Lu}[\p{L} ]{3,40}) [Ww]ill)\s?(?::|…|\.\.\.)\s*$/u;

/** A heading that the lines below it go on with: "You might be a fit if you". */
const leadsOn =
  /(?<!\p{L})(?:do (?:well|great)(?: here| with us)?|happy here|feel at home(?: here)?|enjoy (?:it|this|working)(?: here| with us)?|fit|fit (?:right )?in|match|helps|better|good|nice|bonus|plus|great|thrive|succeed|love this|apply|hear from you|talk(?: to you)?|meet you) (?:for (?:us|this)(?: role| job)? )?if(?: you(?:(?:'|’)re| are| have| had|(?:'|’)ve)?)?\W*$/iu;

/** A demand in itself, not the name of a section: "Knowledge of Sage", "Why are we recruiting?". */
const demand =
  /^(?:passionate|enthusiastic|excited|confident|flexible) (?:about|with|in|to) |^\W*se valorar[áa]n? (?!(?:positiva|especial)mente\W*$)\S|^\W*(?:excellent|good(?! to have)|great|strong|outstanding|effective|solid|exceptional) .*skills\W*$|^\W*[^:]{6,}(?:qualification|certificate|degree|diploma|licen[cs]e) or (?:equivalent|similar)\W*$|^\W*\d[^.]{0,12}(?:years?|months?|jahre?n?|ans|años|anni|anos|jaar)(?!\p{L})|^\W*(?:(?:good |strong |working |basic |some |previous |proven )*(?:knowledge|experience|understanding|ability|familiarity|proficien\p{L}+|degree|certifi\p{L}+|skilled)\s(?:of|with|in|to)\s\S|(?!¿|(?:qui|que|qué|was|wer|wie|wat|cosa|chi|ce que)(?!\p{L}))[^?]*\?\s*$(?<!(?:need|have|bring|you|do|like|are we|offer|expect|us|it|fit|get)\?))/iu;

/** What a demand in few words ends with: "BSN preferred", "double-entry accounting knowledge", "SAP-Kenntnisse". */
const closing =
  /^(?:preferred|required|desired|desirable|essential|needed|mandatory|optional|plus|asset|bonus|advantage|advantageous|knowledge|experience|licen[cs]e|certificate|certification|degree|background|qualification|vorteil|wünschenswert|erforderlich|erwünscht|notwendig|kenntnisse|\p{L}+-kenntnisse|erfahrung|\p{L}{3,}(?<!fach|sprach|vor|grund|spezial|haupt)kenntnisse|kein muss|souhaitée?s?|appréciée?s?|exigée?s?|obligatoires?|indispensable|deseable|valorable|imprescindible|requerid[oa]|obligatori[oa]|desejáve(?:l|is)|diferencial|gradit[oai]|preferibile|vereist|gewenst|pluspunt|pré)$/iu;
/** The words that names of sections are made of. */
const sectionWords = new Set(
  'a an and or but not great of for the to in with & your our my key basic minimum preferred required desired desirable essential needed additional other general special specific professional technical personal work working job role position relevant related previous prior core main mandatory optional nice good highly ideal qualification qualifications skill skills requirement requirements experience experiences education educational training knowledge ability abilities competency competencies competence certification certifications certificate certificates license licenses licence licences degree background expertise attributes criteria physical language languages candidate is are considered be will would strongly strong academic industry practical fach sprach berufliche berufs praktische fachliche persönliche ihre deine wichtige gute von besondere compétences qualités atouts profil perfil expérience professionnelle formation requisitos conocimientos aptitudes experiencia profesional será serán seria un una um uma é è een se requisiti competenze competências conhecimentos qualificações vereisten eisen'.split(
    ' ',
  ),
);

/** "Notice period: 15 days", "% of travel required: 20%": the label is what is asked for. */
const ownDemand = /(?<!\p{L})(?:notice period|(?:% of )?travel(?:ling)?(?: required)?|reisebereitschaft)\W*$/iu;

/** A line that ends as a demand does and names something besides. */
function isDemand(words: string[]): boolean {
  const bare = words
    .flatMap((word) => word.split('/'))
    .map((word) => word.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  const last = bare.at(-1) ?? '';
  return (
    closing.test(last) &&
    (/-\p{L}+$|\p{L}kenntnisse$/u.test(last) ||
      bare.slice(0, -1).some((word) => word !== '' && !sectionWords.has(word)))
  );
}

function kindOf(head: string): SectionKind | undefined {
  if (/^about (the )?(job|role|position|opportunity)\b/i.test(head)) return 'description';
  if (/^ability to (?:commute|relocate)/i.test(head)) return 'apply';
  // "Required and preferred qualifications": what stands below says by itself which is which.
  if (bothKinds.test(head)) return 'requirements';
  if (/^(?:a (?:bit|little) )?about (you|the candidate)\b/i.test(head)) return 'requirements';
  if (/^(about|über uns|à propos|sobre)\b/i.test(head)) return 'about';
  return headings.find(([, words]) => words.test(head))?.[0] ?? misspelt(head);
}

const bothKinds =
  /(?<!\p{L})(?:required|minimum|essential|mandatory|erforderlich\p{L}*|exigé\p{L}*|obligatori[oa]s?)(?:\s?[&/,]\s?|\s(?:and|und|et|y|e|or)\s)(?:the )?(?:preferred|desired|desirable|optional|wünschenswert\p{L}*|souhaité\p{L}*|deseables?)(?!\p{L})|(?<!\p{L})(?:preferred|desired|desirable)(?:\s?[&/,]\s?|\s(?:and|or)\s)(?:required|essential|minimum)(?!\p{L})/iu;

/** Long words that name sections, each in the spelling of its language. */
const longWords: [SectionKind, string][] = [
  ['responsibilities', 'responsibilities'],
  ['responsibilities', 'responsabilidades'],
  ['responsibilities', 'responsabilités'],
  ['responsibilities', 'responsabilità'],
  ['responsibilities', 'verantwortlichkeiten'],
  ['responsibilities', 'werkzaamheden'],
  ['requirements', 'requirements'],
  ['requirements', 'qualifications'],
  ['requirements', 'qualifikationen'],
  ['requirements', 'anforderungen'],
  ['requirements', 'voraussetzungen'],
  ['requirements', 'conocimientos'],
  ['requirements', 'qualificações'],
];

/** "Responsabiliades": a heading's one long word with a letter or two too few, too many or wrong. */
function misspelt(head: string): SectionKind | undefined {
  const own = /^\W*(\p{L}{9,24})\W*$/u.exec(head)?.[1]?.toLowerCase();
  if (own === undefined) return undefined;
  return longWords.find(([, word]) => own !== word && isNear(own, word))?.[0];
}

/** Whether two words differ by at most two letters that stand together, of nine or more. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  let head = 0;
  while (head < a.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return Math.max(a.length, b.length) - head - tail <= 2;
}

function isHeadingLike(words: string[]): boolean {
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    capitals >= words.length / 2 ||
    /^(great|nice|what|who|how|why|your|our|a day|main|key|core|was|wir|das|ihr|was|[wd]arauf|qui|ce|cosa|qué|wat|o que)/i.test(
      words.join(' '),
    )
  );
}

import { readVerb } from '../../language/deeds/action-verbs.ts';
import { isNounLike } from '../../language/deeds/noun-like-verbs.ts';
import { isEverydayVerb } from './everyday-verbs.ts';
import { functionWords } from './function-words.ts';

/**
 * Words that claim nothing by themselves: every other word of a generated sentence must come from the person's own facts.
 * Left out on purpose: whatever can be a skill, a title, a place, a size or a rank.
 */
const english = `
occasion occasions papers
love mother tongue studied lasted heard whom no language languages otherwise
fell fallen rose risen dropped typical normal according date
a about above am accordingly across actually after afterwards again against ago ahead alike all allow allowed allowing along alongside already also although always among amongst an and another any anyone
anything apart appear approach are area areas around as aside ask asked asking asks aspect at attached attend away back based basis be became because become been before began begin behind being below beside besides between beyond both
bring bringing brings brought build builds building built but by call came can case cases cause certain chance change changed changes changing choose chose chosen clear clearer clearly close closely closer closing come comes coming complete completed
completing complex comprehensive concern concerning concise consider consistent consistently could current currently daily day days deal dealt dedicated deep deeper deeply describe described describes describing despite detail detailed details did different
difference difficult direct directly do does doing done down due during each earlier early easier easily easy effective effectively efficient efficiently effort efforts either else employer employers end enough ensure ensured ensures ensuring entire entirely
especially essential etc even ever every everyday everyone everything exact exactly example examples except experience experienced experiences fact facts far few find finding fit fits follow followed following for form former forward found from full fully further
gain gained gaining gains gave general generally get gets getting give given gives giving glad go goes going good got great had hand handed handle handled handles handling hands happen happy has have having he help helped helping helps her here high higher highly
him his hold holding holds how however i idea ideas if impact important in include included includes including indeed individual individually inside instead interest interested interesting into introduce introduced introducing involve involved involves involving is it items
its itself job jobs just keep keeping keeps kept key kind know known last late later latest lay learn learned learning least less let letter level levels like likely line lines list listed little live long longer look looked looking looks lot low lower made main mainly
make makes making many match matched matches matching matter matters may me mean means meet meeting meets mention mentioned mentions met might mine more moreover most mostly much must my myself name named namely names near nearby necessary need needed needs
next nor not nothing now number numbers of off offer offered offering offers often old on once one only onto open or order other others otherwise our out outside over overall own part particular particularly parts past path people per perform performed performing
performs perhaps period person personal personally place placed places plain plan planned planning plus point points position positions possible practical practice pre present presented presenting previous previously prior process processes
produce produced produces producing progress proper properly provide provided provides providing put puts quality question questions quick quicker quickly quite range rather reach reached reaching read reading ready real really reason reasons recent recently
regard regarding regular regularly relate related relevant rely remain remained reply request requested ran require required requirement requirements requires requiring respect result resulted resulting results right role roles routine run running runs said same say
second section see seek seeking seen select selected send set sets setting several shall shaped share shared sharing she short shortly should show showed showing shown shows side similar simple simpler simply since sit small smooth smoothly so some
someone something soon sort speak specific specifically spend spent spoke stage stand standard standards start started starting starts state stay stayed steadily steady step steps still straight straightforward strength strengthen strengthened strengthening
strengths strong stronger strongly such suit suited suits sure task tasks tell than thank thanks that the their them themselves then there therefore these they thing things think this those though through throughout thus time times timely to today
together told too took top-up toward towards transfer transfers true truly try turn turned turning turns two-way under undertake undertaken undertaking undertook unit until up upon us use used useful user-facing uses using usual usually vacancy variety various
earn earned spare spared very via want wanted wants was way ways we week weeks well went were what when where whether which while who whole whom whose why wide will wish with within without word words work worked working works would write writing written wrote year years yet you your yours
advert advertisement ad application apply applied applying asks background bullet conversation daily discuss duties duty evidence faithfully sincerely regards dear hiring hello hi opportunity posting postings professional record responsibilities
responsibility responsible résumé resume sir madam skill skills talk welcome
accept accepted accepting accomplish accomplished accomplishing achieve achieved achievement achievements achieving act acted acting action actions adapt adapted adapting add added adding address addressed addressing adjust adjusted adjusting adopt adopted adopting aid aided aim aimed
align aligned aligning apply applying arrange arranged arranging assess assessed assessing assist assisted assisting assure assured attain attained boost boosted boosting carried carry carrying check checked checking clarify clarified collaborate collaborated collaborating collaboration
collaborative collect collected collecting combine combined combining communicate communicated communicating compile compiled compiling complement conduct conducted conducting connect connected connecting consolidate consolidated consolidating contribute contributed contributing
contribution contributions cooperate coordinate coordinated coordinates coordinating correct corrected correcting cover covered covering covers create created creates creating cut cutting decide decided decrease decreased decreasing define defined defining deliver delivered delivering delivers
demonstrate demonstrated demonstrating describe determine determined determining develop developed developing develops devise devised devising draw drew drive driven drives driving drove ease eased easing effect elevate elevated eliminate eliminated eliminating employ employed employing
enable enabled enabling encourage encouraged encouraging enhance enhanced enhancing establish established establishing evaluate evaluated evaluating examine examined examining execute executed executing expand expanded expanding expedite expedited facilitate facilitated
facilitating fewer finish finished finishing focus focused focuses focusing formulate formulated foster fostered fostering fulfil fulfilled gather gathered gathering generate generated generating grow growing grew grown growth guide guided guiding halt identified identify
identifying implement implemented implementing improve improved improvement improvements improving increase increased increases increasing inform informed initiate initiated initiating integrate integrated integrating interact interacted investigate
investigated investigating join joined joining launch launched launching liaise liaised liaising lift lifted lowered lowering maintain maintained maintaining maintains maximise maximised maximize maximized measure measured measuring minimise minimised minimize minimized minimizing modify modified monitor monitored
monitoring motivate motivated move moved moving observe observed obtain obtained offer operate operated operating optimise optimised optimising optimize optimized optimizing orchestrate orchestrated organise organised organising organize organized organizing originate originated outline outlined
overhaul overhauled participate participated participating partner partnered partnering prepare prepared preparing prepares prioritise prioritised prioritize prioritized proactively proactive raise raised raising realise realised realize realized receive received receiving recommend recommended recommending
recommendations reduce reduced reduces reducing reduction refine refined refining reinforce reinforced replace replaced replacing report reported reporting represent represented representing resolve resolved resolving respond responded responding restore restored restructure restructured retain retained
retaining revamp revamped review reviewed reviewing revise revised revising rework reworked secure secured securing serve served serves serving shape shaping shift shorten shortened shrink shrank simplify simplified simplifying solve solved solving
standardise standardised standardize standardized standardizing streamline streamlined streamlining strive submit submitted submitting suggest suggested suggesting supply supplied supplying support supported supporting supports sustain sustained sustaining tackle tackled tailor
tailored track tracked tracking transform transformed transforming trim trimmed uncover uncovered understand understanding understood update updated updating upgrade upgraded upgrading uphold upheld utilise utilised utilize utilized utilizing verify verified verifying widen widened
ability able accountable accurate accurately active actively additional additionally aligned appropriate appropriately attention careful carefully challenge challenges challenging committed common competing concrete continual continually continuing continuous continuously core correctly
dependable diverse extensive extensively firm flexible focus fresh hands-on hand-in-hand hard ideal ideally immediate immediately independently initial initially initiative initiatives insight insights joint jointly knowledge measurable meaningful meticulous multiple new notable
noticeable objective objectives ongoing orderly outcome outcomes periodic periodically positive practically precise precisely prompt promptly purpose reliable reliably repeated repeatedly respective responsive robust safe safely scope seamless seamlessly significant significantly
solid solution solutions substantial substantially successful successfully success sustained systematic systematically target targeted targets thorough thoroughly tight timeline tangible unified user value values varied vital workload
activities activity affairs agreed agreement benefit benefits body capability capacity collection component concept concerns condition conditions context correspondence demand demands element elements environment environments expectation expectations
exposure extent factor feature features feedback function functions goal goals hour hours information issue issues method methods minute minutes month months monthly need note notes option options outset overview own pace package pattern plan plans
portion presence priority priorities problem problems procedure procedures programme project projects proposal proposals purpose resource resources response responses review running sequence series session sessions shape situation source sources space statement
status structure subject subjects supply system systems team-mate technique techniques topic topics trend trends type types update upkeep view weekly workflow workflows workplace yearly annual annually
ask-for honest honestly gap bridge carryover carry-over transferable familiar equivalent comparable adjacent closest nearest learn pick picking quickly begin month first-hand strengths direct
actionable advance aide answer answered answering appoint assistance attending attract begun believe best-fit better bit brief briefed briefing bringing broad broader broaden broadened calm capable chiefly cite collective come commit concentrated confident confidence consult contact contacted
contacts convey copy count counted counterpart counterparts couple curious deadline deadlines depend dependably direction discussion discussions document documented documenting double-checked emphasis engage engaged engaging enjoy exceed exceeded exceeding exchange explain explained explaining
explore explored facing feel final finalise finalised finalize finalized fix fixed fixing flow forward front gap gaps goal-driven guidance hear held improve in-depth in-person invite involve involvement largely left length live mark matter mind moment nature note-taking notice occasion occurring opinion originally outright
owing pair paired particular partly pass passed passing picture piece pieces pool position practically prefer primarily primary probably prove proved proven push query raise rapid rapidly recognise recognised recognize recognized reflect reflects remove removed removing required rest
return returned reuse role-specific root satisfy satisfied scratch sense sent separate setup share shorter sign significant single slow slower solely spot spotted stable stick strict strictly substance suitable sum summary take taken takes taking terms though tie tied took total touch true trust trusted
turnaround-not underpin underpinned unlock upper value verbal visible watch went willing wise worth worthwhile
answer beat book calm clean close companies company complete count deal deepen double-check end file find finish fix get greet host invite keep listen mend note open phrase plug post proportion query renew respond rewrite rearrange save settle share sign
skilled skilful sort speaker speaking speed sped split spread stay store switch swap talk tidy unify use visit wait watch weigh welcome work worry year-round caring careful looks after-hours peak proper analysis analyses breakdown
accordingly alone altogether amid anew annual anything apart approximately around aside away barely beforehand beneath besides briefly bring brings broadly calmly carefully cautiously centrally characteristically clearly closely commonly concisely concretely confidently constantly constructively
continuously correctly creatively critically daily day-to-day deliberately demonstrably dependably diligently directly double-checking early eagerly end-to-end evenly eventually exclusively explicitly extra fairly faithfully fast faster fastest finally firmly flexibly fluid forward frequently freshly
friendly fully generally gladly gradually halfway hourly ideally immediately increasingly instantly intensively jointly kindly lately lightly locally logically long-standing long-term mainly manually markedly monthly mutually naturally neatly newly nightly notably occasionally occasionally on-time once orderly originally outright
overnight partly patiently per permanently personally politely possibly practically precisely preferably presently previously primarily principally privately properly punctually quarterly quietly rapidly rarely readily realistically reasonably regularly reliably repeatedly respectfully responsibly roughly round-the-clock routinely
sensibly separately seriously sharply short-term shortly simply simultaneously skilfully slightly slowly smoothly soundly specifically steadily straight strictly strongly subsequently substantially successfully suddenly suitably surely swiftly systematically temporarily tightly timely together tirelessly totally
transparently truly typically ultimately under uniformly unusually usefully vigorously visibly voluntarily warmly weekly whenever wherever wholly widely willingly year-end yearly i'd i'm i've it's that's you're don't didn't isn't enclose enclosed addition furthermore whatever sake completeness
`;

const german = `
nachweise neue neuen neuer neues neuem jemand jemanden jemandem womit angefangen fing anfangs antworte gelegenheit wieder weiter manche manchen jede
davor zuvor jedes zahl wert kenntnissen kenne spreche spricht arbeitet gearbeitet gearbeite liegt verfügt umfasst gehörte
niveau berufserfahrung ab aber alle allem allen aller alles als also am an andere anderen anderer anderes ansprechen arbeit arbeiten arbeitete auch auf aufgabe aufgaben aufgebaut aus außerdem ausschreibung bei beim beispiel beiden beitrag beitragen bereich bereiche bereits besonders bestimmt betrifft bewerbe bewerbung bewerben
bewerbungsunterlagen beziehungsweise bin bis bisher bisherige bisherigen bringe bringen brauchen da dabei dadurch dafür daher damit danach daneben dank danke darauf daraus darin darüber das dass davon dazu dein dem den denen der deren derzeit des deshalb dessen die dies diese diesem diesen dieser dieses direkt
dort durch ebenso eigene eigenen ein eine einem einen einer eines einige einigen einiges einsatz entspricht er erfahren erfahrung erfahrungen erfolgreich erfüllt ergebnis ergebnisse erreicht erwarten erwartet es etwa etwas euch euer folgende folgendes fordert fragen freue freundlich freundlichen für gehört gehörte gehörten gemacht gemeinsam
genannt genau genauso gern gerne gespräch gesucht gesuchten gewonnen gezielt gibt gilt grüße grüßen gut gute guten habe haben hatte herr herren frau damen geehrte geehrter hier hilfreich hinaus ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in innerhalb ins insbesondere ist ja jahr jahre jahren je jede jedem jeden jeder jetzt jeweils kann
kein keine keinen kenne kenntnisse kennenlernen komme können konnte kurz kurzem langjährige langjährigen lerne lernen lässt lebenslauf lassen lesen liebe lieber liegt machen man mehr mehrere mehreren mein meine meinem meinen meiner mich mir mit möchte möglich motivation muss nach nächste nächsten nahe natürlich neben nennen nennt nicht noch
nun nur nutze nutzte ob oder ohne passt passend persönlich persönlichen position praxis punkt punkte reizt rolle schon schreiben schreibt schwerpunkt schwerpunkte sehr sein seine seit seither selbst sich sicher sie sind so sobald sodass sondern sonst sowie sowohl sprechen stehe stehen steht stelle stellen stellenanzeige anzeige suche suchen sucht tätigkeit
tätigkeiten tätig teil trage über überzeugen um und uns unser unter unterlagen verantwortlich verantwortung verbindung verfüge verfügung verlangt verlangen viel viele vielen vom von vor vorgehen vorher vorliegende was weil weitere weiteren weiterhin welche welchem welchen welcher wenn werde werden wichtig wie wir wird wirkte wo wofür wollen wurde würde wurden zählen zählt zeige
arbeite finden war freuen freue daran mitarbeiten gelungen beantworte gehören würde hiermit ausgeschriebene dazu hinzu kommt nächsten erzähle einladung gespräch trage schreiben anforderungen zeigt zeit ziel ziele zu zuletzt zum zunächst zur zusammen zusätzlich zuständig zwischen ähnlich ähnliche ähnlichen einzuarbeiten einarbeiten wichtigste wichtigsten lücke offen ehrlich anforderung anforderungen stichworte umfeld einbringen lieber gleich sage darüber verfügung fragen lege bei füge beantworten ergänzend
`;

const french = `
outil outils retenu attention vive voix quelqu'un certification certifications junto ancien ancienne nouveaux nouvelles chaque destiné destinée destinés destinées ordre
titulaire travaille travaillais passé passés passée passées connais parle y
niveau actuellement ans dernièrement professionnelle à afin ai ainsi année années annonce après au aucun aucune aujourd hui aussi autre autres aux avant avec avez avoir ayant beaucoup bien bon bonne but ça candidature car ce cela celle celles celui ces cet cette ceux chaque chez ci clair comme comment compétence compétences complète compte concerne concrètement
connais connaissance connaissances comprend comprenait constitue convient correspond correspondent cordialement cordiales courrier curriculum vitae d dans de début depuis dernier dernière derniers des description désormais deux-points dire direct directement disposition distinguées dont du elle elles en encore enfin ensemble entre entretien envie équivalent est et étais était été êtes être eu exemple exigence exigences
expérience expériences faire fait fois fonction font furent grâce ici il ils importance j jamais je jour jours jusqu l la laquelle le lequel les leur leurs lors lorsque lui là m ma madame mademoiselle messieurs monsieur mais manière me même mêmes mes met mettre mieux mission missions moi moins mois mon n nature ne ni nos notamment notre nous
nouveau nouvelle objet offre on ont or ou où outre par parce parcours parler part particulièrement partie pas pendant peu peut plus plusieurs point points postule poste pour pouvoir pratique précis précise précisément premier près présente prie principal principale principaux prise profil proche puis puisque qu quand que quel quelle quelles quelques quels qui quoi rejoindre relève reste rencontrer
réponse réponds répond résultat résultats s sa salutations sans se selon sera serai serais ses si signature soit solide sommes son sont souhaite souhaitée sous soutien suis suivant suivante suivants suivantes sur t tant te tel telle tels temps titre toujours tous tout toute toutes travail travaillé très trouve trouver un une utile utilisé va vers veuillez voici voie vos votre vous vue y
cv mentionne intérêt honneur également aimerais j'y cherchez personne capable adresse adresser écrivez écrire tiens tenir volontiers vouloir voici répond s'y ajoute ajoute approche demandez mentionnez souhaite équipe parmi apporte préfère cadre travailler maintenant dès vos questions parler ci-joint trouverez interrogez interrogez-moi sujet répondrai répondrais dirai présenterai échanger lors entretien travaillé parcours acquérir apprendre approfondir agréer expression contribuer apporter apporte intéresse attire recherchez demandez décrivez
`;

const spanish = `
alguien nuevos nuevas presentarme frente junto juntos proviene provienen campo certificados certificado
antes utilizado utilizo conozco trabajado cuento entonces
nivel actualmente laboral recientemente a además ahora al algo algún alguna algunas algunos ante anterior anuncio año años aplicar apoyo aprender aquí así atención atentamente aún aunque bajo bien buen buena busca buscan cada candidatura cargo carta caso cerca como cómo con concreto conmigo conocer conocimiento conocimientos considero cordial cual cuales cualquier cuando cuanto cuenta cuento currículum
cuya cuyo da dar de debe del dentro desde después día días dice dicho directamente donde durante e el él ella ellas ellos embargo empresa en encaja encuentra entre entrevista era eran es esa ese eso esta está están estas este esto estos estoy etc exige experiencia experiencias fue fueron funciones gracias gusta gustaría ha haber había haciendo hacer hacia han hasta hay he hecho hemos hoy
igual importante incluye incluía información interesa interés la las le les lo los llegar más me mediante mejor menos mes meses mi mía mientras mío mis misma mismo motivo mucho muchos muy nada ni ningún ninguna no nos nosotros nuestra nuestro nueva nuevo o objetivo objetivos ocasión oferta otra otras otro otros para parte pero persona personas piden poco poder por porque posible presento primera primero principal
principales próximo pude puede puedo puesto pues punto puntos que qué quien quiero quisiera razón realizar referencia relación responsabilidad responsabilidades respecto resultado resultados saludo saludos se sea según seguir ser si sido siempre sin sino sobre solicitud son soy su sus tal también tan tanto te tengo tener tiene todo toda todas todos tomar trabajé trabajo tras tu un una unas uno unos usar usted ustedes
fui allí conocerles contarles contribuir utilicé va valoro varias varios ver vez y ya yo ello todavía trabajado usado aún escriben piden aporto encaja suma cercano gusto presento candidatura puesto disposición entrevista cuento quedo describen mencionan cubrir describe destaca afín similar señor señora señores presente entorno deseo trabajar prefiero decirlo responder ocupar hablar encontrarán respondo responderé preguntas adjunto incorporarme amplío propósito
`;

/** English words that claim nothing. */
const generalWords: Record<string, ReadonlySet<string>> = {
  en: toSet(english),
  de: toSet(`${german} ${functionWords.de}`),
  fr: toSet(`${french} ${functionWords.fr}`),
  es: toSet(`${spanish} ${functionWords.es}`),
  pt: toSet(functionWords.pt),
  it: toSet(functionWords.it),
  nl: toSet(functionWords.nl),
};

function toSet(words: string): Set<string> {
  return new Set(words.split(/\s+/).filter((word) => word !== ''));
}

const generalVerbs = new Set([...(generalWords.en ?? [])].flatMap((word) => readVerb(word)?.verb.base ?? []));

/** Whether a word (lower case) claims nothing in English or in the language (two letters). All forms of a general verb are general, save those that name a trade ("programming"). */
export function isGeneralWord(word: string, language = 'en'): boolean {
  if (generalWords.en?.has(word) || generalWords[language]?.has(word) || isEverydayVerb(word, language)) return true;
  const read = readVerb(word);
  return read !== undefined && generalVerbs.has(read.verb.base) && !(read.form === 'gerund' && isNounLike(word));
}

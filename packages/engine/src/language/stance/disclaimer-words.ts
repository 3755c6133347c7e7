/** How people say in seven languages that a thing is not theirs; each class a pattern, told apart by where the thing stands. */

const any = (...words: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');

const knowing =
  'experience|knowledge|exposure|background|familiarity|proficiency|skills|command|understanding|licen[cs]e|certification|certificate|qualification';
const used =
  'familiar|experienced|proficient|fluent|certified|licensed|qualified|trained|worked|used|use|touched|tried|programmed|deployed|operated|spoken|mastered|studied|learned|learnt|know|have (?:any )?(?:experience|knowledge)|(?:held|hold) an?|have an?';
/** What nobody uses as a tool: "never used force". */
const noTool = '(?! (?:a |any |my )?(?:sick|force|violence|leave|drugs|alcohol|phone|holiday))';

/** The thing stands behind the words: "No experience with Python", "Ne maîtrise pas la paie". */
export const denied: RegExp = any(
  `(?<!with )(?:no|not? any|without(?: any)?|lack(?:s|ing)?(?: of)?|limited to no|little to no) (?:\\p{L}+(?:-\\p{L}+)? ){0,2}(?:${knowing})`,
  `(?:not|never|n['’]t)(?: yet| really| been| myself| personally| actually)* (?:${used})${noTool}`,
  "(?:do|does|have|has|did)(?: not|n['’]t) yet \\p{L}+",
  "(?:do|does|did|can|have|has|had)(?:n['’]t|not| not)(?: yet| really| personally| actually| myself)? (?:use|used|work|worked|chart|code|program|drive|speak|operate|know|hold|have|been (?:trained|certified))(?! (?:a |any )?(?:sick|force|violence|phone))",
  '(?:decided|advised|opted|voted) against|(?:evaluated|considered|tested) and (?:rejected|dropped)|ruled out',
  '(?:noch )?keine? (?:\\p{L}+ ){0,2}?(?:\\p{L}*erfahrung\\p{L}*|\\p{L}*kenntnisse|zertifi\\p{L}+|\\p{L}*führerschein|praxis)|ohne (?:\\p{L}+ )?(?:\\p{L}*erfahrung|\\p{L}*kenntnisse)',
  '(?:kenne|kann|beherrsche|spreche|nutze|benutze|verwende|bediene|fahre) (?:ich )?(?:(?:leider|noch|bisher|bislang|selbst|selber) )*(?:nicht|nie|keine?n?)(?! nur)',
  "(?:pas|aucune?|sans|peu) (?:d['’]|de )?(?:\\p{L}+ )?(?:expérience|connaissances?|notions?|maîtrise|pratique|permis|diplôme|certificat)",
  "(?:n(?:e |['’])(?:\\p{L}+ )?)?(?:maîtris|conna[iî]|parl|pratiqu|utilis|sai[st]|possèd|condui|travaill|programm)\\p{L}* (?:pas|jamais|aucune?)(?! (?:seulement|que|uniquement))",
  "(?:n['’](?:ai|a|avons|avais|ayant) )?(?:encore )?(?:pas|jamais)(?: encore)? (?:utilisé|travaillé|pratiqué|appris|manipulé|conduit|été formée?|touché|programmé)",
  "n['’](?:ai|a|avons) (?:pas|aucune?|jamais eu) (?:encore )?(?:d['’]|de |le |la )?(?:expérience|connaissances?|permis|diplôme|certificat)",
  '(?:sin|ninguna|ningún|no (?:tengo|poseo|cuento con|dispongo de)|falta de) (?:\\p{L}+ ){0,2}?(?:experiencia|conocimientos?|nociones|dominio|carn[ée]t?|permiso|título|certificad[oa])',
  'no (?:he |hemos )?(?:hablo|manejo|domino|conozco|uso|utilizo|usado|utilizado|trabajado|manejado|aprendido)|nunca (?:he )?(?:usado|utilizado|trabajado|manejado|usé|utilicé|trabajé|manejé)|no s[eé] (?:usar|manejar|programar|conducir|hablar)',
  '(?:sem|nenhuma?|não (?:tenho|possuo)|falta de) (?:\\p{L}+ ){0,2}?(?:experiência|conhecimentos?|noções|domínio|carta|diploma|certificado)',
  '(?:não|nunca) (?:falo|domino|conheço|uso|utilizo|usei|utilizei|trabalho|trabalhei|aprendi|sei (?:usar|programar|falar))',
  '(?:nessuna?|senza|non ho(?: ancora)?|priv[oa] di|mancanza di) (?:\\p{L}+ ){0,2}?(?:esperienz[ae]|conoscenz[ae]|competenz[ae]|patente|diploma|certificat[oi])',
  '(?:non (?:ho )?(?:mai |ancora )?|mai )(?:conosco|parlo|uso|utilizzo|padroneggio|usato|utilizzato|lavorato|imparato|so usare)',
  '(?:geen|zonder|nauwelijks) (?:\\p{L}+ ){0,2}?(?:\\p{L}*ervaring|\\p{L}*kennis|rijbewijs|diploma|certificaat|vaardigheid)',
  '(?:ken|gebruik|spreek|beheers|bedien) (?:ik )?(?:(?:nog|zelf|helaas) )*(?:niet|geen|nooit)(?! alleen)',
);

/** The thing stands before the words, or is meant by a word in them: "I did not use it", "ich selbst arbeite nicht damit", "never used". */
export const takenBack: RegExp = any(
  "(?:did(?:n['’]t| not)|do(?:n['’]t| not)|have(?:n['’]t| not)|has(?:n['’]t| not)|never)(?: (?:yet|personally|actually|really|myself|ever))* (?:use|used|run|work(?:ed)? (?:with|in|on)|touch(?:ed)?|operate[d]?|appl(?:y|ied)|needed|practi[cs]ed) (?:it|them|that|this|one)(?: (?:myself|since|afterwards|after that|there|yet|again|at work|in practice))*",
  "(?:have|has|had)(?:n['’]t| not) (?:yet )?(?!miss|los|fail|drop|broken|had|been)\\p{L}{3,}(?:ed|t|n|en) (?:one|any|it)(?: yet)?",
  '(?<=but |yet |although |, )(?:never|not(?: yet)?) (?:used|applied|practi[cs]ed)(?=\\s*(?:[.,;)]|$|afterwards|since|in practice|at work))',
  '(?:arbeite|arbeitete|arbeiten) (?:ich )?(?:(?:selbst|selber|aber|persönlich|noch) )*nicht (?:damit|mit (?:ihm|ihr|ihnen))|(?:ich )?(?:selbst |selber )?nicht damit(?: gearbeitet)?',
  '(?:es|sie|ihn|das|dies|damit|ich)? ?(?:(?:selbst|selber|aber|jedoch|danach|noch|bisher|bislang) )*(?:nie|niemals|nicht) (?:(?:selbst|selber|wirklich|damit) )*(?:benutzt|genutzt|verwendet|eingesetzt|bedient|angewendet|gearbeitet|gefahren|programmiert|gelernt)',
  '(?:kenne|kann|beherrsche|spreche|nutze|benutze|verwende|bediene|fahre) (?:ich )?(?:(?:leider|noch|bisher|selbst|selber|es|sie|das) )*(?:nicht|nie)(?=\\s*(?:[.,;)]|$))',
  "ne (?:l['’]|les |la |le )(?:ai |a |avais |avons )?(?:\\p{L}+ )?(?:pas|jamais)(?: \\p{L}+ée?s?)?|sans (?:jamais )?l['’](?:avoir utilisée?|utiliser)|n['’]y ai (?:pas|jamais) touché",
  '(?:no|nunca) (?:l[oa]s?) (?:he |había )?(?:us|utiliz|manej|aplic|toc)\\p{L}+|sin (?:llegar a )?(?:usar|utilizar|manejar)l[oa]s?',
  '(?:não|nunca) [oa]s? (?:us|utiliz|manuse|apli)\\p{L}+|sem (?:nunca )?[oa]s? (?:usar|utilizar)',
  "non (?:l['’]ho|li ho|le ho|lo|la) (?:mai |ancora )?(?:usat|utilizzat|us|utilizz|applicat)\\p{L}+|senza (?:mai )?(?:usarl|utilizzarl)[oaie]",
  '(?:(?:het|er|die|deze|dit|daar|zelf|ermee|maar) )*(?:nooit|niet)(?: zelf)? (?:mee |ermee |zelf )*(?:gewerkt|gebruikt|bediend|toegepast)',
);

/** Behind a colon, a dash or a bracket: "Kubernetes: none", "SAP (keine)". */
export const answeredNo: RegExp =
  /\s*(?:[:–—-]|\()\s*(?:none|no|nil|never(?: used)?|not (?:held|used|yet)|nein|keine?|nie|aucune?|non|jamais|ninguna?|ningún|nunca|nenhuma?|não|nessuna?|mai|geen|nee|nooit)(?: experience)?\)?\s*(?=[,;.|•)]|$)/giu;

/** A word of denial before a thing without more: "Kein Englisch", "Pas d’anglais", "Not a front-end developer". A whole word: "Node.js" denies nothing. */
export const bareNo: RegExp =
  /^(?:(?:no(?! \d|\.)|not (?:an?|in)|keine?n?|pas(?: de| du)?|aucune?|sin|sem|non sono|no soy|não sou|nessuna?|senza|geen|ohne|sans|without)(?!\p{L})\s*|pas d['’])(?=\p{L})/iu;
/** What it is good to have none of, and set phrases: nothing is denied by them. */
export const noHarm: RegExp =
  /accident|incident|loss|error|complaint|defect|violation|infraction|absen|injur|breach|downtime|overtime|supervision|shrink|return|penalt|default|rework|delay|turnover|downgrad|outage|finding|single|doubt|problem|notice|restriction|less|longer|later|more|one\b|code\b|sql|touch|unfall|schäden|schaden|fehl|ausfall|beschwerde|reklamation|verlust|verzug|mangel|mängel|beanstandung|problem|einschränkung|accid|perte|retard|erreur|plainte|faute|sinistre|réclamation|arrêt|moins|seulement|siniestr|pérdida|retras|queja|incidencia|falta|solo|perda|atras|reclama|acidente|infortun|perdit|ritard|errori|reclam|solo|ongeval|ongeluk|klacht|fout|verlies|verzuim|schade|alleen|minder|punkte|eintrag|eintragung|nur\b/iu;

/** A place or a time behind a bare no: it tells of a stretch of work, not of a thing that is lacking. */
export const setInWork: RegExp =
  /\d|(?<!\p{L})(?:in|at|on|during|since|for|over|under|by|seit|während|bei|im|am|auf|pendant|depuis|sur|chez|en|durante|desde|nei|nel|sinds|tijdens|op|aan)(?!\p{L})/iu;

/** The thing stands behind the words: "Currently learning Rust". */
export const learned: RegExp = any(
  "(?:provisional (?:driving |uk |full )*licen[cs]e|(?:driving )?licen[cs]e\\W{1,3}(?:\\p{L}+ )?provisional(?: only)?|learner['’]?s? (?:permit|licen[cs]e))",
  "(?:(?<=^|[.;]\\s)|(?:currently|now|still|i['’]m|am|presently|started|began|self-) ?)(?:learning|self-studying|studying|studies)(?= ?(?::|(?<=\\s)(?!and |or |management|outcomes?|objectives?|support|disabilit|disorder|difficult|environment|experiences?|technolog|analytics|centers?|centres?|platforms?|materials?|needs|design|specialist|coach|assistant|coordinator|resources?|programs?|programmes?|theor|strateg|styles?|goals?|communit|labs?|from |by |&)))",
  "(?<!who |students |learners |adults |people |employees |staff |those )(?:would (?:also |really )?like|['’]d like|want(?:s|ing)?|wish(?:es|ing)?|hop(?:es?|ing)|eager|keen|willing|ready|plan(?:s|ning)?|aim(?:s|ing)?|excited|seeking|looking) to (?:learn|gain|become|obtain|train|study|acquire|get into|qualify)",
  'interested in (?:learning|gaining|obtaining|becoming|studying|training)|(?:studying|preparing|training|sitting) for (?:my |the |an? )?(?=[\\p{L}\\d ]{0,40}(?:exam|certificat|licen[cs]e|test(?!\\p{L})|qualification|diploma|degree))|studying towards?|in training for',
  '(?:ich )?lerne(?: (?:gerade|derzeit|zurzeit|aktuell|momentan|noch))?|in vorbereitung auf|bereite mich (?:\\p{L}+ )?auf|arbeite mich (?:\\p{L}+ )?in',
  "(?:souhaite|aimerais|voudrais|veux|envie d['’]|envisage de|prévois de|compte|espère) ?(?:bien |aussi )?(?:apprendre|me former|découvrir|me perfectionner|m['’]initier)(?: (?:à|au|aux|sur|en))?|j['’]apprends|en cours d['’](?:apprentissage|acquisition)|(?:je )?me forme (?:à|au|aux|sur)|en formation (?:sur|à)|(?:prépare|préparation d[ue]) (?:le |la |l['’])?(?=[\\p{L}\\d ]{0,30}(?:examen|certification|diplôme|permis))",
  '(?:me gustaría|quiero|quisiera|deseo|espero|pienso) (?:aprender|formarme|estudiar|iniciarme)|aprendiendo|estudiando (?:actualmente|ahora)|preparando (?:el |la )?(?:examen|certificación|oposici)',
  '(?:gostaria de|quero|pretendo|desejo|espero) (?:aprender|estudar|formar-me)|aprendendo|estou a (?:aprender|estudar)|a preparar o exame',
  '(?:vorrei|voglio|desidero|mi piacerebbe|spero di|intendo) (?:imparare|studiare|approfondire|formarmi)|sto (?:imparando|studiando|preparando)',
  'leer (?:ik )?(?:nu|momenteel|op dit moment)|(?:ben )?(?:nu |momenteel )?bezig met het leren van',
);

/** The whole clause is a wish, the thing in its midst or before: "Power BI möchte ich lernen", "Wil graag Power BI leren". */
export const wishedFor: RegExp = any(
  '(?:möchte|will|würde|wollte) (?:[^\\s,;.]+ ){0,7}?(?:erlernen|lernen|kennenlernen|einarbeiten|weiterbilden|vertiefen|aneignen)',
  '(?:wil|zou) (?:[^\\s,;.]+ ){0,7}?(?:leren|bekwamen|verdiepen)|(?:ben )?(?:[^\\s,;.]+ ){0,3}aan het leren',
);

/** Behind the thing: it is still under way, or only booked. Among papers anywhere; elsewhere only behind a colon, a dash or in brackets. */
export const underWay =
  "(?:certification |exam |course |test |training )?(?:in progress|pending|underway|under way|(?:currently |still |just )?(?:learning|studying)|not yet (?:completed|passed|obtained|qualified|held)|booked|scheduled|applied for|enrolled|awaiting (?:results?|exam)|planned|ongoing)|expected|anticipated|lerne (?:ich )?(?:gerade|derzeit|noch)|in arbeit|im aufbau|in vorbereitung|laufend|angemeldet|prüfung (?:gebucht|angemeldet|steht (?:noch )?aus)|gebucht|geplant|beantragt|ausstehend|voraussichtlich|noch nicht (?:abgeschlossen|bestanden)|en cours(?: d['’](?:apprentissage|obtention|acquisition))?|en apprentissage|en préparation|prévue?s?|demandée?s?|en attente|examen (?:prévu|réservé)|inscrite?s?|en curso|aprendiendo|pendiente|previst[oa]s?|solicitad[oa]s?|en trámite|matriculad[oa]|en preparación|examen reservado|em curso|em andamento|a aprender|aprendendo|pendente|inscrit[oa]|pedid[oa]|a decorrer|exame marcado|in corso|in apprendimento|iscritt[oa]|in attesa|richiest[oa]|in preparazione|esame prenotato|lopend|bezig|aangemeld|aangevraagd|in aanvraag|gepland|verwacht|examen gepland";

/** At the start of an entry among papers: what follows is not held. */
export const paperToCome: RegExp =
  /^(?:currently |now )?(?:(?:working|studying|preparing|training|going|progressing|part way|enrolled)(?: towards?| for| on| through)|enrolled|pursuing|studying|registered for|awaiting|in vorbereitung|vorbereitung auf|angestrebt|anmeldung|en préparation|préparation|inscrite? |preparando|preparación|em preparação|a preparar|in preparazione|bezig (?:met|aan)|in opleiding)(?!\p{L})|^familiar with but not/iu;

/** Outside of lists of papers: the words must name one. */
export const towards: RegExp =
  /(?<!\p{L})(?:[Ww]orking|[Ss]tudying|[Ww]ork) towards? (?:my |an? |the |its )?(?=\p{Lu}|\d|(?:\p{L}+ ){0,3}(?:certif|degree|diploma|qualif|level|licen))/gu;

/** What was weighed and not taken: the thing stands between the two. */
export const weighed: RegExp =
  /(?<!\p{L})(?:evaluat|assess|consider|trial|pilot|explor|investigat|looked (?:at|into)|compar|evaluier|evalu[óé]|probamos|geprüft|prüft|getestet|évalu|étudi|testé|analys|valor|avali|valutat|geëvalueerd|onderzocht|onderzoek)\p{L}*[^.!?\n]{2,120}?(?=(?:\s?[,;:–—-]\s*|\s)(?:(?:and|but|we|I|then|und|aber|wir|et|mais|nous|y|pero|e|mas|ma|en|maar|wij|we|finally|schließlich) ){0,3}(?:stayed (?:on|with)|stuck (?:with|to)|remained (?:on|with)|kept (?:to )?using|kept|decided against|rejected|did not adopt|didn['’]t adopt|chose not|opted against|never adopted|dropped it|ruled it out|decided to (?:stay|keep|remain)|blieben (?:bei|auf)|sind bei|geblieben|dagegen entschieden|verworfen|beibehalten|sommes restée?s|restée?s (?:sur|à)|avons gardé|gardé|conservé|écarté|renoncé|seguimos con|nos quedamos|descart|mantuvimos|continu[áa]mos com|ficámos|mantivemos|siamo rimasti|rimasti|scartat|mantenuto|gebleven bij|bleven bij|niet ingevoerd|afgewezen))/giu;

const others =
  'colleagues?|co-?workers?|parent(?: company)?|head office|headquarters|consultants?|contractors?|vendors?|agency|suppliers?|dispatchers?|controllers?|accountants?|outside firm';
/** The tool is in other hands: the clause shows nothing of the person. */
export const anothers: readonly RegExp[] = [
  any(
    `(?<=(?:support|assist|help|shadow|work|report|beside|alongside|under)\\p{L}* (?:[\\p{L}-]+ ){0,4}(?!custom|memb)\\p{L}+,? )who (?:ran|runs|used?s?|operated|managed|maintained|built|configured|administered|handled|worked (?:in|with)|programmed|owned|wrote|coded)`,
    `(?<=^[^.;]{0,80})(?:is|was|were|are) (?:\\p{L}+ )?(?:used|handled|run|done|managed|operated|maintained|kept|prepared|administered) by (?:a|an|the|my|our|another|other|their) (?:[\\p{L}-]+ ){0,2}?(?:${others})`,
  ),
];
/** The clause as a whole tells of others' tools: offsets of the match are the thing's. */
export const othersClause: RegExp = any(
  '(?<=(?:unterstütz|half|assist|begleit)\\p{L}* (?:[\\p{L}-]+ ){1,5}?[\\p{L}-]+, )(?:der|die|das) [^.;]{2,60}? (?:nutzte|benutzte|arbeitete|bediente|betreute|führte)n?',
  '(?:wird|wurde|werden|wurden) (?:nur |ausschließlich )?(?:vo[nm]|durch)(?: der| dem| den| einem| einer| die)? [^.,;]{0,24}(?:konzern|kolleg|steuerberat|zentrale|dienstleist|agentur|berater|muttergesellschaft)\\p{L}*(?: \\p{L}+){0,2} (?:genutzt|benutzt|verwendet|bedient|gemacht|erledigt|betreut|geführt)',
  '(?<=(?:assist|aid|souten|épaul|accompagn|second)\\p{L}* [^.;]{2,50},? )qui (?:utilis|gér|tena|manipul|travaill|pilot|administr)\\p{L}+',
  "(?:utilisé|géré|tenu|fait|réalisé|administré)e?s? par (?:le siège|une? collègue|un prestataire|le prestataire|l['’]expert-comptable|la maison mère|l['’]agence|la société mère)",
  '(?<=(?:apoy|ayud|asist|acompañ)\\p{L}* [^.;]{2,50},? )(?:que|quien(?:es)?) (?:usab|usa|manejab|utiliz|gestion|llevab|administr)\\p{L}*',
  '(?:(?:lo|la|los|las) (?:usa|usaba|lleva|llevaba|gestiona|gestionaba) |(?:usad|utilizad|llevad|gestionad)[oa]s? por )(?:la matriz|la central|un compañero|una compañera|otr[oa]|el proveedor|la gestoría|la asesoría)',
  '(?<=(?:apoi|ajud|assist|acompanh)\\p{L}* [^.;]{2,50},? )que (?:us|utiliz|ger|manuse|trabalh|administr)\\p{L}+|(?:usad|utilizad|gerid|feit)[oa]s? (?:pela sede|por um colega|por uma colega|pela empresa-mãe|pelo contabilista)',
  '(?<=(?:support|aiut|assist|affianc)\\p{L}* [^.;]{2,50},? )che (?:usa|utilizza|gesti|lavora|amministra)\\p{L}*|(?:usat|utilizzat|gestit|tenut)[oaie] (?:dalla sede|da un collega|da una collega|dalla capogruppo|dal commercialista)',
  '(?<=(?:ondersteun|hielp|assisteer|geholpen)\\p{L}* [^.;]{2,50},? )die [^.;]{2,60}? (?:gebruikte|werkte|beheerde|bediende)n?|(?:wordt|werd|werden|worden) (?:door )(?:een collega|het hoofdkantoor|de leverancier|het moederbedrijf|de accountant)',
);

/** "Pair-programmed with the React team": the name before the team is the team's. A name is a proper one. */
export const withTeam: RegExp =
  /(?<=(?:[Pp]air(?:ed|-programmed|-programming)?|[Ww]ork(?:ed|ing)?|[Cc]ollaborat(?:ed|ing)|[Ll]iais(?:ed|ing)|[Pp]artner(?:ed|ing)|[Cc]ooperat(?:ed|ing)|[Cc]oordinat(?:ed|ing)|[Ss]at)(?: closely| together| directly| in)? )(?:with|alongside|beside) (?:the |our |an? |their |other )?(?:\p{Lu}[\p{L}\d+#.]*[ /-])+(?:teams?|developers?|engineers?|administrators?|admins?|consultants?|colleagues|experts?|specialists?|department)(?!\p{L})/gu;
export const withTeamElsewhere: RegExp = any(
  '(?:zusammen|gemeinsam|zusammenarbeit|abstimmung|abgestimmt) mit (?:de[mnr]|unserem|einem) (?!(?:marketing|vertriebs?|it|hr|qa|sales|finanz|produkt|entwicklungs?|einkaufs?|daten|design|rechts|sicherheits|support|service|projekt|pflege|führungs|montage|küchen|ärzte)\\p{L}*-)\\p{L}[\\p{L}\\d]*-(?:team|abteilung|kollegen|entwicklern?|beratern?|spezialisten)',
);

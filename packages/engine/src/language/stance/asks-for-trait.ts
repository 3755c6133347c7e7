import { wholeWords } from '../text/whole-words.ts';

const trait =
  /^\W*(?:(?:you(?:'|’)?(?:re| are)?|must|should|to|we want someone who|someone who|candidates?|applicants?) )*(?:is |be |being |have |has )?(?:an? |the )?(?:highly |very |always |truly |strong |good |great |proven )*(?:positive|optimistic|enthusias\p{L}+|passion\p{L}*|energ\p{L}+|friendly|outgoing|flexib\p{L}+|dependab\p{L}+|reliab\p{L}+|honest\p{L}*|trustworth\p{L}+|punctual\p{L}*|polite|proactive|pro-active|goal[- ]|results?[- ]|target[- ]|team[- ]|self[- ]|detail|bright|ambiti\p{L}+|motivat\p{L}+|driven|dynamic|creative|confiden\p{L}+|patien(?:t|ce)|courteous|personable|adaptab\p{L}+|attitude|personality|character|manners?|(?:sense|desire|drive|will(?:ingness)?|eager\p{L}*|hunger) (?:of|to|for)|professional (?:appearance|demeanou?r|manner|attitude|image)|thrives?|enjoys?|love|works? well|physical(?:ly)?|standing|sitting|walking|kneeling|bending|lifting|heavy lifting|punktual\p{L}*|pünktlich\p{L}*|zuverlässig\p{L}*|motiviert\p{L}*|engagiert\p{L}*|freundlich\p{L}*|teamfähig\p{L}*|belastbar\p{L}*|flexibel|freude|spaß|dynamique|motivée?|rigoureu\p{L}+|dinámic[oa]|responsable|proactiv[oa]|motivad[oa])(?!\p{L})/iu;
const ability =
  /^\W*(?:(?:must|should) )?(?:be |have )?(?:the |an? )?(?:proven |demonstrated |strong |good )?(?:ability|able|capab\p{L}+|willing\p{L}*|competen\p{L}+|comfortable|availab\p{L}+)(?: (?:to|of|in|with))? (?:effectively |efficiently |strongly |easily |also |quickly |successfully )*(?:work(?:ing)?(?! (?:with|on) (?:\p{Lu}|\p{L}+ (?:software|systems|tools|equipment|machine)))|meet|adapt|multi-?task|handle|communicat\p{L}+|interact|interface|build (?:trust|relationships?|and maintain)|maintain (?:a |good |strong |positive )|learn|follow|listen|accept|cope|thrive|prioriti[sz]e|juggle|stand|sit|walk|kneel|lift|hold|bend|see|hear|climb|stoop|perform multiple)(?!\p{L})/iu;

/** A manner, a bent or a condition of the body told in other words, anywhere in a line that asks for no experience: "Competency in multiple tasks", "a progressive mindset", "Very quick in learning". */
const manner =
  /^\W*(?:may|will|must) be (?:required|expected|asked|able) to (?:be able to )?(?:lift|stand|sit|walk|climb|carry|bend|kneel)(?!\p{L})|(?:^|\s)(?:basic |math(?:s|ematical)? |numeracy |(?:tele)?phone |people |social |life |organi[sz]ational |administrative |soft |listening |and ){1,3}skills\W*$|(?<!\p{L})(?:multiple|various|several) (?:functional )?tasks|(?:history|record) of (?:achievement|success)|(?:strong|steady|stable) (?:work|job|employment) history|fast[- ](?:paced?|moving)(?!\p{L})|high[- ](?:stress|pressure)(?!\p{L})|(?<!\p{L})(?:extrovert|introvert|meticulous|mindset|sparkle|dedication|(?:contagious|positive|high) energy|(?:innovative|entrepreneurial|team) spirit|high expectations|open[- ]minded\p{L}*|(?:up|on) your own|(?:be|being|is) flexible|quick(?:ly)?(?: in)? (?:to )?(?:learn\p{L}*|adapt\p{L}*|picks?)|picks (?:it|things) up|(?:likes?|love|eager|keen) to (?:help|learn|work)|attention and awareness|minimal (?:up-front )?(?:guidance|supervision)|(?:effectively|well) (?:with|in|as part of) an? (?:\p{L}+ )?team|sweet spot|(?:steel|safety)[- ](?:toe[- ]?(?:cap)?(?:ped)?[- ]?)?(?:boots|shoes|footwear)|wesen|auftreten)(?!\p{L})/iu;

/** A way of working, by whatever it is called: "Lösungsorientierte Arbeitsweise", "a structured way of working". */
const wayOfWorking = wholeWords(
  '(?:way|style) of working|working style|work ethic|(?:level|sense) of (?:\\p{L}+ (?:and |/ ?)?){0,2}(?:accountability|responsibility|ownership)',
  '(?:arbeits|denk|handlungs|vorgehens)weise|arbeitsstil|arbeitshaltung',
  '(?:façon|manière) de travailler|méthode de travail|rigueur de travail',
  '(?:forma|manera|estilo) de trabaj(?:o|ar)',
  '(?:forma|modo|estilo) de trabalh(?:o|ar)',
  '(?:modo|metodo|stile) di lavor(?:o|are)',
  'werkwijze|werkhouding|manier van werken',
);

/** The same in other languages: bents, manners, how one gets on with people and with one's own time. */
const elsewhere = new RegExp(
  `^\\W*(?:${[
    'lust (?:und|auf|an)|(?:großes |hohes )?interesse an|gepflegt\\p{L}*|kundenorientiert\\p{L}*|(?:sehr |ausgeprägte |hohe )?(?:kommunikations|team|konflikt|lern|sozial)\\p{L}*(?:fähigkeit|kompetenz|bereitschaft|stärke)|(?:schnelle )?auffassungsgabe|hands-on',
    "(?:bonne |grande |excellente )?capacité (?:à|de) (?:communiquer|travailler|convaincre|s[’']adapter|écouter|vous adapter)|.{3,60} vous (?:intéresse|passionne|motive)(?:nt)?|esprit d[’']équipe|sens (?:de |du |des |aigu )|aisance|bon relationnel|autonomie",
    'trabajo en equipo|(?:buena |excelente )?(?:actitud|presentación|comunicación)|capacidad (?:de|para) (?:comunica\\p{L}+|trabaj\\p{L}+|adapta\\p{L}+|organiza\\p{L}+)|facilidad de palabra|responsabilidad|ganas de',
    '(?:ottim[ao]|buon[ao]|spiccat[ae]|eccellent[ei])? ?(?:capacità di (?:team|lavor\\p{L}+ in|comunica\\p{L}+|problem|ascolt\\p{L}+|adattamento|relazion\\p{L}+)|comunicazione (?:orale|scritta|verbale)|attitudine|doti (?:comunicative|relazionali|organizzative))|predisposizione|proattività|flessibilità|apertura|dinamicità|atteggiamento',
    '(?:boa |ótima |excelente )?(?:comunicação|capacidade de (?:lidar|comunica\\p{L}+|trabalh\\p{L}+|adapta\\p{L}+)|organização(?=,)|relacionamento interpessoal|trabalho em equipe|pro ?-?atividade|senso de|vontade de)',
    '(?:u|je) kunt? (?:uw|je) tijd|(?:goede )?communicati(?:ef|eve)\\p{L}*|teamspeler|flexibel\\p{L}*|klantgericht\\p{L}*|enthousiast\\p{L}*',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** What is said of the one who is wanted, or of what they like: "You can work independently", "Ideal candidate is a top performer", "Creative approaches". */
const wanted =
  /^\W*(?:you (?:can|will|should|are|have|bring|like|love|enjoy|want|know how)\b(?!.*\bexperien)|(?:the )?ideal candidate|ability to understand|comfortable|excited|willing|eager|keen|(?:must|should) have (?:extensive|exceptional|excellent|outstanding|superior|strong)\b(?! (?:\p{L}+ ){0,3}(?:in|with|of) \p{Lu})|exceptional|outstanding|(?:innovative|creative|fresh|new|original|bright|great) (?:ideas|approaches|thinking|solutions)|(?:\p{L}+ )?curiosity|strong sense|habilidad(?:es)? para|capacidad (?:de|para)|nacionalidad|capacit[àé] d|capacité (?:à|d)|fähigkeit zu|vermogen om)(?!\p{L})/iu;

/** Whether a short line, which names nothing besides, asks for a way of working. */
export const namesWay = (text: string): boolean => text.split(/\s+/).length <= 8 && wayOfWorking.test(text);

/** Whether a demand without a known skill asks for a trait, a manner of working or a bodily ability: like a soft skill, everybody claims it. */
export function asksForTrait(text: string): boolean {
  return trait.test(text) || ability.test(text) || elsewhere.test(text) || namesWay(text);
}

/** Whether a demand is one that nobody can sensibly be asked about: a trait, or a manner or condition told in other words. */
export function isPastAsking(text: string): boolean {
  return asksForTrait(text) || wanted.test(text) || (!/experien|erfahrung/iu.test(text) && manner.test(text));
}

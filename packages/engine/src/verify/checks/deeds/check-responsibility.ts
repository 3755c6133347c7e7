import type { Violation } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';
import { readQualifiers } from '../../words/qualifiers.ts';

/**
 * Verbs that say who was answerable for a deed, family by family in seven languages. Who took part in a thing did not lead, plan or found it: the
 * line that is told anew must have a verb of the family, or of one behind it that says as much.
 */
const families: { name: string; verbs: RegExp; also: string[] }[] = [
  family(
    'lead',
    '(?<=\\bhave (?:also )?)run(?! (?:out|into|through|for|errands))|run(?= (?:\\d|two|three|four|five|six|seven|eight|nine|ten)(?!\\p{L}))|led|leads?|leading|headed|heads|directed|directs|managed|manages?|managing|oversaw|oversees?|overseeing|supervis(?:e[sd]?|ing)|ran|leite(?:te)?n?(?![^.;]*\\san(?:[.,;]|$))|leitet|geleitet|führe|führte(?!.*\\bein\\b)|geführt|steuer(?:e|te)|verantwort(?:e|ete|et)|dirig(?:e|é|ée|eais|eait|ais|o|ía|í|ido|ei|ia|evo)|dirij[oa]|pilot(?:e|é|ée|ais)|encadr(?:e|é|ée|ais)|gér(?:e|é|ée|ais)|gestion(?:o|é|aba|ado)|supervis(?:o|é|aba|ado|ei|ionato|iono|ai|ava)|coordin(?:o|é|aba|ado|ato|avo)|coorden(?:o|ei|ava)|geri(?:a|u)?|lidero|liderei|gestito|gestivo|diretto|guid(?:o|ato|avo)|leid(?:de|t)?|geleid|stuur(?:de)?n?|aangestuurd',
    ['watch'],
  ),
  family(
    'watch',
    'supervis(?:e[sd]?|ing)|oversaw|oversees?|beaufsichtig\\p{L}*|leite(?:te)? .* an|angeleitet|anleit\\p{L}+|\\p{L}*anleitung(?:en)?|encadr\\p{L}*|surveill\\p{L}*|supervis(?!i[oó]n)\\p{L}*|begeleid\\p{L}*',
    ['lead', 'teach'],
  ),
  family(
    'organise',
    'organi[sz](?:e[sd]?|ing)|organisier(?:e|te|t|en)|organis(?:e|é|ée|ais|ait)|organiz(?:o|ó|aba|ado|ei|ava)|organicé|organizz(?:o|ato|avo)|organise(?:er|erde|ert)|georganiseerd',
    ['lead', 'plan', 'found'],
  ),
  family(
    'plan',
    'planned|plan(?:e|te|st|t|en)(?! zu)|geplant|planifi(?:e|é|ée|ais)|planific(?:o|ó|aba|ado)|planifiqué|pianific(?:o|ato|avo)|plane(?:io|ei|ava)|plan(?:de|nen)?|gepland|entw[aieo]rf(?:e|en)?|entworfen|conçu[es]?|conçois|concevais|diseñ(?:o|é|ó|aba|ado)|proyect(?:o|é|ó|aba)|progett(?:o|ato|avo)|projet(?:o|ei|ava)|desenh(?:o|ei|ava)|ontw(?:erp|ierp|orpen)|designed',
    ['organise', 'lead', 'found', 'draw'],
  ),
  family(
    'draw',
    'zeichn\\p{L}+|gezeichnet|dessin\\p{L}*|dibuj\\p{L}+|disegn\\p{L}*|desenh\\p{L}+|tek[e]?n\\p{L}*|created?|built|develop\\p{L}*|drew|drafted',
    [],
  ),
  family(
    'found',
    'found(?:ed|ing)|co-?founded|introduc(?:e[sd]?|ing)|launch(?:ed|es|ing)|initiated|gründe(?:te|t|n)?|gegründet|führte .* ein|führe .* ein|eingeführt|initiier\\p{L}+|baute .* auf|aufgebaut|fond(?:é|ée|ais)|introdui[ts]\\p{L}*|lancé?e?|lançai|fund(?:é|ó|ado|ei|ou)|introduj\\p{L}+|introducido|implant(?:é|ó|ado)|lancé|fondato|introdotto|avviato|lanci(?:ato|avo)|introduzi\\p{L}*|lancei|opgericht|ingevoerd|voerde .* in|gestart|richtte .* op',
    ['make'],
  ),
  family(
    'make',
    'create[sd]?|creating|built|build(?:s|ing)?|set up|setting up|started|establish\\p{L}*|proposed?|entwick\\p{L}+|schuf|geschaffen|initiat\\p{L}+|einführ\\p{L}*|aufbau\\p{L}*|créé\\p{L}*|création|mis en place|mise en place|cre[óéo]|creado|creato|criei|criou|creëer\\p{L}*|rollout|rolled out|pioneer\\p{L}*|brought in|aufgesetzt',
    ['found'],
  ),
  family(
    'teach',
    'train(?:s|ed)?(?! (?:stations?|drivers?|crew|conductor))|teach(?:es)?|taught|coach(?:ed|es)?|schul(?:e|te|t|en)|geschult|bilde(?:te)? .* aus|ausgebildet|unterrichte(?:te|t)?|lehr(?:e|te)|formé?e?s?|formais|formo|form(?:é|ei)|capacit(?:o|é|aba)|enseñ\\p{L}+|ensino(?! (?:médio|técnico|secundário|superior|fundamental))|ensin(?:ei|ava)|insegn(?:o|ato|avo)|formato|opgeleid|leid .* op|train(?:de|t)|getraind',
    ['guide'],
  ),
  family(
    'guide',
    'train\\p{L}*|teach\\p{L}*|taught|tutor\\p{L}*|lectur\\p{L}*|mentor\\p{L}*|coach\\p{L}*|instruct\\p{L}*|preceptor\\p{L}*|onboard\\p{L}*|induct(?:ed|ion)|schul\\p{L}+|ausbild\\p{L}*|bilde .* aus|unterricht\\p{L}*|anleit\\p{L}*|angeleitet|einarbeit\\p{L}*|eingearbeitet|arbeite(?:te)? .* ein|formation|formateur|formatrice|tutorat|tuteur|tutrice|enseign\\p{L}*|encadr\\p{L}*|formación|formad[oa]r\\p{L}*|enseñ\\p{L}*|capacit\\p{L}*|formaç\\p{L}+|ensin\\p{L}*|formazion\\p{L}*|insegn\\p{L}*|opleid\\p{L}*|inwerk\\p{L}*|ingewerkt|werk(?:te)? .* in|begeleid\\p{L}*|workshop\\p{L}*|course|cours|curso|corso|kurs\\p{L}*',
    [],
  ),
  family(
    'renew',
    'renovat(?:ed|es|ing)|moderni[sz](?:ed|es|ing)|refurbish(?:ed|es|ing)?|renov(?:é|o|aba|ado|ei)|rénov(?:é|e|ais)|modernis(?:é|e|ierte|iere)|renoviert\\p{L}*|rinnov(?:ato|o)|ristruttur(?:ato|o)|gerenoveerd|renoveerde|instal(?:é|led|ls|ó)|install(?:é|ed|s|ierte|iere|ato|eerde)|instalei|geïnstalleerd|installiert',
    ['fit'],
  ),
  family(
    'fit',
    'install\\p{L}*|instal\\p{L}*|fitted|fitting|replac\\p{L}+|mont\\p{L}+|einbau\\p{L}*|eingebaut|rebuil\\p{L}+|überhol\\p{L}*|erneuer\\p{L}*|upgrad\\p{L}*|moderni\\p{L}*|renov\\p{L}*|rénov\\p{L}*|refurbish\\p{L}*|umbau\\p{L}*|umgebaut|remodel\\p{L}*|reform\\p{L}+|set up|geplaatst|plaats\\p{L}*',
    ['renew'],
  ),
  family(
    'replace',
    'replaced|replaces|replacing|switched|switching|swapped|ersetzte?|abgelöst|remplacé|remplaçais|reemplac(?:é|ó|aba)|substituí|sostituito|vervangen|verving',
    ['renew', 'fit', 'move'],
  ),
  family(
    'move',
    'mov(?:e[sd]?|ing)|migrat\\p{L}+|switch\\p{L}*|chang\\p{L}+|swap\\p{L}*|replac\\p{L}*|ersetz\\p{L}*|ersatz|austausch\\p{L}*|ausgetauscht|wechsel\\p{L}*|gewechselt|umgestellt|umstell\\p{L}*|ablös\\p{L}*|vertret\\p{L}*|remplac\\p{L}*|chang\\p{L}+|reemplaz\\p{L}*|reemplac\\p{L}*|sustitu\\p{L}*|substitu\\p{L}*|cambi\\p{L}+|sostitu\\p{L}*|vervang\\p{L}*|stood in|covered',
    [],
  ),
  family(
    'author',
    'erstell(?:e|te|t|en)|créé?e?s?|creé|creado|criei|creato|opgesteld|stelde .* op|authored|author of|auteure? de|autora? de|autore di|autrice di|auteur van|autorin? von',
    ['make', 'found', 'draw', 'plan', 'write', 'organise'],
  ),
  family(
    'write',
    '(?<!co-)wr(?:ote|itten|ite|ites|iting)|draft\\p{L}*|prepar\\p{L}*|compil\\p{L}*|fertig(?:e|t|te|ten|en)|verfass\\p{L}*|schr(?:ieb|eib)\\p{L}*|geschrieben|erarbeit\\p{L}*|zusammengestellt|programmier\\p{L}*|rédig\\p{L}*|écri\\p{L}*|élabor\\p{L}*|fabriqu\\p{L}*|fabric\\p{L}*|confec\\p{L}*|redact\\p{L}*|escri\\p{L}*|elabor\\p{L}*|redig\\p{L}*|scri[vt]\\p{L}*|schr(?:e|ij)\\p{L}*|geschreven|stel\\p{L}* .* op|opstel\\p{L}*|mont\\p{L}+|bau\\p{L}*|gebaut|bouw\\p{L}*|constru\\p{L}*|réalis\\p{L}*|realiz\\p{L}*|montage',
    [],
  ),
  family(
    'pen',
    'wr(?:ote|itten|ites?|iting)|draft\\p{L}*|verfass\\p{L}*|schr(?:ieb|eib)\\p{L}*|geschrieben|\\p{L}*texte?n?|protokoll\\p{L}*|rédi?g\\p{L}*|rédact\\p{L}*|écri\\p{L}*|redact\\p{L}*|escri\\p{L}*|redig\\p{L}*|redaç\\p{L}*|scri[vt]\\p{L}*|redaz\\p{L}*|geschreven|schr(?:e|ij)\\p{L}*|articles?|artikel\\p{L}*|artículos?|artigos?|articol[oi]|reports?|berichte?|rapports?|informes?|relat\\p{L}+|letters?|briefe?|newsletters?|minutes|plans?|docs?|document\\p{L}*|dokument\\p{L}*|scripts?|code|tests?|author\\p{L}*|publi\\p{L}*|programm?\\p{L}*|manuals?|guides?|copy|posts?|blogs?|translat\\p{L}*|übersetz\\p{L}*|texts?|fich[ae]s?|notes?|reviews?|specs?|proposals?',
    [],
  ),
  family(
    'open',
    'opened|ouvert|ouvre|eröffne(?:te|t)|ab(?:rí|ierto|ro)|apr(?:o|ii)|aperto|ab(?:ri|erto)|geopend|opende',
    ['found', 'make', 'begin'],
  ),
  family('begin', 'open\\p{L}*|ouv\\p{L}+|öffn\\p{L}*|ab(?:r|ier)\\p{L}+|aper\\p{L}+|apr\\p{L}+|geopend', []),
];

function family(name: string, verbs: string, also: string[]): { name: string; verbs: RegExp; also: string[] } {
  return { name, verbs: new RegExp(`(?<![\\p{L}’'])(?:${verbs})(?!\\p{L})`, 'iu'), also };
}

const asked = new Set([
  'replace',
  'pen',
  'lead',
  'organise',
  'plan',
  'found',
  'teach',
  'renew',
  'watch',
  'author',
  'open',
]);

/** A verb of answerability that the lines told (or, where none is, the jobs named, or any fact) do not have. */
export function checkResponsibility(claims: Claims, index: FactIndex): Violation[] {
  if (readQualifiers(claims.text).has('participation')) return [];
  const items = new Set(claims.lines.map(({ item }) => item));
  const near = (view: FactView) =>
    !view.isDate &&
    (claims.lines.length === 0
      ? /^\/(?:work|volunteer|projects|skills|answers)/.test(view.fact.pointer) &&
        (claims.items.size === 0 || claims.items.has(view.item) || view.item === '')
      : claims.lines.includes(view) || (items.has(view.item) && view.fact.pointer.endsWith('/position')));
  const views = index.views.filter(near);
  return families.flatMap(({ name, verbs, also }): Violation[] => {
    if (!asked.has(name) || (name === 'pen' && (claims.lines.length > 0 || !authored.test(claims.text)))) return [];
    const match = verbs.exec(claims.text);
    // "LED" is a lamp.
    if (
      match === null ||
      /^\p{Lu}{2,}$/u.test(match[0]) ||
      isPartOfName(match, claims) ||
      isSuffered(match, claims) ||
      !isOpen(claims, match.index, match.index + match[0].length)
    )
      return [];
    const others = families.filter((each) => also.includes(each.name));
    const bears = ({ fact }: FactView) =>
      [verbs, ...others.map((each) => each.verbs)].some((pattern) => {
        const own = pattern.exec(fact.text)?.[0];
        return own !== undefined && !/^\p{Lu}{2,}$/u.test(own);
      });
    // Who trained 14 people did not manage them, whatever their title: the line has a verb of its own.
    const counted = name === 'lead' && persons.test(claims.text.slice(match.index + match[0].length));
    const own = counted ? views.filter((view) => claims.lines.includes(view) && guiding.test(view.fact.text)) : [];
    const held = own.length > 0 && own.length === claims.lines.length ? own : views;
    if (held.some(bears) || (held === views && views.some((view) => holdsNoun(name, view)))) return [];
    return [{ kind: 'scope', text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}

/** Written by oneself: what a prize or a certificate says of a book or a guide is no writing of one's own. */
const authored =
  /(?<!\p{L})(?:I (?:have |also )?(?:wrote|written)|ich (?:habe )?(?:\p{L}+ )?(?:schrieb|verfasste)|(?:habe ich|ich habe) .*(?:geschrieben|verfasst)|j['’]ai (?:écrit|rédigé)|(?:he )?(?:escrito|escribí|redacté)|escrevi|redigi|ho scritto|scrissi|ik schreef|(?:ik heb|heb ik) .*geschreven)(?!\p{L})/iu;

/** So many people, or houses, behind a verb of leading. */
const persons =
  /^\s+(?:(?:a |the |over |about |some )?(?:team|group|staff) of )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|dois|duas|três|due|tre|quattro|cinque|twee|drie|vijf)(?!\p{L})/iu;
const guiding =
  /^(?:i )?(?:train|teach|taught|coach|mentor|instruct|help|assist|support|advis|schul|unterricht|(?:praxis)?anleit|berat|form(?:e|er|é|ation)(?!\p{L})|conseil|accompagn|enseñ|capacit|apoy|ensin|apoi|insegn|affianc|opleid|begeleid|held|keep|kept|run \p{L}+-?\p{L}* (?:deal|review|session|training|workshop|meeting))/iu;

/** "I am trained in first aid": done to the person, not by them. */
const isSuffered = (match: RegExpExecArray, { text }: Claims) =>
  /(?<!\p{L})(?:am|been|was|bin(?: ich)?|wurde(?: ich)?|suis|soy|sou|sono|ben(?: ik)?)\s+(?:\p{L}+\s+)?$/iu.test(
    text.slice(0, match.index),
  );

/** "Plan" in "Bay Colony Health Plan". */
function isPartOfName(match: RegExpExecArray, { words }: Claims): boolean {
  const word = words.find(({ start }) => start === match.index);
  return word?.capital === true && !word.opens;
}

/** Nouns and titles that say as much as the verb: "Leitung", "manager", "planning". */
const nouns: Record<string, RegExp> = byWord({
  lead: /(?<!\p{L})(?:runs?|owns?|owned|chair\p{L}*)(?!\p{L})|lead|manag|head of|direct[oei]|supervis|(?<!an)leit(?:er|ung)|führ(?:er|ung)|verantwort|respons|dire(?:ct|ç)|diret|direz|chef|jef[ea]|gest|gér|gérance|capo|hoofd|leid|chief|owner|founder|coordin|coorden|charge|captain|foreman|polier|meister|maestr|encarg|encadr/iu,
  organise: /organi|veranstalte|coordin|koordin|ausricht|arrang/iu,
  plan: /schedul|plan(?!t)|design|entw(?:urf|erf|ickl)|conce(?:pt|v)|diseñ|proyect|proget|projet|ontwerp|draw|develop|engineer|archit|ingen/iu,
  found: /found|gründ|fond|fund|einführ|introdu|launch|lanc|creat|cré|pilot/iu,
  teach:
    /train|teach|tutor|coach|instruct|lehr|dozent|ausbild|form(?:at|ad)|ensei|enseñ|insegn|docent|onderwijs|leraar|professor/iu,
  renew: /install|renov|moderni|instal/iu,
  watch: /supervis(?!i[oó]n)|anleit|aufsicht|encadr|tutor|mentor|lead|leit/iu,
});
/** In a line, a person who leads may be somebody else ("stood in for the director"). */
const leadingDeed =
  /(?<!\p{L})(?:runs?|owns?|owned|chair\p{L}*|lead(?:s|ing|ership)?|manag(?:e[sd]?|ing|ement)|head of|direction|supervis(?!i[oó]n)\p{L}*|leitung|leit\p{L}*|führ\p{L}*|verantwort\p{L}*|respons\p{L}*|direzione|dirección|direção|gest\p{L}*|gér\p{L}*|coordin\p{L}*|coorden\p{L}*|charge|encarg\p{L}*|encadr\p{L}*|leiding\p{L}*|aanstur\p{L}*)(?!\p{L})/iu;
/** Whether a line tells of something that its person ran, kept or looked after: they were in charge of it. */
export const isInCharge = (text: string) =>
  leadingDeed.test(text) || /^(?:kept?|keep(?:s|ing)?|look(?:s|ed|ing)? after|maintain\p{L}*)(?!\p{L})/iu.test(text);

const holdsNoun = (name: string, { fact }: FactView) =>
  (/^(?:lead|watch)$/.test(name) && /\/(?:highlights\/\d+|summary|description)$/.test(fact.pointer)
    ? leadingDeed
    : nouns[name]
  )?.test(fact.text) === true;

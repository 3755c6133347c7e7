import type { Violation } from '@shortlist/schema';
import type { Claims } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';
import { someFactSays } from '../../facts/views-with.ts';
import { isAlike } from '../../reading/is-alike.ts';
import { isInCharge } from './check-responsibility.ts';

/**
 * Set phrases that raise a deed though each of their words is an everyday one: how fast, how alone, how perfectly, how often it was done.
 * A fact must have the phrase itself.
 */
const raising =
  /(?<!\p{L})(?:from scratch|in record time|in no time|every single|single[- ]handed(?:ly)?|(?:all )?(?:by myself|on my own)|ahead of (?:schedule|time|plan)|under budget|without (?:a single|any|an?) (?:complaints?|errors?|accidents?|incidents?|mistakes?|delays?)|of the (?:year|month|quarter)|second to none|at the highest level|took charge|took over (?:this|all|everything|the (?:whole|entire|running))|(?:was|am|the) (?:the )?only (?:one|person)|headed up|(?:put )?in charge of|for (?:many |several |over |nearly |almost )?(?:years|a decade|decades)(?=\s*(?:[.,;]|$))|years of daily|under my (?:leadership|direction|guidance|lead)|(?:taught|trained|showed) others|to do so|day and night|for the (?:state|government|army|military|crown)|than (?:anyone|anybody|everyone|others|my colleagues)|(?:with|for|in) the (?:whole|entire) \p{L}+|to the (?:board|ceo|md)|(?:staff|full|sole|final|overall|ultimate|entire) responsibility|(?:gesamt|letzt)verantwortung|(?:pleine|entière) responsabilité|responsabilité (?:finale|totale|pleine)|(?:plena|total) responsabilidad|responsabilidad (?:final|plena|total)|responsabilidade (?:final|plena|total)|responsabilità (?:finale|piena|totale)|eindverantwoordelijk\p{L}*|track record|of success|great success|high standard|became the standard|(?:every|all|my|each) targets?|trusted by|right to work|start (?:at once|immediately|tomorrow)|near you|followed your|(?:been|am) your|worked for you|met your|know your (?:team|people|staff|company)|visited your|used your|wrote (?:a|the|two|three) books?|my (?:own )?team|under me|in (?:several|many|various) languages|first[- ]class|in-depth|(?:deep|extensive|profound|expert|comprehensive) (?:knowledge|experience|expertise|understanding)|twice as|(?:two|three|four|ten) times (?:faster|as|more|the)|the press|satisfaction of all|adopted by|clean (?:driving )?licen[cs]e|clean driving record|(?:all|every one|each|none) (?:of )?my (?:students|pupils|clients|patients|guests|customers|teams?|projects|colleagues|apprentices|trainees|classes|staff|cases|events)|across (?:the|our) (?:whole |entire )?(?:company|organi[sz]ation|business|department|firm|group|school|hospital|trust|industry|region)|saved the|full satisfaction|was (?:chosen|appointed|asked|trusted|entrusted|selected|headhunted|head-hunted)|recommended me|(?:renewed|extended) every|unter meiner (?:leitung|führung|regie|verantwortung)|in voller verantwortung|mit großem erfolg|tag und nacht|seit jahren|jahrelang|langjährige (?:erfahrung|praxis)|als einzige[rn]?|mein(?:em)? (?:eigenes |eigenen )?team|im ganzen (?:unternehmen|konzern|land)|fundierte (?:kenntnisse|erfahrung)|umfassende (?:kenntnisse|erfahrung)|sofort verfügbar|sous ma (?:direction|responsabilité|conduite)|avec (?:un )?grand succès|jour et nuit|depuis des années|pendant des années|mon équipe|la seule personne|le seul|dans toute l['’]entreprise|expérience approfondie|connaissances approfondies|disponible immédiatement|bajo mi (?:dirección|responsabilidad|mando)|con gran éxito|día y noche|durante años|mi (?:propio )?equipo|la única persona|el único|en toda la empresa|amplia experiencia|conocimientos profundos|disponible de inmediato|von grund auf|in (?:der )?rekordzeit|ganz allein|im alleingang|ohne (?:eine?n? )?einzige\p{L}*|des (?:jahres|monats)|en un temps record|à moi seule?|à partir de rien|de zéro|sans (?:une? seule?|aucune?) \p{L}+|de l['’]année|du mois|en tiempo récord|desde cero|yo sol[oa]|sin (?:una? sol[oa]|ning(?:ún|una)) \p{L}+|del (?:año|mes)|do (?:ano|mês)|dell['’]anno|del mese|van (?:het jaar|de maand))(?!\p{L})/giu;

/** Of one's own accord, as a pattern for others, well known, honoured, at no fault: what a reference may say of somebody and they not of themselves. */
const praising =
  /(?<!\p{L})(?:(?:on|at) my (?:own )?(?:initiative|suggestion|request)|(?:auf|aus) (?:meine|eigene)[nrm]? (?:initiative|anregung|vorschlag|antrieb|wunsch)|à mon initiative|de ma propre initiative|por (?:mi |minha )?(?:propia|própria)? ?iniciativa(?: propia| própria)?|di (?:mia |propria )iniziativa|op (?:mijn |eigen )+(?:initiatief|verzoek|voorstel)|as (?:a|the) (?:model|example|benchmark|reference|pattern) (?:for|to)|als (?:vorbild|muster|maßstab) für|comme (?:modèle|exemple|référence)|como (?:modelo|ejemplo|exemplo|referencia|referência)|come (?:modello|esempio|riferimento)|als (?:voorbeeld|maatstaf) voor|(?:well[- ]?)?known (?:for|as) \p{L}+|renowned|sought[- ]after|go-to|highly (?:regarded|rated|valued|cited|praised)|trusted (?:\p{L}+)|bekannt (?:für|als) \p{L}+|(?:hoch )?geschätzt(?:e[rn]?)?|reconnue?s? (?:pour|par|comme)|appréciée?s? (?:de|par|pour)|conocid[oa] (?:por|como)|reconocid[oa] (?:por|como)|conhecid[oa] (?:por|como|pela)|reconhecid[oa] (?:por|como|pela)|apprezzat[oa] (?:da|dai|per)|conosciut[oa] (?:per|come)|bekend (?:om|als|van)|gewaardeerd(?:e)?|(?:always |stets |immer |toujours |siempre |sempre |altijd )?(?:on time|pünktlich|termingerecht|dans les (?:délais|temps)|a tiempo|puntual\p{L}*|a horas|op tijd)|(?:thanks to|because of|due to) me|dank mir|meinetwegen|grâce à moi|gracias a mí|graças a mim|grazie a me|dankzij mij|avec mention|(?:sit|sits|sat) on (?:the|a)|member of|(?:mitglied|sitz) (?:im|in|des|der)|membre (?:du|de|d['’])|siège (?:au|à)|miembro de|membro d[aeo]|membro del(?:la)?|lid van|direct reports?|direkt unterstellte?|successfully completed|erfolgreich (?:abgeschlossen|umgesetzt)|avec (?:succès|distinction)|con (?:éxito|successo|lode)|com (?:êxito|sucesso|louvor|distinção)|met (?:succes|lof)|mit (?:auszeichnung|bravour|bestnote)|with (?:distinction|merit|honours|honors)|mention (?:très )?(?:bien|honorable)|(?:primé|récompensé|premiad|galardonad|premiat|bekroond|preisgekrönt|ausgezeichnet)\p{L}*|in the press|in der presse|dans la presse|en la prensa|na imprensa|dalla stampa|in de pers|(?:clients?|customers?|kunden|clientes|clienti|klanten|colleagues|kollegen|collègues|colegas|compañeros|colleghi|collega['’]s) (?:(?:regularly|often|always|still|frequently|oft|immer|regelmäßig|souvent|toujours|siempre|sempre|vaak|altijd|me|mich|m['’]|mi|mij) ?)*(?:thank|recommend|ask for|danken|empfehlen|remercient|recommandent|agradecen|recomiendan|agradecem|recomendam|ringraziano|bedanken|prijzen|praise|value|appreciate|love|loben|schätzen|apprécient|louent|aprecian|alaban|apreciam|elogiam|apprezzano|lodano|waarderen|prijzen))(?!\p{L})/giu;

/** How many times as much, or which part: each line one factor, in seven languages. */
const multiples = [
  /(?<!\p{L})(?:eliminat\p{L}+|eradicat\p{L}+|abolish\p{L}+|beseitig\p{L}+|éliminé?\p{L}*|elimin\p{L}+|uitgebannen|weggewerkt)(?!\p{L})/giu,
  /(?<!\p{L})(?:doubl\p{L}+|verdopp\p{L}+|duplic\p{L}+|duplique\p{L}*|dobr\p{L}{1,4}|raddoppi\p{L}+|verdubbel\p{L}*|twofold|twice (?=as|the))(?!\p{L})/giu,
  /(?<!\p{L})(?:tripl(?!icat)\p{L}+|verdreifach\p{L}*|verdrievoudig\p{L}*|threefold)(?!\p{L})/giu,
  /(?<!\p{L})(?:quadrupl\p{L}+|vervierfach\p{L}*|cuadruplic\p{L}+|fourfold|tenfold|verzehnfach\p{L}*|décupl\p{L}+|decuplic\p{L}+|vertienvoudig\p{L}*)(?!\p{L})/giu,
  /(?<!\p{L})(?:halv(?:ed|es|ing)|halbier\p{L}*|halve(?:erde|erden|er|ert)|gehalveerd|dimezz\p{L}+|(?:by|um die|in|de|a la|à la|della|pela|para|met de|tot de) (?:half|hälfte|moitié|mitad|metà|metade|helft)|divisé\p{L}* par deux)(?!\p{L})/giu,
  /(?<!\p{L})(?:gedrittelt|(?:by|um|d['’]|en|di|em|met) ?(?:ein|een|a|un|une|um)? ?(?:third|drittel|tiers|tercio|terzo|terço|derde))(?!\p{L})/giu,
  /(?<!\p{L})(?:geviertelt|(?:by|um|d['’]|en|di|em|met) ?(?:ein|een|a|un|une|um)? ?(?:quarter|viertel|quart|cuarto|quarto|kwart))(?!\p{L})/giu,
];

/** Who was watched over does not watch over others. */
const watching =
  /(?<!\p{L})(?:under my (?:own )?(?:supervision|watch|eyes)|unter meiner (?:aufsicht|anleitung)|sous ma (?:surveillance|supervision)|bajo mi (?:supervisión|vigilancia)|sob a minha (?:supervisão|orientação)|sotto la mia (?:supervisione|guida)|onder mijn (?:toezicht|begeleiding|leiding))(?!\p{L})/iu;
const watches =
  /(?<!\p{L})(?:supervis(?!ion|ión)|oversee|oversaw|mentor|train|anleit|leit|beaufsichtig|praxisanleit|encadr|surveill(?!ance)|tutor|orient|begeleid|segu[ou]|seguo)/iu;

/** The raising phrases of a sentence that no fact has. */
export function checkPhrases(claims: Claims, index: FactIndex): Violation[] {
  const match = someFactSays(watches, index) ? null : watching.exec(claims.text);
  const watched: Violation[] =
    match === null ? [] : [{ kind: 'scope', text: match[0], start: match.index, end: match.index + match[0].length }];
  return [
    ...checkRaising(claims, index),
    ...checkBeginnings(claims, index),
    ...checkMultiples(claims, index),
    ...watched,
  ];
}

/** How things stood when the person came: a fact must say so. */
const beginning =
  /(?<!\p{L})(?:(?:when|before|since|until) I (?:started|joined|arrived|came|took over|took on|got there)|on my (?:arrival|first day)|als ich (?:\p{L}+ )?(?:anfing|begann|kam|dazukam|übernahm|eintrat)|bei meinem (?:eintritt|antritt|start)|(?:à|depuis|avant) mon arrivée|quand je suis arrivée?|cuando (?:llegué|empecé|entré|comencé)|a mi llegada|quando (?:cheguei|comecei|entrei)|à minha chegada|quando (?:sono arrivat[oa]|ho iniziato|ho cominciato)|al mio arrivo|toen ik (?:begon|kwam|aankwam)|bij mijn (?:komst|start))(?!\p{L})/iu;

function checkBeginnings({ text, numbers, months }: Claims, index: FactIndex): Violation[] {
  const match = beginning.exec(text);
  const counts = numbers.filter(({ start }) => !months.some((month) => month.start <= start && start < month.end));
  if (match === null || counts.every((each) => /^(?:19|20)\d\d$/.test(each.text)) || someFactSays(beginning, index))
    return [];
  return [{ kind: 'other', text: match[0], start: match.index, end: match.index + match[0].length }];
}

function checkMultiples(claims: Claims, index: FactIndex): Violation[] {
  return multiples.flatMap((pattern) => {
    const isTold = someFactSays(pattern, index);
    const told = isTold ? [] : [...claims.text.matchAll(pattern)];
    return told.map(
      (match): Violation => ({
        kind: 'number',
        text: match[0],
        start: match.index,
        end: match.index + match[0].length,
      }),
    );
  });
}

function checkRaising(claims: Claims, index: FactIndex): Violation[] {
  return [...claims.text.matchAll(raising), ...claims.text.matchAll(praising)].flatMap((match): Violation[] => {
    const phrase = plain(match[0]);
    // "Adviser of the year" is not borne by a prize for somebody else's trade: the word before it goes with it.
    const before = / (?:of the|des|de l'|du|del|do|dell'|van (?:het|de)) ?\p{L}+$/u.test(` ${phrase}`)
      ? claims.words.findLast(({ end }) => end <= match.index)
      : undefined;
    const bears = ({ fact, words }: FactView) =>
      plain(fact.text).includes(phrase) &&
      (before === undefined || words.some((own) => isAlike(own, before, claims.language)));
    if (index.views.some(bears)) return [];
    const rest = claims.text.slice(match.index + match[0].length);
    if (
      phrase === 'in charge of' &&
      !/^\s*(?:this|that|it|all|every|everything)\b/i.test(rest) &&
      claims.lines.some(({ fact }) => isInCharge(fact.text))
    )
      return [];
    return [{ kind: 'other', text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’']/g, "'")
    .replace(/[\s-]+/g, ' ');
}

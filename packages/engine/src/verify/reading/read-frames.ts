import type { Span } from '@shortlist/schema';
import { titleInGender } from '../../language/titles/own-gender.ts';
import { shortTitle } from '../../language/titles/short-title.ts';
import { spellRank } from '../../language/titles/spell-rank.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import type { SentenceContext } from '../claims.ts';
import { runsOf } from './posting-runs.ts';
import { readAcronyms } from './read-acronyms.ts';

/**
 * The stretches of a sentence that speak of the posting and not of the person, so that the person's facts need not support them:
 * what the posting asks ("You ask for SAP"), what the person denies ("I have not used SAP"), and the post applied for.
 */
export function readFrames(text: string, context: SentenceContext): Span[] {
  const frames: Span[] = [];
  for (const clause of readClauses(text)) {
    const words = text.slice(clause.start, clause.end);
    const told = words.replace(applying, '');
    if (context.posting !== undefined && ((isAboutPosting(told) && !hasSpeaker(told)) || isDenial(words)))
      frames.push(...runsOf(clause, text, context.posting, context.language));
    if (isNotYet(words)) frames.push(clause);
    frames.push(...quotesOf(words, clause.start, context));
    const wish = wishes.exec(words);
    if (context.posting !== undefined && wish !== null)
      frames.push(
        ...runsOf({ start: clause.start + wish[0].length, end: clause.end }, text, context.posting, context.language),
      );
    if (isApplication(words) && !isPastClaim(words))
      for (const name of namesOf(context)) if (name !== undefined) frames.push(...placesOf(name, words, clause.start));
  }
  frames.push(...readAcronyms(text));
  const lead = listLead.exec(text)?.[0].length ?? 0;
  if (lead > 0) frames.push({ start: 0, end: lead });
  return frames;
}

/** "My work includes:", before a list of tasks of which each is judged. */
const listLead =
  /^(?:Mon travail compren(?:d|ait)|Zu meinen Aufgaben(?: dort)? gehör(?:t|te|en|ten)|Mi trabajo inclu(?:ye|ía)|Il mio lavoro comprende(?:va)?|O meu trabalho inclu(?:i|ía)|Tot mijn taken (?:behoort|behoorde|behoorden|behoren))(?: (?:aussi|auch|también|anche|também|ook))?\s?:/u;

/** Title and employer as a letter names them: shortened, one of two forms, without the article that a preposition swallows. */
function namesOf({ title = '', employer }: SentenceContext): (string | undefined)[] {
  const whole = !/[/:*_·.@(I]/.test(title)
    ? []
    : ['de', 'fr', 'es'].flatMap((language) => [
        titleInGender(title, 'f', language),
        titleInGender(title, 'm', language),
      ]);
  const forms = [title, ...whole].flatMap((each) => each.split(/\s*\/\s*/)).map(shortTitle);
  forms.push(...whole.map(shortTitle));
  // "Sr. Developer at a Studio": as a sentence says it, the rank in full and without the place.
  const said = [title, shortTitle(title)].flatMap((each) => {
    const role = each.split(/ at (?=an? |the |\p{Lu})/u)[0] ?? each;
    return [role, spellRank(role)];
  });
  return [
    title,
    shortTitle(title),
    ...said,
    ...forms,
    employer,
    employer === undefined ? undefined : withoutArticle(employer),
  ];
}

/** A name and what it does or has. */
const tellsOfHouse =
  /^(?:The )?\p{Lu}[\p{L}’'&-]*(?: (?:of|the|and|&|\p{Lu}[\p{L}’'&-]*)){0,5} (?:has|is|runs?|makes|builds|serves|provides|operates|employs|sells|produces|moves|delivers|manages|offers|looks after|keeps|owns|supplies|cleans|designs) /u;

/** What stands behind a firm's name in a register. */
const legalForm =
  /[\s,]+(?:g?GmbH(?: & Co\.? KG)?|AG|KG|e\.\s?V\.|UG|SE|Ltd\.?|Limited|LLP|LLC|Inc\.?|plc|S\.?A\.?S?\.?|SARL|S\.?L\.?U?\.?|S\.?p\.?A\.?|S\.?r\.?l\.?|B\.?V\.?|N\.?V\.?|Lda\.?)$/iu;

const startingArticle = /^(?:(?:[Dd](?:ie|er|as)|[Ll](?:e|a|es|os|as)|[Ee]l)\s+|[Ll]['’])(?=\p{Lu})/u;

function withoutArticle(name: string): string {
  return name.replace(startingArticle, '');
}

/**
 * What the posting says of its employer, word for word: "We act for …" told back as "You act for …", and "Lakeside Foods makes …" as
 * "…, at Lakeside Foods, which makes …". It must stand in the posting in one piece.
 */
function quotesOf(clause: string, offset: number, { posting, employer }: SentenceContext): Span[] {
  if (posting === undefined) return [];
  const whole = plainOf(posting);
  const bare = clause.replace(/[.;,!?]?\s*(?:and\s)?$/i, '');
  if (/^\W*you\s/i.test(bare) && !hasSpeaker(bare)) {
    const told = plainOf(bare.replace(/\b(?:you|your|yours)\b/gi, (word) => backTo[word.toLowerCase()] ?? word));
    if (told.split(' ').length > 3 && whole.includes(told)) return [{ start: offset, end: offset + clause.length }];
  }
  const verbatim = plainOf(bare);
  // What the posting tells of a house by its name, and "You have …" for "The council has …".
  if (tellsOfHouse.test(bare.trim()) && !hasSpeaker(bare) && verbatim.split(' ').length > 4 && whole.includes(verbatim))
    return [{ start: offset, end: offset + clause.length }];
  const [, verb = '', rest = ''] =
    /^\W*You (have|run|serve|make|build|sell|own|operate|employ|provide|deliver|manage) (.+)$/u.exec(bare) ?? [];
  const third = verb === 'have' ? 'has' : `${verb}s`;
  if (verb !== '' && !hasSpeaker(rest) && rest.split(' ').length > 1 && whole.includes(plainOf(` ${third} ${rest}`)))
    return [{ start: offset, end: offset + clause.length }];
  // A posting may call its employer by the first word of the name.
  if (
    employer !== undefined &&
    !hasSpeaker(bare) &&
    (verbatim.includes(plainOf(withoutArticle(employer.replace(legalForm, '')))) ||
      verbatim.startsWith(`${plainOf(withoutArticle(employer)).split(' ')[0]} `)) &&
    verbatim.split(' ').length > 4 &&
    whole.includes(verbatim)
  )
    return [{ start: offset, end: offset + clause.length }];
  if (!hasSpeaker(bare) && isToldInSpanish(bare, whole)) return [{ start: offset, end: offset + clause.length }];
  if (!hasSpeaker(bare) && turnedBack(bare).some((told) => told.split(' ').length > 4 && whole.includes(told)))
    return [{ start: offset, end: offset + clause.length }];
  if (employer === undefined) return [];
  const name = withoutArticle(employer);
  const which = new RegExp(`${RegExp.escape(name)}, (?:which|qui|que) `, 'i').exec(bare);
  if (which === null) return [];
  const from = which.index + which[0].length;
  const told = plainOf(bare.slice(from));
  // A posting may call itself by the first words of its name.
  const words = name.split(/\s+/);
  const shorter = words.map((_, i) => words.slice(0, words.length - i).join(' ')).filter((each) => each.length > 3);
  return told.split(' ').length > 1 && shorter.some((each) => whole.includes(`${plainOf(each)} ${told}`))
    ? [{ start: offset + from, end: offset + clause.length }]
    : [];
}

/** "Sie bauen … für Ihre Kunden" back to "wir bauen … für unsere Kunden"; "vous organisez" to "nous organisons". */
function turnedBack(clause: string): string[] {
  if (/^\W*Sie \p{Ll}+en\s/u.test(clause))
    return [plainOf(clause.replace(/\bSie\b/g, 'wir').replace(/\bIhr(\p{Ll}*)/gu, 'unser$1'))];
  // "Seit 1926 führen Sie …" back to "Seit 1926 führen wir …".
  if (/^\W*(?:Seit|In|An|Auf|Mit|Als|Für) [^,;]{2,60} \p{Ll}+en Sie\s/u.test(clause))
    return [plainOf(clause.replace(/\bSie\b/g, 'wir').replace(/\bIhr(\p{Ll}*)/gu, 'unser$1'))];
  if (!/^\W*Vous \p{Ll}+ez\s/u.test(clause)) return [];
  return [
    plainOf(
      clause
        .replace(/^\W*Vous (\p{Ll}+)ez /u, 'nous $1ons ')
        .replace(/\bvotre\b/g, 'notre')
        .replace(/\bvos\b/g, 'nos'),
    ),
  ];
}

/** "Ustedes fabrican envases … para sus clientes", where the posting says "Fabricamos envases … para nuestros clientes". */
function isToldInSpanish(clause: string, posting: string): boolean {
  const told = plainOf(clause).replace(/^ustedes /, '');
  if (!/^(?:ustedes \p{L}+[ae]n\s|(?:desde|en|con|para) [^,;]{2,50},? \p{L}+[ae]n\s)/u.test(plainOf(clause)))
    return false;
  if (told.split(' ').length < 4) return false;
  const words = told.split(' ').map((word) => {
    if (/^sus?$/.test(word)) return '(?:sus?|nuestr[oa]s?)';
    const [, stem = '', vowel = ''] = /^(\p{L}{2,}?)y?([ae])n$/u.exec(word) ?? [];
    return stem === ''
      ? RegExp.escape(word)
      : `(?:${RegExp.escape(word)}|${RegExp.escape(stem)}${vowel === 'a' ? 'a' : '[ei]'}mos)`;
  });
  return new RegExp(`(?<!\\p{L})${words.join(' ')}(?!\\p{L})`, 'u').test(posting);
}

const backTo: Record<string, string> = { you: 'we', your: 'our', yours: 'ours' };

function plainOf(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'").trim().toLowerCase();
}

/** A clause ends at a semicolon, a dash, "but", or the end of a sentence; a comma does not end it. */
function readClauses(text: string): Span[] {
  const clauses: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(
    /[!?](?=\s|$)|(?<!\b(?:St|Dr|Mr|Mrs|Ms|Inc|Ltd|Co|Corp|Prof|No|Bros|Mt|Ste|[A-Z]))\.(?=\s|$)|;|\s[–—]\s|,?\s(?:but|aber|mais|pero)\s|,\sand\s(?=you are looking for\s)/giu,
  )) {
    clauses.push({ start, end: match.index + match[0].length });
    start = match.index + match[0].length;
  }
  if (start < text.length) clauses.push({ start, end: text.length });
  return clauses;
}

const aboutPosting = [
  /^\W*(?:your|the|this) (?:\w+ )?(?:posting|advertisement|advert|ad|job description|vacancy|role|position|job|description)(?: [\p{L}-]+){0,6}? (?:asks|calls|describes|mentions|lists|names|needs|wants|requires|speaks|puts|says|centres|centers|includes|involves|is about|begins|starts)\b/iu,
  /^\W*(?:what|among|one|in|from) [^.;]{0,60}\byour (?:posting|advertisement|advert|description)\b/iu,
  /^\W*you (?:also |further )?(?:ask|asked|are looking|look|describe|need|want|mention|list|write|say|name)\b/iu,
  /^\W*(?:in )?(?:ihre|ihrer|die|der) (?:stellen)?(?:anzeige|ausschreibung)\b/iu,
  /^\W*(?:sie (?:suchen|schreiben|nennen|erwarten|beschreiben)|gesucht wird|zu den aufgaben (?:der stelle )?(?:gehör(?:t|en)|zähl(?:t|en))|in ihrer anzeige steht)/iu,
  /^\W*(?:votre annonce|l['’]annonce|vous (?:recherchez|cherchez|demandez|décrivez|mentionnez|écrivez)|dans votre annonce)/iu,
  /^\W*(?:su anuncio|su oferta|el anuncio|la oferta|(?:ustedes )?(?:buscan|piden|describen|mencionan|escriben)|en su (?:anuncio|oferta))/iu,
  /^\W*(?:o (?:seu|vosso) anúncio|no (?:seu|vosso) anúncio|procuram|pedem)/iu,
  /^\W*(?:il (?:suo|vostro) annuncio|nel (?:suo|vostro) annuncio|(?:voi )?cercate|chiedete)/iu,
  // "Vous exportez …", "You build …": what is told of those written to; only the posting's own words of it count.
  /^\W*(?:you (?!will|would|can|could|may|might|find|see|have)\p{Ll}{3,}|vous \p{Ll}{3,}ez|Sie \p{Ll}{3,}(?:en|ern|eln))(?!\p{L})/u,
  /^\W*(?:You (?!will|would|can|could|may|might|find|see|have)\p{Ll}{3,}|Vous \p{Ll}{3,}ez)(?!\p{L})/u,
  /^\W*(?:sie wünschen|gewünscht (?:wird|werden|sind)|requieren|necesitan|querem|precisam|pretendem|richiedete|volete)/iu,
  /^\W*(?:uw (?:advertentie|vacature)|in uw (?:advertentie|vacature)|u (?:vraagt|zoekt|noemt))/iu,
];

/** "…, and I apply for it": what a letter goes on to say of itself. */
const applying =
  /,?\s(?:und|and|et|y|e|ed|en)\s(?:[^,;.\s]+\s){0,4}(?:bewerbe|apply|candidature|postule|candidatura|solicito|candido|solliciteer)(?:\s[^,;.\s]+){0,2}\W*$/iu;

function isAboutPosting(clause: string): boolean {
  return aboutPosting.some((pattern) => pattern.test(clause));
}

const speaker =
  /(?<![\p{L}\p{N}])(?:i|i'm|i've|i'd|my|me|mine|myself|we|ich|mein|meine|meinem|meinen|meiner|mich|mir|je|j|mon|ma|mes|moi|yo|mi|mis|mí|he|tengo|soy|trabajé|eu|meu|minha|tenho|sou|trabalhei|io|mio|mia|miei|ho|sono|lavoro|ik|mijn|mij)(?![\p{L}\p{N}])/iu;

function hasSpeaker(clause: string): boolean {
  return speaker.test(
    clause
      .replaceAll('’', "'")
      .replace(/\b(?:level|phase|type|class|part|grade|tier|stage|category|step|schedule) I\b/gi, '')
      .replace(/“[^”]*”|"[^"]*"|„[^“]*“|«[^»]*»/g, ''),
  );
}

/** "I would like to bring this to your platform team", "… to talk about the new site": behind it comes what the posting speaks of. */
const wishes =
  /\bI (?:would|['’]d|should) (?:very much )?(?:like|love|welcome|be (?:very )?(?:glad|happy|pleased|delighted))(?: the chance)? to (?:(?:meet|visit) you and )?(?:(?:bring|contribute|add|offer|carry) (?:this|these|that|all this|it|what I know|my experience) to (?:your|the) |(?:talk|speak|hear|learn|discuss)(?: with you)? (?:more )?(?:about |of )(?:(?:your|the) )?)/i;

/** What is denied, named and no more: a clause about it ("that I hold", "more … than") may say that it is there after all. */
const bareThing =
  '(?:(?!\\b(?:that|which|who|i|my|mine|more|better|stronger|than|all|any|half|part|enough|everything|anyone|only|just|merely)\\b)[^.;,]){1,80}';

const denials = [
  /^\W*(?:but )?not (?:yet |so far )(?:with|in|on|for|at)\s/i,
  /\bi (?:have|had) (?:not|never)(?: yet)? (?:used|worked|held|managed|done|had|led|trained|taken|earned|written|run|handled|practised|practiced|needed|been asked|formally|professionally)\b/i,
  /\bi (?:do|did) not(?: yet)? (?:have|hold|use|speak|claim|list)\b/i,
  new RegExp(`^\\W*(?:to be open about one gap: )?you will not find ${bareThing} in my (?:resume|résumé|cv)\\b`, 'i'),
  new RegExp(
    `^\\W*(?:for the sake of completeness, |to be open about one gap: |i should mention that )?my (?:resume|résumé|cv) does not show ${bareThing}\\.?$`,
    'i',
  ),
  /\bwhich (?:is|are) not (?:yet )?(?:among|in|part of|on) my (?:skills|experience|resume|résumé|cv)\b|\bwhich I do not (?:yet )?have(?: yet)?\W*$/i,
  /\b(?:die|das|den) ich (?:bisher |bislang )?noch nicht (?:habe|kenne|kann|mitbringe)\b/i,
  /\b(?:habe ich|ich habe) (?:bisher |bislang )?noch (?:nicht|keine?n?)\b/i,
  /\bbringe ich (?:bisher |bislang )?noch (?:nicht|keine?n?)\b/i,
  /\bfinden sie in meinem lebenslauf (?:noch )?nicht\b/i,
  /^\W*mon cv ne mentionne pas\b/i,
  /\ben mi currículum no encontrarán\b/i,
  /\bje n['’]ai pas(?: encore)?\b/i,
  /(?<!\p{L})(?:(?:todavía|aún) )?no (?:he|tengo|cuento)(?!\p{L})/iu,
  /(?<!\p{L})(?:ainda )?não (?:trabalhei|tenho|usei|utilizei|fiz|tive)(?!\p{L})/iu,
  /(?<!\p{L})(?:non ho(?: ancora| mai)?|ancora non ho)(?!\p{L})/iu,
  /(?<!\p{L})(?:heb ik|ik heb) (?:tot nu toe )?(?:nog )?(?:geen|nog niet|nog nooit)(?!\p{L})/iu,
];

function isDenial(clause: string): boolean {
  return (
    denials.some((pattern) => pattern.test(clause)) &&
    !/\bnot (?:only|just|merely|simply)\b|\bnicht nur\b|\bpas seulement\b|\bno s[oó]lo\b|\bnão só\b|\bnon solo\b|\bniet alleen\b|\bsolamente\b/i.test(
      clause,
    )
  );
}

/** "I have not led a team yet": the whole clause claims nothing, where it has no figure, no comparison and denies no fault. */
function isNotYet(clause: string): boolean {
  return notYet.some((pattern) => pattern.test(clause)) && !/\d/.test(clause) && !turned.test(clause);
}

const notYet = [
  /^\W*I (?:have|had)(?: not|n['’]t|n’t) yet (?!been )\p{L}+(?:ed|en|un|ne|t|d) |^\W*I (?:have|had)(?: not|n['’]t) (?!been )[^.;,]{3,50} (?:yet|so far)\W*$/iu,
  /(?<!\p{L})(?:noch (?:kein|nicht|nie)|bisher (?:nicht|noch|kein)|bislang (?:nicht|noch|kein))\p{L}*(?!\p{L})/iu,
  /(?<!\p{L})je n['’]ai (?:pas encore|encore jamais|jamais encore) \p{L}+/iu,
  /(?<!\p{L})(?:todavía|aún) no he \p{L}+|(?<!\p{L})no he \p{L}+ (?:todavía|aún)/iu,
  /(?<!\p{L})ainda não (?:fiz|trabalhei|dirigi|geri|usei|tive|tenho|chefiei|coordenei|liderei|utilizei)(?!\p{L})/iu,
  /(?<!\p{L})(?:non ho ancora|ancora non ho) \p{L}+/iu,
  /(?<!\p{L})(?:ik heb|heb ik) (?:tot nu toe )?nog (?:geen|niet|nooit)(?!\p{L})/iu,
];
/** What would make of a denial a boast: a fault that was never made, a limit that was never reached, a word for more. */
const turned =
  /(?<!\p{L})(?:fail\p{L}*|miss\p{L}*|los[et]\p{L}*|late|delay\p{L}*|complain\p{L}*|complaints?|errors?|mistakes?|accidents?|incidents?|fault\p{L}*|wrong|without|only|just|merely|than|fewer|less|more|single|other|equal|match\p{L}*|beaten|fehl\p{L}*|verpass\p{L}*|verlor\p{L}*|beschwer\p{L}*|unfäll\p{L}*|unfall|verspät\p{L}*|ohne|nur|weniger|mehr|einzige\p{L}*|échou\p{L}*|manqu\p{L}*|perdu|retard\p{L}*|plainte\p{L}*|erreur\p{L}*|accident\p{L}*|sans|seul\p{L}*|moins|fall\p{L}+|perdid\p{L}*|queja\p{L}*|error\p{L}*|accidente\p{L}*|retras\p{L}*|sin|sol[oa]|menos|más|falt\p{L}*|perdi|queixa\p{L}*|erro\p{L}*|acidente\p{L}*|sem|só|mais|sbaglia\p{L}*|pers[oi]|reclam\p{L}*|error[ei]|incident\p{L}*|senza|solo|meno|più|gemist|verlor\p{L}*|klacht\p{L}*|fout\p{L}*|ongeluk\p{L}*|zonder|alleen|minder|meer|nicht nur)(?!\p{L})/iu;

const application =
  /(?<!\p{L})(?:apply|applying|application|applicant|interested in|interest in|the role of|the position of|position|role|post|opening|vacancy|join|joining|dear|hiring team|bewerbung|bewerbe|stelle|position|candidature|postule|poste|rejoindre|solicitud|puesto|candidatura|candidato|incorporarme|attracts|speaks to|discuss|talk|welcome|me candidat\p{L}*|candidato-me|candidatar-me|lugar|vaga|posto di|posizione di|mi candido|candidarmi|ruolo di|solliciteer|solliciteren|sollicitatie|functie|vacature|optar|me dirijo|i would (?:like|love|be (?:glad|happy|pleased)) to|würde ich|ich würde|möchte ich|ich möchte|j['’]aimerais|je souhaite\p{L}*|je serais|me gustaría|gostaria|gostava|vorrei|mi piacerebbe|zou ik|ik zou|wil ik)(?!\p{L})/iu;
const pastClaim =
  /\b(?:i|we) (?:was|were|bring|know|use|used|offer|own|am skilled|worked|served|held|led|have (?:been|worked|served|held|led|spent|had)|had|spent|managed|ran|joined)\b|\b(?:ich war|war ich|arbeitete ich|ich arbeitete|habe ich als|j['’]ai été|j['’]étais|fui|trabajé|he sido|he trabajado|trabalhei|ho lavorato|sono stat[oa]|ik was|was ik|ik werkte|ik heb gewerkt)\b/i;

function isApplication(clause: string): boolean {
  return application.test(clause);
}

function isPastClaim(clause: string): boolean {
  return pastClaim.test(clause);
}

function placesOf(name: string, clause: string, offset: number): Span[] {
  if (skillsIn(name).some((skill) => skill.end - skill.start === name.trim().length)) return [];
  const plainly = (text: string) => text.toLowerCase().replaceAll('’', "'");
  const at = name.trim() === '' ? -1 : plainly(clause).indexOf(plainly(name.trim()));
  if (at < 0) return [];
  // "à l’Association …": the elided article belongs to the word.
  const elided = /(?<!\p{L})[ld][’']$/iu.test(clause.slice(0, at)) ? 2 : 0;
  return [{ start: offset + at - elided, end: offset + at + name.trim().length }];
}

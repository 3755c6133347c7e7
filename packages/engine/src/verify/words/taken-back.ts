import { lapsedWords } from '../../language/dates/lapsed-words.ts';

/**
 * What a fact says of itself so that less is claimed: a certificate in progress, a prize one was only nominated for, a part of a course of study, a work
 * written with others. A sentence about the thing says it too.
 */
export type Reserve = { name: string; said: RegExp; kept: RegExp; only?: RegExp };

const among = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** A count of what a whole consists of: "3 of 5 units", "60 de 240 créditos". */
const portion =
  '(?:units|modules|credits|credit points|ects|semesters?|module[n]?|leistungspunkte[n]?|teilprüfungen|unités|crédits|semestres|unidades|módulos|créditos|asignaturas|unità|moduli|crediti|esami|studiepunten|vakken)';
const partly = `\\d+ (?:of|von|de|des|sur|su|di|dos|van|/) (?:the |los |les |den |de )?\\d+(?: \\p{L}+)?`;
const ordinalYear =
  '(?:(?:first|second|third|fourth|[1-4](?:st|nd|rd|th)) (?:academic )?(?:year|term|semester)|(?:erste[ns]?|zweite[ns]?|dritte[ns]?|[1-9]\\.) (?:studien|lehr|ausbildungs)?(?:jahr|semester)|(?:première|deuxième|troisième|1re|1ère|2e|3e) année|(?:primer|segundo|tercer|1\\.?º?|2\\.?º?) (?:año|curso)|(?:primeiro|segundo|terceiro|1\\.?º|2\\.?º) ano|(?:primo|secondo|terzo) anno|(?:eerste|tweede|derde) jaar)';

/** Whether a text tells of a part of a course of study: so many units, its first year. */
export const tellsPortion = (text: string): boolean =>
  among(`${portion}|${ordinalYear}`).test(text) &&
  !among('all|every|alle|sämtliche|tous|toutes|todos|todas|tutti|tutte|whole|ganze[nrs]?').test(text);

const unfinished = `${lapsedWords}|in progress|(?:exam |test )?booked|scheduled for|gebucht|geplant|pendiente|pendente|gepland|in sospeso|outstanding|revoked|withdrawn|ausstehend|erloschen|(?:code|théorie) obtenue?|(?:theorie|theoretischer teil) bestanden|teórico aprobado|in training|ongoing|expected|anticipated|pending|applied for|enrolled|registered for|working towards|studying for|not completed|unfinished|no degree|without a degree|in vorbereitung|laufend|angestrebt|angemeldet|beantragt|voraussichtlich|abgebrochen|ohne abschluss|nicht abgeschlossen|en cours|en préparation|prévue?|inscrite?|demandée?|sans diplôme|interrompue?|inachevée?|en curso|en preparación|en trámite|solicitad[oa]|inscrit[oa]|matriculad[oa]|previst[oa]|sin terminar|sin finalizar|incomplet[oa]|a frequentar|em curso|a decorrer|por concluir|in corso|iscritt[oa]|in preparazione|non (?:terminat|conclus)[oa]|interrott[oaie]|interrumpid[oa]|interrompid[oa]|abandon\\p{L}*|dropped out|left (?:after|before|early)|trancad[oa]|pedid[oa] entregue|afgebroken|gestopt|${partly}|aangemeld|ingeschreven|lopend|bezig|niet afgerond|zonder diploma`;
/** How a person says the same of themselves. */
const underWay =
  'towards?|working on|work on|not|never|incomplete|prepar\\p{L}*|study(?:ing)?|learn\\p{L}*|attend\\p{L}*|yet|bereite|vorbereit\\p{L}*|besuch\\p{L}*|läuft|noch|ohne|nicht|begonnen|angefangen|strebe|prépar\\p{L}*|sui[st]|pas|sans|commencé|interrompu|prépare|estoy|estou|estudi\\p{L}*|no|não|sin|sem|empecé|empezado|comecé|comecei|solicit\\p{L}*|inscri\\p{L}*|frequ?ent\\p{L}*|iscri\\p{L}*|sto|non|senza|iniziato|meld\\p{L}*|schrijf|volg|bezig|niet|zonder|begonnen|signed up|am doing|studier\\p{L}*|étudi\\p{L}*|studeer\\p{L}*|falta\\p{L}*|fehlt|aus|ontbreekt|manca|soon|bientôt|bald|pronto|breve|presto|binnenkort|plan\\p{L}*|pedid[oa]|requested|vorschlag\\p{L}*|teóric[oa]|theor\\p{L}*|théori\\p{L}*|teoric[oa]';

/** How a resume says of a course of study that it has not ended. */
const goingOn =
  "since|seit|depuis|desde|dal|sinds|current(?:ly)?|derzeit|zurzeit|actuellement|actualmente|atualmente|attualmente|momenteel|student\\p{L}*|étudiante?s?|estudante|studentessa|alumn[oa]|part-time|berufsbegleitend|nebenberuflich|present|today|heute|aujourd['’]hui|presente|oggi|heden|(?:19|20)\\d\\d\\s*[–—-](?!\\s*(?:19|20)\\d)|bilde .*weiter|weiterbildung|semester";

/** A course of study that the dates show to be going on. */
export const ongoingStudy: Reserve = {
  name: 'unfinished',
  said: /(?!)/u,
  kept: among(`${unfinished}|${underWay}|${portion}|${ordinalYear}|${goingOn}`),
};

export const reserves: readonly Reserve[] = [
  {
    name: 'unfinished',
    said: among(unfinished),
    kept: among(`${unfinished}|${underWay}|${portion}|${ordinalYear}|${goingOn}`),
  },
  {
    name: 'nominated',
    said: among(
      'nominat\\p{L}*|shortlisted|finalists?|runners?-up|nominier\\p{L}*|vorgeschlagen|finalistin(?:nen)?|nommée?|nominée?|finalistes?|sélectionnée?|nominad[oa]|finalistas?|candidat[oa]|menci[oó]n|menção|honou?rable mention|mention|candidat[oa]|finalist[aie]|menzione|genomineerde?',
    ),
    kept: among(
      'nominat\\p{L}*|shortlist\\p{L}*|vorschlag\\p{L}*|propos\\p{L}*|propuest\\p{L}*|propost\\p{L}*|final\\p{L}*|runners?-up|nominier\\p{L}*|vorgeschlagen|nommée?|nominée?|sélectionnée?|nominad[oa]|candidat[oa]|menci[oó]n\\p{L}*|menção|mention|menzione|genomineerde?',
    ),
  },
  {
    name: 'part',
    said: among(`(?<=(?:licence|master|bachelor) )[123]|propedeuse|${ordinalYear}|foundation year|grundstudium`),
    kept: among(
      `(?:licence|master|bachelor) ?[123]|[lm][123]|propedeuse|first|first-year|première|primero?|primer|primeiro|primo|foundation|grundstudium|erste[nrs]?|eerste|${ordinalYear}|${underWay}|${unfinished}`,
    ),
  },
  {
    name: 'course',
    said: among(
      '(?:short |evening |online )?courses?|workshops?|seminar\\p{L}*|\\p{L}*kurs\\p{L}*|lehrgang|schulung|webinar|course attended|stage court|formation courte|cursos?|corso|corsi|cursus|training(?:stag)?',
    ),
    kept: among(
      'courses?|workshops?|seminar\\p{L}*|\\p{L}*kurs\\p{L}*|lehrgang\\p{L}*|schulung|webinar|stage|formation|cursos?|corso|corsi|cursus|training\\p{L}*|attend\\p{L}*|besucht|\\d+ (?:hours|stunden|heures|horas|ore|uur)',
    ),
    only: among(
      'degree|diploma|diplom|certifi\\p{L}*|qualif\\p{L}*|graduat\\p{L}*|licen[cs]ed|passed|bestanden|abgelegt|geprüfte?[rn]?|zertifiziert\\p{L}*|meister\\p{L}*|expert\\p{L}*|instructor|trainer|\\p{L}*leiter(?:in)?|diplômé?e?|certifié?e?|agréée?|título|titulad[oa]|certificad[oa]|técnic[oa]|superad[oa]|aprobad[oa]|diplomad[oa]|abilitat[oa]|diplomat[oa]|certificat[oa]|gediplomeerd|gecertificeerd|instructeur|\\p{L}{4,}(?:or|ist)',
    ),
  },
];

const words = [
  "expected|anticipated|in progress|ongoing|not (?:yet )?(?:completed|finished|awarded|obtained)|(?:did|have|has) not (?:finish|complete|graduate)\\p{L}*|didn[’']t (?:finish|complete|graduate)|unfinished|uncompleted|incomplete|(?:no|without an?) (?:degree|diploma)(?: (?:awarded|obtained|taken))?|dropped out|discontinued|withdrew|abandoned|under ?way|(?:ph\\.? ?d\\.?|doctoral|master[’']?s|mba|degree) candidate|currently (?:studying|enrolled|taking|attending|completing|working)|working towards?|(?:started|begun) (?:in )?(?=\\p{L}{3}|\\d)",
  'andauernd|(?:ab|unter)gebrochen|studienabbruch|abbruch|unterbrochen|ohne abschluss|(?:noch )?nicht (?:abgeschlossen|beendet)|unvollendet|laufend|läuft|begonnen|in ausbildung|derzeit|zurzeit|angestrebt|voraussichtlich',
  'en cours|prévue?s?|en préparation|inachevée?s?|interrompue?s?|abandonnée?s?|débutée?s?|commencée?s?|non (?:terminée?s?|achevée?s?|validée?s?|obtenue?s?|diplômée?)|sans (?:le )?diplôme',
  'en curso|iniciad[oa]s?|empezad[oa]s?|previst[oa]s?|cursando|sin (?:terminar|finalizar|acabar|concluir|titular)|no (?:terminad|finalizad|concluid|acabad)[oa]|inacabad[oa]|incomplet[oa]|interrumpid[oa]|abandonad[oa]|sin título|trunc[oa]s?',
  'em curso|em andamento|iniciad[oa]s?|por concluir|a concluir|não conclu[ií]d[oa]|inconclus[oa]|trancad[oa]|interrompid[oa]|sem conclusão|a frequentar|frequência',
  'in corso|iniziat[oa]|non (?:terminat|complet|conclus|conseguit)\\p{L}*|interrott[oa]|incompiut[oa]|abbandonat[oa]',
  'niet (?:afgerond|voltooid|behaald|afgemaakt)|onafgerond|afgebroken|zonder diploma|lopend|loopt|gestart|verwacht',
].join('|');
const unfinished = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** Whether a text says of a course of study or a paper that it was not ended, or not yet: "BA Media (not completed)", "Grado (sin terminar)". */
export function isUnfinished(text: string): boolean {
  return unfinished.test(text);
}

const givenUp =
  /abgebrochen|(?<!\p{L})(?:abbruch|dropped out|discontinued|abandoned|withdrawn|abandonné|interrompu|abandonad|interrumpid|interromp|interrott|trancad|afgebroken|gestopt)/iu;

/** Whether a text says of studies that they were given up: these will not be ended. */
export function isGivenUp(text: string): boolean {
  return givenUp.test(text);
}

/** What says it of studies only: as a job "Pasante" is a title. "Pasante de Derecho", "Direito (6º semestre)", "5to año". */
const underway =
  /(?<!\p{L})(?:pasante(?!\p{L})|\d{1,2} ?(?:[º°ªo]|er|do|to|mo|vo|no)\.? (?:semestre|per[ií]odo|a[ñn]o)(?!\p{L}))/iu;

/** The same of an entry of the education, in its degree, its field or where its school stands. */
export function isUnfinishedStudy({
  studyType = '',
  area = '',
  institution = '',
}: {
  studyType?: string | undefined;
  area?: string | undefined;
  institution?: string | undefined;
}): boolean {
  const entry = `${studyType}; ${area}; ${institution}`;
  return isUnfinished(entry) || underway.test(entry);
}

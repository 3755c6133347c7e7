import { bachelors, findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { pageLabels as labels } from '../headings/page-labels.ts';
import { withoutEnd } from '../text/without-end.ts';

/** A grade with its label, before or behind it: "GPA: 3.8/4.0", "Abschlussnote 1,3", "3.8 GPA". */
export const gradePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}_])(?:(?:${labels('score')})(?=\s*:)|c?gpa|grade|note|abschlussnote|gesamtnote|moyenne|mention|nota(?: media| final)?|m[eé]dia|voto|cijfer|eindcijfer)\s*[:–-]?\s*(2:[12]|\d[\d.,]*(?:\s*\/\s*[\d.,]+)?|\p{L}[\p{L} ]{2,30})|\b(\d\.\d{1,3}\s*(?:\/\s*\d{1,2}(?:\.\d{1,2})?\s*)?)(?:c?gpa)\b|(?<=,\s|\(|[–—-]\s)(2:[12]|1st|(?:first|third)(?:[ -]class)?(?: honou?rs)?|(?:upper|lower) second(?:[ -]class)?(?: honou?rs)?(?: \(2:[12]\))?|distinction|merit|\d{2,3}\s?\/\s?1[01]0(?: e lode)?)(?=$|,|\))`,
  'iu',
);

const classWords =
  '(?:first|(?:upper |lower )?second|third)[ -]class(?:,? (?:upper|lower)(?: division)?)?(?:,? (?:with )?(?:hon(?:ou?r)?s?|division))?';
const degreeClass = new RegExp(String.raw`(?<=^|[\s,;(–—-])(${classWords}(?: \((?:1st|[12][:.][12])\))?)[.)]?$`, 'iu');
const ofUniversity = /hon(?:ou?r)?s?(?!\p{L})|division|upper|lower/iu;

/**
 * The class of a degree in words at the end of a text: "Upper Second Class Honours (2:1)", "Second Class, Upper Division". A class alone is the grade of a
 * bachelor's or master's `degree`; a licence has classes too ("Marine Engineer Officer Second Class").
 */
export function classAtEnd(text: string, degree: string): { start: number; value: string } | undefined {
  const found = degreeClass.exec(text);
  const isGrade =
    found && (ofUniversity.test(found[1] as string) || findDegrees(degree).some(({ level }) => level >= bachelors));
  return found && isGrade
    ? { start: withoutEnd(text.slice(0, found.index), /[\s,;(–—-]/u).length, value: found[1] as string }
    : undefined;
}

/** The courses of a degree behind their label. */
export const coursesPattern = new RegExp(
  String.raw`^(?:relevant |selected |key |incoming |completed )?(?:courses?|coursework|modules|lehrveranstaltungen|kurse|cours|asignaturas|cursos|disciplinas|corsi|esami|vakken|${labels('courses')})(?: work)?\s*[:–-]\s*(.+)$`,
  'iu',
);

/** A line that begins with such a label says something of a degree; it names none. */
export function isEducationDetail(text: string): boolean {
  return coursesPattern.test(text) || (gradePattern.exec(text)?.index === 0 && /^[\p{L} ]+[:–]/u.test(text));
}

const leaving =
  /^(?:matura|abitur|fachabitur|(?:allgemeine )?hochschulreife|fachhochschulreife|fach(?:ober)?schulreife|mittlere reife|(?:(?:qualifizierter |erweiterter )?(?:haupt|real|mittel|volks|grund|berufs))?schulabschluss|gesellenbrief|maturit[aà](?: \p{L}+)?|bachillerato|baccalaur[eé]at|bac|havo|vwo|vmbo|a[ -]levels?|gcses?|leaving cert(?:ificate)?|educaci[oó]n (?:primaria|secundaria|media)(?: completa)?|high school diploma)$/iu;

/** What one leaves a school with, alone: it has no field. */
export function isLeavingCertificate(text: string): boolean {
  return leaving.test(text);
}

const exchange =
  /(?<!\p{L})(?:erasmus|(?:student|study|university|academic) exchange|exchange (?:program\p{L}*|semester|year|term|studies|student)|(?:auslands|austausch)(?:semester|jahr|studium)|(?:programme|semestre|année) d['’]échange|intercambio|intercâmbio|(?:programma di )?scambio|uitwisseling\p{L}*)(?!\p{L})/iu;

/** Whether words tell of a time at another school, which gives no paper: "Student Exchange Programme". */
export function namesExchange(text: string): boolean {
  return exchange.test(text);
}

const training =
  /(?<!\p{L})(?:cours|corsi|corso|cursos?|kurs|cursus|courses?|formations?|programm?e?|coursework|credits?|training|lehrgang|schulung|seminar|weiterbildung|fortbildung|habilitations?|concours|certificate?|certificat|zertifikat|titre|workshop|niveau|level|nivel|livello|stufe)(?!\p{L})/iu;

/** Whether words tell of something that is learnt in a course: "HVAC program", "Corso di paghe". */
export function namesTraining(text: string): boolean {
  return training.test(text);
}

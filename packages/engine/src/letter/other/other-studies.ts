import { isToCome } from '../../language/dates/against-today.ts';
import { isGivenUp, isUnfinished } from '../../language/education/is-unfinished.ts';
import { lowerFirst } from '../../language/text/lower-first.ts';
import { placeEmployer } from '../../language/titles/place-employer.ts';
import { ownStudySentence } from '../content/own-study.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { isTrainingName, nameFrenchDegree } from './say-degree.ts';

/**
 * What somebody studies who has not ended it: their jobs beside it say less of them. All languages of letters but English; none where the degree's kind
 * does not tell its article.
 */
export function studySentence(scene: LetterScene): DraftParagraph {
  const { resume, facts, now, language, verify } = scene;
  const at = (resume.education ?? []).findIndex(
    ({ studyType = '', area = '', institution = '', endDate }, i, all) =>
      studyType !== '' &&
      !isGivenUp(`${studyType}; ${area}; ${institution}`) &&
      ((endDate !== undefined && isToCome(endDate, now)) || runs.test(studyType) || isOpenRange(all, i, now)),
  );
  const { studyType = '', area: field = '', institution = '' } = resume.education?.[at] ?? {};
  // "cursando (previsão": a word on the state of the studies is no field of them.
  const area = isUnfinished(field) ? '' : field;
  const own = facts.filter(({ pointer }) => pointer.startsWith(`/education/${at}/`));
  const isPlain = at >= 0 && !/[:;|,]/.test(`${studyType}${area}${institution}`);
  const sentence = isPlain ? say[language]?.(studyType.trim(), area.trim(), institution.trim()) : undefined;
  if (sentence !== undefined && verify(sentence, own).length === 0) return [{ sentence, facts: own }];
  return hasEnded(resume, now) ? [] : ownStudySentence(scene);
}

/** After so many years studies without an end have ended. */
const longest = 8;

/** Whether some study has ended, or began too long ago to run: what a summary says of studying may be older then. */
const hasEnded = ({ education = [] }: LetterScene['resume'], now: string): boolean =>
  education.some(
    ({ studyType = '', startDate, endDate }) =>
      (studyType !== '' && !runs.test(studyType) && endDate !== undefined && !isToCome(endDate, now)) ||
      (endDate === undefined &&
        startDate !== undefined &&
        Number(now.slice(0, 4)) - Number(startDate.slice(0, 4)) > longest),
  );

/** What a resume says of studies that run, in the place of the degree. */
const runs = /^(?:andauernd|laufend|läuft|derzeit|zurzeit|en cours|en curso|em curso|in corso|lopend)$/iu;

/** Fewest months from the beginning of studies to their end. */
const shortest = 24;

const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7) || 1);

/** Whether an entry began too late to have ended and names no end, in a list where every other that begins names its end: then it runs. */
function isOpenRange(all: NonNullable<LetterScene['resume']['education']>, at: number, now: string): boolean {
  const { startDate, endDate } = all[at] ?? {};
  const others = all.filter((_, i) => i !== at);
  return (
    startDate !== undefined &&
    endDate === undefined &&
    !isToCome(startDate, now) &&
    monthOf(now) - monthOf(startDate) < shortest &&
    others.some((other) => other.startDate !== undefined) &&
    others.every(
      (other) => other.startDate === undefined || (other.endDate !== undefined && other.startDate <= startDate),
    )
  );
}

type Say = (study: string, area: string, school: string) => string | undefined;

const say: Record<string, Say> = {
  de: (study, area, school) => {
    const place = /^(?:(?:\p{L}+ )?(?:Universität|Hochschule)|TU|FH|HTW|TH)(?!\p{L})/u.test(school)
      ? ` an der ${school}`
      : '';
    // "Masterstudium Mechatronik", which runs: its name stands where the subject does.
    if (/^(?:Master|Bachelor|Diplom|Aufbau)studium(?:gang)? \p{L}/u.test(area) && isUnfinished(study))
      return `Derzeit absolviere ich das ${area}${place}.`;
    if (area === '' || isTrainingName(study)) return germanTraining(study);
    return `Derzeit studiere ich ${area} (${study})${place}.`;
  },
  fr: (study, area, school) => {
    const article = /^(?:Licence|Maîtrise|Prépa)(?!\p{L})/u.test(study)
      ? 'une'
      : /^(?:BTSA?|BUT|DUT|CAP|BEP|DCG|DSCG|Master|Mastère|Bachelor|Bac|Brevet|Doctorat|Diplôme|Titre)(?!\p{L})/u.test(
            study,
          )
        ? 'un'
        : undefined;
    return article === undefined
      ? undefined
      : `Je prépare ${article} ${lowerFirst(nameFrenchDegree(study, area))}${placed(school, 'fr')}.`;
  },
  pt: (study, area, school) => {
    const isKnown = /^(?:Licenciatura|Graduação|Pós-graduação|Mestrado|Bacharelado|Tecnólogo|Técnico)(?!\p{L})/u.test(
      study,
    );
    const what = area === '' || study.includes(area) ? study : `${study} em ${area}`;
    return isKnown ? `Atualmente frequento o curso de ${what}${placed(school, 'pt')}.` : undefined;
  },
  it: (study, area, school) => {
    const what = area === '' || study.includes(area) ? study : `${study} in ${area}`;
    return /^Laurea(?!\p{L})/iu.test(study)
      ? `Attualmente frequento il corso di ${lowerFirst(what)}${placed(school, 'it')}.`
      : undefined;
  },
  nl: (study, area, school) => {
    const what = area === '' || study.includes(area) ? study : `${study} ${area}`;
    return /^(?:HBO|MBO|WO|Bachelor|Master)(?!\p{Ll})/u.test(study)
      ? `Momenteel volg ik de opleiding ${what}${placed(school, 'nl')}.`
      : undefined;
  },
  es: (study, area, school) => {
    const article = /^(?:Licenciatura|Ingeniería|Maestría|Diplomatura)(?!\p{L})/u.test(study)
      ? 'una'
      : /^(?:Grado|Máster|Doctorado|Ciclo|Bachillerato)(?!\p{L})/u.test(study)
        ? 'un'
        : undefined;
    const what = area === '' || study.includes(area) ? study : `${study} en ${area}`;
    return article === undefined
      ? undefined
      : `Actualmente curso ${article} ${lowerFirst(what)}${placed(school, 'es')}.`;
  },
};

/** "Kaufmann für Büromanagement" and "Ausbildung zur Köchin", while they are being learnt. */
function germanTraining(study: string): string | undefined {
  const named = /^(?:Ausbildung|Umschulung|Lehre|Weiterbildung) zu[mr] \p{Lu}/u.test(study);
  if (named) return `Derzeit mache ich die ${study}.`;
  if (
    !isTrainingName(study) ||
    !/^\p{Lu}\p{Ll}*(?:mann|frau|wirt(?:in)?|meister(?:in)?|techniker(?:in)?)(?!\p{L})/u.test(study)
  )
    return undefined;
  return `Derzeit lerne ich ${study}.`;
}

const placed = (school: string, language: string): string =>
  school === '' ? '' : ` ${placeEmployer(school, language)}`;

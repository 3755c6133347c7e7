import { isToCome } from '../../language/dates/against-today.ts';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { lowerFirst } from '../../language/text/lower-first.ts';
import { placeEmployer } from '../../language/titles/place-employer.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/**
 * What somebody studies who has not ended it: their jobs beside it say less of them. German, French, Spanish and Portuguese; none where the degree's kind
 * does not tell its article.
 */
export function studySentence({ resume, facts, now, language, verify }: LetterScene): DraftParagraph {
  const at = (resume.education ?? []).findIndex(
    ({ studyType = '', endDate }) =>
      studyType !== '' && ((endDate !== undefined && isToCome(endDate, now)) || runs.test(studyType)),
  );
  const { studyType = '', area: field = '', institution = '' } = resume.education?.[at] ?? {};
  // "cursando (previsão": a word on the state of the studies is no field of them.
  const area = isUnfinished(field) ? '' : field;
  if (at < 0 || /[:;|,]/.test(`${studyType}${area}${institution}`)) return [];
  const own = facts.filter(({ pointer }) => pointer.startsWith(`/education/${at}/`));
  const sentence = say[language]?.(studyType.trim(), area.trim(), institution.trim());
  return sentence !== undefined && verify(sentence, own).length === 0 ? [{ sentence, facts: own }] : [];
}

/** What a resume says of studies that run, in the place of the degree. */
const runs = /^(?:andauernd|laufend|läuft|derzeit|zurzeit|en cours|en curso|em curso|in corso|lopend)$/iu;

type Say = (study: string, area: string, school: string) => string | undefined;

const say: Record<string, Say> = {
  de: (study, area, school) => {
    const place = /^(?:(?:\p{L}+ )?(?:Universität|Hochschule)|TU|FH|HTW|TH)(?!\p{L})/u.test(school)
      ? ` an der ${school}`
      : '';
    // "Masterstudium Mechatronik", which runs: its name stands where the subject does.
    if (/^(?:Master|Bachelor|Diplom|Aufbau)studium(?:gang)? \p{L}/u.test(area) && isUnfinished(study))
      return `Derzeit absolviere ich das ${area}${place}.`;
    return area === '' ? undefined : `Derzeit studiere ich ${area} (${study})${place}.`;
  },
  fr: (study, area, school) => {
    const article = /^(?:Licence|Maîtrise|Prépa)(?!\p{L})/u.test(study)
      ? 'une'
      : /^(?:BTSA?|BUT|DUT|CAP|BEP|DCG|DSCG|Master|Mastère|Bachelor|Bac|Brevet|Doctorat|Diplôme|Titre)(?!\p{L})/u.test(
            study,
          )
        ? 'un'
        : undefined;
    const what = area === '' || study.includes(area) ? study : `${study} (${area})`;
    return article === undefined ? undefined : `Je prépare ${article} ${lowerFirst(what)}${placed(school, 'fr')}.`;
  },
  pt: (study, area, school) => {
    const isKnown = /^(?:Licenciatura|Graduação|Pós-graduação|Mestrado|Bacharelado|Tecnólogo|Técnico)(?!\p{L})/u.test(
      study,
    );
    const what = area === '' || study.includes(area) ? study : `${study} em ${area}`;
    return isKnown ? `Atualmente frequento o curso de ${what}${placed(school, 'pt')}.` : undefined;
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

const placed = (school: string, language: string): string =>
  school === '' ? '' : ` ${placeEmployer(school, language)}`;

import type { Fact, RequirementMatch } from '@shortlist/schema';
import { isRunning } from '../../language/dates/against-today.ts';
import { monthOf } from '../../language/dates/month-of.ts';
import { degreeScore } from '../../language/education/degree-words.ts';
import { isUnfinishedStudy } from '../../language/education/is-unfinished.ts';
import { isKnownCity } from '../../language/places/places.ts';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { sentenceCase } from '../../language/titles/small-title.ts';
import { bachelors, findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { mayStillRun } from '../content/may-still-run.ts';
import { isCertainHouse } from '../form/is-certain-house.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { listNamedPapers, type NamedPaper } from './named-papers.ts';
import { isPersonOfDegree, sayDegree } from './say-degree.ts';
import { sayPaper } from './say-paper.ts';

/** What a person holds of what is asked for, in the resume's own words, with the facts that say so. */
export type ShownPaper = { text: string; facts: Fact[] /** Degrees only: the sentence that says it. */; said?: string };

/** Degrees and apprenticeships that have ended, certificates and driving licences that the posting asks for and the resume shows; at most four. */
export function listShownPapers(scene: LetterScene): ShownPaper[] {
  const { match, posting } = scene;
  const named = listNamedPapers(scene);
  const studies = named.filter(({ at }) => at !== undefined && scene.resume.education?.[at]?.studyType !== undefined);
  const met = [...match.requirements, ...match.gates]
    .filter(({ id, kind, met: isMet }) => isMet === true && (kind !== 'gate' || isLicence(id, posting.requirements)))
    // Of several studies those whose subject is asked for by name say more than the first that is high enough.
    .filter(
      ({ kind, evidence }) =>
        kind !== 'education' || !studies.some((study) => isDegree(study, scene)) || isFurther(evidence[0]?.text ?? ''),
    )
    .flatMap((requirement) => readPaper(requirement, scene) ?? []);
  const papers = [
    ...studies.flatMap((paper) => readNamed(paper, scene) ?? []),
    ...met,
    ...named.filter((paper) => !studies.includes(paper)).flatMap((paper) => readNamed(paper, scene) ?? []),
  ];
  const isSaid = ({ text, said = '' }: ShownPaper, other: ShownPaper) =>
    other.text.includes(text) ||
    text.includes(other.text) ||
    other.said?.includes(text) === true ||
    (said !== '' && other.said === said);
  return papers.filter((paper, i) => !papers.slice(0, i).some((other) => isSaid(paper, other))).slice(0, 4);
}

/** A further course ("AFGSU niveau 2") beside a degree says nothing of it. */
function isDegree({ at = -1 }: NamedPaper, { resume }: LetterScene): boolean {
  return degreeScore(resume.education?.[at]?.studyType ?? '') > 0;
}

/** "Weiterbildung zum Industriemeister": beside the training that it builds on. */
const isFurther = (study: string): boolean =>
  /^(?:Weiterbildung|Fortbildung) (?:zu[mr]|als) |(?:meister(?:in)?|fachwirt(?:in)?)(?!\p{L})/iu.test(study);

function readNamed({ text, facts, at }: NamedPaper, scene: LetterScene): ShownPaper | undefined {
  const licence = at === undefined ? sayLicence(text, scene.language) : undefined;
  if (licence !== undefined)
    return scene.verify(licence, facts).length > 0 ? undefined : { text, facts, said: licence };
  const degree = at === undefined ? undefined : readDegree(at, scene);
  // With its subject in a field of its own the name of a degree needs the word between them.
  const hasArea = at !== undefined && (scene.resume.education?.[at]?.area ?? '') !== '';
  const said = degree?.said ?? (hasArea ? undefined : sayDegree({ study: text, area: '' }, scene.language));
  if (said !== undefined && scene.verify(said, facts).length === 0) return { text, facts, said };
  // "Verwaltungslehrgang II" by its own name: what stands behind it may be the school.
  const study = at === undefined ? '' : (scene.resume.education?.[at]?.studyType?.trim() ?? '');
  return sayPaper(study, scene.language) === undefined ? (degree ?? asPaper(text, facts)) : asPaper(study, facts);
}

function isLicence(id: string, requirements: LetterScene['posting']['requirements']): boolean {
  return requirements.some((each) => each.id === id && each.gate === 'driving-licence');
}

function readPaper({ kind, evidence }: RequirementMatch, scene: LetterScene): ShownPaper | undefined {
  const [shown] = evidence;
  if (shown === undefined || (kind !== 'education' && kind !== 'certificate' && kind !== 'gate')) return undefined;
  const at = /^\/education\/(\d+)$/.exec(shown.pointer)?.[1];
  if (kind === 'education') return at === undefined ? undefined : readDegree(Number(at), scene);
  const facts = scene.facts.filter(({ pointer }) => pointer === shown.pointer);
  if (kind === 'gate') {
    const said = sayLicence(shown.text, scene.language);
    return said === undefined || scene.verify(said, facts).length > 0 ? undefined : { text: shown.text, facts, said };
  }
  // "AFGSU niveau 2, recyclage" among the courses of study: told by its name.
  if (/^\/education\/\d+/.test(shown.pointer)) return readCourse(shown.text, shown.pointer, scene);
  if (!/^\/(?:certificates|skills|customSections)\//.test(shown.pointer)) return undefined;
  return asPaper(shown.text, facts);
}

function readDegree(at: number, { resume, facts, now, language, verify }: LetterScene): ShownPaper | undefined {
  const {
    studyType: written = '',
    area: named = '',
    institution = '',
    startDate,
    endDate,
  } = resume.education?.[at] ?? {};
  // Capitals are the page's design.
  const [studyType, whole] = [calmStudy(written, language), calmStudy(named, language)];
  // A bracket that the page's line tore apart.
  const area = whole.replace(/\s*\([^)]*$/, '');
  // Without any date only who somebody is by it tells that it was ended.
  const isHeld = endDate !== undefined || isPersonOfDegree(studyType, language);
  if (studyType === '' || !isHeld || isRunning({ startDate, endDate }, now)) return undefined;
  if (mayStillRun(resume.education?.[at] ?? {}, now)) return undefined;
  if (isUnfinishedStudy({ studyType, area, institution }) || isCutShort(at, resume)) return undefined;
  // "Master II", "Licence": without its subject such a degree says something else to each reader.
  if (area === '' && isAcademic(studyType) && !namesSubject.test(studyType)) return undefined;
  const own = facts.filter(({ pointer }) => pointer.startsWith(`/education/${at}/`));
  const plain = sayDegree({ study: studyType.trim(), area: area.trim() }, language);
  const schooled = plain === undefined ? [] : withSchool(plain, institution);
  const said = schooled.find((each) => verify(each, own).length === 0) ?? plain;
  const paper = asPaper(area === '' || studyType.includes(area) ? studyType : `${studyType} (${area})`, own);
  return paper === undefined || said === undefined || verify(said, own).length > 0 ? paper : { ...paper, said };
}

/** Fewest months of a bachelor's: who went on with another after a year of it holds none. */
const shortestBachelors = 18;

function isCutShort(at: number, { education = [] }: LetterScene['resume']): boolean {
  const own = education[at] ?? {};
  const isBachelors = ({ studyType = '' }: typeof own): boolean => findDegrees(`${studyType} `)[0]?.level === bachelors;
  const [from, until] = [monthOf(own.startDate, false), monthOf(own.endDate, true)];
  return (
    isBachelors(own) &&
    from !== undefined &&
    until !== undefined &&
    until - from + 1 < shortestBachelors &&
    education.some((other) => other !== own && isBachelors(other) && (monthOf(other.startDate, false) ?? 0) > until)
  );
}

/** A training in a trade says all by its name, and a house behind who somebody is reads as the employer. */
const ofTrade = /^Ich (?:bin|habe eine (?:Ausbildung|Umschulung|Lehre|Weiterbildung|Fortbildung)) /u;

/** A sentence of a degree with its school behind it, where that can only be one; letters of a paper say whose it is: "Soy licenciada en Derecho (Universidad de Holm)." */
function withSchool(said: string, institution: string): string[] {
  if (ofTrade.test(said)) return [];
  const [school = ''] = calmCapitals(institution.replace(/ \([^)]*\)$/u, '').trim()).split(/, | - /);
  const isOne =
    isCertainHouse(school) &&
    !isKnownCity(school) &&
    !/[():;|]/.test(school) &&
    school.length <= 60 &&
    !said.includes(school);
  const at = / (?:abgeschlossen|afgerond)\.$/u.exec(said)?.index ?? said.length - 1;
  return isOne && !/\)$|(?<!\p{L})\p{Lu}{2,6}$/u.test(said.slice(0, at))
    ? [`${said.slice(0, at)} (${school})${said.slice(at)}`]
    : [];
}

/** A study in capitals as a sentence writes it: subjects are small but in German, Dutch schools keep theirs. */
const calmStudy = (text: string, language: string): string => {
  const calm = calmCapitals(text);
  return calm === text || language.startsWith('de') || language.startsWith('nl') ? calm : sentenceCase(calm);
};

/** School as such says nothing of somebody. */
const tellsMore = (study: string): boolean =>
  !/^(?:Bachillerato|Bac(?:calauréat)?(?: général| [A-Z]{1,3})?|Abitur|Matura|Ensino médio|Diploma di maturità|HAVO|VWO|VMBO)(?!\p{L})/iu.test(
    study.trim(),
  );

const academic = /^(?:master|mastère|licence|maîtrise|máster|mestrado|bachelor|laurea)(?!\p{L})/iu;
const isAcademic = (study: string): boolean =>
  academic.test(study) || findDegrees(`${study} en`).some(({ level }) => level >= 6);
const namesSubject =
  /\s(?:en|in|im|de|des|di|der|für|of|pour)\s|\p{Ll}{4,}(?:ingenieur|wirt|kauf|informatik|wesen|studium)|^\p{Lu}[\p{L} ]{3,50} \([\p{Lu}\p{L}]{2,4}\)$/u;

/** The highest degree of the resume that a sentence can say. */
export function degreeSentence(scene: LetterScene): DraftParagraph {
  const { resume } = scene;
  const said = [...(resume.education ?? []).keys()].flatMap((at) => {
    const { said: sentence, facts = [] } = readDegree(at, scene) ?? {};
    const level = findDegrees(sentence ?? '')[0]?.level ?? 0;
    return sentence === undefined || !tellsMore(resume.education?.[at]?.studyType ?? '')
      ? []
      : [{ level, told: { sentence, facts } }];
  });
  // Below a degree that the studies name elsewhere ("Doctor en …" where a school stands) it would sell the person short.
  const highest = Math.max(
    0,
    ...(resume.education ?? []).flatMap((entry) =>
      isUnfinishedStudy(entry)
        ? []
        : findDegrees(`${entry.area ?? ''}; ${entry.institution ?? ''} `).map(({ level }) => level),
    ),
  );
  return said
    .toSorted((a, b) => b.level - a.level)
    .filter(({ level }) => level >= highest)
    .slice(0, 1)
    .map(({ told }) => told);
}

function readCourse(text: string, pointer: string, { facts, language }: LetterScene): ShownPaper | undefined {
  const name = text.split(',')[0]?.trim() ?? '';
  const own = facts.filter((fact) => fact.pointer === pointer || fact.pointer.startsWith(`${pointer}/`));
  return sayPaper(name, language) === undefined ? undefined : asPaper(name, own);
}

/** The classes of a licence to drive as a sentence: "Führerschein Klassen B, C, CE". */
function sayLicence(text: string, language: string): string | undefined {
  const found =
    /(?<!\p{L})(?:Klassen?|permis|conducir|condução|patente|rijbewijs):?\s+((?:[A-D](?:1|E|1E)?)(?:(?:, ?| und | et | y | e | en | \/ ?)[A-D](?:1|E|1E)?)*)(?![\p{L}\d])/iu.exec(
      text,
    )?.[1];
  const classes = found?.split(/[^A-E\d]+/).filter((each) => each !== '') ?? [];
  if (classes.length === 0) return undefined;
  const list = phraseList(classes, language);
  return {
    de: `Ich habe den Führerschein der ${classes.length > 1 ? 'Klassen' : 'Klasse'} ${list}.`,
    fr: `Je suis titulaire ${classes.length > 1 ? 'des permis' : 'du permis'} ${list}.`,
    // What it is called differs by country: said as the resume does.
    es: `Tengo ${/licencia|permiso/iu.exec(text)?.[0].toLowerCase() ?? 'carné'} de conducir ${list}.`,
    pt: `Tenho carta de condução ${list}.`,
    it: `Ho la patente ${list}.`,
    nl: `Ik heb rijbewijs ${list}.`,
  }[language];
}

function asPaper(text: string, facts: Fact[]): ShownPaper | undefined {
  const bare = text.trim();
  const isPlain = bare.length <= 80 && !/[:;|•,]|-\.?$/.test(bare) && findDisclaimers(bare, true).length === 0;
  return isPlain && facts.length > 0 ? { text: bare, facts } : undefined;
}

import type { Fact } from '@shortlist/schema';
import { isToCome } from '../../language/dates/against-today.ts';
import { degreeScore } from '../../language/education/degree-words.ts';
import { isUnfinishedStudy } from '../../language/education/is-unfinished.ts';
import { nameDegree } from '../../language/education/name-degree.ts';
import { articleFor } from '../../language/text/article-for.ts';
import { bareWords } from '../../language/text/bare-words.ts';
import { calmCapitals, calmWords } from '../../language/text/calm-capitals.ts';
import { endSentence } from '../../language/text/end-sentence.ts';
import { lowerFirst } from '../../language/text/lower-first.ts';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { isOrganisation, isTitle } from '../../language/titles/is-title.ts';
import { bachelors, doctorates, findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { sharesTitle } from '../../lexicon/relate/shares-title.ts';
import { mayStillRun } from '../content/may-still-run.ts';
import { holdsSchool } from '../form/certain-studies.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { callsStudent } from './calls-student.ts';
import { degreeAmongPapers } from './degree-among-papers.ts';
import { englishVariety } from './english-variety.ts';
import { listHeldPapers } from './held-papers.ts';

/** Degree and certificates, where the posting asks for them; the degree of somebody without work has opened the letter. English. */
export function credentialSentences(scene: LetterScene): DraftParagraph {
  const studied = (scene.resume.work ?? []).length === 0 ? [] : degreeSentence(scene);
  const isAsked = scene.posting.requirements.some(({ kind }) => kind === 'education');
  const degree = studied.length > 0 || !isAsked ? studied : degreeAmongPapers(scene);
  const certificates = certificateSentence(scene, degree);
  const told = new Set(certificates.flatMap(({ facts }) => facts.map(({ pointer }) => pointer)));
  const licence = licenceSentence(scene).filter(({ facts }) => !facts.some(({ pointer }) => told.has(pointer)));
  return [...degree, ...certificates, ...licence];
}

/** "I have a full UK driving licence.", where one is asked for. */
function licenceSentence({ match, posting, facts, verify }: LetterScene): DraftParagraph {
  const asked = new Set(posting.requirements.filter(({ gate }) => gate === 'driving-licence').map(({ id }) => id));
  const held = [...match.gates, ...match.requirements].find(({ id, met }) => met === true && asked.has(id));
  const own = facts.filter(({ pointer }) => pointer === held?.evidence[0]?.pointer);
  const name = /^(?:an? )?((?:\p{L}+ ){0,4}driv(?:ing|er[’']?s?) licen[cs]e)(?= and (?:own|access)\b|$)/iu.exec(
    own[0]?.text.trim() ?? '',
  )?.[1];
  // "CDL class B with P and S endorsement": the paper's own name, as it stands.
  const commercial = /^(?:class [a-c] )?CDL(?:[ ,-]+class [a-c])?(?: with [\p{L}\d ,&]{1,40})?$/iu.exec(
    own[0]?.text.trim() ?? '',
  )?.[0];
  if (commercial !== undefined) {
    const told = `I hold a ${commercial}.`;
    return verify(told, own).length === 0 ? [{ sentence: told, facts: own }] : [];
  }
  if (name === undefined) return [];
  const bare = name.replace(/^(?:Full|Clean|Valid|Current|Driv\p{Ll}+)\b/u, (word) => word.toLowerCase());
  const sentence = `I have ${articleFor(bare)} ${bare}.`;
  return verify(sentence, own).length === 0 ? [{ sentence, facts: own }] : [];
}

const isOfEducation = ({ pointer }: { pointer: string }): boolean => /^\/education\/\d+/.test(pointer);

/** Papers of trades, which no table of degrees holds. */
const vocational = /\b(?:diploma|certificate|[ns]vq|btec|level \d|apprenticeship)\b/i;

/** Where school alone is asked for, a degree says nothing. */
const schoolLeaving =
  /\b(?:high school|hs|secondary school|ged|gcses?)\b(?!.*\b(?:bachelor|master|degree|associate)\b)/i;

/** "I hold a BSc in Hydrology from the University of Galway.", where a degree is asked for, or `unasked`. English. */
export function degreeSentence(
  { resume, posting, match, facts, now, verify }: LetterScene,
  { unasked = false }: { unasked?: boolean } = {},
): DraftParagraph {
  // What a degree answers, of whatever kind it is: "Level 2 or Level 3 in electrical installation" is no degree to its reader.
  const answered = match.requirements.filter(
    ({ kind, met, text, evidence }) =>
      !schoolLeaving.test(text) && (kind === 'education' || (met === true && evidence.some(isOfEducation))),
  );
  if (answered.length === 0 && !unasked) return [];
  const answering = answered.flatMap(({ evidence }) =>
    evidence.filter(isOfEducation).map(({ pointer }) => Number(pointer.split('/')[2])),
  );
  // Where any is asked for and held, one that has surely ended is told beside one that is uncertain.
  const isHeld = answered.some(({ met }) => met === true);
  const isCalledAlike = sharesTitle(posting.title ?? '');
  const held = [...(resume.education ?? []).keys()].flatMap((at) => readDegree(resume, at, now) ?? []);
  const asked =
    held.find(({ at }) => isNamed(resume.education?.[at], answered)) ??
    held.find(({ at }) => answering.includes(at)) ??
    held.find(({ at }) => answered.some(({ text }) => isByInitials(resume.education?.[at]?.studyType ?? '', text))) ??
    (unasked
      ? held.find(({ level, text }) => level >= bachelors && isCalledAlike(text.replace(/ from .*$/, '')))
      : undefined) ??
    highestOf(held.filter(({ text }) => / from /.test(text))) ??
    (isHeld ? highestOf(held) : undefined);
  if (asked === undefined) return [];
  // One that answers nothing is told from a bachelor's up, and where no other that was read may be higher.
  const isAnswer =
    (answering.includes(asked.at) || isNamed(resume.education?.[asked.at], answered)) &&
    answered.some(({ met }) => met !== false);
  const most = Math.max(...held.map(({ level }) => level));
  const isHidden = !isHeld && (resume.education ?? []).some(mayExceed(most, now));
  if (!isAnswer && (asked.level < bachelors || isHidden)) return [];
  // A higher degree beside the one that answers is named first: to hide it would sell the person short.
  const highest = highestOf(held.filter(({ level }) => level > asked.level));
  const both = [highest, asked].flatMap((each) => (each === undefined ? [] : [each]));
  // "A Master from …" says little: what it was in was not read.
  const named = both.filter(({ text }) => !bareDegree.test(text));
  const whole = named.length > 0 ? named : both;
  const said = whole.map(({ text }) => `${articleFor(text)} ${text}`);
  // Both where there is room for them and the gate lets both stand, else the one that is asked for, else the higher one.
  const isLong = said.join(' and ').length > 190;
  const ways = [...(isLong ? [] : [whole]), whole.slice(-1), whole.slice(0, 1)].map((told) =>
    sayHeld(
      told.map((each) => said[whole.indexOf(each)] ?? ''),
      told.flatMap(({ at }) => factsUnder(facts, `/education/${at}`)),
    ),
  );
  return ways.filter(({ sentence, facts: own }) => verify(sentence, own).length === 0).slice(0, 1);
}

/** "I hold a … and a …"; what was learnt in a trade was completed. */
function sayHeld(degrees: readonly string[], facts: Fact[]): DraftParagraph[number] {
  const [first = ''] = degrees;
  const isTraining = degrees.length === 1 && /\b(?:apprenticeship|bootcamp|traineeship)\b/i.test(first);
  return {
    sentence: endSentence(
      isTraining ? `I completed ${first.replace(/ from (?!.* from )/, ' at ')}` : `I hold ${degrees.join(' and ')}`,
    ),
    facts,
  };
}

/** A school by its whole name or by one part of it: "City University of Holm, Larch College". */
const isSchoolName = (institution: string): boolean =>
  isOrganisation(institution) || institution.split(', ').some((part) => isOrganisation(part));

const highestOf = <T extends { level: number }>(degrees: readonly T[]): T | undefined =>
  degrees.toSorted((a, b) => b.level - a.level)[0];

/** Whether a degree is asked for by its field, as one whole part of the demand behind its words of level, and is high enough: it is the nearer one of two. */
function isNamed(study: Study | undefined, asked: readonly { text: string }[]): boolean {
  const { studyType = '', area = '' } = study ?? {};
  const level = findDegrees(`${studyType} `)[0]?.level ?? 0;
  return (
    area !== '' &&
    asked.some(({ text }) => {
      const levels = findDegrees(`${text} `).map((each) => each.level);
      const field = text.replace(/^.*?\b(?:in|of) (?!(?:science|arts|engineering|commerce)(?= in\b))/iu, '');
      return (
        level >= Math.min(...levels, doctorates) * Number(levels.length > 0) &&
        field.split(/[,;/.]| or /iu).some((part) => bareWords(part.replace(/^.* (?:of|in) /u, '')) === bareWords(area))
      );
    })
  );
}

/** A degree without its field. */
const bareDegree = /^(?:master|bachelor)(?:['’]?s)?(?: degree)?(?: from .*)?$/i;

/** Whether a degree is what is asked for by its initials: "DVM" of "Doctor of Veterinary Medicine". */
function isByInitials(degree: string, asked: string): boolean {
  const letters = degree.replaceAll('.', '');
  const initials = [...asked.matchAll(/(?<!\p{L})\p{Lu}(?=\p{Ll})/gu)].join('');
  return /^\p{Lu}{3,5}$/u.test(letters) && initials.includes(letters);
}

/** Whether an entry of the studies that has ended is of a higher level, or of one that was not read: "MRes". Papers of trades and of school are below any degree, and no degree is above a doctorate. */
const mayExceed =
  (level: number, now: string) =>
  (study: Study): boolean => {
    const { studyType = '', area = '', institution, endDate } = study;
    if (
      mayStillRun(study, now) ||
      (endDate !== undefined && isToCome(endDate, now)) ||
      isUnfinishedStudy({ studyType, area, institution })
    )
      return false;
    const named = `${studyType} ${area}`;
    const isBelow = vocational.test(named) || schoolLeaving.test(`${named} ${institution ?? ''}`);
    return (findDegrees(named)[0]?.level ?? (isBelow ? 0 : doctorates)) > level;
  };

type Study = NonNullable<LetterScene['resume']['education']>[number];

/** A degree that has been taken, with its school, as a sentence takes it; undefined where it is not all there or still to come. */
function readDegree(
  resume: LetterScene['resume'],
  at: number,
  now: string,
): { at: number; level: number; text: string } | undefined {
  const entry = resume.education?.[at];
  const { studyType: written = '', area = '', institution: house = '', endDate } = entry ?? {};
  // "Holm University, School of Medicine.": the school is named, not its part.
  const institution = house.replace(/, (?:School|Faculty|Department|Institute|College) of .*$/u, '').replace(/\.$/, '');
  // A bracket that the page's line tore apart.
  const studyType = written
    .replace(/\s*\([^)]*$/, '')
    // "Degree in Doctor of Medicine": the word for it before its name.
    .replace(/^Degree (?:in|of) (?=(?:Doctor|Bachelor|Master|Associate)\b)/iu, '');
  if (studyType.trim() === '' || (endDate !== undefined && isToCome(endDate, now))) return undefined;
  if (at === lastStudied(resume) && callsStudent(resume)) return undefined;
  if (mayStillRun(entry ?? {}, now)) return undefined;
  if (isOpenRange(resume.education ?? [], at)) return undefined;
  // "PhD.", "MSc.": the full stop of a list.
  const study = spoken(
    studyType
      .trim()
      .replace(/ (?:in|of)$/i, '')
      .replace(/^(\p{L}{2,4})\.$/u, '$1'),
  );
  // A field that the page prints twice: "Management Management".
  const subject = spoken(area).replace(/^(.{5,}) \1$/u, '$1');
  const named = study.replace(
    /^((?:[A-Z][A-Za-z]{0,3}\.){2,3}|MSc|BSc|MBA|MEd|BEd|MA|BA|BS|MS) (?=\p{Lu}\p{Ll}{3})/u,
    '$1 in ',
  );
  // "Alder University City": what a template left behind the name.
  const school = / (?:City|State)$/.test(institution) ? '' : institution;
  // "B.Sc. in Electrical & Electronic" and "Engineering": the field's last word was read into a field of its own.
  const joint = !/ in \p{Lu}/u.test(named)
    ? ' in '
    : openField.test(named) && /^(?:Engineering|Sciences?|Studies|Technology)$/.test(subject)
      ? ' '
      : '';
  const degree = nameDegree(
    `${named}${subject !== '' && !study.includes(subject) && joint !== '' ? `${joint}${subject}` : ''}`,
  );
  const level = findDegrees(degree)[0]?.level;
  if (
    /\b(expected|candidate)\b/i.test(JSON.stringify(entry)) ||
    isUnfinishedStudy({ studyType: study, area, institution }) ||
    degree.length > 90 ||
    / in .* in |\b(?:for|the|of|and|in|with)$/.test(degree) ||
    /[:;|]|\s,/.test(degree) ||
    (degreeScore(study) === 0 && findDegrees(`${study} `).length === 0 && !vocational.test(degree)) ||
    holdsSchool(degree) ||
    runsOn(institution, study) ||
    (institution === '' ? area === '' && !/ (?:of|in) \p{Lu}/u.test(degree) : !isSchoolName(institution))
  )
    return undefined;
  return {
    at,
    level: level ?? 0,
    text: school === '' ? degree : `${degree} from ${nameWithThe(calmCapitals(school))}`,
  };
}

/** A field that goes on in its last word: "in Electrical & Electronic", "in Political". */
const openField = /(?: (?:&|and)|\p{L}(?:ic|al))$/u;

/** Whether an entry begins and names no end where every other that begins does ("2016–"): it has not ended, or nobody knows. */
function isOpenRange(all: readonly Study[], at: number): boolean {
  const others = all.filter(({ startDate }, i) => i !== at && startDate !== undefined);
  const { startDate, endDate } = all[at] ?? {};
  return (
    startDate !== undefined &&
    endDate === undefined &&
    others.length > 0 &&
    others.every((other) => other.endDate !== undefined)
  );
}

/** The entry of the studies that ends last; one without an end runs. */
function lastStudied({ education = [] }: LetterScene['resume']): number {
  const ends = education.map(({ endDate }) => endDate ?? '9999');
  return ends.indexOf(ends.toSorted().at(-1) ?? '');
}

/** "BACHELOR OF SCiENCE": capitals are a design; small capitals leave a small "i". */
const spoken = (text: string): string =>
  /\p{Lu}{4}/u.test(text) && !/[^\P{Ll}i]/u.test(text) ? calmWords(text.toUpperCase()) : text;

/** "Accounting Monash University": the subject was read on into the name of the school. */
function runsOn(institution: string, subject: string): boolean {
  const [first = ''] = institution.toLowerCase().split(/[\s,]+/);
  return (
    first.length > 5 &&
    subject
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(first)
  );
}

function certificateSentence(scene: LetterScene, degree: DraftParagraph): DraftParagraph {
  const told = degree.flatMap(({ facts }) => facts.map(({ pointer }) => pointer.split('/').slice(0, 3).join('/')));
  const held = listHeldPapers(scene, told).filter(
    ({ name, facts }) => !bareLetters.test(name) && scene.verify(sayOne(name, false), facts).length === 0,
  );
  if (held.length === 0) return [];
  const also = degree.length > 0;
  const own = held.find(({ name }) => isRank(name));
  const rest = held.filter((each) => each !== own).map(({ name }) => name);
  const ranked = own === undefined ? '' : `I am${degree.length > 0 ? ' also' : ''} ${articleFor(own.name)} ${own.name}`;
  const listed = rest.length === 0 ? `${ranked}.` : `${ranked} and hold ${phraseList(rest, 'en')}.`;
  if (own !== undefined && rest.every(isShort))
    return [{ sentence: listed, facts: held.flatMap(({ facts }) => facts) }];
  const names = held.map(({ name }) => name);
  const isLicensed = names.some((name) => /\b(?:licen[cs]e|licensed|registered|registration)\b/i.test(name));
  // A licence by its letters alone, which is no certificate either.
  const isCommercial = !isLicensed && names.some((name) => /\bCDL\b/.test(name));
  const kinds = isLicensed
    ? `${englishVariety(scene.resume, scene.posting) === 'american' ? 'licenses' : 'licences'} and certificates`
    : 'certificates';
  return [
    {
      sentence:
        names.length === 1
          ? sayOne(names[0] ?? '', also)
          : isCommercial || names.every(isShort)
            ? `${also ? 'I also hold' : 'I hold'} ${phraseList(names, 'en')}.`
            : names.every(isPlainPaper)
              ? `${also ? 'I also hold' : 'I hold'} ${phraseList(names.map(withArticle), 'en')}.`
              : `My ${kinds} include ${phraseList(names.map(inList), 'en')}.`,
      facts: held.flatMap(({ facts }) => facts),
    },
  ];
}

/** "… and a driving licence with trailer": what everybody calls so is no name. */
const inList = (name: string): string =>
  /^(?:Full |Clean )?Driv(?:ing|er['’]?s?) licen[cs]e(?!\p{L})/iu.test(name) ? `a ${lowerFirst(name)}` : name;

/** "Forklift operator certificate": a paper by its kind, and no one's name. */
const isPlainPaper = (name: string): boolean =>
  /^\p{Lu}?[\p{Ll}-]+(?: [\p{Ll}-]+){0,6} (?:certificate|licen[cs]e|permit|card)$/u.test(name);

const withArticle = (name: string): string => {
  const bare = name.charAt(0).toLowerCase() + name.slice(1);
  return `${articleFor(bare)} ${bare}`;
};

/** "GPhC", of "GPhC 2098765": letters that name who keeps the register, and no paper. */
const bareLetters = /^\p{Lu}{2}\p{Ll}\p{Lu}$/u;

/** "NMC Registered Nurse (Adult)": what somebody is, and does not hold. */
const isRank = (name: string): boolean =>
  letteredRank.test(name) ||
  (/(?<!\p{L})(?:Registered|Chartered|Licensed|Qualified) (?:[\p{Lu}][\p{L}-]+ ){0,2}\p{Lu}\p{Ll}+(?: \([\p{L} ]+\))?$/u.test(
    name,
  ) &&
    isTitle(name.replace(/ \([^)]*\)$/, '')));

/** Letters by which people call themselves: "I am a CPA". */
const letteredRank = /^(?:CPA|RN|LPN|LVN|CNA|EMT|RDH)$/;

const isShort = (name: string): boolean => /^[A-Z][A-Z-]{1,8}(?: [A-Z][A-Z-]{1,8})?$/.test(name);

/** "I hold QTS.", "I hold the CSCS Gold Card.", "I hold the RN License, Texas."; a name that tells neither is listed. */
function sayOne(name: string, also: boolean): string {
  const hold = also ? 'I also hold' : 'I hold';
  if (/^CDL[ ,-]+Class [A-C]$|^Class [A-C] CDL$/.test(name)) return `${hold} a ${name}.`;
  if (isShort(name) || /\b(?:registration|status|membership)$/i.test(name)) return `${hold} ${name}.`;
  if (/^(?:\p{L}+ ){1,3}driv(?:ing|er['’]?s?) licen[cs]e$/iu.test(name)) return `${hold} ${articleFor(name)} ${name}.`;
  // Of plain words, not of letters that name one of a kind: there are many.
  if (/^(?:\p{Lu}?\p{Ll}+ ){1,3}licen[cs]e$/iu.test(name) && /^\P{Lu}*(?:\p{Lu}\p{Ll}+\P{Lu}*)+$/u.test(name))
    return `${hold} ${articleFor(name)} ${name}.`;
  if (/\bpermit$/i.test(name)) return `${hold} ${articleFor(name)} ${name.charAt(0).toLowerCase()}${name.slice(1)}.`;
  return /^[^,(]*\b(?:card|licen[cs]e|certificate|diploma|cpc)\b(?! of\b)/i.test(name)
    ? `${hold} the ${name}.`
    : `My certificates include ${name}.`;
}

function factsUnder(facts: readonly Fact[], pointer: string): Fact[] {
  return facts.filter((fact) => fact.pointer.startsWith(`${pointer}/`));
}

import type { Posting, Requirement } from '@shortlist/schema';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { findFields, isRelatedField, sharesField } from '../../lexicon/learning/study-fields.ts';
import { profileTitle } from '../../lexicon/titles/profile-title.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { weighWords } from './compare-words.ts';
import { monthsOfOccupation } from './score-title.ts';
import type { Verdict } from './verdict.ts';

/** A degree: its level first, then whether its field is one that is asked for. `text`: the posting's. */
export function judgeEducation(requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict {
  const { text } = posting;
  const wantsStudents = underWay.test(text.slice(Math.max(0, requirement.start - 40), requirement.end));
  const { level = 0 } = requirement.degree ?? {};
  const fields = fieldsAsked(requirement, text);
  const ofTrade =
    training.test(requirement.text) && !generalSchooling.test(requirement.text) && !ofThinking.test(requirement.text);
  let best: Verdict = { credit: 0, lines: [], reasons: [{ code: 'no-degree' }] };
  for (const degree of index.degrees) {
    if (ofTrade && degree.level === 4 && isGeneral(index.lines[degree.line]?.text ?? '')) continue;
    const reach = degree.level >= level ? 1 : degree.level === level - 1 ? (level > 6 ? 0.3 : 0.5) : 0.2;
    const shared =
      (level === 4 && degree.level > 4 && fields.length === 0 && !trade.test(requirement.text)) ||
      (fields.length === 0 && (!trade.test(requirement.text) || trade.test(index.lines[degree.line]?.text ?? ''))) ||
      sharesField(fields, degree.fields) ||
      coversLine(requirement.text, index.lines[degree.line]?.text ?? '') ||
      namesChoice(requirement.text, index.lines[degree.line]?.text ?? '');
    const near = shared ? undefined : nearness(fields, degree.fields);
    const accepted = shared || (near === 'neighbour' && takesRelated.test(requirement.text));
    const isHeld = !degree.open || wantsStudents;
    const known = degree.unnamed === true && level > 4 ? unnamedShare : 1;
    const credit = reach * (accepted ? 1 : shareOf(near, open.test(requirement.text))) * (isHeld ? 1 : 0.5) * known;
    if (credit > best.credit) {
      const reasons = [
        ...(isHeld ? [] : [{ code: 'unfinished-degree' }]),
        ...(reach < 1 ? [{ code: 'lower-level' }] : []),
        ...(known < 1 ? [{ code: 'degree-not-named' }] : []),
        ...(accepted
          ? []
          : [{ code: near === undefined ? 'other-field' : 'related-field', detail: namedFields(fields) }]),
      ];
      best = { credit, lines: [degree.line], reasons };
    }
  }
  const practised = best.credit < 1 ? practice(requirement, index, posting) : undefined;
  if (practised !== undefined && practised.credit > best.credit) return practised;
  const trained = best.credit < 1 && trade.test(requirement.text) ? trainedFor(requirement.text, index) : undefined;
  if (trained !== undefined) return { credit: 1, lines: [trained] };
  const named = best.credit < unnamedShare ? schoolOf(fields, index) : undefined;
  if (named !== undefined && level <= 4)
    return { credit: unnamedShare, lines: [named], reasons: [{ code: 'degree-not-named' }] };
  if (best.credit === 0 && level <= 4 && !ofTrade && index.lines.some((line) => line.section === 'school'))
    return {
      credit: schoolShare,
      lines: [index.lines.findIndex((line) => line.section === 'school')],
      reasons: [{ code: 'degree-not-named' }],
    };
  return best;
}

/** The fields of the demand and those that its clause goes on to name: "Bachelor’s degree in Business | , science/engineering, or other related field". */
function fieldsAsked({ degree, end, text: demand }: Requirement, text: string): string[] {
  const fields = degree?.fields ?? [];
  const isWhole = fields.length === 0 || endOfFields.test(demand.split(' ').slice(-2).join(' '));
  const clause = isWhole ? undefined : furtherFields.exec(text.slice(end, end + 80))?.[0];
  if (clause === undefined) return fields;
  const rest = untilOtherDemand(clause);
  return [...new Set([...fields, ...findFields(rest), ...(ofScience.test(rest) ? ['Natural science'] : [])])];
}

/** The fields alone: up to the end of their list or the part of it that demands something else. */
function untilOtherDemand(clause: string): string {
  const list = clause.split(endOfFields, 1)[0] ?? '';
  const at = list.search(otherDemand);
  return at === -1 ? list : list.slice(0, Math.max(0, list.lastIndexOf(',', at)));
}

/** Science as a whole among other fields. */
const ofScience = /(?:^|[,/]|or)\s?(?:a )?sciences?(?=\s?(?:$|[,/]|or\s))/iu;

/** What the clause says after a field. */
const furtherFields = /^\s?(?:,|\/|or\s|oder\s|ou\s|o\s|of\s)[^.;\n\d()]*/u;
/** The end of a list of fields: "or other related field", or what goes with the degree. */
const endOfFields =
  /(?<!\p{L})(?:related|similar|relevant|equivalent|comparable|with|verwandt\p{L}*|ähnlich\p{L}*|vergleichbar\p{L}*|mit|connexes?|similaires?|équivalente?s?|avec|af[ií]n(?:es)?|similar(?:es)?|equivalentes?|con|affini?|simil[ei]|correlat\p{L}*|com|verwante?|vergelijkbare?|soortgelijke?|met)(?!\p{L})/iu;
/** Words of knowledge and practice, which make another demand of their part of the list. */
const otherDemand =
  /(?<!\p{L})(?:know\p{L}*|famil\p{L}*|experienced?|skill\p{L}*|ab(?:le|ility|ilities)|understanding|proficien\p{L}*|interest\p{L}*|strong|\p{L}*kenntnis\p{L}*|vertraut\p{L}*|\p{L}*erfahr\p{L}*|fähig\p{L}*|connaissances?|expérience|expérimenté\p{L}*|compétences?|capacités?|maîtrise|conocimientos?|experiencia|habilidad\p{L}*|capacidad\p{L}*|conoscenz\p{L}*|esperienza|competenz\p{L}*|capacità|conheciment\p{L}*|experiência|competência\p{L}*|capacidades?|kennis|bekend\p{L}*|vertrouwd|\p{L}*ervaring|vaardig\p{L}*)(?!\p{L})/iu;

/** What a course of study earns whose field is named and whose degree is not, and a school that was attended where no more than its end is asked for. */
const unnamedShare = 0.6;
const schoolShare = 0.85;

/** "Tokyo Culinary College": a school whose name tells the field that is asked for. */
function schoolOf(fields: string[], { lines }: ResumeIndex): number | undefined {
  const at = lines.findIndex(({ section, text }) => section === 'school' && sharesField(fields, findFields(text)));
  return at === -1 ? undefined : at;
}

/** Training for a trade, which general schooling is not. */
const training =
  /(?<!\p{L})(?:\p{L}*ausbildung|lehre|gesellen\p{L}*|facharbeiter\p{L}*|apprentic\p{L}+|vocational|CAP|BEP|CQPM|mbo|carrera técnica|formación profesional)(?!\p{L})/iu;
const generalSchooling =
  /(?<!\p{L})(?:abitur|\p{L}*hochschulreife|\p{L}*schulreife|mittlere reife|\p{L}*schulabschluss|high[- ]?school|ged|gcses?|a[- ]levels?|matura|baccalauréat(?! pro)|bachillerato|secundaria|ensino médio|maturità|havo|vwo|secundair)(?!\p{L})/iu;

/** "MBO werk- en denkniveau": how far somebody thinks, and no training. */
const ofThinking = /werk- en denk ?niveau/iu;

const isGeneral = (text: string): boolean => generalSchooling.test(text) && !training.test(text);

/** "Or equivalent practical experience", "or an equivalent combination of education and experience". */
const orPractice =
  /(?<!\p{L})(?:or|and\/or|oder|ou|o)\s(?:an? |some |the )?(?:\p{L}+ ){0,2}?(?:equivalent|equal|comparable|relevant|gleichwertig\p{L}*|vergleichbar\p{L}*|équivalente?|equivalente)(?: \p{L}+){0,3}? (?:experience|practice|work|berufserfahrung|expérience|experiencia|experiência|esperienza)|(?:equivalent|comparable) combination of|(?<!\p{L})or (?:technical|professional) equivalent(?!\p{L})|or (?:\d+|\p{L}+) years? of (?:\p{L}+ ){0,3}experience/iu;
/** Months of the occupation that stand for a degree where experience will do as well. */
const monthsOfDegree = 48;

/** The years of such work where the posting takes them for the degree. */
function practice(requirement: Requirement, index: ResumeIndex, posting: Posting): Verdict | undefined {
  const { start, end } = requirement;
  if (!orPractice.test(posting.text.slice(start, end + 80).split(/[\n.;]/)[0] ?? '')) return undefined;
  const { close, near, lines, closeLines } = monthsOfOccupation(index, posting);
  if (close >= monthsOfDegree) return { credit: 1, lines: closeLines, reasons: [] };
  return close + near >= monthsOfDegree ? { credit: 0.6, lines, reasons: [{ code: 'wider-field' }] } : undefined;
}

/** Training for one trade, which no degree in something else stands for: "Ausbildung als Koch", "apprenticeship as an electrician". */
const trade =
  /ausbildung (?:als|zu[mr]|im)(?!\p{L})|lehre als|gelernte[rn]? |examinierte[rnms]? |gesellen|facharbeiter|(?<!\p{L})apprentice|vocational|trade school|(?<!\p{L})nvq|(?<!\p{L})CAP (?!\p{Ll}{3})/iu;

/** The study that is named by the occupation that the training is for: who was trained as a Krankenpflegerin was trained for what is called Pflegefachkraft today. */
function trainedFor(asked: string, index: ResumeIndex): number | undefined {
  const wanted = occupationsOf(asked);
  const at = index.lines.findIndex(
    ({ section, text }) =>
      section === 'education' && !isUnfinished(text) && occupationsOf(text).some((id) => wanted.includes(id)),
  );
  return at === -1 ? undefined : at;
}

/** The occupations of a title, in German also by the man's form of a woman's. */
function occupationsOf(text: string): string[] {
  const own = [...profileTitle(text).occupations.keys()];
  return own.length > 0 ? own : [...profileTitle(text.replace(/(?<=\p{L}{4}er)in(?!\p{L})/gu, '')).occupations.keys()];
}

const open = /related|similar|equivalent|verwandt|ähnlich|vergleichbar|équivalent|similaire|afín|relevant/i;

/** "Or a related field": neighbours are enough. A similar degree is one that comes near. */
const takesRelated = /related|verwandt|relevant|afín|afines|affine?s?|connexe/i;

/** Students are wanted: a degree under way is what is asked for. */
const underWay =
  /(?<!\p{L})(?:pursuing|enrolled|working towards?|in progress|students?|laufende\p{L}*|studierende\p{L}*|eingeschrieben\p{L}*|werkstudent\p{L}*|en cours|étudiante?s?|en curso|estudiantes?|em curso|estudantes?|in corso|studenti?)(?!\p{L})/iu;

type Nearness = 'neighbour' | 'branch' | undefined;

/** How near a degree's fields are to those asked for: a neighbouring field, another branch of engineering, or neither. */
function nearness(asked: string[], held: string[]): Nearness {
  if (asked.includes('Engineering') && held.includes('Engineering')) return 'branch';
  return isRelatedField(asked, held) ? 'neighbour' : undefined;
}

/** What such a degree of the level earns; more where the posting takes related ones. */
function shareOf(near: Nearness, takesRelated: boolean): number {
  if (near === 'neighbour') return 0.6;
  if (near === 'branch') return takesRelated ? 0.6 : 0.5;
  return takesRelated ? 0.4 : 0.2;
}

/** The fields as a person names them: the branches of engineering without engineering as a whole. */
function namedFields(fields: string[]): string {
  const branches = fields.filter((name) => name.endsWith(' engineering'));
  return fields.filter((name) => branches.length === 0 || (name !== 'Engineering' && name !== 'Aviation')).join(', ');
}

/** "Diploma di ragioneria o laurea in economia": one of the choices, with its subject, stands in the line. */
function namesChoice(asked: string, line: string): boolean {
  // "Bac +3 en comptabilité (DCG)": the diploma itself, by its letters.
  const letters = /\((\p{Lu}{3,6})\)/u.exec(asked)?.[1];
  if (letters !== undefined && new RegExp(`(?<!\\p{L})${letters}(?!\\p{L})`, 'u').test(line)) return true;
  const choices = asked.split(/\s(?:or|oder|ou|o|of)\s|,\s/i);
  return (
    choices.length > 1 &&
    choices.some((choice) => {
      const subject = choice.replace(levelWords, ' ');
      return /\p{L}{4}/u.test(subject) && weighWords(subject).size > 0 && coversLine(subject, line);
    })
  );
}

/** What names a level, not a subject. */
const levelWords =
  /(?<!\p{L})(?:\p{L}*degrees?|bachelor\p{L}*|master\p{L}*|diplom\p{L}*|associate\p{L}*|certificat\p{L}*|doctora?te?|high school|ged|hnc|hnd|laurea|licenciatura|grado|graduação|studium|\p{L}*ausbildung|abgeschlossen\p{L}*|equivalent\p{L}*|related|similar\p{L}*|experience|fields?|relevant|an?|the|in|of|di|de|en|und|and)(?!\p{L})/giu;

/** A long word without the ending of its case or sex: "Steuerfachangestellten", "Steuerfachangestellte". */
function bare(stem: string): string {
  return stem.length > 9 ? stem.replace(/(?:innen|in|en|er|e|n|r|s)$/, '') : stem;
}

/** Whether the degree's own line holds nearly all telling words of the demand. */
export function coversLine(asked: string, line: string): boolean {
  const stems = new Set(tokenize(line).map(({ stem }) => bare(stem)));
  let total = 0;
  let found = 0;
  for (const [stem, weight] of weighWords(asked)) {
    total += weight;
    if (stems.has(bare(stem))) found += weight;
  }
  return total > 0 && found / total >= 0.7;
}

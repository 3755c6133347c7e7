import type { Question, Requirement, RequirementMatch, SkillMention } from '@shortlist/schema';
import { isGivenUp } from '../../language/education/is-unfinished.ts';
import { isPastAsking } from '../../language/stance/asks-for-trait.ts';
import { asksForPost, namesBranch } from '../../language/stance/branch-words.ts';
import { answersCondition, asksAvailability, tellsOffer } from '../../language/stance/condition-words.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import {
  asksForAbility,
  asksForBareYears,
  asksForKnowing,
  asksForSchooling,
  asksForTongues,
  canBeAsked,
  saysManner,
} from '../../language/stance/forms-of-demand.ts';
import { licenceToDrive, namesLicence, saysStanding } from '../../language/stance/licence-words.ts';
import { type AskedKind, questionWords } from '../../language/stance/question-words.ts';
import { bareField } from '../../language/text/bare-field.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { standsOnlyInPhrases } from '../../language/text/only-in-phrases.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { asksToSupervise } from '../../language/titles/names-leading.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { skillsNamedIn } from '../../lexicon/find/skills-named-in.ts';
import { slugOf } from '../../lexicon/parse-lexicon.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { seniorityOf } from '../../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { wishesOf } from '../propose/own-skills.ts';
import type { TailorScene } from '../propose/proposal.ts';
import { countsAsMet, isFieldStudied } from './counts-as-met.ts';
import { listsOfOpen } from './label-lists.ts';
import { namesOwnWork } from './names-own-work.ts';
import type { OpenQuestion } from './open-question.ts';
import { shownByDocuments } from './shown-by-documents.ts';
import { standingOf } from './told-in-documents.ts';
import { isServed, isWorthAsking } from './worth-asking.ts';

/** More than this and people stop answering. */
export const mostQuestions = 5;

/**
 * What the posting asks for and the documents do not show, as questions in plain words, each thing once, at most five: what decides the
 * job first, then what a yes or no settles (papers, languages), then work and skills. A demand too long to say is not asked about.
 */
export function askQuestions(scene: TailorScene): Question[] {
  const needs = scene.posting.needs ?? [];
  const lines = scene.posting.text.split('\n').map((line) => line.trim());
  const rank = ({ question, kind }: OpenQuestion) => {
    const { importance } = scene.posting.requirements.find(({ id }) => id === question.requirement) ?? {};
    return (
      (needs.includes(question.requirement ?? '') ? 0 : 10) + (importance === 'must' ? 0 : 5) + order.indexOf(kind)
    );
  };
  return (
    listOpen(scene)
      .filter(
        ({ question: { about } }) =>
          about.split(/\s+/).length <= mostWords &&
          (asksAvailability(about) || !(noExperience.test(about) || isPastAsking(about))),
      )
      .filter(({ asked }) => canBeAsked(asked))
      .filter((open) => !(saysManner(open.asked) && isBare(open, scene)))
      .filter((open) => !namesOwnWork(open, scene) && !isOneOfSeveral(open, scene) && !isOfBranch(open, scene))
      .filter(
        (open) =>
          !isHeading(open, scene, lines) && !isScrap(open, scene) && !isOfHouse(open) && !namesHouse(open, scene),
      )
      .filter(({ question }) => !scene.answers.some(({ pointer }) => pointer === `/answers/${question.id}`))
      .map((open) => ({ open, rank: rank(open) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ open }) => open)
      // One question about years of work, and one about years of leading: a second would be answered with the same.
      .filter(
        (open, i, all) =>
          open.question.about !== 'experience' ||
          all.findIndex(
            ({ question, asked }) =>
              question.about === 'experience' && asksToSupervise(asked) === asksToSupervise(open.asked),
          ) === i,
      )
      .filter((open, i, all) => !all.slice(0, i).some((before) => asksTheSame(before, open)))
      .filter((open, i, all) => !isTool(open) || all.slice(0, i).filter(isTool).length < mostTools)
      .slice(0, mostQuestions)
      .map(({ question }) => question)
  );
}

/** What only asks for a branch of trade, and no post in it: the names of the employers tell it. */
function isOfBranch({ asked, skill, kind }: OpenQuestion, { resume }: TailorScene): boolean {
  if ((kind !== 'skill' && kind !== 'responsibility') || (resume.work ?? []).length === 0 || asksForPost(asked))
    return false;
  return skill === undefined
    ? namesBranch(asked)
    : skill.kind === 'domain' && namesBranch(skill.text) && namesBranch(asked);
}

/** What leads to examples: one of them is enough. */
const examples =
  /(?<!\p{L})(?:such as|for example|e\.\s?g\.|or (?:equivalent|similar)|z\.\s?B\.|wie (?:etwa|zum Beispiel)|oder vergleichbar|tels? que|par exemple|ou équivalent|tales como|por ejemplo|o similar|tais como|por exemplo|ou equivalente|come ad esempio|o equivalente|zoals|bijvoorbeeld|of vergelijkbaar)(?!\p{L})/iu;

/** Whether a paper is one of several that the posting gives as examples, of which another is held. */
function isOneOfSeveral({ question, skill }: OpenQuestion, { posting, match, facts }: TailorScene): boolean {
  if (skill?.kind !== 'certificate') return false;
  const { start } = posting.requirements.find(({ id }) => id === question.requirement) ?? { start: 0 };
  const from = posting.text.lastIndexOf('\n', start) + 1;
  const line = posting.text.slice(from).split('\n', 1)[0] ?? '';
  const ids = new Set(
    skillsIn(line).flatMap(({ id, kind }) => (kind === 'certificate' && id !== undefined ? [id] : [])),
  );
  return (
    examples.test(line) &&
    (match.requirements.some(({ id, evidence }) => id === question.requirement && evidence.length > 0) ||
      facts.some(
        ({ source, text }) =>
          source === 'resume' &&
          !disclaimsAny(text, true) &&
          skillsIn(text).some(({ id }) => id !== undefined && ids.has(id)),
      ))
  );
}

/** "press resident bed" of "press resident bed linen", "domain/organizational outage": a name that nobody knows, cut out of its phrase or put together of two. */
const isScrap = ({ skill }: OpenQuestion, { posting }: TailorScene): boolean =>
  skill !== undefined &&
  skill.id === undefined &&
  (/\p{Ll}\/\p{Ll}/u.test(skill.text) ||
    (posting.language.startsWith('en') && standsOnlyInPhrases(skill.text, posting.text)));

/** "Vayu is seeking an engineer with …": who looks for somebody, not what they have to have. */
const namesHouse = ({ asked, kind }: OpenQuestion, { posting: { employer } }: TailorScene): boolean =>
  employer !== undefined &&
  (kind === 'skill' || kind === 'responsibility') &&
  skillsIn(employer).length === 0 &&
  foldText(asked).startsWith(`${foldText(employer).trim()} `);

/** "For more than 25 years": bare years that only a house can have. */
const isOfHouse = ({ asked }: OpenQuestion): boolean =>
  asksForBareYears(asked) && Number(/\d+/.exec(asked)?.[0] ?? 0) > mostYears;

/** Most years of work that anybody asks for. */
const mostYears = 15;

/** What a heading or a label of one word was read as: nobody knows it as a skill, and it stands alone on its line, not among the lines of a list without marks. */
const isHeading = ({ skill, kind }: OpenQuestion, { posting }: TailorScene, lines: readonly string[]): boolean =>
  kind === 'skill' &&
  skill !== undefined &&
  skill.id === undefined &&
  !isFitness.test(skill.text) &&
  /^\p{Lu}\p{Ll}+$/u.test(skill.text) &&
  lines.some((line, at) => line.replace(/\s*:$/, '') === skill.text && !isListed(lines, at, posting));

/** Whether a line stands in a list without marks: right below a demand, or between a line that leads on and a demand, where no heading stands. */
function isListed(lines: readonly string[], at: number, { requirements }: TailorScene['posting']): boolean {
  const isDemand = (line = '') => line !== '' && requirements.some(({ text }) => text.trim() === line);
  return (
    !lines[at]?.endsWith(':') &&
    (isDemand(lines[at - 1]) || (isDemand(lines[at + 1]) && leadsOn.test(lines[at - 1] ?? '')))
  );
}

/** A heading right above: a few words from a capital, behind which no sentence ends. */
const leadsOn = /^(?:\p{Lu}[^.,;!?:]{2,40}|.+:)$/u;

/** Whether nothing that can be held was read in a demand: no skill, paper, language or years. */
function isBare({ kind, question }: OpenQuestion, { posting }: TailorScene): boolean {
  const { skills = [], language, years } = posting.requirements.find(({ id }) => id === question.requirement) ?? {};
  const isNamed = skills.some((skill) => skill.kind !== 'soft-skill');
  return (kind === 'skill' || kind === 'responsibility') && !isNamed && language === undefined && years === undefined;
}

/** From this share of the shorter one's telling words on two questions are answered with the same. */
const alike = 0.7;

/** Whether two questions are answered with the same: most telling words of the shorter one are the other's, and those that are not are general. Each language and each paper is a question of its own. */
function asksTheSame(one: OpenQuestion, other: OpenQuestion): boolean {
  if ([one, other].some(({ kind, skill }) => ofItsOwn.has(skill?.kind ?? kind))) return false;
  const [few = [], many = []] = [one, other]
    .map(({ question }) => wordsAsked(question.text))
    .toSorted((a, b) => a.length - b.length);
  const others = few.filter((word) => !many.includes(word));
  return few.length > 1 && few.length - others.length >= alike * few.length && others.every(isGeneralWord);
}

const ofItsOwn = new Set<string>(['language', 'certificate', 'gate']);

/** The telling words of what a question quotes or names, in the sentence before the one that asks. */
const wordsAsked = (text: string): string[] => [
  ...new Set(
    tokenize(
      text.replace(/[.?”](?: [^.?]*[.?])+$/u, '').replace(/^The posting asks for (?:one of these: )?/, ''),
    ).flatMap(({ form, key }) => (form.length > 2 ? [stemWord(key)] : [])),
  ),
];

/** Programs asked about one by one: a third is answered with the same. */
const mostTools = 2;
const isTool = ({ skill }: OpenQuestion): boolean => skill?.kind === 'tool';

const mostWords = 16;
/** Conditions of a post that nobody has experience with: they are agreed to, or brought along. */
const noExperience =
  /\b(?:attire|dress code|references|background check|drug (?:test|screen)\w*|overtime|weekends?|salary|relocat\w*|lift(?:ing)? (?:up to )?\d+|pounds|lbs|years of age|(?:18|21) years|mediocrity|high standards|commonly[- ]used|anos de idade|años de edad|ans révolus|disponibili\p{L}* (?:para|de|à|a) |nacionalidad|certificado militar)(?!\p{L})/iu;
const order: Requirement['kind'][] = [
  'education',
  'certificate',
  'gate',
  'experience',
  'language',
  'skill',
  'responsibility',
];

/** All questions, also those that an answer has been given to. */
export function listOpen(scene: TailorScene): OpenQuestion[] {
  const questions = new Map<string, OpenQuestion>();
  const words = questionWords;
  const say = (thing: string, kind: AskedKind, requirement: RequirementMatch) =>
    `${words.asks(thing)} ${words.follow[heldOnce(requirement, scene) ?? kind]}`;
  const sayChoice = (names: string) => `${words.asksOneOf(names)} ${words.follow.choice}`;
  const conditions = scene.match.gates.filter(({ id }) => isPaper(id, scene) || isCondition(id, scene));
  const open = [...scene.match.requirements, ...conditions].filter(({ met }) => met !== true);
  const posted = new Map(scene.posting.requirements.map((requirement) => [requirement.id, requirement]));
  const shown = shownByDocuments(
    scene,
    open.flatMap(({ missing = [] }) => missing),
  );
  const skillsOf = ({ id }: RequirementMatch) => posted.get(id)?.skills ?? [];
  // What the document names where no field was read.
  const unread = skillsNamedIn(scene.unread ?? [], open.flatMap(skillsOf));
  // The whole resume shows how well its own language is written.
  const isShown = (code: string) => shown.levels.has(code) || code === scene.language.slice(0, 2);
  const wishes = wishesOf(scene.resume).map((name) => ` ${foldText(name).trim()} `);
  const lists = listsOfOpen(open, scene.posting);
  const asked = new Set<string>();
  const sorted = [...open].sort((a, b) => Number(b.importance === 'must') - Number(a.importance === 'must'));
  for (const requirement of sorted) {
    const { missing = [] } = requirement;
    if (countsAsMet(requirement, scene)) continue;
    const own = missing.filter((skill) => !isServed(skill, scene.posting.text) && !isFieldStudied(skill, scene));
    const skills = own.filter(
      (skill) =>
        !(skill.kind === 'domain' && namesBranch(skill.text) && asksForPost(requirement.text)) &&
        (fallsShort(requirement) || isWorthAsking(skill, shown, requirement)),
    );
    const list = lists.get(requirement.id);
    if (list !== undefined && asked.has(list)) continue;
    if (list !== undefined && skills.length > 0) asked.add(list);
    const choice = list === undefined ? namesOfChoice(posted.get(requirement.id)) : undefined;
    const whole = list === undefined ? wholeOf(posted.get(requirement.id)) : words.quote(clip(list));
    for (const skill of whole === undefined ? skills : skills.slice(0, 1))
      add(
        questions,
        skill.name,
        choice === undefined
          ? say(whole ?? nameIn(skill, scene.language), kindAsked(skill), requirement)
          : sayChoice(choice),
        requirement,
        skill,
      );
    if (skills.length > 0 || own.length < missing.length) continue;
    const kind =
      wholeLine[requirement.kind] ?? (isWished(requirement, wishes) || isOpenMust(requirement) ? 'skill' : undefined);
    if (kind === undefined) continue;
    const standing = standingOf(requirement, scene);
    if (
      standing === 'told' ||
      (requirement.kind === 'language' && requirement.reasons?.some(({ code }) => code === 'written-in')) ||
      (kind === 'language' && isShown(posted.get(requirement.id)?.language?.code ?? ''))
    )
      continue;
    if (requirement.kind === 'certificate' && skillsOf(requirement).some((skill) => unread.has(skill))) continue;
    if (requirement.kind === 'experience' && (isLongEnough(requirement) || isBeginner(scene))) continue;
    if (requirement.kind === 'language' && hasLevel(requirement)) continue;
    if (isCondition(requirement.id, scene)) {
      const condition = clip(requirement.text);
      add(questions, condition, say(words.quote(condition), 'condition', requirement), requirement);
      continue;
    }
    const line = ofGate(requirement);
    const about = kind === 'education' || kind === 'experience' ? kind : line;
    const form = standing === 'other' ? 'equivalent' : kindOfLine(kind, line);
    add(questions, about, say(words.quote(line), form, requirement), requirement);
  }
  return [...questions.values()];
}

/** What a demand of several names is asked about by: the whole of it. */
function wholeOf(requirement: Requirement | undefined): string | undefined {
  const { kind, skills = [], text = '' } = requirement ?? {};
  return kind !== 'skill' || skills.length < 2 ? undefined : questionWords.quote(clip(text));
}

/** The names that a demand leaves a choice among. */
function namesOfChoice(requirement: Requirement | undefined): string | undefined {
  const { kind, skills = [], alternatives } = requirement ?? {};
  if (kind !== 'skill' || skills.length < 2 || alternatives !== true) return undefined;
  return `${skills
    .slice(0, mostNames)
    .map((skill) => skill.text)
    .join(', ')}${skills.length > mostNames ? ' …' : ''}`;
}

/** Names of a list that a question can hold. */
const mostNames = 8;

/** What somebody's body can do, which has no result. */
const isFitness = /tauglich|schwindelfrei|körperlich fit/iu;

/** A register is asked about as a licence is; a driver's medical card and record have no authority and no number to name, an own car has no paper at all. */
function kindOfLine(kind: AskedKind, line: string): AskedKind {
  if (kind === 'skill' && asksForSchooling(line)) return 'education';
  if (kind === 'skill' && asksForTongues(line)) return 'language';
  if (asksAvailability(line) || (saysStanding(line) && !namesLicence(line))) return 'condition';
  if (kind === 'certificate' && namesLicence(line)) return 'licence';
  if (kind === 'skill' && isFitness.test(line)) return 'condition';
  if (kind === 'skill' && asksForAbility(line)) return 'ability';
  if (kind !== 'licence' || namesLicence(line)) return kind;
  return driversPaper.test(line) ? 'certificate' : 'condition';
}

/** The skill as a sentence takes it: in English everyday words in small letters ("clean driving record"). */
function nameIn(skill: SkillMention, language: string): string {
  const name = bareField(skill.text);
  return language.startsWith('en') ? phraseSkill(name, skill) : name;
}

/** What the person wants to learn and the posting asks for is asked about, whatever it is. */
function isWished({ text }: RequirementMatch, wishes: readonly string[]): boolean {
  const asked = ` ${foldText(text)} `;
  return wishes.some((wish) => asked.includes(wish));
}

/** Held once, and no more or not yet: what is asked is when it will be again. */
function heldOnce({ reasons = [], evidence }: RequirementMatch, { facts }: TailorScene): AskedKind | undefined {
  if (reasons.some(({ code }) => code === 'expired')) return 'renewed';
  const entries = evidence.map(({ pointer }) => pointer);
  const willNotEnd = facts.some(
    ({ pointer, text }) => entries.some((entry) => pointer.startsWith(entry)) && isGivenUp(text),
  );
  if (willNotEnd) return undefined;
  return reasons.some(({ code }) => code === 'unfinished-degree' || code === 'unfinished-paper')
    ? 'unfinished'
    : undefined;
}

/** The document names the paper, but of another class or level, of none, or of a time that is over. */
function fallsShort({ kind, reasons = [] }: RequirementMatch): boolean {
  return (kind === 'certificate' || kind === 'gate') && reasons.some(({ code }) => shortfalls.has(code));
}

const shortfalls = new Set([
  'expired',
  'lower-level',
  'other-class',
  'level-not-stated',
  'some-classes',
  'unfinished-paper',
]);

/** What must be there by a demand that says it is for something done, known or learned at school, and of which the resume tells nothing, or too little. Any other sentence may be about a bent, a manner or the post itself. */
function isOpenMust({ kind, importance, text, missing = [] }: RequirementMatch): boolean {
  if (importance !== 'must' || (kind !== 'responsibility' && kind !== 'skill')) return false;
  if (missing.some((skill) => skill.kind === 'soft-skill')) return false;
  const kindOf = kindOfLine('skill', text);
  const isSaid = asksForKnowing(text) || (kindOf !== 'skill' && kindOf !== 'ability');
  return isSaid && text.length <= 120 && (kindOf === 'condition' || !isPastAsking(text));
}

/** The years are there, of the wider field: work that the resume leaves out is not what is wanting. */
function isLongEnough({ credit, reasons = [] }: RequirementMatch): boolean {
  return credit >= 0.5 && reasons.length > 0 && reasons.every(({ code }) => code === 'wider-field');
}

/** The resume says a level, and it is lower than what is asked for. */
const hasLevel = ({ reasons = [] }: RequirementMatch): boolean =>
  reasons.some(({ code, detail }) => code === 'lower-level' && detail !== undefined);

/** Whose only posts were those of a trainee begins: years of work are nothing that such a resume leaves out. */
const isBeginner = ({ resume: { work = [] } }: TailorScene): boolean =>
  work.length > 0 && work.every(({ position = '' }) => seniorityOf(position) === 'intern');

/** The kinds of requirement that are asked about as a whole line, where no skill of theirs is. */
const wholeLine: { [kind in Requirement['kind']]?: AskedKind } = {
  education: 'education',
  certificate: 'certificate',
  experience: 'experience',
  language: 'language',
  gate: 'licence',
};

/** Of the conditions of a post, those that a paper of the person's own fulfils: a driving licence, a clearance, a driver's medical card or clean record. */
export function isPaper(id: string, { posting }: TailorScene): boolean {
  const { gate, text = '' } = posting.requirements.find((requirement) => requirement.id === id) ?? {};
  return gate === 'driving-licence' || gate === 'clearance' || driversPaper.test(text);
}

/** A condition that only the person can answer and a resume seldom does: the right to work, where they live. Not what the employer offers or refuses, and not what the resume's head or summary answers. */
function isCondition(id: string, { posting, facts }: TailorScene): boolean {
  const { gate, importance, text = '' } = posting.requirements.find((requirement) => requirement.id === id) ?? {};
  if (importance !== 'must' || tellsOffer(text)) return false;
  if (gate === 'shift' || gate === 'travel') return asksAvailability(text);
  if (gate !== 'work-permit' && gate !== 'location') return false;
  return !facts.some(
    ({ source, pointer, text: own }) =>
      source === 'resume' && /^\/basics\/(?:label|summary)$/.test(pointer) && answersCondition(own, gate),
  );
}

const driversPaper =
  /(?<!\p{L})(?:dot (?:physical|medical)(?: (?:card|certificate|exam\p{L}*))?|medical examiner(?:'|’)?s certificate|(?:clean|clear|safe|good) (?:mvr|(?:driving|motor vehicle) record)(?: report)?)(?!\p{L})/iu;

/** A condition by what is held of it: "Able to pass DOT physical" asks for the physical, "Must know how to drive and have a driver's license" for that. */
function ofGate({ kind, text }: RequirementMatch): string {
  const paper = kind === 'gate' ? (driversPaper.exec(text)?.[0] ?? licenceIn(text)) : undefined;
  // "A. Two years of …": the number of an item of a list.
  return paper ?? clip(text.replace(/^\s*(?:\p{L}|\d{1,2})[.)]\s+(?=\p{Lu})/u, ''));
}

/** The licence to drive that a longer demand names beside other things. */
const licenceIn = (text: string): string | undefined =>
  text.split(/\s+/).length > mostOfLicence ? licenceToDrive(text) : undefined;

/** Most words of a demand for a licence alone: "Full clean UK driving licence". */
const mostOfLicence = 6;

function kindAsked({ kind, name, text }: SkillMention): AskedKind {
  if (kind === 'skill' && isFitness.test(text)) return 'condition';
  if (kind === 'certificate') return namesLicence(`${name} ${text}`) ? 'licence' : 'certificate';
  return kind === 'language' || kind === 'tool' ? kind : 'skill';
}

function add(
  questions: Map<string, OpenQuestion>,
  about: string,
  text: string,
  requirement: RequirementMatch,
  skill?: SkillMention,
): void {
  // "Education" and "experience" are asked anew by each posting: a no to one degree is no answer to another.
  const key = about === 'education' || about === 'experience' ? `${about} ${clip(requirement.text)}` : about;
  const id = `ask-${slugOf(key).slice(0, 60)}`;
  if (questions.has(id)) return;
  const question = { id, text, about, requirement: requirement.id };
  const { kind, text: asked } = requirement;
  questions.set(id, { question, kind, asked, ...(skill === undefined ? {} : { skill }) });
}

export function clip(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;:,]+$/, '');
  return plain.length <= 140 ? plain : `${plain.slice(0, plain.lastIndexOf(' ', 137))} …`;
}

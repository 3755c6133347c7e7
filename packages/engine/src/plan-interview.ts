import type { Answer, Fact, Match, Posting, Question, Resume } from '@shortlist/schema';
import { hasFigure } from './language/deeds/has-figure.ts';
import { tellsDeed } from './language/deeds/tells-deed.ts';
import { countryOfPhone, countryOfPlace, nameOfCountry } from './language/places/country-of.ts';
import { areApart } from './language/places/main-cities.ts';
import { askedTo } from './language/stance/interview-answers.ts';
import { questionWords } from './language/stance/question-words.ts';
import { chooseProofs, isSure, type Proof } from './letter/content/choose-proofs.ts';
import { quoteLine } from './letter/content/quote-line.ts';
import { isThroughAgency } from './letter/form/through-agency.ts';
import { slugOf } from './lexicon/parse-lexicon.ts';
import { answersRequirement } from './lexicon/relate/answers-requirement.ts';
import { postSense } from './post-sense.ts';

/** More than this and people stop answering. */
const mostQuestions = 5;
/** How many of them ask for what is not shown, before the lines that are there have their turn. */
const gapsFirst = 3;
/** Lines to choose from. */
const mostChoices = 3;
/** Most words of a need or a line that a question can hold. */
const mostWords = { need: 16, line: 26 };

type Interview = {
  resume: Resume;
  posting: Posting;
  match: Match;
  facts: readonly Fact[];
  answers: readonly Answer[];
  /** What decides the job, most telling first. */
  needs: readonly string[];
  /** Questions for what the posting asks for and the documents do not show, what matters most first. */
  gaps: readonly Question[];
  language: string;
  now: string;
};

/**
 * At most five questions to the person, ranked by what an answer changes: what is asked for and not shown (what costs the estimate most
 * first), what came of the best line that has no figure, why this job, which line shows a need best. What has been answered is not asked.
 */
export function planInterview(scene: Interview): Question[] {
  const answered = new Set(scene.answers.map(({ id }) => id));
  const costs = new Map(scene.match.levers.map(({ requirement, effect }) => [requirement, effect]));
  // Where a told deed was done comes first: it finishes an answer.
  const rank = ({ id, requirement = '' }: Question) =>
    id.endsWith('-where')
      ? 1000
      : weightOf(requirement, scene) * 100 + placeOf(requirement, scene) + (costs.get(requirement) ?? 0);
  const abroad = askAbroad(scene);
  // Whether they can work there asks for the right to and for the move.
  const isAsked = ({ id, requirement = '' }: Question) =>
    !id.endsWith('-where') && abroad.length > 0 && isOfPlace(requirement, scene);
  const gaps = scene.gaps.filter((gap) => !answered.has(gap.id) && !isAsked(gap)).toSorted((a, b) => rank(b) - rank(a));
  const lines = proofLines(scene);
  const own = [
    ...abroad,
    ...askFigure(lines, scene.language.slice(0, 2)),
    ...askWhy(scene),
    ...askPick(
      scene,
      lines.map(({ line }) => line),
    ),
  ].filter(({ id }) => !answered.has(id));
  return [...gaps.slice(0, gapsFirst), ...own, ...gaps.slice(gapsFirst)].slice(0, mostQuestions);
}

/** What somebody has or has not, whatever their resume tells: a training, a licence, years, a language. */
const conditions = new Set(['education', 'certificate', 'gate', 'experience', 'language']);

/** Whether a demand is for the right to work where the job is, or for living there. */
function isOfPlace(id: string, { posting }: Interview): boolean {
  const { gate } = posting.requirements.find((requirement) => requirement.id === id) ?? {};
  return gate === 'work-permit' || gate === 'location';
}

/** How much hangs on a demand before any points: a condition that must be met, what else must be there, what is only wished for. */
function weightOf(id: string, { posting }: Interview): number {
  const { kind = '', importance } = posting.requirements.find((requirement) => requirement.id === id) ?? {};
  return importance !== 'must' ? 0 : conditions.has(kind) ? 2 : 1;
}

/** Demands that a posting names first decide more than those it ends on; no further ones differ. */
const first = { demands: 10, each: 1.5 };

/** What it counts how early the posting names a demand. */
function placeOf(id: string, { posting }: Interview): number {
  const at = posting.requirements.findIndex((requirement) => requirement.id === id);
  return at < 0 ? 0 : Math.max(0, first.demands - at) * first.each;
}

/** The lines that a letter would be made of, best first. */
function proofLines({ resume, posting, facts, language, now }: Interview): Proof[] {
  const code = language.slice(0, 2);
  const usable = (line: string) => line.split(/\s+/).length <= mostWords.line && quoteLine(line, code) !== undefined;
  return chooseProofs({ ...postSense, resume, posting, facts, now, usable, language: code }, 12);
}

/** What came of the best line that has no figure, tells something done and surely bears on the post: of a topic or a trait there is nothing to count. */
function askFigure(proofs: readonly Proof[], language: string): Question[] {
  const line = proofs
    .slice(0, 4)
    .find(
      (proof) =>
        isSure(proof) &&
        !hasFigure(proof.line) &&
        !isStudy.test(proof.line) &&
        tellsDeed(proof.line, language, proof.current),
    )?.line;
  if (line === undefined) return [];
  const { quote, complete } = questionWords;
  return [
    {
      id: `${askedTo.complete}${slugOf(line).slice(0, 60)}`,
      kind: 'complete',
      about: line,
      text: complete(quote(line.replace(/[.;,\s]+$/, ''))),
    },
  ];
}

/** Which of two or three lines shows the first need best that several answer. */
function askPick({ needs }: Interview, lines: readonly string[]): Question[] {
  for (const need of needs) {
    const choices = lines.filter((line) => answersRequirement(line, need)).slice(0, mostChoices);
    if (choices.length < 2 || need.split(/\s+/).length > mostWords.need) continue;
    const { quote, pick } = questionWords;
    return [
      {
        id: `${askedTo.pick}${slugOf(need).slice(0, 60)}`,
        kind: 'pick',
        about: need,
        text: pick(quote(need)),
        choices,
      },
    ];
  }
  return [];
}

/** What is looked into has no number and no result yet, in the languages of letters. */
const isStudy =
  /^(?:investigat|research|explor|stud(?:y|ied)|analy[sz]|erforsch|untersuch|recherch|étud|investig|estudi|studi|onderzo)/iu;

/** Whether the person can work where the job is, where the resume names another country by its place or its phone number, or another town far from it. */
function askAbroad({ posting, resume }: Interview): Question[] {
  const { employer = '' } = posting;
  // A board prints the place behind the employer.
  const place = (posting.location ?? '').replace(employer, '').trim();
  // "Remote, USA": where one may work from.
  const there = place.replace(/^remote\W+/iu, '');
  const { city = '', region = '', countryCode } = resume.basics?.location ?? {};
  const here = [city, region].filter((part) => part !== '').join(', ');
  const [asked, own] = [countryOfPlace(there), countryCode ?? countryOfPlace(here)];
  const called = here === '' ? countryOfPhone(resume.basics?.phone ?? '') : undefined;
  const { abroad, phoneAbroad, move } = questionWords;
  const text =
    asked === undefined
      ? undefined
      : own !== undefined && here !== ''
        ? own !== asked
          ? abroad(there, here)
          : areApart(there.split(',', 1)[0] ?? '', city) && posting.workMode !== 'remote'
            ? move(there, here)
            : undefined
        : called !== undefined && called !== asked
          ? phoneAbroad(there, nameOfCountry(called))
          : undefined;
  return text === undefined
    ? []
    : [{ id: `abroad-${slugOf(there).slice(0, 60)}`, kind: 'gap', about: `work in ${there}`, text }];
}

/** One sentence on why this job, for this employer alone; who looks on behalf of others employs nobody. */
function askWhy({ posting }: Interview): Question[] {
  const { title } = posting;
  const employer = isThroughAgency(posting) ? undefined : posting.employer;
  const named = employer ?? title;
  return named === undefined
    ? []
    : [
        {
          id: `${askedTo.why}${slugOf(named).slice(0, 60)}`,
          kind: 'why',
          about: `why ${named}`,
          text: questionWords.why(employer),
        },
      ];
}

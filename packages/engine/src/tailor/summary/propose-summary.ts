import type { Fact, SkillMention } from '@shortlist/schema';
import { isOnlyPraise, praisedIn } from '../../language/deeds/only-praise.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { endSentence } from '../../language/text/end-sentence.ts';
import { isPlaceholder } from '../../language/text/find-placeholder.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { phraseList } from '../../language/text/phrase-list.ts';
import { phraseSkill } from '../../language/text/phrase-skill.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { unwrapLines } from '../../language/text/unwrap-lines.ts';
import { shownSkillsIn } from '../../lexicon/find/shown-skills.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { factAt, type Proposal, type SummarySentence, type TailorScene } from '../propose/proposal.ts';
import { sortBy } from '../propose/propose-order.ts';
import { bestResult } from './best-result.ts';
import { papersSentence } from './name-papers.ts';
import { openingOf } from './tell-who.ts';

/** The summary for this posting: the person's own sentences that serve it, and one that names what it asks for and the person has. */
export function proposeSummary(scene: TailorScene): { proposal: Proposal; sentences: SummarySentence[] } | undefined {
  const written = scene.resume.basics?.summary?.trim() ?? '';
  // A template's words are no summary: the new one stands in their place.
  const own = isPlaceholder(written) ? '' : written;
  const kept = own === '' ? openingOf(scene) : keepSentences(own, scene);
  const titles = [scene.resume.basics?.label ?? '', scene.resume.work?.[0]?.position ?? ''];
  const said = [...titles, ...kept.map(({ sentence }) => sentence)].join(' ');
  const skills = skillSentence(scene, said, kept.length === 0);
  // A summary of the person's own says which papers it wants said.
  const isNew =
    kept.length > 0 && kept.every(({ facts }) => facts.every(({ pointer }) => pointer !== '/basics/summary'));
  const papers = isNew ? papersSentence(scene, said) : undefined;
  const holds = papers !== undefined && (scene.verify?.(papers.sentence, papers.facts) ?? []).length === 0;
  const sentences = [
    ...kept,
    ...(holds ? [papers] : []),
    ...bestResult(
      scene,
      kept.map(({ sentence }) => sentence),
    ),
    ...(skills === undefined ? [] : [skills]),
  ];
  const after = sentences.map(({ sentence }) => sentence).join(' ');
  if (after === '' || bareText(after) === bareText(own)) return undefined;
  const adds = written === '';
  return {
    sentences,
    proposal: {
      op: adds ? 'add' : 'replace',
      path: '/basics/summary',
      before: adds ? undefined : scene.resume.basics?.summary,
      after,
      reason: 'summary-for-posting',
      explanation: adds
        ? 'Adds a short summary for this posting, made of what your resume says.'
        : skills === undefined && bareText(own).startsWith(bareText(after))
          ? whyCut(own, after, scene)
          : 'Turns the summary to this posting: your own sentences that serve it, and what it asks for that you have.',
      evidence: sentences.flatMap(({ facts }) => facts).slice(0, 16),
      requirements: [...new Set([...(holds ? papers.requirements : []), ...(skills?.requirements ?? [])])],
    },
  };
}

/** Why the end of a summary goes: what a page's layout left there, or a wish that the letter tells better. */
function whyCut(own: string, after: string, scene: TailorScene): string {
  const left = bareText(own)
    .slice(bareText(after).length)
    .replace(/^[.\s]+/, '');
  return isStray(left, scene)
    ? 'Takes out what the page’s layout left at the end of your summary.'
    : objective.test(left)
      ? `Leaves out “${left}”: it says what you wish for, not what you bring. The letter says what you apply for.`
      : lacksSomething(left)
        ? `Leaves out “${left}”: it says what is lacking, not what you bring.`
        : `Leaves out “${left}”: words that anybody could say of themselves.`;
}

const objective =
  /\b(?:seeking|looking for|in search of|to (?:obtain|secure|acquire|gain|find) (?:a|an|the)|my (?:goal|objective)|objective is|career objective|suche (?:eine|nach)|recherche (?:un|une)|busco)\b/i;
const empty =
  /\b(?:hard[- ]?work(?:ing|er)|get along|people person|good communicator|quick learner|team player|detail[- ]oriented|self[- ]starter|go[- ]getter|think(?:s|ing)? outside|results?[- ](?:driven|oriented)|proven track record|highly motivated|dynamic|passionate|works? well under pressure|fast learner|excellent communication)\b/i;

/** A trait that the posting asks for by its name is no empty praise. */
function isEmptyPraise(sentence: string, { posting }: TailorScene): boolean {
  const asked = foldText(posting.text);
  return isOnlyPraise(sentence) && !praisedIn(sentence).some((stem) => asked.includes(stem));
}

/** Whether a sentence says what the person has not done or has not got: that is for the talk, if they are asked. */
const lacksSomething = (sentence: string): boolean => disclaimsAny(sentence);

/** A text without its last mark and its line breaks: what differs in these only is the same. */
function bareText(text: string): string {
  return unwrapLines(text)
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(/\s+/g, ' ');
}

/** What a page's layout left behind a summary: the place or the name of a network, without a mark at its end. */
function isStray(sentence: string, { resume }: TailorScene): boolean {
  if (/[.!?:;]$/.test(sentence) || sentence.split(' ').length > 5) return false;
  const { city, region } = resume.basics?.location ?? {};
  const networks = (resume.basics?.profiles ?? []).map(({ network }) => network);
  return [city, region, ...networks, 'Xing', 'LinkedIn', 'GitHub'].some(
    (word) => word !== undefined && word !== '' && sentence.toLowerCase().includes(word.toLowerCase()),
  );
}

/** At most four of the person's sentences: the first that says who they are, then those that serve the posting, in their order. */
function keepSentences(own: string, scene: TailorScene): SummarySentence[] {
  const fact = factAt(scene, '/basics/summary');
  const facts = fact === undefined ? [] : [fact];
  const english = scene.language.startsWith('en');
  const all = splitSentences(unwrapLines(own))
    .filter((sentence) => sentence.length > 2 && !isStray(sentence, scene))
    .map((sentence) => (english ? dropFirstPerson(sentence) : sentence));
  const useful = all.filter(
    (sentence) =>
      !objective.test(sentence) &&
      !lacksSomething(sentence) &&
      !isEmptyPraise(sentence, scene) &&
      !(
        empty.test(sentence) &&
        !/\d|\b(?:years?|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(sentence) &&
        scene.relevance(sentence) < 2
      ),
  );
  if (useful.length === 0) {
    const opening = openingOf(scene);
    if (opening.length > 0) return opening;
  }
  // What is left of a summary of praise ("Forklift licence.", "Executive assistant.") says nothing of who this is: the titles and dates do.
  if ((useful.length < all.length || useful.join(' ') !== own) && useful.join(' ').split(' ').length < 5) {
    const opening = openingOf(scene);
    const rest = useful.filter((sentence) => !isSaid(sentence, opening.map((each) => each.sentence).join(' ')));
    if (opening.length > 0)
      return [...opening, ...rest.map((sentence) => ({ sentence: endSentence(sentence), facts }))];
  }
  const pool = useful.length === 0 ? all : useful;
  const best = new Set([
    pool[0],
    ...sortBy(pool.slice(1), (sentence) => scene.relevance(sentence) + (/\d/.test(sentence) ? 0.5 : 0)).slice(0, 3),
  ]);
  return pool
    .filter((sentence) => best.has(sentence))
    .map((sentence) => ({ sentence: /[.!?…:;]$/.test(sentence) ? sentence : `${sentence}.`, facts }));
}

const praise =
  '(?:(?:very |highly )?(?:hard[- ]?working|motivated|self-motivated|dedicated|passionate|dynamic|enthusiastic|results?[- ](?:driven|oriented)|detail[- ]oriented|driven|energetic|ambitious|creative|compassionate|talented|dependable),? (?:and )?)*';
const selfOpening = new RegExp(`^I(?:'m|’m| am) (?:an? )(${praise})(?=\\p{L})`, 'u');

const praiseFirst = new RegExp(
  `^(?:an? )?${praise.replace(/\*$/, '+')}(?!(?:about|at|by|with|in|to|for|and)\\b)(?=\\p{L}+ )`,
  'iu',
);

/** "I am a hard working nurse with eight years …" → "Nurse with eight years …"; "I care for …" → "Care for …": a summary says no "I". */
function dropFirstPerson(sentence: string): string {
  const bare = sentence.replace(selfOpening, '').replace(praiseFirst, '');
  const told =
    bare === sentence
      ? sentence.replace(
          /^I (?=(?!am\b|was\b|have\b|had\b|can\b|will\b|would\b|love\b|enjoy\b|like\b|believe\b|want\b|hope\b|wish\b|think\b|feel\b|know\b)\p{Ll}{3,} )/u,
          '',
        )
      : bare;
  // "I am a worker and get along": without its "I am" the second verb hangs in the air.
  const hangs =
    bare !== sentence &&
    /\band (?:\p{Ll}+ly )?(?:am|can|do|enjoy|get|have|know|like|love|speak|take|thrive|want|work)\b/u.test(told);
  return told === sentence || hangs || /\b(?:I|my|me)\b/.test(told)
    ? sentence
    : told.charAt(0).toUpperCase() + told.slice(1);
}

const openings: Record<string, string> = {
  en: 'Experienced in',
  de: 'Schwerpunkte für diese Stelle:',
  fr: 'Points forts pour ce poste :',
  es: 'Puntos fuertes para este puesto:',
  pt: 'Competências para esta vaga:',
  it: 'Competenze per questa posizione:',
  nl: 'Vaardigheden voor deze functie:',
};

/** Who is new to the field is not called experienced. */
const beginner: Record<string, string> = { en: 'Skills for this role:' };
const newcomer =
  /\b(?:junior(?! \p{Ll}+s\b)|trainee|apprentice|intern(?:ship)?|graduate|student|retrain(?:ed|ing)|career change\w*)\b/iu;

function isBeginner({ facts, resume }: TailorScene, said: string): boolean {
  const years = facts.find(({ pointer, text }) => pointer === '/work' && / years of work/.test(text));
  const latest = resume.work?.[0]?.position ?? '';
  return Number(/^(\d+) years/.exec(years?.text ?? '')?.[1] ?? 0) < 2 || newcomer.test(`${latest}\n${said}`);
}

/** One sentence naming up to five things the posting asks for that the facts show and the text so far does not. */
function skillSentence(
  scene: TailorScene,
  said: string,
  alone: boolean,
): (SummarySentence & { requirements: string[] }) | undefined {
  const opening = openings[scene.language.slice(0, 2)];
  if (opening === undefined) return undefined;
  const spoken = new Set(skillsIn(said).map((skill) => skill.id));
  const chosen: { facts: Fact[]; requirement: string; mention: SkillMention }[] = [];
  for (const requirement of sortBy(scene.posting.requirements, ({ importance }) => (importance === 'must' ? 1 : 0)))
    for (const skill of requirement.skills ?? []) {
      if (
        skill.id === undefined ||
        skill.text.length < 2 ||
        !['skill', 'tool', 'method'].includes(skill.kind) ||
        spoken.has(skill.id) ||
        isSaid(skill.text, said)
      )
        continue;
      const facts = scene.facts
        .filter(
          (fact) =>
            /^\/(work|skills|projects|answers)\//.test(fact.pointer) &&
            shownSkillsIn(fact.text).some((each) => each.id === skill.id),
        )
        .slice(0, 2);
      if (facts.length === 0) continue;
      spoken.add(skill.id);
      chosen.push({ facts, requirement: requirement.id, mention: skill });
    }
  const best = chosen.slice(0, 5);
  if (best.length < (alone ? 3 : 2)) return undefined;
  const list = phraseList(
    best.map(({ mention }) => phraseSkill(mention.text, mention)),
    scene.language,
  );
  return {
    sentence: `${isBeginner(scene, said) ? (beginner[scene.language.slice(0, 2)] ?? opening) : opening} ${list}.`,
    facts: best.flatMap(({ facts }) => facts),
    requirements: [...new Set(best.map(({ requirement }) => requirement))],
  };
}

/** Whether the text so far has the skill's telling words already. */
function isSaid(name: string, said: string): boolean {
  const words = new Set(tokenize(said).map((token) => stemWord(token.key)));
  const telling = tokenize(name).filter(({ form }) => form.length > 2 && !isGeneralWord(form));
  // "SQL", "Excel": an everyday word in postings is said where it stands.
  const asked = telling.length === 0 ? tokenize(name) : telling;
  return asked.every(({ key }) => words.has(stemWord(key)));
}

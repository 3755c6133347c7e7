import type { Fact, SkillMention } from '@shortlist/schema';
import { phraseList } from '../language/phrase-list.ts';
import { phraseSkill } from '../language/phrase-skill.ts';
import { splitSentences } from '../language/split-sentences.ts';
import { findListedSkills } from '../lexicon/find-skills.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';
import { sortBy } from './propose-order.ts';

export type SummarySentence = { sentence: string; facts: Fact[] };

/** The summary for this posting: the person's own sentences that serve it, and one that names what it asks for and the person has. */
export function proposeSummary(scene: TailorScene): { proposal: Proposal; sentences: SummarySentence[] } | undefined {
  const own = scene.resume.basics?.summary?.trim() ?? '';
  const kept = own === '' ? openingOf(scene) : keepSentences(own, scene);
  const skills = skillSentence(scene, kept.map(({ sentence }) => sentence).join(' '));
  const sentences = [...kept, ...(skills === undefined ? [] : [skills])];
  const after = sentences.map(({ sentence }) => sentence).join(' ');
  if (after === '' || after === own) return undefined;
  return {
    sentences,
    proposal: {
      op: own === '' ? 'add' : 'replace',
      path: '/basics/summary',
      before: own === '' ? undefined : scene.resume.basics?.summary,
      after,
      reason: 'summary-for-posting',
      explanation:
        own === ''
          ? 'Adds a short summary for this posting, made of what your resume says.'
          : 'Turns the summary to this posting: your own sentences that serve it, and what it asks for that you have.',
      evidence: sentences.flatMap(({ facts }) => facts).slice(0, 12),
      requirements: skills?.requirements ?? [],
    },
  };
}

const objective =
  /\b(?:seeking|looking for|in search of|to obtain|to secure|to acquire|my (?:goal|objective)|objective is|career objective|suche (?:eine|nach)|recherche (?:un|une)|busco)\b/i;
const empty =
  /\b(?:hard[- ]?working|team player|detail[- ]oriented|self[- ]starter|go[- ]getter|think(?:s|ing)? outside|results?[- ](?:driven|oriented)|proven track record|highly motivated|dynamic|passionate)\b/i;

/** At most four of the person's sentences: the first that says who they are, then those that serve the posting, in their order. */
function keepSentences(own: string, scene: TailorScene): SummarySentence[] {
  const fact = factAt(scene, '/basics/summary');
  const facts = fact === undefined ? [] : [fact];
  const all = splitSentences(own).filter((sentence) => sentence.length > 2);
  const useful = all.filter(
    (sentence) =>
      !objective.test(sentence) && !(empty.test(sentence) && scene.relevance(sentence) < 0.5 && !/\d/.test(sentence)),
  );
  const pool = useful.length === 0 ? all : useful;
  const best = new Set([
    pool[0],
    ...sortBy(pool.slice(1), (sentence) => scene.relevance(sentence) + (/\d/.test(sentence) ? 0.5 : 0)).slice(0, 3),
  ]);
  return pool
    .filter((sentence) => best.has(sentence))
    .map((sentence) => ({ sentence: /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`, facts }));
}

/** Who the person is, from the titles and dates alone. */
function openingOf(scene: TailorScene): SummarySentence[] {
  if (!scene.language.startsWith('en')) return [];
  const jobs = scene.resume.work ?? [];
  const at = jobs.findIndex((job) => (job.position ?? '') !== '');
  const title = jobs[at]?.position;
  const years = scene.facts.find((fact) => fact.pointer === '/work' && / years of work/.test(fact.text));
  const titleFact = factAt(scene, `/work/${at}/position`);
  const nameFact = factAt(scene, `/work/${at}/name`);
  if (title === undefined || titleFact === undefined || title.length > 60) return [];
  const count = years === undefined ? undefined : /^(\d+) years/.exec(years.text)?.[1];
  const where =
    nameFact === undefined || nameFact.text.length > 50
      ? ''
      : jobs[at]?.endDate === undefined
        ? `, now at ${nameFact.text}`
        : `, most recently at ${nameFact.text}`;
  const length = count === undefined || count === '1' ? '' : ` with ${count} years of work experience`;
  if (length === '' && where === '') return [];
  return [
    {
      sentence: `${title}${length}${where}.`,
      facts: [titleFact, years, nameFact].filter((fact) => fact !== undefined),
    },
  ];
}

const openings: Record<string, string> = {
  en: 'Experienced in',
  de: 'Schwerpunkte für diese Stelle:',
  fr: 'Points forts pour ce poste :',
  es: 'Puntos fuertes para este puesto:',
};

/** One sentence naming up to five things the posting asks for that the facts show and the text so far does not. */
function skillSentence(scene: TailorScene, said: string): (SummarySentence & { requirements: string[] }) | undefined {
  const opening = openings[scene.language.slice(0, 2)];
  if (opening === undefined) return undefined;
  const spoken = new Set(findListedSkills(said).map((skill) => skill.id));
  const chosen: { name: string; facts: Fact[]; requirement: string; mention: SkillMention }[] = [];
  const sorted = sortBy(scene.posting.requirements, (requirement) => (requirement.importance === 'must' ? 1 : 0));
  for (const requirement of sorted)
    for (const skill of requirement.skills ?? []) {
      if (
        skill.id === undefined ||
        skill.kind === 'soft-skill' ||
        skill.kind === 'language' ||
        skill.kind === 'certificate' ||
        spoken.has(skill.id)
      )
        continue;
      const facts = scene.facts
        .filter(
          (fact) =>
            /^\/(work|skills|projects|answers)\//.test(fact.pointer) &&
            findListedSkills(fact.text).some((each) => each.id === skill.id),
        )
        .slice(0, 2);
      if (facts.length === 0) continue;
      spoken.add(skill.id);
      chosen.push({ name: nameFor(skill, facts[0]), facts, requirement: requirement.id, mention: skill });
    }
  const best = chosen.slice(0, 5);
  if (best.length === 0) return undefined;
  return {
    sentence: `${opening} ${phraseList(
      best.map(({ name, mention }) => phraseSkill(name, mention)),
      scene.language,
    )}.`,
    facts: best.flatMap(({ facts }) => facts),
    requirements: [...new Set(best.map(({ requirement }) => requirement))],
  };
}

/** The posting's wording when it is a name for the same thing; the person's own in another language. */
function nameFor(skill: SkillMention, fact: Fact | undefined): string {
  return skill.text.length > 1 ? skill.text : (fact?.text ?? skill.name);
}

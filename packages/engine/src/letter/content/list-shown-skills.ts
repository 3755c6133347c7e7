import type { Fact, Match, Posting, Resume, SkillMention } from '@shortlist/schema';
import { leavesOpen } from '../../language/stance/read-answer.ts';
import { shownSkillsIn } from '../../lexicon/find/shown-skills.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { tokenize } from '../../lexicon/tokenize.ts';

const saysLittle =
  /^(?:best practices?|standards?|processes|systems?|software|technology|computers?|reports?|records|meetings?|projects?|sales|quality|infrastructure|libraries|language|web|coding|media|communication|front-end|back-end|media|business|office|training|research|development)$/i;

type Scene = { resume: Resume; posting: Posting; match: Match; facts: readonly Fact[] };

/** "isometric drawings" of "reading isometric drawings": what the person does with it says more. */
function inOwnWords({ text }: SkillMention, fact: Fact | undefined): string {
  const own = fact?.text.trim() ?? '';
  return /^\p{Ll}+ing /u.test(own) && own.split(' ').length < 5 && own.endsWith(` ${text}`) ? own : text;
}

export type ShownSkill = { name: string; mention: SkillMention; facts: Fact[] };

/** Skills that the posting asks for and the facts show, must-haves first, without those in `said`. */
export function listShownSkills({ resume, posting, facts }: Scene, said: string): ShownSkill[] {
  const spoken = new Set(skillsIn(said).map((skill) => skill.id));
  const titles = [
    posting.title ?? '',
    resume.basics?.label ?? '',
    ...(resume.work ?? []).map((job) => job.position ?? ''),
  ];
  const ownTitles = new Set(
    titles.slice(1).flatMap((text) => tokenize(text).map((token) => stemWord(token.key).slice(0, 5))),
  );
  const ofTitles = new Set(titles.flatMap((text) => tokenize(text).map((token) => stemWord(token.key).slice(0, 5))));
  const shown: ShownSkill[] = [];
  const sorted = [...posting.requirements].sort(
    (a, b) => Number(b.importance === 'must') - Number(a.importance === 'must'),
  );
  // Of the duties only the tools: what is done with them the deeds tell.
  const tools = posting.responsibilities.map(({ text }) => skillsIn(text).filter(({ kind }) => kind === 'tool'));
  for (const named of [...sorted.map(({ skills = [] }) => skills), ...tools])
    for (const mention of named) {
      if (
        mention.id === undefined ||
        spoken.has(mention.id) ||
        mention.kind === 'soft-skill' ||
        mention.kind === 'language' ||
        mention.kind === 'certificate' ||
        saysLittle.test(mention.text) ||
        tokenize(mention.text).every((token) =>
          (mention.kind === 'tool' ? ownTitles : ofTitles).has(stemWord(token.key).slice(0, 5)),
        ) ||
        findTitles(mention.text).length > 0
      )
        continue;
      const own = facts
        .filter(
          (fact) =>
            /^\/(work|skills|projects|answers|volunteer)\//.test(fact.pointer) &&
            !(fact.source === 'answer' && leavesOpen(fact.text.replace(/^[^:]*:/, ''))) &&
            shownSkillsIn(fact.text).some((skill) => skill.id === mention.id),
        )
        .slice(0, 2);
      if (own.length === 0) continue;
      spoken.add(mention.id);
      shown.push({ name: inOwnWords(mention, own[0]), mention, facts: own });
    }
  // "Google Analytics" says "analytics" already.
  return shown.filter(
    ({ name }) =>
      !shown.some(
        (other) => other.name !== name && ` ${other.name} `.toLowerCase().includes(` ${name} `.toLowerCase()),
      ),
  );
}

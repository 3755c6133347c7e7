import type { SkillMention } from '@shortlist/schema';
import { foldText } from '../language/fold-text.ts';
import { skillsIn } from '../lexicon/skills-in.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';

/** A skill that the posting asks for by name, with the requirements that do. */
export type Asked = SkillMention & { requirements: string[] };

/** What the posting asks for by name, most important first, each skill once. */
export function listAsked({ posting }: TailorScene): Asked[] {
  const asked = new Map<string, Asked>();
  const sorted = [...posting.requirements].sort(
    (a, b) => Number(b.importance === 'must') - Number(a.importance === 'must'),
  );
  for (const requirement of sorted)
    for (const skill of requirement.skills ?? []) {
      if (skill.id === undefined || skill.kind === 'soft-skill' || skill.text.length < 2) continue;
      const known = asked.get(skill.id);
      if (known === undefined) asked.set(skill.id, { ...skill, requirements: [requirement.id] });
      else known.requirements.push(requirement.id);
    }
  return [...asked.values()];
}

/** Names skills as the posting names them, where the lexicon says that they are the same thing; an abbreviation is spelled out once. */
export function proposePhrases(scene: TailorScene): Proposal[] {
  const whole = foldText(
    scene.facts
      .filter((fact) => fact.source !== 'answer')
      .map((fact) => fact.text)
      .join('\n'),
  );
  return listAsked(scene).flatMap((skill): Proposal[] => {
    if (holdsPhrase(whole, skill.text)) return [];
    const place = findPlace(scene, skill);
    if (place === undefined) return [];
    const { pointer, mention, text } = place;
    const listed = pointer.startsWith('/skills');
    const own = mention.text;
    const initials = isShortFor(own, skill.text) || isShortFor(skill.text, own);
    if (isSameWord(own, skill.text) || (!listed && (initials || isCapitals(own) || isCapitals(skill.text)))) return [];
    const put = phraseFor(own, skill, initials, listed);
    const after = text.slice(0, mention.start) + put + text.slice(mention.end);
    const fact = factAt(scene, pointer);
    return [
      {
        op: 'replace',
        path: pointer,
        before: text,
        after,
        reason: initials ? 'acronym-expanded' : 'exact-phrase',
        explanation: initials
          ? `Writes “${put}”: the posting uses the other form, and readers and programs find both.`
          : `Says “${skill.text}” as the posting does; you wrote “${own}”, which is the same.`,
        evidence: fact === undefined ? [] : [fact],
        requirements: skill.requirements,
      },
    ];
  });
}

/** In a list both names stand ("Search engine optimisation (SEO)", "Accounts payable (purchase ledger)"); in a line the posting's stands alone. */
function phraseFor(own: string, skill: Asked, initials: boolean, listed: boolean): string {
  const long = own.length >= skill.text.length ? own : skill.text;
  const short = own.length >= skill.text.length ? skill.text : own;
  if (initials) return `${capital(long)} (${short.replace(/s$/, '')})`;
  if (!listed) return skill.kind === 'tool' || own[0] !== own[0]?.toUpperCase() ? skill.text : capital(skill.text);
  return own === own.toLowerCase() || skill.kind === 'tool'
    ? capital(skill.text)
    : `${capital(skill.text)} (${own[0]?.toLowerCase()}${own.slice(1)})`;
}

/** The best place that names the skill in other words: the skills list before a job's line. */
function findPlace(
  scene: TailorScene,
  skill: Asked,
): { pointer: string; text: string; mention: SkillMention } | undefined {
  const places = scene.facts.filter(
    (fact) =>
      fact.source !== 'answer' && /^\/(skills\/\d+\/keywords\/\d+|work\/\d+\/highlights\/\d+)$/.test(fact.pointer),
  );
  const sorted = [...places].sort(
    (a, b) => Number(b.pointer.startsWith('/skills')) - Number(a.pointer.startsWith('/skills')),
  );
  for (const fact of sorted) {
    const mention = skillsIn(fact.text).find((each) => each.id === skill.id);
    if (mention !== undefined && mention.text.length > 1) return { pointer: fact.pointer, text: fact.text, mention };
  }
  return undefined;
}

function isShortFor(short: string, long: string): boolean {
  const bare = short.replace(/s$/, '').toLowerCase();
  if (!/^[A-Z&]{2,7}s?$/.test(short)) return false;
  const words = long
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const initials = words.map((word) => word[0]).join('');
  return (
    initials === bare ||
    words
      .filter((word) => !['of', 'and', 'the', 'for', 'in', 'to'].includes(word))
      .map((word) => word[0])
      .join('') === bare.replace('&', '')
  );
}

function isCapitals(text: string): boolean {
  return text.length <= 6 && text === text.toUpperCase();
}

function isSameWord(a: string, b: string): boolean {
  const bare = (text: string) =>
    tokenize(text)
      .map((token) => token.key)
      .join(' ');
  return bare(a) === bare(b);
}

function holdsPhrase(whole: string, phrase: string): boolean {
  const wanted = foldText(phrase);
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1))
    if (
      !/[\p{L}\p{N}]/u.test(whole[at - 1] ?? ' ') &&
      !/[\p{L}\p{N}]/u.test((whole[at + wanted.length] ?? ' ').replace('s', ' '))
    )
      return true;
  return false;
}

function capital(text: string): string {
  return (text[0] ?? '').toUpperCase() + text.slice(1);
}

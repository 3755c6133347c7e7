import { byWord } from '@shortlist/schema';
import { findListedSkills } from '../find/find-listed-skills.ts';

/** Titles of people in charge or at a desk: what they are called after is no trade that they ply. */
const wide =
  /^(?:manager|engineer|designer|developer|trainer|officer|teacher|worker|maker|leader|player|partner|owner|supervisor|helper|member)$/;
/** Trades whose work is not called after them by a rule. */
const odd: Record<string, string[]> = byWord({
  accountant: ['accounting'],
  butcher: ['butchery'],
  carpenter: ['carpentry'],
  chef: ['cooking'],
  cook: ['cooking'],
  dentist: ['dentistry'],
  joiner: ['joinery', 'carpentry'],
  machinist: ['machining'],
  nurse: ['nursing'],
  recruiter: ['recruiting', 'recruitment'],
});
const known = new Map<string, string | undefined>();

/** What a job's title says its holder did: "Welder" shows welding, "Truck Driver" truck driving. English; ids of the lexicon. */
export function titleSkills(title: string): string[] {
  const [first = ''] = title.split(/\s*[,|/(]|\s[–—-]\s/);
  const words = first
    .toLowerCase()
    .replace(/\s+(?:[ivx]+|\d)$/, '')
    .split(' ');
  const last = words.at(-1) ?? '';
  // A kitchen manager manages kitchens; what is managed alone tells of no management.
  if (last === 'manager' && words.length === 2) {
    const id = idOf(`${words[0]} management`);
    return id === `${words[0]}-management` ? [id] : [];
  }
  const deeds = wide.test(last) ? [] : (odd[last] ?? ruled(last));
  const before = words.at(-2);
  return deeds
    .flatMap((deed) => [...(before === undefined ? [] : [`${before} ${deed}`]), deed])
    .flatMap((deed) => idOf(deed) ?? []);
}

/** "welder" → "welding", "plumber" → "plumbing", "crane operator" → "crane operation". */
function ruled(agent: string): string[] {
  if (/[^aeiou]or$/.test(agent) && agent.endsWith('tor')) return [`${agent.slice(0, -2)}ion`];
  return agent.length > 5 && /[^e]er$/.test(agent) ? [`${agent.slice(0, -2)}ing`] : [];
}

function idOf(deed: string): string | undefined {
  if (!known.has(deed)) {
    const found = findListedSkills(deed).find(({ start, end }) => start === 0 && end === deed.length);
    known.set(deed, found?.kind === 'skill' || found?.kind === 'domain' ? found.id : undefined);
  }
  return known.get(deed);
}

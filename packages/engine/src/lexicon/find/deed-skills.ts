import type { SkillMention } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { openingVerbs } from '../../language/deeds/opening-verbs.ts';
import { leadsPeople } from '../../language/titles/leads-people.ts';
import { loadLexicon } from '../load-lexicon.ts';
import { tokenize } from '../tokenize.ts';
import { objectSkills } from './deed-objects.ts';

/** Verbs so wide that what they name is no skill that a posting asks for by name. */
export const wideDeeds: ReadonlySet<string> = new Set([
  'managing',
  'training',
  'designing',
  'engineering',
  'processing',
  'working',
  'making',
  'meeting',
]);
let byGerund: Map<string, string> | undefined;

/**
 * The skills that a line of work shows without naming them: by the verb that opens it ("Mentored two nurses": mentoring), by what that is done
 * to ("Managed a £450k budget": budget management), by leading people. Ids of the lexicon; verbs in English.
 */
export function deedSkills(line: string): string[] {
  const named = openingVerbs(line).verbs.flatMap(({ gerund }) => {
    const id = wideDeeds.has(gerund) ? undefined : idOf(gerund);
    return id === undefined ? [] : [id, ...(also[id] ?? [])];
  });
  const funded = raised.test(line) ? ['fundraising'] : [];
  const leads = leadsPeople(line);
  // "Supervised a project": what is no people is not led as people are.
  const own = leads ? [...named, ...leading] : named.filter((id) => !leading.includes(id));
  return [...new Set([...own, ...objectSkills(line), ...funded])];
}

/** "Won £42,000 from the Wellcome Trust", "Secured a $12k council grant": money from who gives it to a cause. */
const raised =
  /^(?:won|secured|raised|obtained|attracted|win|secure|raise) (?:[\p{L}-]+ ){0,3}?[£$€]?\d[\d,.]*\s?(?:k|m|million|thousand)?(?: (?:from|for|through|in|of) (?:the |an? )?(?:[\p{L}\d’'&-]+ ){0,5}?(?:trusts?|foundations?|lottery|council|charit(?:y|ies)|donors?|grants?|funders?|appeal|hospice|good causes?)| (?:\p{L}+ ){0,2}grants?)(?!\p{L})/iu;

/**
 * Whether a line shows a skill by its deed in the skill's own words, in whatever form: "Managed a £450k budget" says "budget management", "Ran
 * the events budget" shows it without saying it.
 */
export function saysDeed(line: string, { id, text }: Pick<SkillMention, 'id' | 'text'>): boolean {
  if (id === undefined || !deedSkills(line).includes(id)) return false;
  const own = tokenize(line).map(({ stem }) => stem);
  return tokenize(text).every(({ stem }) => own.some((other) => isSameRoot(stem, other)));
}

function isSameRoot(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  return a === b || (least >= 4 && a.slice(0, least) === b.slice(0, least) && Math.abs(a.length - b.length) <= 3);
}

/** What leading people is called, as the lexicon's ids. */
const leading = ['team-leadership', 'people-management', 'staff-supervision'];

/** What a deed shows besides its own name. */
const also: Record<string, string[]> = byWord({ writing: ['written-communication'] });

function idOf(gerund: string): string | undefined {
  byGerund ??= new Map(
    [...loadLexicon().skills.values()]
      .filter(({ kind }) => kind === 'skill' || kind === 'soft-skill')
      .flatMap(({ id, name, aliases }) => [name, ...aliases].map((each): [string, string] => [each.toLowerCase(), id])),
  );
  return byGerund.get(gerund);
}

import type { Fact, SkillMention } from '@shortlist/schema';
import { foldText } from '../../language/text/fold-text.ts';
import { shownSkillsIn } from '../../lexicon/find/shown-skills.ts';
import { isKindOf } from '../../lexicon/relate/is-kind-of.ts';
import { isVersionOf } from '../../lexicon/relate/is-version-of.ts';
import { type Asked, holdsPhrase, listAsked } from './list-asked.ts';
import { skillTarget } from './own-skills.ts';
import { isInOtherLanguage, type Proposal, type TailorScene } from './proposal.ts';

/**
 * Names the kind of tool that the posting asks for beside the tool that the person has: "CAD (CATIA V5)", "Data visualization (Tableau)".
 * A program that looks for the posting's word finds it, and a reader sees what it rests on. At most four.
 */
export function proposeKinds(scene: TailorScene): Proposal[] {
  if (isInOtherLanguage(scene)) return [];
  const documents = scene.facts.filter((fact) => fact.source !== 'answer');
  const whole = foldText(documents.map((fact) => fact.text).join('\n'));
  const held = new Set(documents.flatMap((fact) => shownSkillsIn(fact.text).map((skill) => skill.id)));
  const taken = new Set<string>();
  return listAsked(scene)
    .flatMap((asked): Proposal[] => {
      if (held.has(asked.id) || !namesKind(asked) || holdsPhrase(whole, asked.text)) return [];
      const shown = findTool(asked, documents);
      if (shown === undefined || taken.has(shown.fact.pointer)) return [];
      taken.add(shown.fact.pointer);
      return [proposalFor(asked, shown, scene)];
    })
    .slice(0, 4);
}

/**
 * "Data visualization (Tableau)", but "Git (version control)": a tool that everybody knows keeps the first place. "HTML (HTML5)" would say
 * one thing twice: the name without its number is both.
 */
function nameBoth(tool: string, kind: string): string {
  const [own, its] = [foldText(tool).trim(), foldText(kind).trim()];
  if (own.startsWith(its) || its.startsWith(own)) return kind;
  return household.test(own)
    ? `${tool} (${/^\p{Lu}\p{Ll}/u.test(kind) ? kind.toLowerCase() : kind})`
    : `${(kind[0] ?? '').toUpperCase()}${kind.slice(1)} (${tool})`;
}

const household = /^(?:git|github|gitlab|excel|word|powerpoint|outlook|linux|windows)$/;

/** A skill, a method or a kind of system: fields of work ("Payroll", "Machine learning") are more than their tools. */
function namesKind({ kind, name, text }: Asked): boolean {
  if (text.length > 40) return false;
  if (kind === 'skill' || kind === 'method') return true;
  return /\b(?:systems?|software)$|\b(?:resource planning|relationship management)$/i.test(name);
}

type Tool = { fact: Fact; mention: SkillMention };

/** A tool of that kind, from the list of skills before a line of a job. */
function findTool(asked: Asked, facts: readonly Fact[]): Tool | undefined {
  const tools = ['/skills/', '/work/', '/projects/'].flatMap((section) =>
    facts
      .filter(({ pointer }) => pointer.startsWith(section) && /\/(?:keywords|highlights)\/\d+$/.test(pointer))
      .flatMap((fact) => shownSkillsIn(fact.text).map((mention) => ({ fact, mention }))),
  );
  return tools.find(
    ({ mention }) =>
      (mention.kind === 'tool' || isVersionOf(mention.text, asked.text)) && isKindOf(mention.id ?? '', asked.id ?? ''),
  );
}

function proposalFor(asked: Asked, { fact, mention }: Tool, { resume }: TailorScene): Proposal {
  const name = nameBoth(mention.text, asked.text);
  const isListed = /^\/skills\/\d+\/keywords\/\d+$/.test(fact.pointer) && fact.text.trim() === mention.text;
  const group = skillTarget(resume);
  return {
    ...(isListed
      ? { op: 'replace' as const, path: fact.pointer, before: fact.text, after: name }
      : group >= 0
        ? { op: 'add' as const, path: `/skills/${group}/keywords/-`, before: undefined, after: name }
        : { op: 'add' as const, path: '/skills/-', before: undefined, after: { name } }),
    reason: 'exact-phrase',
    explanation: `Adds the posting’s “${asked.text}” next to “${mention.text}”, which is an example of it.`,
    evidence: [fact],
    requirements: asked.requirements,
  };
}

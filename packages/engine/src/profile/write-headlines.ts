import type { Fact } from '@shortlist/schema';
import { isOutcome } from './is-outcome.ts';
import { profileLimits } from './limits.ts';
import { presentStudy } from './present-study.ts';
import { factNaming, factsOf, isCurrent, type ProfileScene, type Written } from './profile-scene.ts';

/** Up to four headlines of at most 220 characters, each resting on facts; the wish for the target role is named as a wish. */
export function writeHeadlines(scene: ProfileScene, skills: readonly string[]): Written[] {
  const { resume, goals, now } = scene;
  const at = Math.max(
    0,
    (resume.work ?? []).findIndex((job) => isCurrent(job, now)),
  );
  const job = resume.work?.[at];
  const own = (job?.position ?? resume.basics?.label ?? '').trim();
  // A student is found by what they study, not by what pays the rent.
  const study = scene.relevance(own) >= 1.5 ? undefined : presentStudy(scene);
  const title = study?.headline ?? own;
  if (title === '') return [];
  const titleFacts = study?.facts ?? factsOf(scene, `/work/${at}/position`, '/basics/label');
  const skillFacts = (names: readonly string[]): Fact[] => names.flatMap((name) => factNaming(scene, name) ?? []);
  const current =
    study !== undefined
      ? ''
      : job !== undefined && isCurrent(job, now) && (job.name ?? '') !== ''
        ? ` at ${job.name}`
        : '';
  const top = skills.slice(0, 3);
  const wish = headlineWish(goals.targetRole, scene.language);
  const isHeld = isSameRole(title, goals.targetRole) || isSameRole(title.split(/[,|(–]/)[0] ?? '', goals.targetRole);
  const result = shortResult(scene, at);
  const options: Written[] = [
    // Who looks for a role is found by its name: the wish stands first, where the role is not held already.
    ...(isHeld
      ? []
      : [{ text: [title, ...top.slice(0, 2), wish].join(' | '), facts: [...titleFacts, ...skillFacts(top)] }]),
    { text: [title, ...top].join(' | '), facts: [...titleFacts, ...skillFacts(top)] },
    {
      text: `${title}${scene.language.startsWith('en') ? current : current.replace(' at ', ', ')}${top.length === 0 ? '' : ` | ${top.join(', ')}`}`,
      facts: [...titleFacts, ...factsOf(scene, `/work/${at}/name`), ...skillFacts(top)],
    },
    ...(result === undefined
      ? []
      : [
          {
            text: [title, result.text, ...top.slice(0, 2)].join(' | '),
            facts: [...titleFacts, ...result.facts, ...skillFacts(top.slice(0, 2))],
          },
        ]),
    {
      text: `${title}${scene.language.startsWith('en') ? current : current.replace(' at ', ', ')}`,
      facts: [...titleFacts, ...factsOf(scene, `/work/${at}/name`)],
    },
  ];
  const unique = options.filter((option, i) => options.findIndex((other) => other.text === option.text) === i);
  const standing = unique.filter(
    ({ text, facts }) =>
      text.length <= profileLimits.headline.limit &&
      scene.verify(text.replace(wish, ''), facts.length === 0 ? scene.facts : facts).length === 0,
  );
  // The bare title is for a profile that shows nothing else.
  return standing.length > 2 ? standing.filter(({ text }) => text.includes(' | ')) : standing;
}

/** The same role, also in the other form of its title ("HR Business Partnerin" for HR Business Partner). */
export function isSameRole(title: string, role: string): boolean {
  const bare = (text: string) =>
    text
      .trim()
      .toLowerCase()
      .replace(/(?<=\p{L}{3}(?:er|or|ist|ent|eur))in$/u, '');
  return bare(title) === bare(role);
}

/** The last part of a headline that says what is looked for: a wish, claimed of nobody. */
export function headlineWish(role: string, language: string): string {
  return wishes[language.slice(0, 2)]?.(role) ?? `Open to ${role} roles`;
}

const wishes: Record<string, (role: string) => string> = {
  en: (role) => `Open to ${role} roles`,
  de: (role) => `Offen für: ${role}`,
  fr: (role) => `À la recherche d’un poste : ${role}`,
  es: (role) => `Abierto a: ${role}`,
};

/** A line with a figure that fits a headline: of the job that the title names before older ones, then the most relevant, then the shortest. */
function shortResult(scene: ProfileScene, at: number): Written | undefined {
  const lines = scene.facts.filter(
    (fact) =>
      /^\/work\/\d+\/highlights\/\d+$/.test(fact.pointer) &&
      /\d/.test(fact.text) &&
      fact.text.length <= 90 &&
      fact.text.length >= 15,
  );
  const best = [...lines].sort(
    (a, b) =>
      Number(ofJob(b, at)) - Number(ofJob(a, at)) ||
      Number(isOutcome(b.text)) - Number(isOutcome(a.text)) ||
      scene.relevance(b.text) - scene.relevance(a.text) ||
      a.text.length - b.text.length,
  )[0];
  return best === undefined ? undefined : { text: best.text.trim().replace(/[.;]$/, ''), facts: [best] };
}

function ofJob({ pointer }: Fact, at: number): boolean {
  return pointer.startsWith(`/work/${at}/`);
}

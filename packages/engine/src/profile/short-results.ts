import type { Fact } from '@shortlist/schema';
import { isOutcome } from './is-outcome.ts';
import type { ProfileScene, Written } from './profile-scene.ts';

/** Lines with a figure that are short enough for a headline: of the job that the title names before older ones, what came of the work before its size. */
export function resultsFor(scene: ProfileScene, at: number): Written[] {
  return scene.facts
    .filter(
      ({ pointer, text }) =>
        /^\/work\/\d+\/highlights\/\d+$/.test(pointer) &&
        /\d/.test(text) &&
        text.length <= 90 &&
        text.length >= 15 &&
        !isHelp.test(text) &&
        // A number of another trade says nothing at the head of this profile.
        (ofJob({ pointer }, at) || worth(text) > 1 || scene.relevance(text) > 0) &&
        !/[.!?]\s+\p{Lu}/u.test(text),
    )
    .sort(
      (a, b) =>
        Number(ofJob(b, at)) - Number(ofJob(a, at)) ||
        worth(b.text) - worth(a.text) ||
        scene.relevance(b.text) - scene.relevance(a.text) ||
        a.text.length - b.text.length,
    )
    .map((fact) => ({ text: fact.text.trim().replace(/[.;]$/, ''), facts: [fact] }));
}

/** Work under others' hands is told in its place, not at the head of a profile. */
const isHelp =
  /^(?:help|assist|support|work(?:ed|ing)? (?:with|alongside|under)|attend|participat|responsible|shadow)/i;

/** A change or a share before money, money before a number alone. */
function worth(text: string): number {
  return /%|\b(?:from|von|de) \d[^.]*? (?:to|auf|à|a) \d/iu.test(text) ? 2 : isOutcome(text) ? 1 : 0;
}

function ofJob({ pointer }: Pick<Fact, 'pointer'>, at: number): boolean {
  return pointer.startsWith(`/work/${at}/`);
}

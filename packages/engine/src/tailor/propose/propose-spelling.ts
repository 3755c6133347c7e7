import { mendSpelling } from '../../language/text/mend-spelling.ts';
import type { Proposal, TailorScene } from './proposal.ts';

/** Fields in the person's own words; names of people, employers and schools are spelled as their bearers do. */
const own =
  /^\/(?:basics\/(?:summary|label)|(?:work|volunteer|projects)\/\d+\/(?:position|summary|description|highlights\/\d+)|skills\/\d+\/(?:name|keywords\/\d+)|interests\/\d+\/name|education\/\d+\/(?:studyType|area)|customSections\/\d+\/(?:title|lines\/\d+))$/;

/** Mends what is surely misspelled, field by field. */
export function proposeSpelling(scene: TailorScene): Proposal[] {
  return scene.facts.flatMap((fact): Proposal[] => {
    if (fact.source === 'answer' || !own.test(fact.pointer)) return [];
    const { text, mended } = mendSpelling(fact.text, scene.language);
    if (mended.length === 0) return [];
    const words = mended.map(({ wrong, right }) => `“${wrong}” is spelled “${right}”`).join(', ');
    return [
      {
        op: 'replace',
        path: fact.pointer,
        before: fact.text,
        after: text,
        reason: 'spelling',
        explanation: `${words}. Recruiters notice typos.`,
        evidence: [fact],
        requirements: [],
      },
    ];
  });
}

/** A sentence with its spelling mended. */
export function spell(sentence: string, { language }: TailorScene): string {
  return mendSpelling(sentence, language).text;
}

/** A proposal whose new text is spelled right, whatever it was made from. */
export function spellProposal(proposal: Proposal, scene: TailorScene): Proposal {
  return typeof proposal.after === 'string' ? { ...proposal, after: spell(proposal.after, scene) } : proposal;
}

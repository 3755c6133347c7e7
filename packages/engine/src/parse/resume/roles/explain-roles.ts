import type { Document } from '@shortlist/schema';
import { segmentDocument } from '../parse-resume.ts';
import { agreeWithRules } from './agree-with-rules.ts';
import { loadRoleModel } from './load-model.ts';
import { tagSegments } from './role-page.ts';

/** What was decided of each part of each line of a document, how likely it is, and what the rules read there instead; above all how far both agree. */
export function explainRoles(document: Document): string {
  const model = loadRoleModel();
  const { segments, rules } = segmentDocument(document);
  const tagged = model ? tagSegments(segments, model, rules) : [];
  const { same, all } = agreeWithRules(tagged, rules);
  const rows = Map.groupBy(tagged.entries(), ([, { row }]) => row);
  const lines = [...rows.values()].map((parts) =>
    parts
      .map(([i, { role, begins, chance, text }]) => {
        const rule = rules[i]?.field;
        const other = rule && rule !== role ? ` (rules: ${rule})` : '';
        return `[${role}${begins ? '!' : ''} ${chance.toFixed(2)}${other}] ${text}`;
      })
      .join('  '),
  );
  return [`agreement on heads: ${same} of ${all}`, ...lines].join('\n');
}

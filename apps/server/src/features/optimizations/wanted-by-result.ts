import type { WantedLook } from '../../pages/find-look.ts';
import type { OptimizationRow } from './queries.ts';

/** The look that a result's files are asked for in: that of the saved resume it came from, or of the template chosen for it. */
export function wantedByResult({ template, layout }: Pick<OptimizationRow, 'template' | 'layout'>): WantedLook {
  const { mark, ownTemplate, ...options } = layout ?? {};
  return { template, options, ...(mark ? { mark } : {}), ...(ownTemplate ? { ownTemplate } : {}) };
}

import { t } from '@lingui/core/macro';

/**
 * Figures that the landing page claims. They are SAMPLE CONTENT: replace them with true ones before launch, then set
 * `claimsAreSamples` to false, and the mark on them goes away.
 */
export const claimsAreSamples = true;

export const listClaims = () => [
  { figure: t`98%`, meaning: t`ATS success` },
  { figure: t`200K+`, meaning: t`users` },
  { figure: t`4.9/5`, meaning: t`rating` },
  { figure: t`90%`, meaning: t`higher interview rate` },
  { figure: t`24h`, meaning: t`average time to first interview request` },
];

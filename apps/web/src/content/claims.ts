/**
 * Figures that the landing page claims. They are SAMPLE CONTENT: replace them with true ones before launch, then set
 * `claimsAreSamples` to false, and the mark on them goes away.
 */
export const claimsAreSamples = true;

export const claims = [
  { figure: '98%', meaning: 'ATS success' },
  { figure: '200K+', meaning: 'users' },
  { figure: '4.9/5', meaning: 'rating' },
  { figure: '90%', meaning: 'higher interview rate' },
  { figure: '24h', meaning: 'average time to first interview request' },
];

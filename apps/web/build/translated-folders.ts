/** The features that have catalogs of their own, one folder of `src/locales` for each. */
export const areas = ['account', 'applications', 'auth', 'dashboard', 'optimisations', 'resumes'];

/** The folders and files of `src` whose texts are all in catalogs. The list grows until it is `src`. */
export const translated = [
  'account',
  'api',
  'app',
  'auth',
  'content/career-stages.ts',
  'content/navigation.ts',
  'content/plans.ts',
  'content/schema-texts.ts',
  'features/account',
  'features/applications',
  'features/auth',
  'features/dashboard',
  'features/optimisations',
  'features/resumes',
  'reading/corrected-before.tsx',
  'reading/reading-glance.tsx',
  'reading/reading-state.tsx',
  'results',
  'ui',
];

const features = ['account', 'applications', 'auth', 'creation', 'dashboard', 'optimisations', 'resumes'];

/** The parts of the web app that have catalogs of their own, and the folders of `src` that each is. */
export const areas = [
  ...features.map((name) => ({ name, folders: [`features/${name}`] })),
  { name: 'site', folders: ['features/site', 'content/site'] },
  { name: 'sharing', folders: ['features/shared'] },
  { name: 'reading', folders: ['reading/pages', 'reading/review'] },
];

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
  'content/site',
  'features/account',
  'features/applications',
  'features/auth',
  'features/creation/creation-options.tsx',
  'features/dashboard',
  'features/optimisations',
  'features/resumes',
  'features/shared',
  'features/site',
  'reading',
  'results',
  'ui',
];

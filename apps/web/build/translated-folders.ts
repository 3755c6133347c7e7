const features = [
  'account',
  'applications',
  'auth',
  'creation',
  'dashboard',
  'editor',
  'optimisations',
  'resumes',
  'templates',
];

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
  'content/info-names.ts',
  'content/navigation.ts',
  'content/plans.ts',
  'content/schema-texts.ts',
  'content/site',
  'content/section-names.ts',
  'linked',
  'features/account',
  'features/applications',
  'features/auth',
  'features/creation',
  'features/dashboard',
  'features/editor',
  'features/optimisations',
  'features/resumes',
  'features/shared',
  'features/site',
  'features/templates',
  'reading',
  'results',
  'ui',
];

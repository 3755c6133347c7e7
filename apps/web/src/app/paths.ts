/** Every screen's address, spelled once. */
export const paths = {
  home: '/',
  features: '/features',
  pricing: '/pricing',
  howScoringWorks: '/how-scoring-works',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  authCallback: '/auth/callback',
  authConfirm: '/auth/confirm',
  dashboard: '/dashboard',
  account: '/account',
  resumeCreationOptions: '/resume-creation-options',
  templateSelection: '/template-selection',
  myTemplates: '/my-templates',
  guidedResumeCreation: '/guided-resume-creation',
  resumeEditor: '/resume-editor',
  resume: (id: string) => `/resume-editor?id=${encodeURIComponent(id)}`,
  resumes: '/resumes',
  shared: (token: string) => `/shared/${token}`,
  optimizeResume: '/optimize-resume',
  optimizeLinkedin: '/optimize-linkedin',
  history: '/optimizations',
  optimization: (id: string) => `/optimizations/${id}`,
  resultFile: (id: string, name: string) => `/optimizations/${id}/files/${name}`,
  compare: '/optimizations/compare',
  applications: '/applications',
} as const;

/** The pages that anyone may read, by their addresses in English. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.features,
  paths.pricing,
  paths.howScoringWorks,
  paths.contact,
  paths.privacy,
  paths.terms,
];

/** Every address that a screen answers, with `*` for a part that may be anything: any other is no page. */
export function listAddresses(): string[] {
  const { home: _home, resume: _resume, ...rest } = paths;
  return Object.values(rest).map((path) => (typeof path === 'string' ? path : path('*', '*')));
}

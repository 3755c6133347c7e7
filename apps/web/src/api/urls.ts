/** Every call's address, spelled once. */
export const urls = {
  config: '/api/config',
  account: '/api/account',
  trials: '/api/account/trials',
  accountExport: '/api/account/export',
  optimizations: '/api/optimizations',
  optimizeResume: '/api/optimizations/resume',
  optimizeLinkedin: '/api/optimizations/linkedin',
  optimization: (id: string) => `/api/optimizations/${encodeURIComponent(id)}`,
  optimizationEvents: (id: string) => `/api/optimizations/${encodeURIComponent(id)}/events`,
  optimizationFile: (id: string, name: string) =>
    `/api/optimizations/${encodeURIComponent(id)}/files/${encodeURIComponent(name)}`,
  editChoice: (id: string) => `/api/optimizations/${encodeURIComponent(id)}/edits`,
  letter: (id: string) => `/api/optimizations/${encodeURIComponent(id)}/letter`,
  letterRewrite: (id: string) => `/api/optimizations/${encodeURIComponent(id)}/letter/rewrite`,
  answers: (id: string) => `/api/optimizations/${encodeURIComponent(id)}/answers`,
  cancelOptimization: (id: string) => `/api/optimizations/${encodeURIComponent(id)}/cancel`,
  plans: '/api/plans',
  upgradePlan: '/api/plans/upgrade',
  planPortal: '/api/plans/portal',
  contact: '/api/contact',
  sendWelcomeEmail: '/functions/v1/send-welcome-email',
} as const;

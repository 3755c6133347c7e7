/** Every call's address, spelled once. */
export const urls = {
  optimizations: '/api/optimizations',
  optimizeResume: '/api/optimizations/resume',
  optimizeLinkedin: '/api/optimizations/linkedin',
  optimization: (id: string) => `/api/optimizations/${encodeURIComponent(id)}`,
  optimizationEvents: (id: string) => `/api/optimizations/${encodeURIComponent(id)}/events`,
  optimizationFile: (id: string, name: string) =>
    `/api/optimizations/${encodeURIComponent(id)}/files/${encodeURIComponent(name)}`,
} as const;

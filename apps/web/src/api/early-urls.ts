const resume = (id: string) => `/api/resumes/${encodeURIComponent(id)}`;

/** What the editor's page asks for by itself. Apart from the tables of addresses, for its script stands inside the page. */
export const earlyUrls = {
  config: '/api/config',
  resume,
  pages: (id: string) => `${resume(id)}/pages`,
} as const;

import { earlyUrls } from '../early-urls.ts';

const one = earlyUrls.resume;

/** The addresses of the calls about resumes. */
export const resumeUrls = {
  resumes: '/api/resumes',
  resume: one,
  undelete: (id: string) => `${one(id)}/undelete`,
  duplicate: (id: string) => `${one(id)}/duplicate`,
  languages: (id: string) => `${one(id)}/languages`,
  linkable: (id: string) => `${one(id)}/linkable`,
  language: (id: string, other: string) => `${one(id)}/languages/${encodeURIComponent(other)}`,
  suggestions: (id: string, other: string) => `${one(id)}/languages/${encodeURIComponent(other)}/suggestions`,
  versions: (id: string) => `${one(id)}/versions`,
  version: (id: string, version: string) => `${one(id)}/versions/${encodeURIComponent(version)}`,
  restore: (id: string, version: string) => `${one(id)}/versions/${encodeURIComponent(version)}/restore`,
  file: (id: string, format: string) => `${one(id)}/files/${format}`,
  original: (id: string) => `${one(id)}/original`,
  xray: (id: string, format: string) => `${one(id)}/xray/${format}`,
  pages: earlyUrls.pages,
  thumbnail: (id: string) => `${one(id)}/thumbnail.svg`,
  shares: (id: string) => `${one(id)}/shares`,
  share: (id: string, share: string) => `${one(id)}/shares/${encodeURIComponent(share)}`,
  shareOn: (id: string, share: string) => `${one(id)}/shares/${encodeURIComponent(share)}/on`,
  shared: (token: string) => `/api/shared/${encodeURIComponent(token)}`,
  sharedPdf: (token: string) => `/api/shared/${encodeURIComponent(token)}/resume.pdf`,
  readings: '/api/readings',
  correction: (digest: string) => `/api/readings/corrections/${encodeURIComponent(digest)}`,
  review: '/api/readings/review',
  previews: '/api/previews',
  templateFile: (id: string, file: 'thumbnail.svg' | 'page.svg' | 'sample.pdf') => `/api/templates/${id}/${file}`,
} as const;

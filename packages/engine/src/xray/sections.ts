/** The fields of JSON Resume that stand on paper, by section: single texts, addresses, and lists of texts. */
export type SectionFields = { id: string; texts: string[]; urls: string[]; lists: string[] };

export const entrySections: SectionFields[] = [
  {
    id: 'work',
    texts: ['name', 'position', 'location', 'description', 'startDate', 'endDate', 'summary'],
    urls: ['url'],
    lists: ['highlights'],
  },
  {
    id: 'volunteer',
    texts: ['organization', 'position', 'startDate', 'endDate', 'summary'],
    urls: ['url'],
    lists: ['highlights'],
  },
  {
    id: 'education',
    texts: ['institution', 'studyType', 'area', 'startDate', 'endDate', 'score'],
    urls: ['url'],
    lists: ['courses'],
  },
  { id: 'awards', texts: ['title', 'awarder', 'date', 'summary'], urls: [], lists: [] },
  { id: 'certificates', texts: ['name', 'issuer', 'date', 'summary'], urls: ['url'], lists: [] },
  { id: 'publications', texts: ['name', 'publisher', 'releaseDate', 'summary'], urls: ['url'], lists: [] },
  {
    id: 'projects',
    texts: ['name', 'description', 'entity', 'type', 'startDate', 'endDate'],
    urls: ['url'],
    lists: ['highlights', 'keywords', 'roles'],
  },
  { id: 'languages', texts: ['language', 'fluency'], urls: [], lists: [] },
  { id: 'references', texts: ['name', 'reference'], urls: [], lists: [] },
  { id: 'customSections', texts: ['title'], urls: [], lists: ['lines'] },
];

/** Sections of names with keywords: what counts is that each word is found in the section. */
export const keywordSections = ['skills', 'interests'] as const;

/** A page of Reactive Resume as it is before anybody designs it; all of it must be there for the file to be taken. */
export const reactivePicture = {
  hidden: true,
  fit: 'cover',
  url: '',
  size: 80,
  rotation: 0,
  aspectRatio: 1,
  borderRadius: 0,
  borderColor: 'rgba(0, 0, 0, 0.5)',
  borderWidth: 0,
  shadowColor: 'rgba(0, 0, 0, 0.5)',
  shadowWidth: 0,
};

const main = [
  'profiles',
  'summary',
  'experience',
  'education',
  'projects',
  'volunteer',
  'references',
  'skills',
  'languages',
  'certifications',
  'awards',
  'publications',
  'interests',
];

/** `own` are the ids of the person's own sections. */
export const reactiveMetadata = (own: string[]) => ({
  template: 'onyx',
  layout: { sidebarWidth: 35, pages: [{ fullWidth: true, main: [...main, ...own], sidebar: [] }] },
  page: {
    gapX: 4,
    gapY: 6,
    marginX: 14,
    marginY: 12,
    format: 'a4',
    locale: 'en-US',
    hideLinkUnderline: false,
    hideIcons: false,
    hideSectionIcons: true,
  },
  design: {
    level: { icon: 'star', type: 'hidden' },
    colors: { primary: 'rgba(31, 106, 165, 1)', text: 'rgba(0, 0, 0, 1)', background: 'rgba(255, 255, 255, 1)' },
  },
  typography: {
    body: { fontFamily: 'Source Sans 3', fontWeights: ['400', '600'], fontSize: 10, lineHeight: 1.5 },
    heading: { fontFamily: 'Source Sans 3', fontWeights: ['600'], fontSize: 14, lineHeight: 1.5 },
  },
  notes: '',
  styleRules: [],
});

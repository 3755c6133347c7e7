import { paths } from '../app/paths.ts';
import { brand } from './brand.ts';
import { home } from './home.ts';

/** A page that anyone may read: built to HTML, listed in the sitemap. */
export type PublicPage = {
  path: string;
  title: string;
  description: string;
  /** The picture of a shared link, drawn by scripts/draw-site-images.ts: its file's name, and its headline. */
  card: string;
  heading: string;
};

export const publicPages: PublicPage[] = [
  {
    path: paths.home,
    card: 'home',
    heading: home.headline,
    title: `${brand.name}: ${brand.tagline}`,
    description: brand.description,
  },
  {
    path: paths.features,
    card: 'features',
    heading: 'What a machine makes of your resume',
    title: `Features · ${brand.name}`,
    description:
      'Resume building, ATS pass checks, matching to a job description, content suggestions, insights and LinkedIn optimization.',
  },
  {
    path: paths.pricing,
    card: 'pricing',
    heading: 'Start free, stop when you have the job',
    title: `Pricing · ${brand.name}`,
    description:
      'Free, Famous and Premium: what each plan holds. All paid plans begin with 14 days free, without a card.',
  },
  {
    path: paths.howScoringWorks,
    card: 'how-scoring-works',
    heading: 'A number you can check',
    title: `How scoring works · ${brand.name}`,
    description: 'The published formula of the match estimate and the readability check, with a worked example.',
  },
  {
    path: paths.contact,
    card: 'contact',
    heading: 'Write to us',
    title: `Contact · ${brand.name}`,
    description: `Write to the people behind ${brand.name}.`,
  },
  {
    path: paths.privacy,
    card: 'privacy',
    heading: 'Your career in your hands',
    title: `Privacy · ${brand.name}`,
    description: 'What we keep of you, why, and how you get rid of it.',
  },
  {
    path: paths.terms,
    card: 'terms',
    heading: 'Short, and meant as written',
    title: `Terms · ${brand.name}`,
    description: `The rules for using ${brand.name}.`,
  },
];

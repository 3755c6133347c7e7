import { paths } from '../app/paths.ts';
import { brand } from './brand.ts';

/** A page that anyone may read: built to HTML, listed in the sitemap. `module` is its source under `src/`. */
export type PublicPage = { path: string; title: string; description: string; module: string };

export const publicPages: PublicPage[] = [
  {
    path: paths.home,
    title: `${brand.name}: ${brand.tagline}`,
    description: brand.description,
    module: 'features/site/home/home.tsx',
  },
  {
    path: paths.features,
    title: `Features · ${brand.name}`,
    description:
      'Resume building, ATS pass checks, matching to a job description, content suggestions, insights and LinkedIn optimisation.',
    module: 'features/site/features.tsx',
  },
  {
    path: paths.pricing,
    title: `Pricing · ${brand.name}`,
    description:
      'Free, Famous and Premium: what each plan holds. All paid plans begin with 14 days free, without a card.',
    module: 'features/site/pricing/pricing.tsx',
  },
  {
    path: paths.howScoringWorks,
    title: `How scoring works · ${brand.name}`,
    description: 'The published formula of the match estimate and the readability check, with a worked example.',
    module: 'features/site/scoring/how-scoring-works.tsx',
  },
  {
    path: paths.contact,
    title: `Contact · ${brand.name}`,
    description: `Write to the people behind ${brand.name}.`,
    module: 'features/site/contact/contact.tsx',
  },
  {
    path: paths.privacy,
    title: `Privacy · ${brand.name}`,
    description: 'What we keep of you, why, and how you get rid of it.',
    module: 'features/site/privacy.tsx',
  },
  {
    path: paths.terms,
    title: `Terms · ${brand.name}`,
    description: `The rules for using ${brand.name}.`,
    module: 'features/site/terms.tsx',
  },
];

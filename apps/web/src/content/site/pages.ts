import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';
import { brand } from '../brand.ts';

/** A page that anyone may read: built to HTML in each language, listed in the sitemap. */
export type PublicPage = {
  /** Its address in English. */
  path: string;
  title: string;
  description: string;
  /** The picture of a shared link, drawn by scripts/draw-site-images.ts in each language: its file's name, and its headline. */
  card: string;
  heading: string;
};

const titled = (title: string): string => `${title} · ${brand.name}`;

/** The landing page's whole title. */
export const homeTitle = (): string => t`${{ product: brand.name }}: resumes that hold up`;

/** What the product is, in one sentence. */
export const describeProduct = (): string =>
  t`Match your resume to a job posting, see exactly what software reads in it, and get a tailored resume and cover letter that say only what’s true.`;

/** All public pages, in the language of the moment. */
export const describePages = (): PublicPage[] => [
  {
    path: paths.home,
    card: 'home',
    heading: t`A resume that holds up`,
    title: homeTitle(),
    description: describeProduct(),
  },
  {
    path: paths.features,
    card: 'features',
    heading: t`What software sees in your resume`,
    title: titled(t`Features`),
    description: t`Resume building, ATS pass checks, matching to a job description, content suggestions, insights, and LinkedIn optimization.`,
  },
  {
    path: paths.pricing,
    card: 'pricing',
    heading: t`Start free, cancel when you’re hired`,
    title: titled(t`Pricing`),
    description: t`Free, Famous, and Premium: what each plan includes. All paid plans start with a 14-day free trial, no card required.`,
  },
  {
    path: paths.howScoringWorks,
    card: 'how-scoring-works',
    heading: t`A score you can check`,
    title: titled(t`How scoring works`),
    description: t`The public formula of the match estimate and the readability check, with a worked example.`,
  },
  {
    path: paths.contact,
    card: 'contact',
    heading: t`Contact us`,
    title: titled(t`Contact`),
    description: t`Contact the people behind ${{ product: brand.name }}.`,
  },
  {
    path: paths.privacy,
    card: 'privacy',
    heading: t`How we handle your data`,
    title: titled(t`Privacy`),
    description: t`What we store about you, why, and how to delete it.`,
  },
  {
    path: paths.terms,
    card: 'terms',
    heading: t`The rules, in plain language`,
    title: titled(t`Terms`),
    description: t`The rules for using ${{ product: brand.name }}.`,
  },
];

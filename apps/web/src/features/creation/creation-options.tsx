import { msg, t } from '@lingui/core/macro';
import { ArrowRight, FilePlus2, FileUp, UserRoundSearch } from 'lucide-react';
import { Link } from 'react-router';
import { i18n } from '#i18n';
import { paths } from '../../app/paths.ts';
import { brand } from '../../content/brand.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Page } from '../../ui/page.tsx';

const options = [
  {
    title: msg`Build from Scratch`,
    text: msg`Choose a template and fill it in step by step, with a live preview.`,
    to: paths.templateSelection,
    icon: FilePlus2,
  },
  {
    title: msg`Upload Existing Resume`,
    text: msg`PDF, Word, or JSON Resume. Check your details, correct them, and continue.`,
    to: paths.guidedResumeCreation,
    state: { uploadType: 'resume' },
    icon: FileUp,
  },
  {
    title: msg`Upload LinkedIn Profile`,
    text: msg`The PDF of your profile, or the data archive from LinkedIn.`,
    to: paths.guidedResumeCreation,
    state: { uploadType: 'linkedin' },
    icon: UserRoundSearch,
  },
];

const reasons = [
  {
    title: msg`AI-Powered`,
    text: msg`We read your file field by field. Every suggestion is based on what you wrote.`,
  },
  {
    title: msg`ATS-Optimized`,
    text: msg`Before you download a file, we show you what software reads in it.`,
  },
  {
    title: msg`Professional`,
    text: msg`Five professionally typeset templates. The preview is exactly the page you download.`,
  },
];

/** The three ways to a resume. */
export default function CreationOptions() {
  return (
    <Page
      title={t`Create Your Resume`}
      intro={t`Start from scratch or from a resume you already have.`}
      back={<BackLink to={paths.dashboard}>{t`Back to Dashboard`}</BackLink>}
    >
      <ul className="grid gap-4 md:grid-cols-3">
        {options.map(({ title, text, to, state, icon: Icon }) => (
          <li key={title.id}>
            <Link
              to={to}
              state={state}
              className="group flex h-full flex-col items-start rounded-lg border border-rule bg-surface p-5 transition-colors hover:border-rule-strong sm:p-6"
            >
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-accent" />
              <span className="mt-4 flex items-center gap-2 text-lead font-semibold">
                {i18n._(title)}
                <ArrowRight
                  aria-hidden="true"
                  className="size-4.5 transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
                />
              </span>
              <span className="mt-1 text-soft">{i18n._(text)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <section aria-labelledby="why" className="mt-14 border-t border-rule pt-10">
        <h2 id="why" className="text-title">
          {t`Why Choose ${{ product: brand.name }}`}
        </h2>
        <ul className="mt-6 grid gap-8 md:grid-cols-3">
          {reasons.map(({ title, text }) => (
            <li key={title.id}>
              <h3 className="font-semibold">{i18n._(title)}</h3>
              <p className="mt-1 text-soft">{i18n._(text)}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

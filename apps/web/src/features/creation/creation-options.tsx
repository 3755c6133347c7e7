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
    text: msg`Choose a template and fill it step by step, with the page in view.`,
    to: paths.templateSelection,
    icon: FilePlus2,
  },
  {
    title: msg`Upload Existing Resume`,
    text: msg`A PDF, Word or JSON Resume file. You see what was read, correct it and go on.`,
    to: paths.guidedResumeCreation,
    state: { uploadType: 'resume' },
    icon: FileUp,
  },
  {
    title: msg`Upload LinkedIn Profile`,
    text: msg`The PDF of your profile, or the archive that LinkedIn sends you.`,
    to: paths.guidedResumeCreation,
    state: { uploadType: 'linkedin' },
    icon: UserRoundSearch,
  },
];

const reasons = [
  {
    title: msg`AI-Powered`,
    text: msg`Your file is read and understood field by field. Nothing is made up: what we propose rests on what you wrote.`,
  },
  {
    title: msg`ATS-Optimized`,
    text: msg`Our reader reads every file before you download it, and you see what it found.`,
  },
  {
    title: msg`Professional`,
    text: msg`Five templates, set by a typesetting engine. What you see while you type is the page that is printed.`,
  },
];

/** The three ways to a resume. */
export default function CreationOptions() {
  return (
    <Page
      title={t`Create Your Resume`}
      intro={t`Begin with an empty page, or with what you have.`}
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
                <ArrowRight aria-hidden="true" className="size-4.5 transition-transform group-hover:translate-x-0.5" />
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

import { msg, t } from '@lingui/core/macro';
import { ArrowRight, FilePen, FileSearch, UserRoundSearch } from 'lucide-react';
import { Link } from 'react-router';
import { i18n } from '#i18n';
import { paths } from '../../app/paths.ts';

const actions = [
  {
    title: msg`Build Resume`,
    text: msg`Start from scratch or upload a resume, with a live preview.`,
    to: paths.resumeCreationOptions,
    icon: FilePen,
    usesTrial: false,
  },
  {
    title: msg`Get Optimized Resume`,
    text: msg`Tailor your resume to a job posting.`,
    to: paths.optimizeResume,
    icon: FileSearch,
    usesTrial: true,
  },
  {
    title: msg`Optimize LinkedIn Profile`,
    text: msg`Improve each section for the job you want next.`,
    to: paths.optimizeLinkedin,
    icon: UserRoundSearch,
    usesTrial: true,
  },
];

/** The three things to do. Those that use a trial are closed when none is left. */
export function ActionCards({ limitReached }: { limitReached: boolean }) {
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="sr-only">
        {t`What would you like to do?`}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {actions.map(({ title, text, to, icon: Icon, usesTrial }) => {
          const closed = usesTrial && limitReached;
          const inside = (
            <>
              <Icon aria-hidden="true" strokeWidth={1.5} className="size-7 text-accent" />
              <span className="mt-4 flex items-center gap-2 text-lead font-semibold">
                {i18n._(title)}
                <ArrowRight
                  aria-hidden="true"
                  className="size-4.5 transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
                />
              </span>
              <span className="mt-1 text-soft">
                {closed ? t`You’ve used all the optimizations in your plan.` : i18n._(text)}
              </span>
            </>
          );
          const look =
            'group flex h-full w-full flex-col items-start rounded-lg border border-rule bg-surface p-5 text-start sm:p-6';
          return (
            <li key={to}>
              {closed ? (
                <button type="button" disabled className={`${look} cursor-not-allowed opacity-60`}>
                  {inside}
                </button>
              ) : (
                <Link to={to} className={`${look} transition-colors hover:border-rule-strong`}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

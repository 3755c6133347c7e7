import { MessageCircleQuestion, Quote } from 'lucide-react';
import { truthWords } from '../../../content/site/home.ts';

/** One edit and one question, as they stand in a result: shows what "tailored, never invented" means. */
export function TruthExample() {
  const truth = truthWords();
  return (
    <section aria-labelledby="truth" className="border-t border-rule">
      <div className="mx-auto grid max-w-page items-center gap-x-14 gap-y-8 px-5 py-20 sm:px-8 lg:grid-cols-[1fr_1.25fr]">
        <div>
          <h2 id="truth" className="text-headline">
            {truth.title}
          </h2>
          <p className="mt-4 max-w-prose text-soft">{truth.text}</p>
        </div>
        <div className="grid gap-4">
          <div className="rounded-lg border border-rule bg-surface p-5 sm:p-6">
            <p className="text-small font-medium text-faint">{truth.edit.label}</p>
            <p className="mt-2 text-lead">
              <del className="text-missing decoration-missing/70">
                <span className="sr-only">{truth.taken} </span>
                {truth.edit.removed}
              </del>{' '}
              <ins className="rounded-sm bg-accent-soft text-accent decoration-accent/60 underline-offset-4">
                <span className="sr-only">{truth.put} </span>
                {truth.edit.added}
              </ins>{' '}
              {truth.edit.kept}{' '}
              <ins className="rounded-sm bg-accent-soft text-accent decoration-accent/60 underline-offset-4">
                <span className="sr-only">{truth.put} </span>
                {truth.edit.appended}
              </ins>
            </p>
            <p className="mt-4 flex gap-3 border-t border-rule pt-4 text-soft">
              <Quote aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
              <span>
                {truth.edit.source} <q>{truth.edit.fact}</q>
              </span>
            </p>
          </div>
          <div className="rounded-lg border border-rule bg-surface p-5 sm:p-6">
            <p className="text-small font-medium text-faint">{truth.question.label}</p>
            <p className="mt-2 flex gap-3 text-lead">
              <MessageCircleQuestion
                aria-hidden="true"
                strokeWidth={1.5}
                className="mt-0.5 size-6 shrink-0 text-partly"
              />
              {truth.question.text}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

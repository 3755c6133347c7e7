import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Draft, isMailAddress, type TemplateId } from '@shortlist/schema';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { i18n } from '#i18n';
import { titleFor } from '../../../api/resumes/title-for.ts';
import { nameKind } from '../../../content/section-names.ts';
import { startDraft } from '../../../language/start-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { focusLater } from '../../../ui/focus-later.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CreateProblem } from '../create-problem.tsx';
import { useCreateResume } from '../use-create-resume.ts';
import { examplesFor } from './examples.ts';
import type { GuideParts } from './guide-parts.ts';
import { InfoStep } from './info-step.tsx';
import type { Examples } from './occupations/occupation.ts';
import { SectionStep } from './section-step.tsx';
import { useWide } from './use-wide.ts';

const key = 'shortlist:guide';

const steps: { id: 'info' | keyof Examples; short: MessageDescriptor; advice: MessageDescriptor }[] = [
  {
    id: 'info',
    short: msg`Personal`,
    advice: msg`How employers reach you. Use the job title you want to be found for.`,
  },
  {
    id: 'experience',
    short: msg`Work`,
    advice: msg`Start with your latest job. Say what you achieved, with a number if you have one.`,
  },
  {
    id: 'education',
    short: msg`Education`,
    advice: msg`Start with your highest degree. Leave out high school once you have a degree.`,
  },
  {
    id: 'skills',
    short: msg`Skills`,
    advice: msg`List skills you’ve used in your jobs, named the way job postings name them.`,
  },
  {
    id: 'summary',
    short: msg`Summary`,
    advice: msg`Employers read it first: what you do, for how long, and your best result.`,
  },
];

type Props = GuideParts & { template?: TemplateId };

/** Section by section with an example for the person's occupation, the page beside them where there is room; the editor is one press away all the time. */
export function StepByStep({ template, page: PageOf, forms, example, links }: Props) {
  const [draft, setDraft] = useState(() => readKept(template));
  const [at, setAt] = useStep();
  const { create, creating, problem } = useCreateResume();
  const wide = useWide();
  const step = steps[at] ?? steps[0];
  const { name: occupation, examples } = examplesFor(draft.userInfo.jobTitle);
  const heading = useRef<HTMLHeadingElement>(null);
  const [checked, setChecked] = useState(false);
  const { email } = draft.userInfo;
  const emailError = email.trim() !== '' && !isMailAddress(email.trim()) ? t`Invalid email format` : undefined;
  useEffect(() => sessionStorage.setItem(key, JSON.stringify(draft)), [draft]);

  /** Whether the step may be left for a later one; an address that cannot be right is led back to. */
  function isSound() {
    setChecked(true);
    if (step?.id !== 'info' || !emailError) return true;
    focusLater(() => document.querySelector<HTMLElement>('[data-pointer-field=email]'));
    return false;
  }

  /** Opens a step and leads the focus to its heading: the button that was pressed stands below another step now. */
  function go(to: number) {
    if (to > at && !isSound()) return;
    setAt(to);
    requestAnimationFrame(() => heading.current?.focus());
  }

  function finish() {
    if (!isSound()) return;
    create({ title: titleFor(draft.userInfo.name), draft }, { onSuccess: () => sessionStorage.removeItem(key) });
  }

  if (!step) return null;
  return (
    <div className={wide ? 'grid grid-cols-[minmax(0,1fr)_30rem] items-start gap-10' : 'max-w-[46rem]'}>
      <div className="min-w-0">
        <ol className="mb-8 flex gap-2" aria-label={t`Steps`}>
          {steps.map(({ id, short }, index) => (
            <li key={id} className="min-w-0 flex-1">
              <button
                type="button"
                aria-current={index === at ? 'step' : undefined}
                aria-label={t`Go to step ${{ number: index + 1 }}: ${{ title: titleOf(id) }}`}
                onClick={() => go(index)}
                className={classNames(
                  'block min-h-10 w-full border-t-3 pt-2 text-start text-small',
                  index <= at ? 'border-accent' : 'border-rule hover:border-rule-strong',
                  index === at ? 'font-medium text-ink' : 'text-faint',
                )}
              >
                <span aria-hidden="true" className="max-sm:hidden">
                  {i18n._(short)}
                </span>
              </button>
            </li>
          ))}
        </ol>
        <p className="mb-1 text-small text-faint">{t`Step ${{ number: at + 1 }} of ${{ all: steps.length }}`}</p>
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 rounded-sm text-title">
          {titleOf(step.id)}
        </h2>
        <p className="mt-1 mb-5 text-soft">{i18n._(step.advice)}</p>
        {step.id === 'info' ? (
          <InfoStep
            draft={draft}
            links={links}
            emailError={checked ? emailError : undefined}
            onLeaveEmail={() => setChecked(true)}
            onDraft={setDraft}
          />
        ) : (
          <SectionStep
            key={step.id}
            id={step.id}
            title={titleOf(step.id)}
            example={i18n._(examples[step.id])}
            occupation={occupation}
            content={draft.sections.find((section) => section.id === step.id)?.content ?? ''}
            onContent={(content) => setDraft((before) => writeSection(before, step.id, content))}
            forms={forms}
            exampleOf={example}
          />
        )}
        {problem && <CreateProblem problem={problem} />}
        <div className="mt-8 flex flex-wrap gap-3 border-t border-rule pt-6">
          {at < steps.length - 1 ? (
            <Button onClick={() => go(at + 1)}>{t`Next`}</Button>
          ) : (
            <Button busy={creating} onClick={finish}>
              {t`Open the editor`}
            </Button>
          )}
          {at > 0 && (
            <Button variant="secondary" onClick={() => go(at - 1)}>
              {t`Previous`}
            </Button>
          )}
          {at < steps.length - 1 && (
            <Button variant="quiet" busy={creating} onClick={finish}>
              {t`Skip to the editor`}
            </Button>
          )}
        </div>
      </div>
      {wide && (
        <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-y-auto">
          <Suspense fallback={<Skeleton className="aspect-[595/842] w-full" />}>
            <PageOf draft={draft} />
          </Suspense>
        </div>
      )}
    </div>
  );
}

const titleOf = (id: 'info' | keyof Examples) => (id === 'info' ? t`Personal Information` : nameKind(id));

/** The step that is open, as a place of its own in the browser's history: its Back leads to the step before. */
function useStep(): [at: number, go: (to: number) => void] {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const asked = Number(search.get('step') ?? 1) - 1;
  const at = steps[asked] ? asked : 0;
  return [at, (to) => setSearch(to === 0 ? {} : { step: `${to + 1}` }, { state })];
}

function writeSection(draft: Draft, id: string, content: string): Draft {
  return {
    ...draft,
    sections: draft.sections.map((section) => (section.id === id ? { ...section, content } : section)),
  };
}

function readKept(template: TemplateId | undefined): Draft {
  try {
    const kept = Draft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (kept.success) return template ? { ...kept.data, design: { ...kept.data.design, template } } : kept.data;
  } catch {
    // What cannot be read is begun anew.
  }
  return startDraft(template);
}

import { plural, t } from '@lingui/core/macro';
import type { Question, RequirementMatch } from '@shortlist/schema';
import { type ReactNode, useState } from 'react';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { Button } from '../../../ui/button.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { AskedFor } from './asked-for.tsx';
import { ResultSection } from './result-section.tsx';

type InterviewProps = {
  questions: Question[];
  requirements?: Pick<RequirementMatch, 'id' | 'text'>[];
  /** The way to answer a question. */
  answer: (question: Question) => ReactNode;
  /** What an answer moves, in sight while one answers. */
  standing: ReactNode;
};

/** The questions of a result, one at a time; a skipped one comes back after the others. */
export function Interview({ questions, requirements = [], answer, standing }: InterviewProps) {
  const [skipped, setSkipped] = useState<string[]>([]);
  const order = questions.toSorted((a, b) => skipped.indexOf(a.id) - skipped.indexOf(b.id));
  const [question] = order;
  if (question === undefined) return null;
  const left = questions.length - 1;
  const words = requirements.find(({ id }) => id === question.requirement)?.text;

  function skip(id: string) {
    setSkipped([...skipped.filter((each) => each !== id), id]);
    focusLater(() =>
      document.querySelector<HTMLElement>('#questions li button, #questions li textarea, #questions li input'),
    );
  }

  return (
    <ResultSection
      id="questions"
      title={t`Questions for you`}
      intro={t`We use your answers in your resume and letter. Answering is optional.`}
    >
      <div className="grid gap-4 border-y border-rule py-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-small text-faint">
          <p>{plural(questions.length, { one: 'Last question', other: '# questions left' })}</p>
          <div aria-live="polite">{standing}</div>
        </div>
        <ul>
          <li key={question.id} className="grid gap-3">
            <div>
              <p lang={serverLanguage(question.text)} className="max-w-prose">
                {sayServerText(question.text)}
              </p>
              <AskedFor words={words} question={question.text} />
            </div>
            {answer(question)}
          </li>
        </ul>
        {left > 0 && (
          <div data-no-print>
            <Button variant="quiet" size="small" onClick={() => skip(question.id)}>
              {t`Skip for now`}
            </Button>
          </div>
        )}
      </div>
    </ResultSection>
  );
}

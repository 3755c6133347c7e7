import { plural, t } from '@lingui/core/macro';
import type { Question, RequirementMatch } from '@shortlist/schema';
import type { ReactNode } from 'react';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { AskedFor } from './asked-for.tsx';
import { ResultSection } from './result-section.tsx';
import { useFold } from './use-fold.tsx';

type QuestionsProps = {
  questions: Question[];
  requirements?: Pick<RequirementMatch, 'id' | 'text'>[];
  /** Stands below each question: the way to answer it. */
  answer?: (question: Question) => ReactNode;
  /** Why they are asked, where it is not a posting that asks. */
  intro?: string;
};

/** What we would not claim without being told: questions instead of inventions. */
export function Questions({ questions, requirements = [], answer, intro }: QuestionsProps) {
  const wordsOf = (id?: string) => requirements.find((one) => one.id === id)?.text;
  const { shown, more } = useFold(questions, {
    first: 4,
    most: 6,
    more: (left) => plural(left, { one: 'Show # more question', other: 'Show # more questions' }),
  });
  if (questions.length === 0) return null;
  return (
    <ResultSection
      id="questions"
      title={t`Questions for you`}
      intro={
        intro ??
        (answer
          ? t`The posting asks for these, and your documents don’t show them, so we left them out. Tell us which apply to you, and we’ll use your answers.`
          : t`Your document doesn’t say this. If you know the answer, add it to the text before you paste it. Exact numbers work best.`)
      }
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {shown.map((question) => (
          <li key={question.id} className="grid gap-3 py-4">
            <div>
              <p lang={serverLanguage(question.text)} className="max-w-prose">
                {sayServerText(question.text)}
              </p>
              <AskedFor words={wordsOf(question.requirement)} question={question.text} />
            </div>
            {answer?.(question)}
          </li>
        ))}
      </ul>
      {more}
    </ResultSection>
  );
}

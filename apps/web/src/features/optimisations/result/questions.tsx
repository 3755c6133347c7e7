import type { Question, RequirementMatch } from '@shortlist/schema';
import type { ReactNode } from 'react';
import { ResultSection } from './result-section.tsx';

type QuestionsProps = {
  questions: Question[];
  requirements?: Pick<RequirementMatch, 'id' | 'text'>[];
  /** Stands below each question: the way to answer it. */
  answer?: (question: Question) => ReactNode;
};

/** What we would not claim without being told: questions instead of inventions. */
export function Questions({ questions, requirements = [], answer }: QuestionsProps) {
  const wordsOf = (id?: string) => requirements.find((one) => one.id === id)?.text;
  if (questions.length === 0) return null;
  return (
    <ResultSection
      id="questions"
      title="What only you know"
      intro="These are asked for and your documents do not show them, so we left them out. Tell us what is true: your answer becomes a fact to write from."
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {questions.map((question) => (
          <li key={question.id} className="grid gap-3 py-4">
            <div>
              <p className="max-w-prose">{question.text}</p>
              {wordsOf(question.requirement) && (
                <p className="mt-0.5 text-small text-faint">
                  Asked for: <q>{wordsOf(question.requirement)}</q>
                </p>
              )}
            </div>
            {answer?.(question)}
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

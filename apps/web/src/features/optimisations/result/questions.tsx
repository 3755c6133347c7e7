import type { Question, RequirementMatch } from '@shortlist/schema';
import { ResultSection } from './result-section.tsx';

type QuestionsProps = { questions: Question[]; requirements?: Pick<RequirementMatch, 'id' | 'text'>[] };

/** What we would not claim without being told: questions instead of inventions. */
export function Questions({ questions, requirements = [] }: QuestionsProps) {
  const wordsOf = (id?: string) => requirements.find((one) => one.id === id)?.text;
  if (questions.length === 0) return null;
  return (
    <ResultSection
      id="questions"
      title="What only you know"
      intro="The posting asks for these and your documents do not show them, so we left them out. If they are true, put them into your resume in your own words."
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {questions.map((question) => (
          <li key={question.id} className="py-3.5">
            <p className="max-w-prose">{question.text}</p>
            {wordsOf(question.requirement) && (
              <p className="mt-0.5 text-small text-faint">
                Asked for: <q>{wordsOf(question.requirement)}</q>
              </p>
            )}
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

import type { Optimization, ResumeResult } from '@shortlist/schema';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { formatDate } from '../../../ui/format.ts';
import { Page } from '../../../ui/page.tsx';
import { AnswerQuestion } from '../review/answer-question.tsx';
import { DeleteResult } from '../review/delete-result.tsx';
import { KeptAnswers } from '../review/kept-answers.tsx';
import { MailLine } from '../review/mail-line.tsx';
import { OpenInEditor } from '../review/open-in-editor.tsx';
import { PutOnBoard } from '../review/put-on-board.tsx';
import { TemplateChoice } from '../review/template-choice.tsx';
import { Downloads } from './downloads.tsx';
import { Edits } from './edits.tsx';
import { Findings } from './findings.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { LostFields } from './lost-fields.tsx';
import { ModelRecord } from './model-record.tsx';
import { Numbers } from './numbers.tsx';
import { Questions } from './questions.tsx';
import { Requirements } from './requirements.tsx';
import { ResultSection } from './result-section.tsx';
import { ResumePaper } from './resume-paper.tsx';
import { XrayTable } from './xray-table.tsx';

const contents = [
  ['downloads', 'Resume'],
  ['requirements', 'Requirements'],
  ['edits', 'Edits'],
  ['questions', 'Questions'],
  ['letter', 'Letter'],
  ['readability', 'Readability'],
  ['xray', 'Read back'],
] as const;

type ResumeResultPageProps = { optimization: Optimization; result: ResumeResult };

/** A finished resume optimisation: the numbers and everything behind them. */
export function ResumeResultPage({ optimization, result }: ResumeResultPageProps) {
  const { posting, match, matchAfter, findings } = result;
  const job = posting.title ?? optimization.title;
  const shown = contents.filter(([id]) => id !== 'questions' || result.questions.length > 0);
  const named = (result.original.work ?? []).flatMap(({ name }) => (name?.trim() ? [name.trim()] : []));
  const employers = [...new Set(named)];
  return (
    <Page
      title={posting.employer ? `${job} at ${posting.employer}` : job}
      tabTitle={`Result for ${job}`}
      back={<BackLink to={paths.history}>All results</BackLink>}
      intro={`${optimization.fileName}, ${formatDate(optimization.createdAt)}.`}
      actions={
        <>
          <Link to={paths.optimizeResume} className={buttonStyle('secondary', 'small')}>
            Optimize for another posting
          </Link>
          <PutOnBoard id={optimization.id} />
          <OpenInEditor optimization={optimization} result={result} />
          <DeleteResult id={optimization.id} />
        </>
      }
    >
      <div className="grid grid-cols-1 gap-12">
        <MailLine optimization={optimization} />
        <Numbers match={match} matchAfter={matchAfter} findings={findings} />
        <nav
          aria-label="On this page"
          data-no-print
          className="sticky top-16 z-10 -mx-5 overflow-x-auto border-y border-rule bg-ground px-5 sm:mx-0 sm:px-0"
        >
          <ul className="flex gap-6">
            {shown.map(([id, label]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-11 items-center font-medium whitespace-nowrap text-soft hover:text-ink"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ResultSection id="downloads" title="Your tailored resume and letter">
          <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,30rem)_1fr]">
            <ResumePaper optimization={optimization} resume={result.tailored} />
            <div className="grid gap-6">
              <TemplateChoice optimization={optimization} />
              <LostFields xray={result.xray} resume={result.tailored} />
              <Downloads id={optimization.id} files={optimization.files} />
            </div>
          </div>
        </ResultSection>
        <Requirements match={matchAfter} resume={result.tailored} />
        <Edits
          optimization={optimization}
          edits={result.edits}
          original={result.original}
          language={result.tailored.meta?.language}
        />
        <Questions
          questions={result.questions}
          requirements={matchAfter.requirements}
          answer={(question) => <AnswerQuestion id={optimization.id} question={question} employers={employers} />}
        />
        <KeptAnswers />
        <LetterSheet id={optimization.id} letter={result.letter} original={result.original} />
        <Findings findings={findings} />
        <XrayTable xray={result.xray} resume={result.tailored} />
        {result.model !== undefined && <ModelRecord note={result.model} />}
      </div>
    </Page>
  );
}

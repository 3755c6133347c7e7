import { t } from '@lingui/core/macro';
import type { Optimization, ResumeResult } from '@shortlist/schema';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Page } from '../../../ui/page.tsx';
import { AnswerAny } from '../review/answer-any.tsx';
import { DeleteResult } from '../review/delete-result.tsx';
import { KeptAnswers } from '../review/kept-answers.tsx';
import { OpenInEditor } from '../review/open-in-editor.tsx';
import { ProposedLines } from '../review/proposed-lines.tsx';
import { PutOnBoard } from '../review/put-on-board.tsx';
import { TemplateChoice } from '../review/template-choice.tsx';
import { WordingBar } from '../review/wording-bar.tsx';
import { hasOurPages } from '../words/has-our-pages.ts';
import { isUnchanged } from '../words/is-unchanged.ts';
import { nameJob } from '../words/name-job.ts';
import { ChangeList } from './change-list.tsx';
import { Downloads } from './downloads.tsx';
import { Edits } from './edits.tsx';
import { FileComparison } from './file-comparison.tsx';
import { Findings } from './findings.tsx';
import { FirstLook } from './first-look.tsx';
import { Interview } from './interview.tsx';
import { InterviewSheet } from './interview-sheet.tsx';
import { LetterSheet } from './letter-sheet.tsx';
import { LostFields } from './lost-fields.tsx';
import { ModelRecord } from './model-record.tsx';
import { NothingAsked } from './nothing-asked.tsx';
import { Numbers, Standing } from './numbers.tsx';
import { Outline, type Part } from './outline.tsx';
import { ReadingDoubts } from './reading-doubts.tsx';
import { Requirements } from './requirements.tsx';
import { ResultSection } from './result-section.tsx';
import { ResumePaper } from './resume-paper.tsx';
import { WhatWouldChange } from './what-would-change.tsx';
import { XrayTable } from './xray-table.tsx';

type ResumeResultPageProps = { optimization: Optimization; result: ResumeResult };

/** A finished resume optimisation: the numbers and everything behind them. */
export function ResumeResultPage({ optimization, result }: ResumeResultPageProps) {
  const { posting, match, matchAfter, findings } = result;
  const job = posting.title ?? optimization.title;
  const named = (result.original.work ?? []).flatMap(({ name }) => (name?.trim() ? [name.trim()] : []));
  const employers = [...new Set(named)];
  const ours = hasOurPages(optimization);
  return (
    <Page
      title={nameJob({ title: job, employer: posting.employer })}
      tabTitle={t`Result for ${job}`}
      back={<BackLink to={paths.history}>{t`All results`}</BackLink>}
      intro={`${optimization.fileName}, ${formatMoment(optimization.createdAt)}`}
      actions={
        <>
          <Link
            to={paths.optimizeResume}
            state={optimization.resumeId ? { resumeId: optimization.resumeId } : undefined}
            className={buttonStyle('secondary', 'small')}
          >
            {t`Optimize for another posting`}
          </Link>
          <PutOnBoard id={optimization.id} />
          <OpenInEditor optimization={optimization} result={result} />
          <DeleteResult id={optimization.id} />
        </>
      }
    >
      <div className="grid grid-cols-1 gap-12 print:block print:space-y-10">
        <NothingAsked match={matchAfter} />
        <FirstLook optimization={optimization} result={result} />
        <ReadingDoubts doubts={result.doubts} original={result.original} />
        <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[11rem_minmax(0,1fr)] print:block">
          <Outline parts={listParts(result, ours)} summary={<Standing match={matchAfter} findings={findings} />} />
          <div className="grid grid-cols-1 gap-12 print:block print:space-y-10">
            <ResultSection id="downloads" title={t`Your tailored resume and letter`}>
              <div
                className={
                  ours
                    ? 'grid items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] print:block'
                    : 'max-w-prose'
                }
              >
                {ours && <ResumePaper optimization={optimization} resume={result.tailored} />}
                <div className="grid gap-6">
                  {ours && <TemplateChoice optimization={optimization} />}
                  {!isUnchanged(optimization) && <LostFields xray={result.xray} resume={result.tailored} />}
                  <FileComparison fidelity={result.fidelity} />
                  <Downloads optimization={optimization} rest />
                  <ChangeList
                    optimization={optimization}
                    edits={result.edits}
                    original={result.original}
                    open={isUnchanged(optimization)}
                  />
                </div>
              </div>
            </ResultSection>
            <Interview
              questions={result.questions}
              requirements={matchAfter.requirements}
              standing={<Standing match={matchAfter} findings={findings} />}
              answer={(question) => (
                <AnswerAny
                  key={question.id}
                  id={optimization.id}
                  question={question}
                  employers={employers}
                  language={result.tailored.meta?.language}
                />
              )}
            />
            <ProposedLines id={optimization.id} questions={result.questions} />
            <KeptAnswers id={optimization.id} />
            <Edits
              optimization={optimization}
              edits={result.edits}
              original={result.original}
              language={result.tailored.meta?.language}
            />
            <LetterSheet id={optimization.id} letter={result.letter} original={result.original} />
            <InterviewSheet result={result} />
            <Numbers match={match} matchAfter={matchAfter} findings={findings} />
            <Requirements match={matchAfter} resume={result.tailored} />
            <WhatWouldChange match={matchAfter} />
            <Findings findings={findings} />
            {ours && <XrayTable xray={result.xray} resume={result.tailored} detail={optimization.detail} />}
            {result.model !== undefined && <ModelRecord note={result.model} />}
          </div>
        </div>
      </div>
      <WordingBar optimization={optimization} />
    </Page>
  );
}

/** The page's parts, most useful first, each with what waits there. */
function listParts(
  { questions, edits, interview = [], matchAfter, findings, xray }: ResumeResult,
  ours: boolean,
): Part[] {
  const { requirements } = matchAfter;
  const met = requirements.filter((one) => one.met === true).length;
  const read = xray.fields.filter((field) => field.ok).length;
  return [
    { id: 'downloads', label: t`Resume` },
    ...(questions.length > 0 ? [{ id: 'questions', label: t`Questions`, count: `${questions.length}` }] : []),
    { id: 'edits', label: t`Edits`, ...(edits.length > 0 ? { count: `${edits.length}` } : {}) },
    { id: 'letter', label: t`Letter` },
    ...(interview.length > 0 ? [{ id: 'interview', label: t`Interview`, count: `${interview.length}` }] : []),
    { id: 'numbers', label: t`Scores` },
    {
      id: 'requirements',
      label: t`Requirements`,
      ...(requirements.length > 0 ? { count: t`${met} of ${{ all: requirements.length }}` } : {}),
    },
    { id: 'readability', label: t`Readability`, count: `${findings.length}` },
    ...(ours ? [{ id: 'xray', label: t`PDF check`, count: t`${read} of ${{ all: xray.fields.length }}` }] : []),
  ];
}

import { t } from '@lingui/core/macro';
import type { LinkedinResult, Optimization } from '@shortlist/schema';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Page } from '../../../ui/page.tsx';
import { AnswerQuestion } from '../review/answer-question.tsx';
import { DeleteResult } from '../review/delete-result.tsx';
import { KeptAnswers } from '../review/kept-answers.tsx';
import { MailLine } from '../review/mail-line.tsx';
import { WordingBar } from '../review/wording-bar.tsx';
import { Completeness } from './completeness.tsx';
import { Downloads } from './downloads.tsx';
import { Inconsistencies } from './inconsistencies.tsx';
import { ModelRecord } from './model-record.tsx';
import { Outline, type Part } from './outline.tsx';
import { ProfileFieldCard } from './profile-field-card.tsx';
import { Questions } from './questions.tsx';
import { Recommendations } from './recommendations.tsx';
import { ResultSection } from './result-section.tsx';
import { SkillLists } from './skill-lists.tsx';

/** A finished LinkedIn optimisation: texts to paste, field by field, and what else to do, by its effect. */
export function LinkedinResultPage({ optimization, result }: { optimization: Optimization; result: LinkedinResult }) {
  const { profile } = result;
  return (
    <Page
      title={t`Your profile for ${{ targetRole: profile.goals.targetRole }}`}
      tabTitle={t`LinkedIn result`}
      back={<BackLink to={paths.history}>{t`All results`}</BackLink>}
      intro={`${optimization.fileName}, ${formatMoment(optimization.createdAt)}`}
      actions={<DeleteResult id={optimization.id} />}
    >
      <div className="grid grid-cols-1 gap-12 print:block print:space-y-10">
        <MailLine optimization={optimization} />
        <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[11rem_minmax(0,1fr)] print:block">
          <Outline parts={listParts(profile)} />
          <div className="grid grid-cols-1 gap-12 print:block print:space-y-10">
            <ResultSection
              id="fields"
              title={t`Ready to paste`}
              intro={t`One card for each part of your profile, within LinkedIn’s limits and in your profile’s language.`}
            >
              <div className="grid gap-8">
                {profile.fields.map((field) => (
                  <ProfileFieldCard key={field.field} field={field} result={result} />
                ))}
              </div>
            </ResultSection>
            <Questions
              questions={profile.questions}
              intro={t`Your documents don’t mention these, so we left them out. Tell us which apply to you, and we’ll rewrite the text above with your answers.`}
              answer={(question) => (
                <AnswerQuestion id={optimization.id} question={question} employers={[]} language={profile.language} />
              )}
            />
            <KeptAnswers id={optimization.id} />
            <Recommendations recommendations={profile.recommendations} />
            <SkillLists skills={profile.skills} language={profile.language} />
            <Inconsistencies profile={profile} />
            <Completeness rows={profile.completeness} />
            {optimization.files.length > 0 && (
              <ResultSection id="downloads" title={t`Downloads`}>
                <Downloads optimization={optimization} />
              </ResultSection>
            )}
            {result.model !== undefined && <ModelRecord note={result.model} />}
          </div>
        </div>
      </div>
      <WordingBar optimization={optimization} />
    </Page>
  );
}

/** The page's parts, most useful first, each with what waits there. */
function listParts({ fields, questions, recommendations, inconsistencies }: LinkedinResult['profile']): Part[] {
  return [
    { id: 'fields', label: t`Profile text`, count: `${fields.length}` },
    ...(questions.length > 0 ? [{ id: 'questions', label: t`Questions`, count: `${questions.length}` }] : []),
    { id: 'recommendations', label: t`Advice`, count: `${recommendations.length}` },
    { id: 'skills', label: t`Skills` },
    {
      id: 'consistency',
      label: t`Resume`,
      count: inconsistencies.length > 0 ? `${inconsistencies.length}` : undefined,
    },
    { id: 'completeness', label: t`Profile` },
    { id: 'downloads', label: t`Downloads` },
  ];
}

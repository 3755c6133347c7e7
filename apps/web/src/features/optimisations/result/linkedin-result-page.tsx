import type { LinkedinResult, Optimization } from '@shortlist/schema';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Page } from '../../../ui/page.tsx';
import { AnswerQuestion } from '../review/answer-question.tsx';
import { DeleteResult } from '../review/delete-result.tsx';
import { KeptAnswers } from '../review/kept-answers.tsx';
import { MailLine } from '../review/mail-line.tsx';
import { Downloads } from './downloads.tsx';
import { Inconsistencies } from './inconsistencies.tsx';
import { ProfileFieldCard } from './profile-field-card.tsx';
import { Questions } from './questions.tsx';
import { Recommendations } from './recommendations.tsx';
import { ResultSection } from './result-section.tsx';
import { SkillLists } from './skill-lists.tsx';

/** A finished LinkedIn optimisation: texts to paste, field by field, and what else to do, by its effect. */
export function LinkedinResultPage({ optimization, result }: { optimization: Optimization; result: LinkedinResult }) {
  const { profile } = result;
  const missing = profile.completeness.filter((one) => one.state === 'missing');
  const known = profile.completeness.filter((one) => one.state === 'known');
  const unknown = profile.completeness.filter((one) => one.state === 'unknown');
  return (
    <Page
      title={`Your profile for ${profile.goals.targetRole}`}
      tabTitle="LinkedIn result"
      back={<BackLink to={paths.history}>All results</BackLink>}
      intro={`${optimization.fileName}, ${formatMoment(optimization.createdAt)}.`}
      actions={<DeleteResult id={optimization.id} />}
    >
      <div className="grid grid-cols-1 gap-12">
        <MailLine optimization={optimization} />
        <ResultSection
          id="fields"
          title="Texts to paste"
          intro="One card for each field of your profile, within LinkedIn’s limits."
        >
          <div className="grid gap-8">
            {profile.fields.map((field) => (
              <ProfileFieldCard key={field.field} field={field} language={profile.language} />
            ))}
          </div>
        </ResultSection>
        <Recommendations recommendations={profile.recommendations} />
        <SkillLists skills={profile.skills} />
        {profile.completeness.length > 0 && (
          <ResultSection id="completeness" title="What your profile has">
            {known.length > 0 && <p>There: {known.map((one) => one.field).join(', ')}.</p>}
            {missing.length > 0 && <p>Missing: {missing.map((one) => one.field).join(', ')}.</p>}
            {unknown.length > 0 && (
              <p className="mt-1 text-soft">
                LinkedIn’s PDF cannot show these, so we do not judge them: {unknown.map((one) => one.field).join(', ')}.
              </p>
            )}
          </ResultSection>
        )}
        <Inconsistencies inconsistencies={profile.inconsistencies} />
        <Questions
          questions={profile.questions}
          intro="Your documents do not say it, so neither do we. Tell us what is true: your answer becomes a fact, and the texts above are written anew with it."
          answer={(question) => <AnswerQuestion id={optimization.id} question={question} employers={[]} />}
        />
        <KeptAnswers />
        {optimization.files.length > 0 && (
          <ResultSection id="downloads" title="Downloads">
            <Downloads optimization={optimization} />
          </ResultSection>
        )}
      </div>
    </Page>
  );
}

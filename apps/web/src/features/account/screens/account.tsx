import { t } from '@lingui/core/macro';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Page } from '../../../ui/page.tsx';
import { AnswersSection } from '../sections/answers-section.tsx';
import { DataSection } from '../sections/data-section.tsx';
import { EmailSection } from '../sections/email-section.tsx';
import { GoogleSection } from '../sections/google-section.tsx';
import { LanguageSection } from '../sections/language-section.tsx';
import { NameSection } from '../sections/name-section.tsx';
import { PasswordSection } from '../sections/password-section.tsx';
import { PlanSection } from '../sections/plan-section.tsx';
import { SessionsSection } from '../sections/sessions-section.tsx';
import { TrialsSection } from '../sections/trials-section.tsx';
import { TwoFactorSection } from '../sections/two-factor-section.tsx';

/** Everything about the account itself. */
export default function AccountScreen() {
  return (
    <Page title={t`Account`} back={<BackLink to={paths.dashboard}>{t`Dashboard`}</BackLink>}>
      <div className="divide-y divide-rule border-y border-rule">
        <NameSection />
        <EmailSection />
        <PasswordSection />
        <TwoFactorSection />
        <GoogleSection />
        <SessionsSection />
        <PlanSection />
        <TrialsSection />
        <AnswersSection />
        <LanguageSection />
        <DataSection />
      </div>
    </Page>
  );
}

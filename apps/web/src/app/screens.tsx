import { languages } from '@shortlist/schema/languages';
import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { RequireSignIn } from '../auth/session/require-sign-in.tsx';
import { withTexts } from '../language/load-texts.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { AddressLanguage } from './address-language.tsx';
import { Early, OnItsWay } from './early-screen.tsx';
import { screenOfPeople, screensOfPeople } from './fetch-early.ts';
import { NotFound } from './not-found.tsx';
import { paths } from './paths.ts';
import { addressIn } from './public-address.ts';
import { ReadyMark } from './ready-mark.tsx';

const Home = lazy(() => withTexts('site', import('../features/site/home/home.tsx')));
const Features = lazy(() => withTexts('site', import('../features/site/features.tsx')));
const Pricing = lazy(() => withTexts('site', import('../features/site/pricing/pricing.tsx')));
const HowScoringWorks = lazy(() => withTexts('site', import('../features/site/scoring/how-scoring-works.tsx')));
const Privacy = lazy(() => withTexts('site', import('../features/site/privacy.tsx')));
const Terms = lazy(() => withTexts('site', import('../features/site/terms.tsx')));
const Contact = lazy(() => withTexts('site', import('../features/site/contact/contact.tsx')));
const Login = lazy(() => withTexts('auth', import('../features/auth/screens/login.tsx')));
const Register = lazy(() => withTexts('auth', import('../features/auth/screens/register.tsx')));
const ForgotPassword = lazy(() => withTexts('auth', import('../features/auth/screens/forgot-password.tsx')));
const ResetPassword = lazy(() => withTexts('auth', import('../features/auth/screens/reset-password.tsx')));
const VerifyEmail = lazy(() => withTexts('auth', import('../features/auth/screens/verify-email.tsx')));
const AuthCallback = lazy(() => withTexts('auth', import('../features/auth/screens/auth-callback.tsx')));
const AuthConfirm = lazy(() => withTexts('auth', import('../features/auth/screens/auth-confirm.tsx')));
const CreationOptions = lazy(() => withTexts('creation', import('../features/creation/creation-options.tsx')));
const TemplateSelection = lazy(() => withTexts('templates', import('../features/templates/template-selection.tsx')));
const MyTemplates = lazy(() => withTexts('templates', import('../features/templates/own/my-templates.tsx')));
const GuidedCreation = lazy(() => withTexts('creation', import('../features/creation/guided-creation.tsx')));
const LivePreview = lazy(() =>
  withTexts('editor', import('../features/editor/preview/live-preview.tsx')).then(({ LivePreview: preview }) => ({
    default: preview,
  })),
);
const EntryForms = lazy(() =>
  withTexts('editor', import('../features/editor/screens/resume-editor.tsx')).then(({ EntryForms: forms }) => ({
    default: forms,
  })),
);
const EntryExample = lazy(() =>
  withTexts('editor', import('../features/editor/screens/resume-editor.tsx')).then(({ EntryExample: example }) => ({
    default: example,
  })),
);
const LinksField = lazy(() =>
  withTexts('editor', import('../features/editor/screens/resume-editor.tsx')).then(({ LinksField: links }) => ({
    default: links,
  })),
);
const SharedResume = lazy(() => withTexts('sharing', import('../features/shared/shared-resume.tsx')));
const Optimization = lazy(() =>
  withTexts('optimisations', import('../features/optimisations/screens/optimization.tsx')),
);
const OptimizeLinkedin = lazy(() =>
  withTexts('optimisations', import('../features/optimisations/screens/optimize-linkedin.tsx')),
);
const AccountScreen = lazy(() => withTexts('account', import('../features/account/screens/account.tsx')));
const MyFacts = lazy(() => withTexts('account', import('../features/account/screens/facts.tsx')));
const ResultFile = lazy(() => withTexts('optimisations', import('../features/optimisations/screens/result-file.tsx')));
const Compare = lazy(() => withTexts('optimisations', import('../features/optimisations/screens/compare.tsx')));
const Applications = lazy(() => withTexts('applications', import('../features/applications/screens/board.tsx')));
const History = lazy(() => withTexts('optimisations', import('../features/optimisations/screens/history.tsx')));

/** Every screen at its address; each is fetched when it is first visited. */
export function Screens() {
  const { pathname } = useLocation();
  return (
    <Suspense fallback={<PageSpinner />}>
      <Routes>
        {languages.map(({ code }) => (
          <Route key={code} element={<AddressLanguage language={code} />}>
            <Route path={addressIn(code, paths.home)} element={<Home />} />
            <Route path={addressIn(code, paths.features)} element={<Features />} />
            <Route path={addressIn(code, paths.pricing)} element={<Pricing />} />
            <Route path={addressIn(code, paths.howScoringWorks)} element={<HowScoringWorks />} />
            <Route path={addressIn(code, paths.privacy)} element={<Privacy />} />
            <Route path={addressIn(code, paths.terms)} element={<Terms />} />
            <Route path={addressIn(code, paths.contact)} element={<Contact />} />
          </Route>
        ))}
        <Route path={paths.shared(':token')} element={<SharedResume />} />
        <Route path={paths.login} element={<Login />} />
        <Route path={paths.register} element={<Register />} />
        <Route path={paths.forgotPassword} element={<ForgotPassword />} />
        <Route path={paths.resetPassword} element={<ResetPassword />} />
        <Route path={paths.verifyEmail} element={<VerifyEmail />} />
        <Route path={paths.authCallback} element={<AuthCallback />} />
        <Route path={paths.authConfirm} element={<AuthConfirm />} />
        <Route element={<RequireSignIn waiting={<OnItsWay screen={screenOfPeople(pathname)} />} />}>
          <Route path={paths.dashboard} element={<Early screen={screensOfPeople[paths.dashboard]} />} />
          <Route path={paths.optimizeResume} element={<Early screen={screensOfPeople[paths.optimizeResume]} />} />
          <Route path={paths.optimizeLinkedin} element={<OptimizeLinkedin />} />
          <Route path={paths.resumeCreationOptions} element={<CreationOptions />} />
          <Route path={paths.applications} element={<Applications />} />
          <Route path={paths.account} element={<AccountScreen />} />
          <Route path={paths.facts} element={<MyFacts />} />
          <Route path={paths.resumes} element={<Early screen={screensOfPeople[paths.resumes]} />} />
          <Route path={paths.history} element={<History />} />
          <Route path={paths.compare} element={<Compare />} />
          <Route path={paths.resultFile(':id', ':name')} element={<ResultFile />} />
          <Route path={paths.optimization(':id')} element={<Optimization />} />
          <Route path={paths.templateSelection} element={<TemplateSelection />} />
          <Route path={paths.myTemplates} element={<MyTemplates />} />
          <Route
            path={paths.guidedResumeCreation}
            element={<GuidedCreation page={LivePreview} forms={EntryForms} example={EntryExample} links={LinksField} />}
          />
          <Route path={paths.resumeEditor} element={<Early screen={screensOfPeople[paths.resumeEditor]} />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
      <ReadyMark />
    </Suspense>
  );
}

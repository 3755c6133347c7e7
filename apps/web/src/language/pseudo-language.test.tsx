import type { Account, UploadReading } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import type { User } from '@supabase/auth-js';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#i18n';
import { createQueryClient } from '../api/query-client.ts';
import { ErrorBoundary } from '../app/error-boundary.tsx';
import { Footer } from '../app/footer.tsx';
import { Header } from '../app/header.tsx';
import { MobileMenu } from '../app/mobile-menu.tsx';
import { NotFound } from '../app/not-found.tsx';
import { AuthContext, type AuthState } from '../auth/session/session-context.ts';
import { brand } from '../content/brand.ts';
import { people } from '../content/people.ts';
import { plans } from '../content/plans.ts';
import AccountScreen from '../features/account/screens/account.tsx';
import { ApplicationFields } from '../features/applications/board/application-form.tsx';
import Board from '../features/applications/screens/board.tsx';
import { CodeStep } from '../features/auth/forms/code-step.tsx';
import AuthConfirm from '../features/auth/screens/auth-confirm.tsx';
import ForgotPassword from '../features/auth/screens/forgot-password.tsx';
import Login from '../features/auth/screens/login.tsx';
import Register from '../features/auth/screens/register.tsx';
import ResetPassword from '../features/auth/screens/reset-password.tsx';
import VerifyEmail from '../features/auth/screens/verify-email.tsx';
import CreationOptions from '../features/creation/creation-options.tsx';
import { AccountCard } from '../features/dashboard/account-card.tsx';
import { ActionCards } from '../features/dashboard/action-cards.tsx';
import Dashboard from '../features/dashboard/dashboard.tsx';
import { PlanCard } from '../features/dashboard/plan-card.tsx';
import ScoreChart from '../features/dashboard/score-chart.tsx';
import Compare from '../features/optimisations/screens/compare.tsx';
import History from '../features/optimisations/screens/history.tsx';
import OptimizeLinkedin from '../features/optimisations/screens/optimize-linkedin.tsx';
import OptimizeResume from '../features/optimisations/screens/optimize-resume.tsx';
import MyResumes from '../features/resumes/my-resumes.tsx';
import Contact from '../features/site/contact/contact.tsx';
import Features from '../features/site/features.tsx';
import Home from '../features/site/home/home.tsx';
import Pricing from '../features/site/pricing/pricing.tsx';
import Privacy from '../features/site/privacy.tsx';
import HowScoringWorks from '../features/site/scoring/how-scoring-works.tsx';
import Terms from '../features/site/terms.tsx';
import { TryResult } from '../features/site/try/try-result.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { LanguageProvider } from './language-provider.tsx';
import { languages } from './languages.ts';

const person = { id: '1', email: 'ida@example.com', user_metadata: {} } as User;
const account: Account = {
  id: '1',
  name: '',
  email: '@',
  keepResumes: true,
  subscription: { subscriptionType: 'PREMIUM', trialsUsed: 1, trialsAllowed: null, updatedAt: null },
};
const emptyReading = { resume: {}, findings: [] } as unknown as UploadReading;
const visitor: AuthState = {
  user: null,
  session: null,
  loading: false,
  codeNeeded: false,
  left: false,
  signOut: async () => {},
  refreshUser: async () => {},
};

/** What is no text of ours: names, addresses, the languages' own names. */
const names = [
  ...[brand.name, brand.email, brand.cities.join(', '), ...brand.links.map(({ label }) => label), 'ida'],
  ...[brand.enterpriseEmail, ...plans.map(({ name }) => name)],
  ...Object.values(people).flatMap(({ author, location }) => [author, location]),
  ...templates.map(({ name }) => name),
  ...languages.flatMap(({ code, name }) => [code, name]),
];

// A language in which every letter of a catalog is a wide one: a narrow letter on a screen did not come through a catalog.
beforeEach(() => {
  vi.stubGlobal('window', { location: { hash: '', href: 'http://localhost/', pathname: '/' } });
  const english = i18n._.bind(i18n);
  vi.spyOn(i18n, '_').mockImplementation(((...call: Parameters<typeof english>) => widen(english(...call))) as never);
});

const screens: [name: string, screen: ReactNode, address?: string, user?: User][] = [
  ['the header', <Header key="" />],
  ['the header of a person', <Header key="" />, '/', person],
  ['the menu of a narrow screen', <MobileMenu key="" onClose={() => {}} />, '/', person],
  ['the footer', <Footer key="" />],
  ['the page of an address that is none', <NotFound key="" />],
  ['a screen that broke', <Broken key="" />],
  ['what could not be loaded', <LoadFailed key="" title="" onRetry={() => {}} />],
  ['the sign-in', <Login key="" />, '/login'],
  ['the sign-up', <Register key="" />, '/register'],
  ['the forgotten password', <ForgotPassword key="" />],
  ['the new password', <ResetPassword key="" />, '/reset-password', person],
  ['the new password without its link', <ResetPassword key="" />],
  ['the verification of an address', <VerifyEmail key="" />],
  ['the link of a mail', <AuthConfirm key="" />, '/auth/confirm?token_hash=0&type=signup'],
  ['a link that is broken', <AuthConfirm key="" />, '/auth/confirm'],
  ['the second step', <CodeStep key="" />],
  ['the dashboard', <Dashboard key="" />, '/dashboard', person],
  ['the three things to do', <ActionCards key="" limitReached />],
  ['the card of the account', <AccountCard key="" account={account} failed={false} />],
  ['the card of the plan', <PlanCard key="" account={account} failed={false} />],
  ['the chart of the scores', <ScoreChart key="" points={[]} />],
  ['the form for a resume', <OptimizeResume key="" />, '/optimize-resume', person],
  ['the form for a profile', <OptimizeLinkedin key="" />, '/optimize-linkedin', person],
  ['the results', <History key="" />, '/history', person],
  ['two results side by side', <Compare key="" />, '/compare', person],
  ['the account', <AccountScreen key="" />, '/account', person],
  ['the board', <Board key="" />, '/applications', person],
  ['the form of an application', <ApplicationFields key="" onDone={() => {}} />],
  ['the ways to begin a resume', <CreationOptions key="" />, '/resume-creation-options', person],
  ['the landing page', <Home key="" />],
  ['the features', <Features key="" />, '/features'],
  ['the prices', <Pricing key="" />, '/pricing'],
  ['the formula of the scores', <HowScoringWorks key="" />, '/how-scoring-works'],
  ['the contact page', <Contact key="" />, '/contact'],
  ['what is said of privacy', <Privacy key="" />, '/privacy'],
  ['the terms', <Terms key="" />, '/terms'],
  ['what a machine reads in a first file', <TryResult key="" reading={emptyReading} />],
  ['the list of resumes', <MyResumes key="" />, '/resumes', person],
];

test.each(screens)('every text of %s comes through the catalogs', (_name, screen, address = '/', user) => {
  const html = renderToString(
    <QueryClientProvider client={createQueryClient()}>
      <AuthContext value={{ ...visitor, user: user ?? null }}>
        <LanguageProvider>{() => <StaticRouter location={address}>{screen}</StaticRouter>}</LanguageProvider>
      </AuthContext>
    </QueryClientProvider>,
  );
  const texts = textsOf(html);
  expect(texts.join(' ')).toMatch(/[Ａ-ｚ]/);
  expect(texts.filter((text) => /[a-z]/i.test(text) && !names.includes(text))).toEqual([]);
});

function Broken(): ReactNode {
  const boundary = new ErrorBoundary({ children: null });
  boundary.state = { failed: true };
  return boundary.render();
}

/** Letters of the Latin alphabet as their wide forms; the tags of a message stay. */
function widen(text: string): string {
  return text.replaceAll(/<[^>]*>|[a-z]/gi, (part) =>
    part.length > 1 ? part : String.fromCharCode(part.charCodeAt(0) + 0xfee0),
  );
}

/** What a person reads of a page of HTML, or hears. */
function textsOf(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  );
  const texts = html.replaceAll('<!-- -->', '').split(/<[^>]*>/);
  return [...attributes, ...texts].map((text) => text.replaceAll(/&#?\w+;/g, ' ').trim()).filter(Boolean);
}

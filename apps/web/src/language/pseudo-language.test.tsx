import {
  type Account,
  newDraft,
  pageBreakLine,
  pageLanguages,
  TextFamily,
  type UploadReading,
} from '@shortlist/schema';
import { languages } from '@shortlist/schema/languages';
import { templates } from '@shortlist/typeset/browser';
import type { User } from '@supabase/auth-js';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { i18n } from '#i18n';
import { createQueryClient } from '../api/query-client.ts';
import { linkableQuery } from '../api/resumes/languages.ts';
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
import GuidedCreation from '../features/creation/guided-creation.tsx';
import { AccountCard } from '../features/dashboard/account-card.tsx';
import { ActionCards } from '../features/dashboard/action-cards.tsx';
import Dashboard from '../features/dashboard/dashboard.tsx';
import { PlanCard } from '../features/dashboard/plan-card.tsx';
import ScoreChart from '../features/dashboard/score-chart.tsx';
import { DownloadDialog } from '../features/editor/dialogs/download-dialog.tsx';
import { ImportDialog } from '../features/editor/dialogs/import-dialog.tsx';
import { KeyboardHelp } from '../features/editor/dialogs/keyboard-help.tsx';
import { SaveDraftDialog } from '../features/editor/dialogs/save-draft-dialog.tsx';
import { ShareDialog } from '../features/editor/dialogs/share-dialog.tsx';
import type { Editor } from '../features/editor/document/use-editor.ts';
import { LanguageSwitch } from '../features/editor/languages/language-switch.tsx';
import TranslatePanel from '../features/editor/languages/translate-panel.tsx';
import type { Languages } from '../features/editor/languages/use-languages.ts';
import { networks } from '../features/editor/links/known-networks.ts';
import DesignPanel from '../features/editor/preview/design-panel.tsx';
import CheckPanel from '../features/editor/review/check-panel.tsx';
import MatchPanel from '../features/editor/review/match-panel.tsx';
import type { Review } from '../features/editor/review/use-review.ts';
import { EditView } from '../features/editor/screens/edit-view.tsx';
import { EditorSkeleton } from '../features/editor/screens/editor-skeleton.tsx';
import { EditorToolbar } from '../features/editor/screens/editor-toolbar.tsx';
import { ViewSwitch } from '../features/editor/screens/view-switch.tsx';
import { AddSectionDialog } from '../features/editor/sections/add-section-dialog.tsx';
import { EntryForms } from '../features/editor/sections/entry-forms.tsx';
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
import MyTemplates from '../features/templates/own/my-templates.tsx';
import { UploadDialog } from '../features/templates/own/upload-dialog.tsx';
import { VariantDialog } from '../features/templates/own/variant-dialog.tsx';
import TemplateSelection from '../features/templates/template-selection.tsx';
import { AddLanguageDialog } from '../linked/add-language-dialog.tsx';
import { LinkExisting } from '../linked/link-existing.tsx';
import { LoadFailed } from '../ui/load-failed.tsx';
import { languageName } from './language-name.ts';
import { LanguageProvider } from './language-provider.tsx';

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

const draft = newDraft();
const nothing = () => {};
const guideParts = { page: () => null, forms: () => null, example: () => null, links: () => null };
const flush = async () => true;
const download = { running: false, format: undefined, start: nothing };
const review: Review = {
  match: undefined,
  judged: undefined,
  notes: new Map(),
  posting: '',
  checking: false,
  failed: false,
  unspelled: false,
  apply: nothing,
  accept: nothing,
  choosePosting: nothing,
};
const part = { id: 'e', parent: 'experience', list: 'entry', fields: { position: '駅' } };
const owed = { id: 'e/position', kind: 'translate', node: part, key: 'position', theirs: 'Z', mine: 'S' };
const versions = [
  { id: 'a', language: 'en' },
  { id: 'b', language: 'de' },
];
const linked = {
  versions,
  others: [versions[1], versions[1]],
  other: versions[1],
  pair: { draft, language: 'de', into: 'en' },
  mine: { outline: [part] },
  theirs: { outline: [part] },
  rows: [
    owed,
    { ...owed, id: 'e/summary', kind: 'changed', key: 'summary' },
    { ...owed, id: 'e/endDate', kind: 'fact', key: 'endDate', theirs: '2021-03', mine: '' },
    { ...owed, id: 'e', kind: 'added', key: '' },
    { ...owed, id: 'f', kind: 'removed', key: '' },
  ],
} as unknown as Languages;
const editor = { draft } as unknown as Editor;

/** What holds an answer of the server already. */
function knowing(key: readonly unknown[], answer: unknown) {
  const client = createQueryClient();
  client.setQueryData(key, answer);
  return client;
}

const folding = { folded: new Set<string>(), fold: nothing, foldAll: nothing };

/** What is no text of ours: names, addresses, the languages' own names, what a page writes in its own language. */
const names = [
  ...[
    'Mar 2021',
    'March 2021',
    'Z',
    'S',
    'B',
    'I',
    'K',
    'Alt',
    'Esc',
    pageBreakLine,
    ...networks.map(({ name }) => name),
  ],
  ...Object.keys(pageLanguages).map((code) => languageName(code)),
  ...[brand.name, brand.email, brand.cities.join(', '), ...brand.links.map(({ label }) => label), 'ida'],
  ...[brand.enterpriseEmail, ...plans.map(({ name }) => name)],
  ...Object.values(people).flatMap(({ author, location }) => [author, location]),
  ...templates.map(({ name }) => name),
  ...TextFamily.options,
  ...languages.flatMap(({ code, name }) => [code, name]),
];

// A language in which every letter of a catalog is a wide one: a narrow letter on a screen did not come through a catalog.
beforeEach(() => {
  const store = { getItem: () => null, setItem: nothing };
  vi.stubGlobal('sessionStorage', store);
  vi.stubGlobal('localStorage', store);
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
  ['the gallery of templates', <TemplateSelection key="" />, '/template-selection', person],
  ['a person’s own templates', <MyTemplates key="" />, '/my-templates', person],
  ['a new variant of a template', <VariantDialog key="" onMade={nothing} onClose={nothing} />],
  ['a template to be uploaded', <UploadDialog key="" onMade={nothing} onClose={nothing} />],
  ['the guide', <GuidedCreation key="" {...guideParts} />, '/guided-resume-creation', person],
  ['the guide at a job', <GuidedCreation key="" {...guideParts} />, '/guided-resume-creation?step=2', person],
  ['the editor before its resume', <EditorSkeleton key="" />, '/resume-editor', person],
  ['the text in the editor', <EditView key="" {...{ draft, review, folding }} change={nothing} onAdd={nothing} />],
  ['a job as a form', <EntryForms key="" kind="experience" title="" content={'–\n\n–'} onChange={nothing} />],
  [
    'the tools of the editor',
    <EditorToolbar
      key=""
      {...{ download }}
      canUndo
      canRedo
      undo={nothing}
      redo={nothing}
      onOpen={nothing}
      onVersions={nothing}
    />,
  ],
  ['the views of the editor', <ViewSwitch key="" view="edit" onView={nothing} about={{}} linked />],
  ['the languages of a resume', <LanguageSwitch key="" id="a" {...{ flush }} languages={linked} onAdd={nothing} />],
  ['what one language owes another', <TranslatePanel key="" id="a" {...{ editor }} languages={linked} />],
  ['one more language', <AddLanguageDialog key="" id="a" onClose={nothing} />],
  [
    'a resume that exists already',
    <QueryClientProvider
      key=""
      client={knowing(linkableQuery('a').queryKey, [{ id: 'b', title: '駅', language: '?' }])}
    >
      <LinkExisting id="a" onDone={nothing} />
    </QueryClientProvider>,
  ],
  [
    'the design',
    <DesignPanel
      key=""
      design={draft.design}
      sections={[]}
      home="a4"
      text={undefined}
      change={nothing}
      picked=""
      onPick={nothing}
    />,
  ],
  ['the match', <MatchPanel key="" review={review} onOpen={nothing} />],
  ['the checks', <CheckPanel key="" sections={draft.sections} review={review} onOpen={nothing} />],
  ['the kinds of sections', <AddSectionDialog key="" open onAdd={nothing} onClose={nothing} />],
  ['the downloads', <DownloadDialog key="" id="" {...{ draft, download, flush }} onClose={nothing} />],
  ['the import', <ImportDialog key="" draft={draft} onImport={nothing} onClose={nothing} />],
  ['the keys', <KeyboardHelp key="" onClose={nothing} />],
  ['a draft to be saved', <SaveDraftDialog key="" id="" flush={flush} onClose={nothing} />],
  ['a link to a resume', <ShareDialog key="" id="" flush={flush} onClose={nothing} />],
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
  expect(texts.filter((text) => /[a-z]/i.test(text.replace(/\+[A-Z]\)$/, '')) && !names.includes(text))).toEqual([]);
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

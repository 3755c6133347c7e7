import { createExternalVerifier } from '@shortlist/auth';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { calls } from './calls/index.ts';
import { nameAddresses } from './db/trials-had.ts';
import { accountRoutes } from './features/account/routes.ts';
import { createAccounts } from './features/account/service.ts';
import { applicationRoutes } from './features/applications/routes.ts';
import { createApplications } from './features/applications/service.ts';
import { brandingRoutes } from './features/branding/routes.ts';
import { createBrandings } from './features/branding/service.ts';
import { configRoutes } from './features/config/routes.ts';
import { contactRoutes } from './features/contact/routes.ts';
import { factRoutes } from './features/facts/routes.ts';
import { createFacts } from './features/facts/service.ts';
import { healthRoutes } from './features/health/routes.ts';
import { createHealth } from './features/health/service.ts';
import { mailboxRoutes } from './features/mailbox/routes.ts';
import { createMailbox } from './features/mailbox/service.ts';
import { createMetrics } from './features/metrics/routes.ts';
import { openapiRoutes } from './features/openapi/routes.ts';
import { peopleRoutes } from './features/operations/people-routes.ts';
import { createPeople } from './features/operations/people-service.ts';
import { operationsRoutes } from './features/operations/routes.ts';
import { createOperations } from './features/operations/service.ts';
import { answerRoutes } from './features/optimizations/answer-routes.ts';
import { automationRoutes } from './features/optimizations/automation-routes.ts';
import { createMailWaiting } from './features/optimizations/mail-waiting.ts';
import { createOwnAnswers } from './features/optimizations/own-answers.ts';
import { proposalRoutes } from './features/optimizations/proposal-routes.ts';
import { receiveResult } from './features/optimizations/receive-result.ts';
import { createReview } from './features/optimizations/review.ts';
import { reviewRoutes } from './features/optimizations/review-routes.ts';
import { optimizationRoutes } from './features/optimizations/routes.ts';
import { createSendAgain } from './features/optimizations/send-again.ts';
import { createOptimizations } from './features/optimizations/service.ts';
import { createSubmissions } from './features/optimizations/submit.ts';
import { organizationRoutes } from './features/organizations/routes.ts';
import { createOrganizations } from './features/organizations/service.ts';
import { ownTemplateRoutes } from './features/own-templates/routes.ts';
import { createOwnTemplates } from './features/own-templates/service.ts';
import { createPayments } from './features/plans/payments.ts';
import { planRoutes } from './features/plans/routes.ts';
import { createPlans } from './features/plans/service.ts';
import { postingRoutes } from './features/postings/routes.ts';
import { previewRoutes, readingRoutes, tryReadingRoutes } from './features/reading/routes.ts';
import { createReadings } from './features/reading/service.ts';
import { recipientRoutes } from './features/recipients/routes.ts';
import { createRecipients } from './features/recipients/service.ts';
import { createResumeFiles } from './features/resumes/files.ts';
import { languageRoutes } from './features/resumes/language-routes.ts';
import { createLanguages } from './features/resumes/languages.ts';
import { createLinking } from './features/resumes/link-existing.ts';
import { resumeRoutes } from './features/resumes/routes.ts';
import { createResumes } from './features/resumes/service.ts';
import { createTranslations } from './features/resumes/translations.ts';
import { moveAddresses } from './features/shares/claim-address.ts';
import { sharedRoutes, shareRoutes } from './features/shares/routes.ts';
import { createShares } from './features/shares/service.ts';
import { standingRoutes } from './features/standing/routes.ts';
import { createStandings } from './features/standing/service.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { welcomeRoutes } from './features/welcome/routes.ts';
import { sendWelcome } from './features/welcome/service.ts';
import { readActor } from './http/actor.ts';
import { admit } from './http/admit.ts';
import { asFailure } from './http/as-failure.ts';
import { keepAudit } from './http/audit.ts';
import { readInlineHashes } from './http/inline-hashes.ts';
import { callerNetwork } from './http/limit-rate.ts';
import { nameCaller } from './http/name-caller.ts';
import { noticeProxy } from './http/notice-proxy.ts';
import { answerProblem, Failure } from './http/problem.ts';
import { securityHeaders } from './http/security-headers.ts';
import { verifyWith } from './http/verify-token.ts';
import { serveWebApp, webFolder } from './http/web-app.ts';
import { readBacklog } from './metrics/backlog.ts';
import { hasSignedInSince, hasSignIn } from './people/has-account.ts';
import type { Services } from './services.ts';

/** The whole application over its services: the API, the mailbox of development, and the web app for every other path. Once `stopping` is aborted it is not ready. */
export function createApp(
  services: Services,
  web = serveWebApp(services.settings.siteUrl),
  stopping: AbortSignal = new AbortController().signal,
): Hono {
  const { settings, log, database } = services;
  const app = new Hono();

  app.onError((error, c) => {
    const failure = asFailure(error);
    if (failure) return answerProblem(c, failure);
    log.error('request-failed', error, { method: c.req.method, route: c.req.routePath });
    const advice = 'Nothing was lost, and you weren’t charged. Please try again in a moment.';
    return answerProblem(c, new Failure(500, 'unexpected', 'Something went wrong on our side', { advice }));
  });

  app.use('*', noticeProxy(services));
  app.use('*', securityHeaders(settings.supabase?.url, readInlineHashes(webFolder)));
  const backlog = () => readBacklog(database.db);
  const metrics = createMetrics({ token: settings.metricsToken, meters: services.meters, backlog });
  for (const path of ['/api/*', '/auth/v1/*', '/operations/*']) app.use(path, metrics.measure);
  app.use('/auth/v1/*', metrics.countSignIns);
  app.route('/metrics', metrics.routes);
  app.route('/', healthRoutes(createHealth({ ...services, isStopping: () => stopping.aborted })));
  const networkOf = (c: Context) => callerNetwork(services, c);
  app.use('*', nameCaller({ networkOf, subjectOf: services.auth.subjectOf }));
  // A page to preview is hundreds of kilobytes of text; streams of events pass as they are.
  app.use('/api/*', compress({ threshold: 4096, contentTypeFilter: /^(?:application\/json|image\/svg)/ }));
  app.use('/api/*', async (c, next) => {
    await next();
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
  });
  const nameAddress = nameAddresses(settings.auth.secret);
  const actorOf = readActor(
    database,
    verifyWith(settings.supabase ? createExternalVerifier(settings.supabase) : services.auth.verifyAccessToken),
    nameAddress,
    settings.supabase ? hasSignedInSince(settings.auth.secret) : hasSignIn,
    (person) => sendWelcome(services, person.id),
    (tx, person) => moveAddresses(tx, settings.auth.secret, person),
  );
  const door = admit(calls, {
    actorOf,
    networkOf,
    operatorToken: settings.operatorToken,
    audit: keepAudit(services),
    vault: services.vault,
  });
  for (const path of ['/api/*', '/operations/*', '/functions/*']) app.use(path, door);
  if (!settings.supabase) app.route('/auth/v1', services.auth.app);
  app.route('/functions/v1', welcomeRoutes(services));
  app.route('/api/openapi.json', openapiRoutes(settings.siteUrl));
  app.route('/api/config', configRoutes(settings));
  const payments = settings.stripe && createPayments(database, settings.stripe, settings.siteUrl);
  app.route('/api/plans', planRoutes(createPlans(services, payments), payments, actorOf));
  const signIns = settings.supabase ? undefined : services.auth;
  const accounts = createAccounts(database, services.forget, signIns, payments);
  app.route('/api/account', accountRoutes(accounts, services, actorOf));
  const review = createReview(services);
  app.route('/api/answers', answerRoutes(createOwnAnswers(services), actorOf));
  app.route('/api/facts', factRoutes(createFacts(services), services, actorOf));
  app.route('/api/facts', proposalRoutes(services, actorOf));
  app.route('/api/optimizations', reviewRoutes(review, services, actorOf));
  app.route(
    '/api/optimizations',
    optimizationRoutes(
      createOptimizations(services, review),
      createSubmissions(services),
      createSendAgain(services, review),
      actorOf,
    ),
  );
  app.route('/api/applications', applicationRoutes(createApplications(services), services, actorOf));
  app.route('/api/dashboard', standingRoutes(createStandings(services), actorOf));
  app.route('/api/postings', postingRoutes(services, actorOf));
  app.route('/operations/organizations', organizationRoutes(settings.operatorToken, createOrganizations(services)));
  const people = createPeople(services, signIns, accounts.remove);
  app.route('/operations/people', peopleRoutes(settings.operatorToken, people));
  app.route('/operations', operationsRoutes(settings.operatorToken, createOperations(services)));
  app.route(
    '/api/automation',
    automationRoutes(settings.webhookSecret, (id, result) => receiveResult(services, id, result)),
  );
  app.route('/api/contact', contactRoutes(services, actorOf));
  app.route('/api/branding', brandingRoutes(createBrandings(services), actorOf));
  app.route('/api/own-templates', ownTemplateRoutes(createOwnTemplates(services), services, actorOf));
  const shares = createShares(services);
  const resumes = createResumes(services);
  app.route('/api/resumes', resumeRoutes(resumes, createResumeFiles(services), services, actorOf));
  const languages = { ...createLanguages(services, resumes), ...createLinking(services) };
  app.route('/api/resumes', languageRoutes(languages, createTranslations(services), actorOf));
  app.route('/api/resumes', shareRoutes(shares, actorOf));
  app.route('/api/shared', sharedRoutes(shares, services));
  const readings = createReadings(services);
  app.route('/api/readings', readingRoutes(readings, services, actorOf));
  app.route('/api/try-reading', tryReadingRoutes(readings, services));
  app.route('/api/previews', previewRoutes(readings, services, actorOf));
  app.route('/api/templates', templateRoutes(services.typesetter));
  app.all('/api/*', () => {
    throw new Failure(404, 'not-found', 'This call doesn’t exist');
  });
  const recipients = createRecipients(services, createMailWaiting(services));
  app.route('/confirm-address', recipientRoutes(recipients, services));
  if (settings.devMailbox) app.route('/dev/mailbox', mailboxRoutes(createMailbox(database)));
  // A shared resume is for those who have its link: search engines stay out.
  app.use('/shared/*', async (c, next) => {
    await next();
    c.header('X-Robots-Tag', 'noindex, nofollow');
  });
  app.route('/', web);
  return app;
}

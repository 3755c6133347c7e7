import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider } from 'oidc-provider';
import { SITE } from './quick-settings.ts';

/** The person who sits at the provider. `denies` refuses the consent. */
export interface Visitor {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  denies?: boolean;
  /** Happens while our side trades the code for tokens. */
  meanwhile?: (() => Promise<void>) | undefined;
}

/** A certified OpenID provider on loopback in Google's place for the app at `site`; whoever `visitor` is signs in and consents at once. */
export async function openTestProvider(site = SITE) {
  let visitor: Visitor = { sub: '1', email: 'ada@example.org', email_verified: true, name: 'Ada' };
  const known = new Map<string, Visitor>();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'shortlist-test',
        client_secret: 'secret-of-the-client',
        redirect_uris: [`${site}/auth/v1/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: withAccountChoice(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    cookies: { keys: ['cookies of a test'] },
    async findAccount(_ctx, sub) {
      const account = known.get(sub);
      if (!account) return undefined;
      const { meanwhile: _meanwhile, ...claims } = account;
      return { accountId: sub, claims: async () => claims };
    },
  });
  const callback = provider.callback();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url?.startsWith('/token')) await visitor.meanwhile?.();
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response);
    const { params } = await provider.interactionDetails(request, response);
    if (visitor.denies) {
      const refusal = { error: 'access_denied', error_description: 'The person said no' };
      return provider.interactionFinished(request, response, refusal);
    }
    known.set(visitor.sub, visitor);
    const grant = new provider.Grant({ accountId: visitor.sub, clientId: String(params.client_id) });
    grant.addOIDCScope('openid email profile');
    const grantId = await grant.save();
    const chosen = { login: { accountId: visitor.sub }, select_account: {}, consent: { grantId } };
    return provider.interactionFinished(request, response, chosen);
  }

  return {
    issuer,
    google: { clientId: 'shortlist-test', clientSecret: 'secret-of-the-client', issuer },
    /** Who signs in from now on. */
    seat(next: Partial<Visitor>) {
      visitor = { ...visitor, denies: false, meanwhile: undefined, ...next };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Google asks whom to go on as when it is told `prompt=select_account`; the provider's own list of prompts lacks it. */
function withAccountChoice() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return policy;
}

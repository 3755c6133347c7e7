import type { I18n, MailContent } from '@shortlist/mail';

interface TokenMail {
  i18n: I18n;
  brand: string;
  url: string;
  code: string;
  /** How long link and code hold, in words. */
  lifetime: string;
  newEmail?: string | undefined;
  /** When and with what device it was asked for. */
  facts?: [string, string][] | undefined;
}

type Write = (mail: TokenMail) => MailContent;

const ignore = (i18n: I18n) => i18n._('If this wasn’t you, ignore this email. Nothing will happen.');

/** The mails that carry a link, and a code where the app has a field for it, by what they are for. */
export const tokenMails = {
  confirmation: ({ i18n, brand, url, code, lifetime, facts }) => ({
    subject: i18n._('Confirm your email address for {brand}', { brand }),
    preview: i18n._('One more step and your account is ready.'),
    heading: i18n._('Confirm your email address'),
    paragraphs: [
      i18n._(
        'Thanks for signing up for {brand}. Open the link to confirm your email address, or enter this code where you signed up.',
        { brand },
      ),
    ],
    code,
    facts,
    action: { label: i18n._('Confirm my address'), url },
    notes: [
      i18n._('The link and code expire in {lifetime} and work once. Never share the code.', { lifetime }),
      ignore(i18n),
    ],
    reason: i18n._('You’re receiving this email because this address was used to sign up for {brand}.', { brand }),
  }),
  invite: ({ i18n, brand, url, lifetime }) => ({
    subject: i18n._('You’re invited to {brand}', { brand }),
    preview: i18n._('Accept the invitation to open your account.'),
    heading: i18n._('You’re invited'),
    paragraphs: [i18n._('Your {brand} account is ready. Accept the invitation, then choose a password.', { brand })],
    action: { label: i18n._('Accept the invitation'), url },
    notes: [i18n._('The link expires in {lifetime}.', { lifetime })],
    reason: i18n._('You’re receiving this email because someone invited this address to {brand}.', { brand }),
  }),
  recovery: ({ i18n, brand, url, code, lifetime, facts }) => ({
    subject: i18n._('Choose a new password for {brand}', { brand }),
    preview: i18n._('Open the link to choose a new password.'),
    heading: i18n._('Choose a new password'),
    paragraphs: [i18n._('You asked to reset your password. Open the link, or enter this code on the reset page:')],
    code,
    facts,
    action: { label: i18n._('Choose a new password'), url },
    notes: [
      i18n._('The link and code expire in {lifetime} and work once. Never share the code.', { lifetime }),
      `${ignore(i18n)} ${i18n._('Your password won’t change.')}`,
    ],
    reason: i18n._('You’re receiving this email because someone requested a new password for your {brand} account.', {
      brand,
    }),
  }),
  magiclink: ({ i18n, brand, url, code, lifetime, facts }) => ({
    subject: i18n._('Sign in to {brand}', { brand }),
    preview: i18n._('Your sign-in link. No password needed.'),
    heading: i18n._('Sign in'),
    paragraphs: [i18n._('Open the link to sign in to {brand}, or enter this code:', { brand })],
    code,
    facts,
    action: { label: i18n._('Sign in'), url },
    notes: [
      i18n._('The link and code expire in {lifetime} and work once. Never share the code.', { lifetime }),
      ignore(i18n),
    ],
    reason: i18n._(
      'You’re receiving this email because someone requested a sign-in link for this address at {brand}.',
      { brand },
    ),
  }),
  email_change_current: ({ i18n, brand, url, lifetime, newEmail = '', facts = [] }) => ({
    subject: i18n._('Confirm your email change for {brand}', { brand }),
    preview: i18n._('Confirm the change from your current address.'),
    heading: i18n._('Email address change'),
    paragraphs: [
      i18n._(
        'You asked to change your account’s email address. It changes once you confirm this email and the one sent to the new address.',
      ),
    ],
    facts: [[i18n._('New address'), newEmail], ...facts],
    action: { label: i18n._('Confirm the change'), url },
    notes: [
      i18n._('The link expires in {lifetime}.', { lifetime }),
      i18n._(
        'If this wasn’t you, don’t confirm, and change your password. Someone else may be signed in to your account.',
      ),
    ],
    reason: i18n._('You’re receiving this email because this is the address of your {brand} account.', { brand }),
  }),
  email_change_new: ({ i18n, brand, url, lifetime, facts }) => ({
    subject: i18n._('Confirm your new address for {brand}', { brand }),
    preview: i18n._('Please confirm that this address is yours.'),
    heading: i18n._('Confirm your new email address'),
    paragraphs: [i18n._('Please confirm that you want to use this address for your {brand} account.', { brand })],
    facts,
    action: { label: i18n._('Confirm my new address'), url },
    notes: [i18n._('The link expires in {lifetime}.', { lifetime }), ignore(i18n)],
    reason: i18n._(
      'You’re receiving this email because this address was entered as the new one for a {brand} account.',
      { brand },
    ),
  }),
} satisfies Record<string, Write>;

/** The mail with a code for a sensitive change; there is nothing to click. */
export function reauthenticationMail({
  i18n,
  brand,
  code,
  lifetime,
  facts,
}: Pick<TokenMail, 'i18n' | 'brand' | 'code' | 'lifetime' | 'facts'>): MailContent {
  return {
    subject: i18n._('{code} is your confirmation code for {brand}', { code, brand }),
    preview: i18n._('Enter the code to confirm it’s you.'),
    heading: i18n._('Confirm it’s you'),
    paragraphs: [i18n._('Enter this code to continue:')],
    code,
    facts,
    notes: [
      i18n._('The code expires in {lifetime} and works once. Never share it.', { lifetime }),
      i18n._('If this wasn’t you, change your password.'),
    ],
    reason: i18n._('You’re receiving this email because a change to your {brand} account needs to be confirmed.', {
      brand,
    }),
  };
}

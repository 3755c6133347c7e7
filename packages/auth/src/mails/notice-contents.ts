import type { I18n, MailContent } from '@shortlist/mail';

/** Where and when something happened, in words. */
export interface Happening {
  i18n: I18n;
  brand: string;
  siteUrl: string;
  when: string;
  device: string;
  ip: string;
}

/** When, with what and from where, as the rows of a mail. */
export const factsOf = ({ i18n, when, device, ip }: Happening): [string, string][] => {
  const known: [string, string][] = [
    [i18n._('When'), when],
    [i18n._('Device'), device],
  ];
  return ip ? [...known, [i18n._('IP address'), ip]] : known;
};

const reset = ({ i18n, siteUrl }: Happening) => ({
  label: i18n._('Choose a new password'),
  url: `${siteUrl}/forgot-password`,
});
const reason = ({ i18n, brand }: Happening) =>
  i18n._('You’re receiving this email because it concerns the security of your {brand} account.', { brand });
const notYou = ({ i18n }: Happening) =>
  i18n._('If this wasn’t you, choose a new password now. That signs out every other device.');

/** The mails that tell an owner what happened to the account. */
export const notices = {
  passwordChanged: (at) => ({
    subject: at.i18n._('Your {brand} password was changed', { brand: at.brand }),
    preview: at.i18n._('All other devices were signed out.'),
    heading: at.i18n._('Your password was changed'),
    paragraphs: [at.i18n._('Your password was changed. All other devices were signed out.')],
    facts: factsOf(at),
    action: reset(at),
    notes: [at.i18n._('If this was you, you don’t need to do anything.'), notYou(at)],
    reason: reason(at),
  }),
  newSignIn: (at) => ({
    subject: at.i18n._('New sign-in to {brand}', { brand: at.brand }),
    preview: at.i18n._('Someone signed in with {device}.', { device: at.device }),
    heading: at.i18n._('New sign-in to your account'),
    paragraphs: [at.i18n._('Someone signed in to your account from a new browser.')],
    facts: factsOf(at),
    action: reset(at),
    notes: [at.i18n._('If this was you, you don’t need to do anything.'), notYou(at)],
    reason: reason(at),
  }),
  reuseDetected: (at) => ({
    subject: at.i18n._('We signed you out of {brand} for your security', { brand: at.brand }),
    preview: at.i18n._('Someone may have copied one of your sessions.'),
    heading: at.i18n._('We ended one of your sessions'),
    paragraphs: [
      at.i18n._(
        'An old session of your account was used again. It may have been copied from your device, so we signed that device out. Please sign in again.',
      ),
    ],
    facts: factsOf(at),
    action: reset(at),
    notes: [
      at.i18n._(
        'This can happen after you move a browser profile or restore a backup. If you did neither, change your password.',
      ),
    ],
    reason: reason(at),
  }),
  guessed: (at) => ({
    subject: at.i18n._('Many failed sign-ins to {brand}', { brand: at.brand }),
    preview: at.i18n._('Someone is trying to get into your account.'),
    heading: at.i18n._('Someone is trying to get into your account'),
    paragraphs: [
      at.i18n._(
        'Someone entered ten wrong passwords or codes in a row. Nobody got in, and the wait before each new attempt now gets longer.',
      ),
    ],
    facts: factsOf(at),
    action: reset(at),
    notes: [
      at.i18n._('If it was you, wait a few minutes and try again.'),
      at.i18n._('If not, make sure you don’t use this password anywhere else, and turn on two-factor authentication.'),
    ],
    reason: reason(at),
  }),
  emailChanged: (at) => ({
    subject: at.i18n._('Your {brand} email address was changed', { brand: at.brand }),
    preview: at.i18n._('Your account has a new email address.'),
    heading: at.i18n._('Your email address was changed'),
    paragraphs: [at.i18n._('Your account has a new email address. This is the last email we’ll send to the old one.')],
    facts: factsOf(at),
    notes: [at.i18n._('If this wasn’t you, reply to this email right away.')],
    reason: reason(at),
  }),
  triedToSignUp: (at) => ({
    subject: at.i18n._('You already have a {brand} account', { brand: at.brand }),
    preview: at.i18n._('Someone tried to sign up with your address.'),
    heading: at.i18n._('You already have an account'),
    paragraphs: [
      at.i18n._(
        'Someone, perhaps you, tried to sign up with this address. You already have an account, so sign in instead.',
      ),
    ],
    action: { label: at.i18n._('Sign in'), url: `${at.siteUrl}/login` },
    notes: [
      at.i18n._('Forgot your password? You can choose a new one on the sign-in page.'),
      at.i18n._('If this wasn’t you, you don’t need to do anything.'),
    ],
    reason: at.i18n._('You’re receiving this email because this address was used to sign up for {brand}.', {
      brand: at.brand,
    }),
  }),
  factorAdded: (at) => ({
    subject: at.i18n._('Two-factor authentication is on for {brand}', { brand: at.brand }),
    preview: at.i18n._('You now need a code to sign in.'),
    heading: at.i18n._('Two-factor authentication is on'),
    paragraphs: [at.i18n._('From now on, you also need a code from your authenticator app to sign in.')],
    facts: factsOf(at),
    notes: [at.i18n._('Keep your recovery codes in a safe place.'), notYou(at)],
    reason: reason(at),
  }),
  factorRemoved: (at) => ({
    subject: at.i18n._('Two-factor authentication is off for {brand}', { brand: at.brand }),
    preview: at.i18n._('An authenticator app was removed from your account.'),
    heading: at.i18n._('Your authenticator app was removed'),
    paragraphs: [at.i18n._('An authenticator app was removed from your account.')],
    facts: factsOf(at),
    action: reset(at),
    notes: [notYou(at)],
    reason: reason(at),
  }),
  recoveryCodeUsed: (at) => ({
    subject: at.i18n._('A recovery code was used for {brand}', { brand: at.brand }),
    preview: at.i18n._('Someone signed in with a recovery code.'),
    heading: at.i18n._('A recovery code was used'),
    paragraphs: [at.i18n._('One of your recovery codes was used to sign in. You can’t use it again.')],
    facts: factsOf(at),
    action: reset(at),
    notes: [notYou(at)],
    reason: reason(at),
  }),
  recoveryCodesMade: (at) => ({
    subject: at.i18n._('Your {brand} recovery codes were created', { brand: at.brand }),
    preview: at.i18n._('Your account now has recovery codes.'),
    heading: at.i18n._('Your recovery codes were created'),
    paragraphs: [
      at.i18n._(
        'Your account now has recovery codes. You can use each one once, instead of a code from your authenticator app.',
      ),
    ],
    facts: factsOf(at),
    action: reset(at),
    notes: [at.i18n._('If this was you, you don’t need to do anything.'), notYou(at)],
    reason: reason(at),
  }),
  recoveryCodesReplaced: (at) => ({
    subject: at.i18n._('Your {brand} recovery codes were replaced', { brand: at.brand }),
    preview: at.i18n._('Your old recovery codes no longer work.'),
    heading: at.i18n._('Your recovery codes were replaced'),
    paragraphs: [at.i18n._('New recovery codes were created for your account. The old ones no longer work.')],
    facts: factsOf(at),
    action: reset(at),
    notes: [at.i18n._('If this was you, you don’t need to do anything.'), notYou(at)],
    reason: reason(at),
  }),
  recoveryCodesRemoved: (at) => ({
    subject: at.i18n._('Your {brand} recovery codes were removed', { brand: at.brand }),
    preview: at.i18n._('Your recovery codes no longer work.'),
    heading: at.i18n._('Your recovery codes were removed'),
    paragraphs: [at.i18n._('Your recovery codes were removed from your account and no longer work.')],
    facts: factsOf(at),
    action: reset(at),
    notes: [at.i18n._('If this was you, you don’t need to do anything.'), notYou(at)],
    reason: reason(at),
  }),
  identityLinked: (at) => ({
    subject: at.i18n._('A sign-in method was added to your {brand} account', { brand: at.brand }),
    preview: at.i18n._('You can now sign in with Google.'),
    heading: at.i18n._('Google sign-in was added'),
    paragraphs: [at.i18n._('You can now sign in to your account with Google.')],
    facts: factsOf(at),
    action: reset(at),
    notes: [at.i18n._('If this was you, you don’t need to do anything.'), notYou(at)],
    reason: reason(at),
  }),
  identityUnlinked: (at) => ({
    subject: at.i18n._('A sign-in method was removed from your {brand} account', { brand: at.brand }),
    preview: at.i18n._('One sign-in method was removed.'),
    heading: at.i18n._('A sign-in method was removed'),
    paragraphs: [at.i18n._('A sign-in method was removed from your account.')],
    facts: factsOf(at),
    action: reset(at),
    notes: [at.i18n._('If this was you, you don’t need to do anything.'), notYou(at)],
    reason: reason(at),
  }),
} satisfies Record<string, (at: Happening) => MailContent>;

/** Greets a person whose account is ready. `startUrl` is where they go next. */
export function welcomeMail(i18n: I18n, brand: string, name: string, startUrl: string): MailContent {
  return {
    subject: i18n._('Welcome to {brand}', { brand }),
    preview: i18n._('Your account is ready.'),
    heading: name ? i18n._('Welcome, {name}', { name }) : i18n._('Welcome'),
    paragraphs: [
      i18n._(
        'Your account is ready. Upload your resume or build one from scratch, and see how it fits the job you want.',
      ),
      i18n._('We use only what you tell us. Nothing is invented, and you can undo every edit.'),
    ],
    action: { label: i18n._('Go to your dashboard'), url: startUrl },
    reason: i18n._('You’re receiving this email because you created a {brand} account.', { brand }),
  };
}

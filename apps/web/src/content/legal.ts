import { brand } from './brand.ts';

export type LegalSection = { title: string; paragraphs: string[] };

/** Day from which both texts hold. The operator has them checked for their country before launch. */
export const legalDate = 'November 26, 2026';

/** What stands under each title. */
export const legalIntros = {
  privacy: 'Your career in your hands: what we keep, why, and how you get rid of it.',
  terms: 'Short, and meant as written.',
};

export const privacy: LegalSection[] = [
  {
    title: 'What we keep',
    paragraphs: [
      'Your name, your email address, and a hash of your password. The resumes, profiles, postings, templates and the logo that you give us, and what we make of them. What you correct in the reading of a file, so that it stands when you upload the file again.',
      'For each sign-in: the time, the network address and the kind of browser, so that you can see and end your sessions.',
      'When an organization pays your plan, the name and address that it gave us. It sees figures by month, never what you write.',
    ],
  },
  {
    title: 'What we do with it',
    paragraphs: [
      'We read, match and rewrite your documents by a program that runs on our own server. Your documents are not used to train anything and are not sold.',
      'If the operator of this installation has switched on a language model of another company, the text of a submission is sent to it to improve wording. The result page says when that was done.',
      'If the operator has connected an external automation, your submission is sent there instead. The form says so.',
    ],
  },
  {
    title: 'How long',
    paragraphs: [
      'Until you delete a result, or your account with everything in it. Deletion is final. A resume you delete can be brought back for 30 days, then it is gone for good.',
      'Your files, results, letters and answers are encrypted with a key of your own. Deleting your account deletes that key. Backups are kept for up to 30 days. If one is restored, accounts deleted since are deleted again.',
      'Your corrections of a file until you have it read anew, or delete your account.',
      'A file dropped on the home page without an account is read, answered and forgotten.',
    ],
  },
  {
    title: 'Cookies and storage',
    paragraphs: [
      'Your browser keeps your session and your choice of theme. One strictly necessary cookie ties your session to your browser. There is no tracking and no third-party script.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      `You can see, correct, take out and delete your data in your account, or write to ${brand.email}. You may also complain to the data protection authority of your country.`,
    ],
  },
];

export const terms: LegalSection[] = [
  {
    title: 'What you get',
    paragraphs: [
      `${brand.name} reads resumes and profiles, estimates how well they match a posting, and proposes texts. Estimates are estimates: no number here promises an interview or a job, and no employer’s system is known to us in full.`,
    ],
  },
  {
    title: 'What we ask',
    paragraphs: [
      'Give us only documents of your own, or of people who asked you to. Check every text before you send it: it goes out in your name.',
      'Do not attack or overload the service, and do not resell it without an agreement.',
    ],
  },
  {
    title: 'Plans and payment',
    paragraphs: [
      'The free plan costs nothing. Paid plans begin with 14 days free, without a card. They renew until you cancel, which you can do anytime, with no fees. A change of plan takes effect with the next billing cycle.',
      'A submission uses one optimization of your plan when it is accepted. When we fail to deliver, it comes back.',
      `Premium’s 30-day job search guarantee: if you applied during the first 30 days that you paid for and were asked to no interview, write to ${brand.email} within 14 days of their end, and we pay that month back.`,
    ],
  },
  {
    title: 'Your texts stay yours',
    paragraphs: ['You keep all rights to what you upload and to what we make of it for you.'],
  },
  {
    title: 'Liability and end',
    paragraphs: [
      'We answer for intent and gross negligence without limit, and otherwise only for the duties that make this service what it is, up to the damage that could be foreseen.',
      'You can end the agreement at any time by deleting your account. We can end it with 30 days’ notice, or at once when these terms are broken badly.',
    ],
  },
];

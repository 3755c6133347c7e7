import { t } from '@lingui/core/macro';
import { brand } from '../brand.ts';

export type LegalSection = { title: string; paragraphs: string[] };
export type LegalText = { title: string; intro: string; sections: LegalSection[] };

/** Day from which both texts hold, ISO 8601. The operator has them checked for their country before launch. */
export const legalDate = '2026-11-28';

/** Which text counts, at the end of both. */
const language = (): LegalSection => ({
  title: t`Language`,
  paragraphs: [
    t`This page is available in several languages. If they differ, the English version applies, unless the law where you live requires otherwise.`,
  ],
});

/** What is kept of a person, and why. */
export const privacy = (): LegalText => ({
  title: t`Privacy`,
  intro: t`What we store about you, why, and how to delete it.`,
  sections: [
    {
      title: t`What we store`,
      paragraphs: [
        t`Your name, your email address, and a hash of your password. The resumes, profiles, job postings, templates, and logo you give us, and the results we create from them. The corrections you make when you review an uploaded file, so they apply when you upload it again.`,
        t`For each sign-in: the time, the IP address, and the browser, so you can see your sessions and end them.`,
        t`If an organization pays for your plan, the name and address it gave us. It sees monthly figures, never what you write.`,
      ],
    },
    {
      title: t`How we use it`,
      paragraphs: [
        t`Software on our own server reads, matches, and rewrites your documents. We don’t use them to train anything, and we don’t sell them.`,
        t`If the operator of this site has turned on a language model from another company, the text you submit is sent to it to improve the wording. The result page says when this happened.`,
        t`If the operator has connected an external automation, your submission is sent there instead. The form says so.`,
      ],
    },
    {
      title: t`How long we keep it`,
      paragraphs: [
        t`We keep your data until you delete it, or your whole account. Deletion is final, with one exception: you can restore a deleted resume for 30 days.`,
        t`Your files, results, letters, and answers are encrypted with a key used only for you. Deleting your account deletes that key. We keep backups for up to 30 days. If we restore one, every account deleted since then is deleted again.`,
        t`We keep your corrections to a file until you choose “Read the file again” or delete your account.`,
        t`Files you drop on the home page without an account are read and shown to you, but not stored.`,
      ],
    },
    {
      title: t`Cookies and browser storage`,
      paragraphs: [
        t`Your browser stores your session and your choice of theme and language. One strictly necessary cookie ties your session to your browser. We use no tracking and no third-party scripts.`,
        t`Your browser also stores work in progress: unsaved changes, unfinished forms, words you marked as spelled correctly, the postings you compare with, and the first page of the last resume you opened. Unsaved changes are removed once they’re saved. The rest is removed when you sign out or delete your account.`,
      ],
    },
    {
      title: t`Your rights`,
      paragraphs: [
        t`You can view, correct, export, and delete your data in your account, or email ${{ email: brand.email }}. You can also file a complaint with the data protection authority in your country.`,
      ],
    },
    language(),
  ],
});

/** The rules between the person and the operator. */
export const terms = (): LegalText => ({
  title: t`Terms`,
  intro: t`The rules for using ${{ product: brand.name }}, in plain language.`,
  sections: [
    {
      title: t`What you get`,
      paragraphs: [
        t`${{ product: brand.name }} reads resumes and profiles, estimates how well they match a job posting, and suggests text. Scores are estimates. They don’t promise an interview or a job, and only the employer knows exactly how its system works.`,
      ],
    },
    {
      title: t`What we ask of you`,
      paragraphs: [
        t`Upload only your own documents, or those of people who asked you to. Check every text before you send it. It goes out in your name.`,
        t`Don’t attack or overload the service, and don’t resell it without an agreement with us.`,
      ],
    },
    {
      title: t`Plans and payment`,
      paragraphs: [
        t`The Free plan costs nothing. Paid plans start with a 14-day free trial, no card required. They renew until you cancel. You can cancel anytime, with no fees. A change of plan takes effect in the next billing cycle.`,
        t`Each submission uses one optimization from your plan once we accept it. If we can’t deliver, we refund it.`,
        t`Premium includes a 30-day job search guarantee. If you applied for jobs during your first 30 paid days and weren’t invited to an interview, email ${{ email: brand.email }} within 14 days after that period ends, and we’ll refund that month.`,
      ],
    },
    {
      title: t`Your content stays yours`,
      paragraphs: [t`You keep all rights to what you upload and to what we create from it for you.`],
    },
    {
      title: t`Liability and termination`,
      paragraphs: [
        t`Our liability is unlimited for intentional misconduct and gross negligence. Otherwise we are liable only for breaches of essential obligations, and only for damage that was foreseeable.`,
        t`You can end the agreement at any time by deleting your account. We can end it with 30 days’ notice, or immediately if you seriously breach these terms.`,
      ],
    },
    language(),
  ],
});

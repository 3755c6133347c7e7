import type { I18n, MailContent } from '@shortlist/mail';
import { freeTrialDays, type PaidPlan, planNames } from '@shortlist/schema';
import { languageOf } from '@shortlist/schema/languages';

/** What a person is told when the free trial of a plan begins: until when, what then, how to end it. */
export function trialMail(i18n: I18n, plan: PaidPlan, endsAt: Date, siteUrl: string): MailContent {
  const name = planNames[plan];
  const day = new Intl.DateTimeFormat(languageOf(i18n.locale).formats, { dateStyle: 'long', timeZone: 'UTC' }).format(
    endsAt,
  );
  return {
    subject: i18n._('Your {name} trial has started', { name }),
    preview: i18n._('Free until {day}. Nothing is charged when it ends.', { day }),
    heading: i18n._('Your {name} trial has started', { name }),
    paragraphs: [
      i18n._('You have everything in {name} free for {freeTrialDays} days, until {day}.', { name, freeTrialDays, day }),
      i18n._(
        'When the trial ends, nothing is charged and you go back to the Free plan. You keep your resumes and results.',
      ),
    ],
    facts: [
      [i18n._('Plan'), name],
      [i18n._('Free until'), day],
    ],
    action: { label: i18n._('Open your dashboard'), url: `${siteUrl}/dashboard` },
    notes: [i18n._('Your account page shows your plan and when it ends.')],
    reason: i18n._('You started this trial on {siteUrl}.', { siteUrl }),
  };
}

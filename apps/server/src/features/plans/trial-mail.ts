import type { MailContent } from '@shortlist/mail';
import { freeTrialDays, type PaidPlan, planNames } from '@shortlist/schema';

/** What a person is told when the free trial of a plan begins: until when, what then, how to end it. */
export function trialMail(plan: PaidPlan, endsAt: Date, siteUrl: string): MailContent {
  const name = planNames[plan];
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt);
  return {
    subject: `Your ${name} trial has started`,
    preview: `Free until ${day}. Nothing is charged when it ends.`,
    heading: `Your ${name} trial has started`,
    paragraphs: [
      `You have everything in ${name} free for ${freeTrialDays} days, until ${day}.`,
      'When the trial ends, nothing is charged and you go back to the Free plan. Your resumes and results stay.',
    ],
    facts: [
      ['Plan', name],
      ['Free until', day],
    ],
    action: { label: 'Open your dashboard', url: `${siteUrl}/dashboard` },
    notes: ['Your account page shows your plan and when it ends.'],
    reason: `You started this trial on ${siteUrl}.`,
  };
}

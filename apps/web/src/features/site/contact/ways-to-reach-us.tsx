import type { SubscriptionType } from '@shortlist/schema';
import { brand } from '../../../content/brand.ts';
import { planContent } from '../../../content/plans.ts';
import { contactWords, sayPlan } from '../../../content/site/contact.ts';

const link = 'underline decoration-rule underline-offset-4 hover:decoration-current';

/** Beside the form: every other way, and who is answered first. `plan` is that of who is signed in. */
export function WaysToReachUs({ plan }: { plan: SubscriptionType | undefined }) {
  const contact = contactWords();
  return (
    <dl className="grid content-start gap-6 border-t border-rule pt-6 lg:border-t-0 lg:border-s lg:pt-0 lg:ps-8">
      <div>
        <dt className="font-semibold">{contact.byPhone}</dt>
        {brand.phones.map((phone) => (
          <dd key={phone} className="tabular mt-1">
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
              {phone}
            </a>
          </dd>
        ))}
      </div>
      <div>
        <dt className="font-semibold">{contact.organizations}</dt>
        <dd className="mt-1">
          <a href={`mailto:${brand.enterpriseEmail}`} className={link}>
            {brand.enterpriseEmail}
          </a>
        </dd>
      </div>
      {plan !== 'FREE' && (
        <div>
          <dt className="font-semibold">{plan ? sayPlan(planContent(plan).name) : contact.priority}</dt>
          <dd className="mt-1 text-soft">{plan ? contact.priorityYours : contact.priorityAdvice}</dd>
        </div>
      )}
      <div>
        <dt className="font-semibold">{contact.place}</dt>
        <dd className="mt-1 text-soft">{brand.cities.join(', ')}</dd>
      </div>
    </dl>
  );
}

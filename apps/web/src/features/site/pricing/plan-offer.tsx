import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { i18n } from '#i18n';
import { accountQuery } from '../../../account/get-account.ts';
import { planQuery } from '../../../account/get-plan.ts';
import { PlanFeatures } from '../../../account/plan-features.tsx';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { currency, type PlanContent } from '../../../content/plans.ts';
import { planActions, pricingWords } from '../../../content/site/pricing.ts';
import { Badge } from '../../../ui/badge.tsx';
import { buttonStyle } from '../../../ui/button.tsx';
import { CheckLine } from '../../../ui/check-line.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { formatPrice } from '../../../ui/price.ts';
import { StartPlanButton } from './start-plan-button.tsx';

/** One plan: what it costs, what it holds, how to begin. */
export function PlanOffer({ plan }: { plan: PlanContent }) {
  const pricing = pricingWords();
  const { user } = useAuth();
  const { data } = useQuery({ ...accountQuery, enabled: user !== null });
  const { data: status } = useQuery({ ...planQuery, enabled: user !== null && plan.price > 0 });
  const current = data?.subscription.subscriptionType === plan.type;
  const settled = current && status?.source !== 'trial';
  return (
    <li
      className={classNames(
        // On a tablet a card lies: what it costs beside what it holds.
        'flex flex-col rounded-lg border bg-surface p-6 sm:p-8 sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:grid-rows-[auto_1fr] sm:max-lg:gap-x-10 print:flex print:p-4',
        plan.highlighted ? 'border-accent' : 'border-rule',
      )}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 className="text-title">{plan.name}</h2>
          {current ? (
            <Badge tone="accent">{pricing.yours}</Badge>
          ) : (
            plan.highlighted && <Badge tone="accent">{pricing.highlighted}</Badge>
          )}
        </div>
        <p className="mt-1 text-soft">{i18n._(plan.pitch)}</p>
        <p className="mt-6 flex items-baseline gap-2">
          <span className="serif tabular text-display leading-none">{formatPrice(plan.price, currency)}</span>
          {plan.price > 0 && <span className="text-soft">{pricing.perMonth}</span>}
        </p>
        <p className="mt-2 text-small text-faint">{plan.price > 0 ? pricing.trial : pricing.free}</p>
      </div>
      <div className="mt-6 mb-8 sm:max-lg:row-span-2 sm:max-lg:my-0">
        <p className="mb-2.5 text-small font-medium text-soft empty:hidden lg:min-h-6 lg:empty:block">
          {plan.beyond && i18n._(plan.beyond)}
        </p>
        <ul className="grid gap-2.5">
          <CheckLine strong>{i18n._(plan.trials)}</CheckLine>
          <PlanFeatures features={plan.features} />
        </ul>
      </div>
      <div data-no-print className="mt-auto grid sm:max-lg:col-start-1 sm:max-lg:mt-8 sm:max-lg:self-end">
        {settled || (user && plan.price === 0) ? (
          <Link to={paths.dashboard} className={buttonStyle('secondary')}>
            {pricing.toDashboard}
          </Link>
        ) : user ? (
          <StartPlanButton plan={plan} />
        ) : (
          <Link
            to={paths.register}
            state={{ from: { pathname: localAddress(paths.pricing) } }}
            className={buttonStyle(plan.highlighted ? 'primary' : 'secondary')}
          >
            {plan.price > 0 ? planActions.start(plan.name) : pricing.startFree}
          </Link>
        )}
      </div>
    </li>
  );
}

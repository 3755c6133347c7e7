import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { i18n } from '#i18n';
import { lostLinks } from '../content/navigation.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { localAddress } from './local-address.ts';
import { paths } from './paths.ts';

/** Any address that is no screen: what most people look for, and the way back. */
export function NotFound() {
  return (
    <Page title={t`Page not found`} width="prose" intro={t`The address may be mistyped, or the page may have moved.`}>
      <Link to={localAddress(paths.home)} className={buttonStyle('primary')}>
        {t`Go back home`}
      </Link>
      <ul aria-label={t`Popular pages`} className="mt-12 divide-y divide-rule border-y border-rule">
        {lostLinks.map(({ label, about, to }) => (
          <li key={to}>
            <Link to={localAddress(to)} className="group flex min-h-16 items-center justify-between gap-6 py-3">
              <span>
                <span className="block font-semibold group-hover:text-accent">{i18n._(label)}</span>
                <span className="block text-soft">{i18n._(about)}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

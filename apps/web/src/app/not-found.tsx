import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { lostLinks, notFound } from '../content/navigation.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { paths } from './paths.ts';

/** Any address that is no screen: what most people look for, and the way back. */
export function NotFound() {
  return (
    <Page title={notFound.title} width="prose" intro={notFound.intro}>
      <Link to={paths.home} className={buttonStyle('primary')}>
        {notFound.action}
      </Link>
      <ul aria-label={notFound.listTitle} className="mt-12 divide-y divide-rule border-y border-rule">
        {lostLinks.map(({ label, about, to }) => (
          <li key={to}>
            <Link to={to} className="group flex min-h-16 items-center justify-between gap-6 py-3">
              <span>
                <span className="block font-semibold group-hover:text-accent">{label}</span>
                <span className="block text-soft">{about}</span>
              </span>
              <ArrowRight aria-hidden="true" className="size-5 shrink-0 text-accent" />
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}

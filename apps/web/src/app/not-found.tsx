import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { lostLinks } from '../content/navigation.ts';
import { buttonStyle } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { paths } from './paths.ts';

/** Any address that is no screen: what most people look for, and the way back. */
export function NotFound() {
  return (
    <Page
      title="Page not found"
      width="prose"
      intro="The address may be mistyped, or the page has moved. Nothing of yours is lost."
    >
      <Link to={paths.home} className={buttonStyle('primary')}>
        Go back home
      </Link>
      <ul aria-label="What people look for" className="mt-12 divide-y divide-rule border-y border-rule">
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

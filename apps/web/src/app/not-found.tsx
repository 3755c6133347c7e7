import { Link } from 'react-router';
import { buttonStyle } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { paths } from './paths.ts';

/** Any address that is no screen. */
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
    </Page>
  );
}

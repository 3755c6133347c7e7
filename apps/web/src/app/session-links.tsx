import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { shownName, useAuth } from '../auth/session/session-context.ts';
import { buttonStyle } from '../ui/button.tsx';
import { AccountLinks } from './account-links.tsx';
import { Disclosure } from './disclosure.tsx';
import { paths } from './paths.ts';

/** Sign In and Sign Up, or the menu of who is signed in. */
export function SessionLinks() {
  const { user, loading, signOut } = useAuth();
  if (!user) {
    return (
      <div data-signed-out={loading ? 'unknown' : 'true'} className="flex items-center gap-2">
        <Link to={paths.login} className={buttonStyle('quiet', 'small')}>
          {t`Sign In`}
        </Link>
        <Link to={paths.register} className={buttonStyle('primary', 'small')}>
          {t`Sign Up`}
        </Link>
      </div>
    );
  }
  return (
    <Disclosure label={<span className="max-w-48 truncate">{shownName(user)}</span>} align="end">
      <AccountLinks onSignOut={() => void signOut()} />
    </Disclosure>
  );
}

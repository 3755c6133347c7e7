import { t } from '@lingui/core/macro';
import { NavLink } from 'react-router';
import { disclosedLine } from './disclosure.tsx';
import { paths } from './paths.ts';

/** Where a person who is signed in goes from any page, and the way out. */
export function AccountLinks({ onSignOut }: { onSignOut: () => void }) {
  return (
    <>
      <NavLink to={paths.dashboard} className={disclosedLine}>
        {t`Dashboard`}
      </NavLink>
      <NavLink to={paths.resumes} className={disclosedLine}>
        {t`My resumes`}
      </NavLink>
      <NavLink to={paths.account} className={disclosedLine}>
        {t`Account`}
      </NavLink>
      <button type="button" onClick={onSignOut} className={disclosedLine}>
        {t`Sign Out`}
      </button>
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Link, NavLink } from 'react-router';
import { i18n } from '#i18n';
import { shownName, useAuth } from '../auth/session/session-context.ts';
import { headerNavigation } from '../content/navigation.ts';
import { buttonStyle } from '../ui/button.tsx';
import { AccountLinks } from './account-links.tsx';
import { disclosedLine } from './disclosure.tsx';
import { LanguageSelect } from './language-select.tsx';
import { localAddress } from './local-address.ts';
import { paths } from './paths.ts';

/** The header's navigation on a narrow screen, all of it at once. */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  return (
    <nav
      id="mobile-menu"
      aria-label={t`Main`}
      className="appear absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-rule bg-ground px-3 pt-2 pb-6 shadow-lift lg:hidden"
    >
      {headerNavigation.map((entry) =>
        'links' in entry ? (
          <div key={entry.label.id} className="mt-2 border-t border-rule pt-3">
            <p className="px-3 text-small text-faint">{i18n._(entry.label)}</p>
            {entry.links.map((link) => (
              <NavLink key={link.to} to={localAddress(link.to)} className={disclosedLine}>
                {i18n._(link.label)}
              </NavLink>
            ))}
          </div>
        ) : (
          <NavLink key={entry.to} to={localAddress(entry.to)} end className={disclosedLine}>
            {i18n._(entry.label)}
          </NavLink>
        ),
      )}
      <div className="mt-2 border-t border-rule pt-3">
        <SessionLines onClose={onClose} />
      </div>
      <div className="mt-4 border-t border-rule px-3 pt-4">
        <LanguageSelect labelled />
      </div>
    </nav>
  );
}

function SessionLines({ onClose }: { onClose: () => void }) {
  const { user, signOut } = useAuth();
  if (!user) {
    return (
      <div className="grid grid-cols-2 gap-3 px-3 pt-1">
        <Link to={paths.login} className={buttonStyle('secondary')}>
          {t`Sign In`}
        </Link>
        <Link to={paths.register} className={buttonStyle('primary')}>
          {t`Sign Up`}
        </Link>
      </div>
    );
  }
  async function leave() {
    await signOut();
    onClose();
  }
  return (
    <>
      <p className="truncate px-3 text-small text-faint">{shownName(user)}</p>
      <AccountLinks onSignOut={() => void leave()} />
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Menu, X } from 'lucide-react';
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { i18n } from '#i18n';
import { brand } from '../content/brand.ts';
import { headerNavigation } from '../content/navigation.ts';
import { classNames } from '../ui/class-names.ts';
import { Logo } from '../ui/logo.tsx';
import { Disclosure, disclosedLine } from './disclosure.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { localAddress } from './local-address.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { paths } from './paths.ts';
import { SessionLinks } from './session-links.tsx';
import { useEscape } from './use-escape.ts';
import { useScrolledPast } from './use-scrolled-past.ts';

/** Pixels of scroll after which the header turns opaque. */
const opaqueAfter = 50;

/** The way round the app: navigation, the language, and who is signed in. */
export function Header() {
  const opaque = useScrolledPast(opaqueAfter);
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is the trigger
  useEffect(() => setMenuOpen(false), [pathname]);

  const menuButton = useRef<HTMLButtonElement>(null);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  useEscape(menuOpen, closeMenu, menuButton);

  /** The menu lies over the page: it makes way when the focus goes there. */
  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setMenuOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for focus that leaves
    <header
      onBlur={onBlur}
      data-shell
      data-opaque={opaque || undefined}
      className={classNames(
        'sticky top-0 z-30 border-b transition-colors duration-200',
        opaque || menuOpen ? 'border-rule bg-ground' : 'border-transparent bg-ground/70',
      )}
    >
      <div className="mx-auto flex h-16 max-w-page items-center gap-6 px-5 in-[body:has([data-workspace])]:max-w-[116rem] sm:px-8">
        <Link
          to={localAddress(paths.home)}
          className="-ms-1 flex rounded-md p-1"
          aria-label={t`${{ product: brand.name }}, home`}
        >
          <Logo />
        </Link>
        <nav aria-label={t`Main`} className="hidden items-center gap-1 lg:flex">
          {headerNavigation.map((entry) =>
            'links' in entry ? (
              <Disclosure key={entry.label.id} label={i18n._(entry.label)}>
                {entry.links.map((link) => (
                  <NavLink key={link.to} to={localAddress(link.to)} className={disclosedLine}>
                    {i18n._(link.label)}
                  </NavLink>
                ))}
              </Disclosure>
            ) : (
              <NavLink
                key={entry.to}
                to={localAddress(entry.to)}
                end
                className="flex min-h-10 items-center rounded-md px-3 font-medium hover:bg-sunken aria-[current=page]:text-accent"
              >
                {i18n._(entry.label)}
              </NavLink>
            ),
          )}
        </nav>
        <div className="ms-auto hidden items-center gap-2 lg:flex">
          <LanguageMenu />
          <SessionLinks />
        </div>
        <button
          ref={menuButton}
          type="button"
          data-needs-script
          aria-expanded={menuOpen}
          aria-controls="mobile-menu"
          aria-label={menuOpen ? t`Close menu` : t`Open menu`}
          onClick={() => setMenuOpen(!menuOpen)}
          className="-me-2 ms-auto grid size-11 place-items-center rounded-md hover:bg-sunken lg:hidden"
        >
          {menuOpen ? <X aria-hidden="true" className="size-6" /> : <Menu aria-hidden="true" className="size-6" />}
        </button>
      </div>
      {menuOpen && <MobileMenu onClose={closeMenu} />}
    </header>
  );
}

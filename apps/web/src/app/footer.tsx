import { t } from '@lingui/core/macro';
import { Link } from 'react-router';
import { i18n } from '#i18n';
import { brand } from '../content/brand.ts';
import { aboutNavigation, footerNavigation, type NavigationLink } from '../content/navigation.ts';
import { Logo } from '../ui/logo.tsx';
import { LanguageSelect } from './language-select.tsx';
import { localAddress } from './local-address.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Links, how to reach us, the language and the theme. */
export function Footer() {
  return (
    <footer data-shell className="border-t border-rule bg-sunken">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-10 px-5 py-12 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_1.6fr]">
        <div className="max-w-xs max-lg:col-span-2">
          <Logo />
          <p className="mt-4 text-soft">{t`Resumes matched to real postings, in your own words.`}</p>
        </div>
        <LinkList title={t`Product`} links={footerNavigation} />
        <LinkList title={t`About`} links={aboutNavigation} />
        <section aria-labelledby="footer-contact" className="max-sm:col-span-2">
          <h2 id="footer-contact" className="font-sans text-body font-semibold tracking-normal">
            {t`Contact`}
          </h2>
          <ul className="mt-2 text-soft">
            <li>
              <a className={lineLink} href={`mailto:${brand.email}`}>
                {brand.email}
              </a>
            </li>
            {brand.phones.map((phone) => (
              <li key={phone}>
                <a className={lineLink} href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
                  {phone}
                </a>
              </li>
            ))}
            <li className="py-1.5">{brand.cities.join(', ')}</li>
          </ul>
        </section>
      </div>
      <div className="mx-auto max-w-page px-5 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-rule py-5 text-small text-soft">
          <ul className="flex flex-wrap gap-x-6">
            {brand.links.map((link) => (
              <li key={link.url}>
                <a className={lineLink} href={link.url} rel="noreferrer">
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <LanguageSelect />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

const lineLink = 'inline-block rounded-sm py-1.5 hover:text-ink hover:underline underline-offset-4';

function LinkList({ title, links }: { title: string; links: NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-body font-semibold tracking-normal">{title}</h2>
      <ul className="mt-2 text-soft">
        {links.map((link) => (
          <li key={link.to}>
            <Link className={lineLink} to={localAddress(link.to)}>
              {i18n._(link.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

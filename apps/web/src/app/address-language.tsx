import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType } from 'react-router';
import { i18n } from '#i18n';
import type { Language } from '../language/languages.ts';
import { speak } from '../language/load-texts.ts';
import { addressIn } from './public-address.ts';

/**
 * Round the public pages of one language: the interface speaks the language of the address. Who follows a link to an address without a
 * language while the interface speaks another one is brought to the page in that one; the way back through the history stays as it was.
 */
export function AddressLanguage({ language }: { language: Language }) {
  const { pathname, search, hash, state, key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the arrival at an address is the trigger
  useLayoutEffect(() => {
    if (i18n.locale === language) return;
    if (language === 'en' && arrival !== 'POP')
      void navigate({ pathname: addressIn(i18n.locale, pathname), search, hash }, { replace: true, state });
    else speak(language).catch((cause: unknown) => console.error(cause));
  }, [key, language]);

  return <Outlet />;
}

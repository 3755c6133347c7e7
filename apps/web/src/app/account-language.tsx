import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from '../auth/session/session-context.ts';
import { readChosenLanguage } from '../language/chosen-language.ts';
import { isLanguage } from '../language/languages.ts';
import { speak } from '../language/load-texts.ts';
import { readPublicAddress } from './public-address.ts';

/** Outside of the public pages, whose address names their language: turns to the one that was chosen in this browser, else to the account's. */
export function AccountLanguage() {
  const { user } = useAuth();
  const { pathname } = useLocation();
  const kept: unknown = user?.user_metadata.language;
  const isPublic = readPublicAddress(pathname) !== undefined;
  useEffect(() => {
    const wanted = readChosenLanguage() ?? kept;
    if (!isPublic && isLanguage(wanted)) speak(wanted).catch((cause: unknown) => console.error(cause));
  }, [kept, isPublic]);
  return null;
}

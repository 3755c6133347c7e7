import { t } from '@lingui/core/macro';
import { toast } from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { i18n } from '#i18n';
import { updateLanguage } from '../auth/calls/update-user.ts';
import { useAuth } from '../auth/session/session-context.ts';
import { keepChosenLanguage } from '../language/chosen-language.ts';
import { isLanguage, languages } from '../language/languages.ts';
import { speak } from '../language/load-texts.ts';
import { addressIn, readPublicAddress } from './public-address.ts';

/** The language of the interface, those to choose from, and the choice, which this browser keeps, and the account of who is signed in. A public page is left for its address in the chosen language. */
export function useLanguage() {
  const { user, codeNeeded } = useAuth();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  async function choose(code: string) {
    if (!isLanguage(code)) return;
    try {
      await speak(code);
    } catch (error) {
      console.error(error);
      toast.error(t`We couldn’t load this language. Check your connection and try again.`);
      return;
    }
    keepChosenLanguage(code);
    const page = readPublicAddress(pathname);
    if (page) void navigate({ pathname: addressIn(code, page.path), search, hash });
    // Only for other browsers: where it fails, it is logged, and this one keeps the choice all the same.
    if (user && !codeNeeded) await updateLanguage(code);
  }

  return { language: i18n.locale, languages, choose: (code: string) => void choose(code) };
}

import { firstLanguage, keepReadLanguage } from './language/chosen-language.ts';
import { isLanguage } from './language/languages.ts';

// Stands inside each public page and runs before it is drawn. An address without a language opens in the visitor's; one with a language
// opens in that one, and the screens that follow in this tab begin in it too.
const { pathname, search, hash } = window.location;
const prefix = pathname.split('/')[1];
if (isLanguage(prefix)) keepReadLanguage(prefix);
else {
  const language = firstLanguage();
  if (language !== 'en') {
    document.documentElement.hidden = true;
    window.location.replace(`/${language}${pathname}${search}${hash}`);
  }
}

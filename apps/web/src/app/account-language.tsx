import { isLanguage } from '@shortlist/schema/languages';
import { useEffect } from 'react';
import { useAuth } from '../auth/session/session-context.ts';
import { readChosenLanguage } from '../language/chosen-language.ts';
import { speak } from '../language/load-texts.ts';

/** Turns to the language that the account keeps, in a browser in which none was chosen. */
export function AccountLanguage() {
  const { user } = useAuth();
  const kept: unknown = user?.user_metadata.language;
  useEffect(() => {
    if (isLanguage(kept) && !readChosenLanguage()) speak(kept).catch((cause: unknown) => console.error(cause));
  }, [kept]);
  return null;
}

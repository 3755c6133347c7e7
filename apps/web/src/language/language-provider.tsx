import { I18nProvider } from '@lingui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { i18n } from './i18n.ts';

/** Gives the tree below the texts of the present language, and draws all of it again when the language changes. `children` is called for each drawing. */
export function LanguageProvider({ children }: { children: () => ReactNode }) {
  useSyncExternalStore(
    (onChange) => i18n.on('change', onChange),
    () => i18n.locale,
    () => i18n.locale,
  );
  return <I18nProvider i18n={i18n}>{children()}</I18nProvider>;
}

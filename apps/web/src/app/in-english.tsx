import { Outlet } from 'react-router';
import { i18n } from '#i18n';

/** Marks the screens below it as English for a reader's voice and hyphenation, while the interface around them speaks another language: they are not translated yet. */
export function InEnglish() {
  return (
    <div lang={i18n.locale === 'en' ? undefined : 'en'}>
      <Outlet />
    </div>
  );
}

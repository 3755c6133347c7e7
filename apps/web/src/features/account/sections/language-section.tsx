import { i18n } from '#i18n';
import { LanguageSelect, languageSetting } from '../../../app/language-select.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The language of the interface. */
export function LanguageSection() {
  return (
    <SettingsSection title={i18n._(languageSetting.title)} about={i18n._(languageSetting.about)}>
      <LanguageSelect />
    </SettingsSection>
  );
}

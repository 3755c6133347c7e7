import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { i18n } from '#i18n';
import { classNames } from '../ui/class-names.ts';
import { applyTheme, readTheme, type Theme } from './theme.ts';

const choices: { theme: Theme; label: MessageDescriptor; icon: typeof Sun }[] = [
  { theme: 'system', label: msg`System`, icon: Monitor },
  { theme: 'light', label: msg`Light`, icon: Sun },
  { theme: 'dark', label: msg`Dark`, icon: Moon },
];

/** System, light or dark. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => setTheme(readTheme()), []);

  function choose(next: Theme) {
    setTheme(next);
    applyTheme(next);
  }

  return (
    <fieldset data-needs-script className="flex items-center gap-1">
      <legend className="sr-only">{t`Color theme`}</legend>
      {choices.map(({ theme: value, label, icon: Icon }) => (
        <label
          key={value}
          className={classNames(
            'flex min-h-9 cursor-pointer items-center gap-1.5 rounded-md border px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            theme === value ? 'border-rule-strong bg-surface text-ink' : 'border-transparent hover:text-ink',
          )}
        >
          <input
            type="radio"
            name="theme"
            value={value}
            checked={theme === value}
            onChange={() => choose(value)}
            className="sr-only"
          />
          <Icon aria-hidden="true" className="size-4" />
          {i18n._(label)}
        </label>
      ))}
    </fieldset>
  );
}

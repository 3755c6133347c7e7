import { t } from '@lingui/core/macro';

/** What the key of commands is called on this machine. */
export const commandKey = (): string => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘' : t`Ctrl`);

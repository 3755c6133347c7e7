import { useLingui } from '@lingui/react';

/** The code of the interface's language. Has a component drawn again when that changes, where `React.memo` or `useMemo` would keep its old texts. */
export const useLanguage = (): string => useLingui().i18n.locale;

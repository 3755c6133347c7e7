import { i18n } from '@lingui/core';

// English is compiled into the code (build/compile-texts.ts): what is left as a string has nothing to compile.
i18n.setMessagesCompiler((message) => [message]);
i18n.load('en', {});
i18n.activate('en');

/** The texts of the interface in the language of the moment, English first. Macros of Lingui call this one. */
export { i18n };

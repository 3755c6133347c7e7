/** What is said of a template file that sets no page: sentences of ours, and those of the compiler (Typst) that people meet most. */
export const templateFaults = [
  /*i18n*/ 'Packages can’t be loaded. A template must work on its own.',
  /*i18n*/ 'This file doesn’t exist. A template can only import the shared parts (“parts/…”).',
  /*i18n*/ 'A template must define `resume(data)`, and `letter(data)` for letters.',
  /*i18n*/ 'In {file}, line {line}.',
  /*i18n*/ 'unknown variable: {name}',
  /*i18n*/ 'unclosed delimiter',
  /*i18n*/ 'unclosed string',
  /*i18n*/ 'unexpected closing {sign}',
  /*i18n*/ 'expected {wanted}, found {found}',
  /*i18n*/ 'expected expression',
  /*i18n*/ 'unexpected argument: {name}',
  /*i18n*/ 'missing argument: {name}',
  /*i18n*/ 'dictionary does not contain key {key}',
  /*i18n*/ 'type {type} has no method {name}',
  /*i18n*/ 'cannot add {one} and {other}',
];

/** What is known of files as a whole (`Xray.note`), beside the words of failures, sentence by sentence. */
export const exportNotes = [
  /*i18n*/ 'Your template “{name}” couldn’t produce this page, so these files use {template}.',
  /*i18n*/ 'The template reports: {fault}',
];

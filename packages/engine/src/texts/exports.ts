/** What is known of files as a whole (`Xray.note`), beside the words of failures, sentence by sentence. */
export const exportNotes = [
  /*i18n*/ 'Your template “{name}” could not set this page: these files are set in {template}.',
  /*i18n*/ 'The template reports: {fault}',
];

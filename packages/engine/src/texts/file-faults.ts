/** What is wrong with a file of data (JSON Resume, RenderCV, Europass), one sentence for each fault; `{place}` is where in the file. */
export const fileFaults = [
  /*i18n*/ '{place}: this must be text.',
  /*i18n*/ '{place}: this must be a number.',
  /*i18n*/ '{place}: this must be a list.',
  /*i18n*/ '{place}: this must be an object.',
  /*i18n*/ '{place}: this value isn’t allowed.',
  /*i18n*/ '{place}: write dates as YYYY, YYYY-MM, or YYYY-MM-DD.',
  /*i18n*/ '{place}: the date {date} doesn’t exist.',
  /*i18n*/ 'And {count} more.',
  /*i18n*/ 'Line {line}, column {column}: this isn’t JSON.',
  /*i18n*/ 'Line {line}, column {column}: this isn’t YAML.',
  /*i18n*/ 'This isn’t YAML.',
  /*i18n*/ 'Lists and objects are nested too deeply.',
  /*i18n*/ 'The file must contain one object with sections such as basics, work, and education.',
  /*i18n*/ 'The file has none of the sections of a JSON Resume: {sections}, and so on.',
  /*i18n*/ 'The file must contain “cv” with a name or sections, as RenderCV writes it.',
  /*i18n*/ 'The file must contain a Candidate or a SkillsPassport, as Europass writes it.',
];

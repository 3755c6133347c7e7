export { Draft, DraftDesign, DraftLink, DraftSection, newDraft, UserInfo } from './draft.ts';
export { draftLinks, profileSources } from './draft-basics.ts';
export {
  completeResume,
  draftLanguage,
  draftLayout,
  draftPaper,
  draftResume,
  type Place,
  placeSections,
  previewResume,
  sectionAt,
  textLanguage,
} from './draft-resume.ts';
export { type EntrySpec, entrySpecs, type Fields, unreadKeys } from './entry-spec.ts';
export { type FormKind, isFormKind, pageBreaks, readForms, setPageBreaks, specOf, writeForms } from './form-entries.ts';
export { pageBreakKey, pageBreakLine } from './page-break.ts';
export { resumeDraft } from './resume-draft.ts';
export { addableSections, kindOf, newSection, SectionKind, sectionTitles } from './section-kinds.ts';
export { type Dates, readDate, readDates, writeDate, writeDates } from './typed-dates.ts';
export { locateEntries, readEntries } from './typed-entries.ts';
export { isEntryKind, isListKind, type ListKind, readSection, resumeKeys, writeSection } from './typed-section.ts';

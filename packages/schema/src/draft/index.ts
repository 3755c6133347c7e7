export { Draft, DraftDesign, DraftSection, newDraft, UserInfo } from './draft.ts';
export { draftLayout, draftResume, type Place, placeSections, sectionAt, writeLocation } from './draft-resume.ts';
export { type EntryKind, type EntrySpec, entrySpecs, type Fields } from './entry-spec.ts';
export { resumeDraft } from './resume-draft.ts';
export { addableSections, kindOf, newSection, SectionKind, sectionTitles } from './section-kinds.ts';
export { readDate, readDates, writeDates } from './typed-dates.ts';
export { locateEntries, readEntries, writeEntries } from './typed-entries.ts';
export { isEntryKind, isListKind, type ListKind, readSection, resumeKeys, writeSection } from './typed-section.ts';

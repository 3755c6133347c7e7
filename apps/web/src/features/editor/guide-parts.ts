/** What the guide shows of the editor, in one file to fetch. */
export { LinksField } from './links/links-field.tsx';
export { EntryForms } from './sections/entry-forms.tsx';

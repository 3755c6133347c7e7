/**
 * Why a reading is not certain: a section that is set from lines does not stand in plain lines, a line stands loose in an entry or the head of the page, a part of a line at the head of an entry
 * became no field, a list item and the line that it goes on in became two, lines became one paragraph, a sentence became a list, a bracket or a label of a list came apart, a heading of ours is none of
 * the file's, one of the file's is none of ours, the name looks like a heading, a contact stands elsewhere. `text`: the line, the heading or the section; `section`: where it would be printed.
 */
export type Uncertainty = {
  reason:
    | 'set-from-lines'
    | 'loose-line'
    | 'loose-in-head'
    | 'torn-head'
    | 'torn-item'
    | 'torn-bracket'
    | 'run-together'
    | 'line-among-items'
    | 'prose-in-list'
    | 'label-in-list'
    | 'heading-of-ours'
    | 'heading-of-file'
    | 'name-like-heading'
    | 'contact-elsewhere';
  text: string;
  section?: string;
};

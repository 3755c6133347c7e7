/**
 * A piece of a text: running text; words that stay whole, in a list of their own; or `0`, a place to break that leaves no character
 * behind in the extracted text.
 */
export type Piece = string | [whole: string] | 0;

/** What a line shows by itself: a row of the posting by its place there, and how far, 0 to 1. `title`: the work that the post is called after. */
export type ShownByLine = { row: string; start: number; credit: number; isDuty: boolean; isMust: boolean };

/** What of a posting each line of a resume shows by itself. */
export type LineJudge = (line: string) => ShownByLine[];

export { type Drawn, type Languages, removeBranch, setPieces, takePart } from './change-outline.ts';
export { compareVersions, type OpenRow } from './compare-versions.ts';
export { copyForLanguage } from './copy-for-language.ts';
export { hasLanguage, isDate } from './is-fact.ts';
export { isOpen, LinkedVersion, left, Marks, markOf } from './linked-version.ts';
export { noteEdits, type Versions } from './note-edits.ts';
export { branchOf, type Outline, type OutlineNode, type Piece, piecesOf, readOutline } from './outline.ts';
export { trackOutline } from './track-outline.ts';
export { writeOutline } from './write-outline.ts';

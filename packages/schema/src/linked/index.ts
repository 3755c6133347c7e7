export { removeBranch, setPieces, takePart } from './change-outline.ts';
export { compareVersions, type OpenRow } from './compare-versions.ts';
export { copyForLanguage } from './copy-for-language.ts';
export { isDate } from './is-fact.ts';
export { LinkedVersion, left, markOf, setMarks } from './linked-version.ts';
export { noteEdits, type Versions } from './note-edits.ts';
export { childrenOf, type Outline, type OutlineNode, piecesOf, readOutline } from './outline.ts';
export { trackOutline } from './track-outline.ts';
export { writeOutline } from './write-outline.ts';

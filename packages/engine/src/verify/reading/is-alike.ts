import { readVerb } from '../../language/deeds/action-verbs.ts';
import { equalGroups } from '../words/equal-words.ts';
import type { Word } from './read-words.ts';
import { isSameRoot } from './word-roots.ts';

/** Whether two words say the same: in another form, as another of a group, as another form of a verb. */
export function isAlike(a: Word, b: Word, language = 'en'): boolean {
  if (a.key === b.key || a.stem === b.stem || isSameRoot(a.word, b.word, language)) return true;
  const groups = equalGroups(a.word);
  if (groups.length > 0 && equalGroups(b.word).some((group) => groups.includes(group))) return true;
  const base = readVerb(a.word)?.verb.base;
  return base !== undefined && readVerb(b.word)?.verb.base === base;
}

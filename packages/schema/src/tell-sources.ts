import type { Edit, LedgerEntry } from './edit.ts';
import type { LinkedinResult, ResumeResult } from './optimization.ts';
import type { Resume } from './resume.ts';
import { tellFacts } from './tell-place.ts';

/** Of a result, what was written and the document that it came from. */
type Sources =
  | (Pick<ResumeResult, 'kind' | 'ledger' | 'letter' | 'original'> & { edits?: Edit[] })
  | Pick<LinkedinResult, 'kind' | 'profile' | 'original'>;

/** The name of the file that says what each sentence rests on. */
export const sourcesFile = 'sources.txt';

/**
 * What each sentence that was written rests on, as plain text to read: the sentence, then the person's own words and where they stand.
 * `accepted` are the ids of the edits that stand; without it all do.
 */
export function tellSources(result: Sources, accepted?: readonly string[]): string {
  const parts =
    result.kind === 'resume'
      ? [
          tellPart('Your resume', withoutRejected(result.ledger, result.edits, accepted), result.original),
          tellPart(
            'Your cover letter',
            standingEntries(result.letter.ledger, result.letter.paragraphs),
            result.original,
          ),
        ]
      : [tellPart('Your LinkedIn profile', result.profile.ledger, result.original, 'linkedin')];
  return `${['Sources', howToRead, ...parts.filter((part) => part !== '')].join('\n\n')}\n`;
}

const howToRead =
  'Under each sentence stand the words of yours that support it and where they stand. A sentence that only greets, asks or speaks of the posting needs none. What is not listed stands as you wrote it.';

/** A sentence that the person rejected stands nowhere. */
function withoutRejected(ledger: LedgerEntry[], edits: Edit[] = [], accepted?: readonly string[]): LedgerEntry[] {
  if (accepted === undefined) return ledger;
  const stand = new Set(edits.filter(({ id }) => accepted.includes(id)).map(({ path }) => path));
  const changed = new Set(edits.map(({ path }) => path));
  return ledger.filter(({ pointer }) => stand.has(pointer) || !changed.has(pointer));
}

/** Of a ledger, the entries whose sentences stand in the texts still: what the person has changed is theirs. */
export function standingEntries(ledger: readonly LedgerEntry[], texts: readonly string[]): LedgerEntry[] {
  return ledger.filter(({ sentence }) => texts.some((text) => text.includes(sentence)));
}

function tellPart(
  title: string,
  entries: readonly LedgerEntry[],
  original: Resume,
  of: 'resume' | 'linkedin' = 'resume',
): string {
  if (entries.length === 0) return '';
  const told = entries.map((entry, i) =>
    [
      `${i + 1}. ${entry.sentence.replace(/(?:(?<!\s)\s+)?\n\s*/g, ' ')}`,
      ...(entry.facts.length === 0
        ? ['   Says nothing about you that needs a source.']
        : tellFacts(entry, original, of).map(({ words, place }) => `   - “${words}” (${place})`)),
    ].join('\n'),
  );
  return [`${title}\n${'='.repeat(title.length)}`, ...told].join('\n\n');
}

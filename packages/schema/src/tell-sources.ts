import { type Say, sayInEnglish } from './describe-place.ts';
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
 * `accepted` are the ids of the edits that stand; without it all do. `say` puts `sourceTexts` and the words of places into another language.
 */
export function tellSources(result: Sources, accepted?: readonly string[], say: Say = sayInEnglish): string {
  const parts =
    result.kind === 'resume'
      ? [
          tellPart(words.resume, withoutRejected(result.ledger, result.edits, accepted), { ...result, say }),
          tellPart(words.letter, standingEntries(result.letter.ledger, result.letter.paragraphs), { ...result, say }),
        ]
      : [tellPart(words.profile, result.profile.ledger, { ...result, say }, 'linkedin')];
  return `${[say(words.title), say(words.howToRead), ...parts.filter((part) => part !== '')].join('\n\n')}\n`;
}

const words = {
  title: 'Sources',
  howToRead:
    'Below each sentence are your own words that support it, with their source. Greetings, questions, and sentences about the posting need no source. Anything not listed is unchanged.',
  resume: 'Your resume',
  letter: 'Your cover letter',
  profile: 'Your LinkedIn profile',
  without: 'No source needed. This sentence makes no claim about you.',
  fact: '“{words}” ({place})',
};

/** The texts of the file, beside those of `tellPlace`. */
export const sourceTexts: readonly string[] = Object.values(words);

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
  english: string,
  entries: readonly LedgerEntry[],
  { original, say }: { original: Resume; say: Say },
  of: 'resume' | 'linkedin' = 'resume',
): string {
  if (entries.length === 0) return '';
  const title = say(english);
  const told = entries.map((entry, i) =>
    [
      `${i + 1}. ${entry.sentence.replace(/(?:(?<!\s)\s+)?\n\s*/g, ' ')}`,
      ...(entry.facts.length === 0
        ? [`   ${say(words.without)}`]
        : tellFacts(entry, original, of, say).map((fact) => `   - ${say(words.fact, fact)}`)),
    ].join('\n'),
  );
  return [`${title}\n${'='.repeat(title.length)}`, ...told].join('\n\n');
}

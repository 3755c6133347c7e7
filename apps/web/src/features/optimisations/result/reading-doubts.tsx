import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Doubt, Resume } from '@shortlist/schema';
import { namePlace, sayPlaceWord } from '../../../results/place-words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { pairDoubts, type ToldDoubt } from '../words/pair-doubts.ts';

/** What the reader was not sure of in the file that was sent: the person knows better. Nothing where it was sure of all. */
export function ReadingDoubts({ doubts = [], original }: { doubts?: Doubt[]; original: Resume }) {
  const places = pairDoubts(doubts);
  if (places.length === 0) return null;
  return (
    <div id="doubts" className="scroll-mt-28">
      <Notice
        tone="warning"
        title={plural(places.length, {
          one: 'We weren’t sure how to read one part of your file',
          other: 'We weren’t sure how to read # parts of your file',
        })}
      >
        <ul className="list-disc ps-5">
          {places.map((place) => (
            <li key={place.pointer} className="break-words">
              {namePlace(original, place.pointer)}: <Reading place={place} />
            </li>
          ))}
        </ul>
        <p className="mt-1">{t`If we got it wrong, select “Open in editor” and correct it before you send anything.`}</p>
      </Notice>
    </div>
  );
}

/** A field of a resume as a person would say it. `key` is the last of its pointer. */
function wordOf(key: string): string {
  if (key === 'name') return t`employer`;
  if (key === 'institution') return t`school`;
  return key === 'studyType' ? t`degree` : sayPlaceWord(key);
}

function Reading({ place: { fields, runnerUp } }: { place: ToldDoubt }) {
  const [first, second] = fields;
  const taken = first?.text;
  const one = first && wordOf(first.key);
  const other = second && wordOf(second.key);
  if (second)
    return (
      <Trans>
        we read <q>{taken}</q> as the {one} and <q>{second.text}</q> as the {other}. It may be the other way around
      </Trans>
    );
  if (runnerUp)
    return (
      <Trans>
        we read <q>{taken}</q>. It may be <q>{runnerUp}</q>
      </Trans>
    );
  return (
    <Trans>
      we read <q>{taken}</q>
    </Trans>
  );
}

import { type Doubt, describePlace, type Resume } from '@shortlist/schema';
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
        title={`We were not sure how to read ${places.length === 1 ? 'one place' : `${places.length} places`} of your file`}
      >
        <ul className="list-disc pl-5">
          {places.map((place) => (
            <li key={place.pointer} className="break-words">
              {describePlace(original, place.pointer)}: <Reading place={place} />
            </li>
          ))}
        </ul>
        <p className="mt-1">If we took it wrong, correct it with “Open in editor” before you send anything.</p>
      </Notice>
    </div>
  );
}

function Reading({ place: { fields, runnerUp } }: { place: ToldDoubt }) {
  const [first, second] = fields;
  return (
    <>
      we took <q>{first?.text}</q>
      {second && (
        <>
          {' '}
          for the {first?.word} and <q>{second.text}</q> for the {second.word}; it may be the other way round
        </>
      )}
      {!second && runnerUp && (
        <>
          ; it may be <q>{runnerUp}</q>
        </>
      )}
    </>
  );
}

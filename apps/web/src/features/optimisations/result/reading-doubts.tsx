import type { Doubt, Resume } from '@shortlist/schema';
import { describePlace } from '../../../results/describe-place.ts';
import { Notice } from '../../../ui/notice.tsx';

/** What the reader was not sure of in the file that was sent: the person knows better. Nothing where it was sure of all. */
export function ReadingDoubts({ doubts = [], original }: { doubts?: Doubt[]; original: Resume }) {
  if (doubts.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={`We were not sure how to read ${doubts.length === 1 ? 'one place' : `${doubts.length} places`} of your file`}
    >
      <ul className="list-disc pl-5">
        {doubts.map(({ pointer, text, runnerUp }) => (
          <li key={pointer} className="break-words">
            {describePlace(original, pointer)}: we took <q>{text}</q>
            {runnerUp && (
              <>
                ; it may be <q>{runnerUp}</q>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-1">If we took it wrong, correct it with “Open in editor” before you send anything.</p>
    </Notice>
  );
}

import type { Edit, Resume } from '@shortlist/schema';
import { Badge } from '../../../ui/badge.tsx';
import { formatPoints } from '../../../ui/format.ts';
import { describePlace } from '../words/describe-place.ts';
import { editWords } from '../words/match-words.ts';
import { EditChange } from './edit-change.tsx';
import { ResultSection } from './result-section.tsx';

/** Each change that we made to the resume: where, what stood there, what stands there now, why, and on which facts. */
export function Edits({ edits, original }: { edits: Edit[]; original: Resume }) {
  return (
    <ResultSection
      id="edits"
      title={edits.length === 1 ? 'One edit' : `${edits.length} edits`}
      intro="Every change rests on your own documents. Nothing was added that they do not say."
    >
      {edits.length === 0 ? (
        <p className="text-soft">We left your wording as it is: no change would show this posting more of you.</p>
      ) : (
        <ol className="grid gap-8">
          {edits.map((edit) => (
            <li key={edit.id} className="grid gap-3">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="font-semibold">{describePlace(original, edit.path)}</h3>
                <Badge>{editWords[edit.reason]}</Badge>
                {edit.effect !== 0 && (
                  <span className="tabular text-small text-soft">{formatPoints(edit.effect, true)} points</span>
                )}
              </div>
              <EditChange edit={edit} />
              <p className="max-w-prose text-soft">{edit.explanation}</p>
              {edit.evidence.length > 0 && <Facts edit={edit} original={original} />}
            </li>
          ))}
        </ol>
      )}
    </ResultSection>
  );
}

function Facts({ edit, original }: { edit: Edit; original: Resume }) {
  return (
    <details className="max-w-prose text-small">
      <summary className="w-fit rounded-sm font-medium text-accent">
        Rests on {edit.evidence.length === 1 ? 'one fact' : `${edit.evidence.length} facts`}
      </summary>
      <ul className="mt-2 grid gap-2">
        {edit.evidence.map((fact) => (
          <li key={fact.source + fact.pointer + fact.text} className="border-l-2 border-accent/50 pl-3">
            <q>{fact.text}</q>
            <span className="block text-faint">
              {fact.source === 'answer' ? 'Your answer' : describePlace(original, fact.pointer)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

import { type Draft, type Met, type RequirementMatch, sectionAt } from '@shortlist/schema';
import { Check, CircleDashed, Minus } from 'lucide-react';
import { lazy, memo, Suspense, useState } from 'react';
import { bandTone } from '../../../ui/band-tone.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import type { Review } from './use-review.ts';

const EarlierPostings = lazy(() => import('./earlier-postings.tsx'));

const signs: Record<string, { icon: typeof Check; word: string; style: string }> = {
  true: { icon: Check, word: 'Met', style: 'text-accent' },
  partly: { icon: Minus, word: 'Partly', style: 'text-partly' },
  false: { icon: CircleDashed, word: 'Not shown', style: 'text-missing' },
};

/** How the draft meets a posting that the person chose: the estimate with its requirements, each leading to its line. */
export const MatchPanel = memo(function MatchPanel({ review }: { review: Review }) {
  const { match, posting } = review;
  const [changing, setChanging] = useState(false);
  const [opened, setOpened] = useState(false);
  const choose = (text: string) => {
    review.choosePosting(text);
    setChanging(false);
  };
  const about = [match?.title, match?.employer].filter(Boolean).join(' at ');
  return (
    <details
      className="rounded-lg border border-rule bg-surface"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="rounded-lg px-4 py-3 font-medium">
        Match:{' '}
        <span className="font-normal text-soft">
          {posting
            ? match
              ? `${match.match.score} of 100${about ? `, ${about}` : ''}`
              : 'reading the posting'
            : 'choose a posting'}
        </span>
      </summary>
      <div className="px-4 pt-1 pb-5">
        {posting && !changing ? (
          <Chosen review={review} onChange={() => setChanging(true)} />
        ) : (
          <div className="grid gap-4">
            {opened && (
              <Suspense>
                <EarlierPostings onChoose={choose} />
              </Suspense>
            )}
            <PostingForm posting={posting} onChoose={choose} />
          </div>
        )}
      </div>
    </details>
  );
});

function PostingForm({ posting, onChoose }: { posting: string; onChoose: (text: string) => void }) {
  const [text, setText] = useState(posting);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onChoose(text.trim());
      }}
    >
      <TextArea
        label="Job posting"
        hint="Paste its text. It is kept in this browser only; comparing uses no optimization."
        rows={6}
        maxLength={100_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" disabled={!text.trim()} className="justify-self-start">
        Compare with my resume
      </Button>
    </form>
  );
}

function Chosen({ review, onChange }: { review: Review; onChange: () => void }) {
  const { match, judged, failed, checking } = review;
  return (
    <div className="grid gap-4">
      {failed && (
        <Notice tone="warning" title="The posting could not be compared now.">
          Your text is kept. We try again with your next change.
        </Notice>
      )}
      {!match && !failed && (
        <p role="status" className="flex items-center gap-2 text-soft">
          {checking && <Spinner />} {checking ? 'Comparing' : 'Write a first section to compare.'}
        </p>
      )}
      {match && (
        <>
          <div className="flex items-center gap-4">
            <ScoreRing score={match.match.score} label="Match estimate" tone={bandTone[match.match.band]} />
            <p className="text-soft">
              {match.match.band}. An estimate of how well this page shows what the posting asks for, with its reasons
              below.
            </p>
          </div>
          <ul className="grid max-h-72 gap-2 overflow-y-auto" aria-label="What the posting asks for">
            {[...match.match.gates, ...match.match.requirements].map((requirement) => (
              <Requirement key={requirement.id} requirement={requirement} judged={judged} />
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onChange}>
          Change the posting
        </Button>
        <Button variant="quiet" size="small" onClick={() => review.choosePosting('')}>
          Stop comparing
        </Button>
      </div>
    </div>
  );
}

function Requirement({ requirement, judged }: { requirement: RequirementMatch; judged: Draft | undefined }) {
  const { met, text, importance, evidence } = requirement;
  const sign = signOf(met);
  const [proof] = evidence;
  const section = proof && judged && sectionAt(judged, proof.pointer);
  return (
    <li className="flex gap-2.5 text-small">
      <sign.icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${sign.style}`} />
      <span className="min-w-0">
        <span className="font-medium">{sign.word}: </span>
        {text}
        {importance === 'must' && <span className="text-faint"> (must)</span>}
        {section && proof && (
          <button
            type="button"
            className="prose-link block max-w-full truncate text-left text-faint"
            onClick={() => document.querySelector<HTMLElement>(`[data-section="${section.id}"]`)?.focus()}
          >
            {proof.text}
          </button>
        )}
      </span>
    </li>
  );
}

function signOf(met: Met) {
  return signs[String(met)] ?? { icon: CircleDashed, word: 'Not shown', style: 'text-missing' };
}

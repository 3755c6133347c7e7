import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { Draft, Met, RequirementMatch } from '@shortlist/schema';
import { Check, CircleDashed, Minus } from 'lucide-react';
import { memo, useState } from 'react';
import { i18n } from '#i18n';
import { useLanguage } from '../../../language/use-language.ts';
import { bandTone, bandWords } from '../../../ui/band-tone.ts';
import { Button } from '../../../ui/button.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { findInText } from '../document/find-place.ts';
import { goToText } from '../document/go-to-place.ts';
import { EarlierPostings } from './earlier-postings.tsx';
import type { Review } from './use-review.ts';

const signs: Record<string, { icon: typeof Check; word: MessageDescriptor; style: string }> = {
  true: { icon: Check, word: msg`Met`, style: 'text-accent' },
  partly: { icon: Minus, word: msg`Partly met`, style: 'text-partly' },
  false: { icon: CircleDashed, word: msg`Not shown`, style: 'text-missing' },
};

/** `onOpen` shows a section's text: the place of a proof. */
type Props = { review: Review; onOpen: (section: string) => void };

/** How the draft meets a posting that the person chose: the estimate with its requirements, each leading to its line. */
export default memo(function MatchPanel({ review, onOpen }: Props) {
  const { posting } = review;
  useLanguage();
  const [changing, setChanging] = useState(false);
  const choose = (text: string) => {
    review.choosePosting(text);
    setChanging(false);
  };
  return (
    <Panel title={t`Match`}>
      {posting && !changing ? (
        <Chosen review={review} onChange={() => setChanging(true)} onOpen={onOpen} />
      ) : (
        <div className="grid gap-4">
          <EarlierPostings onChoose={choose} />
          <PostingForm posting={posting} onChoose={choose} />
        </div>
      )}
    </Panel>
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
        label={t`Job posting`}
        hint={t`Paste its text. It stays in this browser, and comparing doesn’t use an optimization.`}
        rows={6}
        maxLength={100_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="small" disabled={!text.trim()} className="justify-self-start">
        {t`Compare with my resume`}
      </Button>
    </form>
  );
}

function Chosen({ review, onChange, onOpen }: Props & { onChange: () => void }) {
  const { match, judged, failed, checking, notes } = review;
  const { title, employer } = match ?? {};
  const about = title && employer ? t`${title} at ${employer}` : title || employer;
  const proposed = [...notes.values()].flat().filter(({ kind }) => kind === 'posting');
  const goToProposed = (place = 'page') => {
    onOpen(place);
    focusLater(() => document.querySelector<HTMLElement>('[data-note="posting"] button'));
  };
  return (
    <div className="grid gap-4">
      {failed && (
        <Notice tone="warning" title={t`We couldn’t compare the posting.`}>
          {t`Your text is safe. We’ll try again after your next change.`}
        </Notice>
      )}
      {!match && !failed && (
        <p role="status" className="flex items-center gap-2 text-soft">
          {checking && <Spinner />} {checking ? t`Comparing` : t`Fill in a section to compare.`}
        </p>
      )}
      {match && (
        <>
          <div className="flex items-center gap-4">
            <ScoreRing score={match.match.score} label={t`Match estimate`} tone={bandTone[match.match.band]} />
            <p className="text-soft">
              {about && <span className="block font-medium text-ink">{about}</span>}
              {t`${{ band: i18n._(bandWords[match.match.band]) }}. This estimates how well your resume shows what the posting asks for. The reasons are below.`}
            </p>
          </div>
          {proposed.length > 0 && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5">
              {plural(proposed.length, {
                one: '# suggestion next to your text.',
                other: '# suggestions next to your text.',
              })}
              <Button variant="secondary" size="small" onClick={() => goToProposed(proposed[0]?.place)}>
                {t`See suggestions`}
              </Button>
            </p>
          )}
          <ul className="grid gap-2.5" aria-label={t`What the posting asks for`}>
            {[...match.match.gates, ...match.match.requirements].map((requirement) => (
              <Requirement key={requirement.id} requirement={requirement} judged={judged} onOpen={onOpen} />
            ))}
          </ul>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onChange}>
          {t`Change the posting`}
        </Button>
        <Button variant="quiet" size="small" onClick={() => review.choosePosting('')}>
          {t`Stop comparing`}
        </Button>
      </div>
    </div>
  );
}

type RequirementProps = Pick<Props, 'onOpen'> & { requirement: RequirementMatch; judged: Draft | undefined };

function Requirement({ requirement, judged, onOpen }: RequirementProps) {
  const { met, text, importance, evidence } = requirement;
  const sign = signOf(met);
  const [proof] = evidence;
  const place = proof && judged && findInText(judged, proof.pointer);
  return (
    <li className="flex gap-2.5 text-small">
      <sign.icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${sign.style}`} />
      <span className="min-w-0">
        <span className="font-medium">{t`${{ met: i18n._(sign.word) }}:`} </span>
        {text}
        {importance === 'must' && <span className="text-faint"> {t`(must-have)`}</span>}
        {place && proof && (
          <button
            type="button"
            className="prose-link block max-w-full truncate text-start text-faint"
            onClick={() => {
              onOpen(place.section);
              goToText(place);
            }}
          >
            {proof.text}
          </button>
        )}
      </span>
    </li>
  );
}

function signOf(met: Met) {
  return signs[String(met)] ?? { icon: CircleDashed, word: msg`Not shown`, style: 'text-missing' };
}

import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BookOpenCheck, Check, ScanText, SpellCheck } from 'lucide-react';
import { type MouseEvent, memo, useState } from 'react';
import { i18n } from '#i18n';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { focusLater } from '../../../ui/focus-later.ts';
import { changedWords } from './changed-words.ts';
import type { Note } from './list-notes.ts';
import type { Review } from './use-review.ts';

type Props = {
  label: string;
  notes: Note[] | undefined;
  apply: Review['apply'];
  accept: Review['accept'];
  /** Where somebody goes on who made a change by keyboard: its button is gone. By default the text that it changed. */
  next?: (place: string) => HTMLElement | null;
};
type Changes = Pick<Props, 'apply' | 'accept'> & Required<Pick<Props, 'next'>>;

const textAt = (place: string) => document.querySelector<HTMLElement>(`[data-section="${place}"]`);

const kinds = {
  spelling: { icon: SpellCheck, word: msg`Spelling` },
  readability: { icon: ScanText, word: msg`Readability` },
  posting: { icon: BookOpenCheck, word: msg`For this posting` },
};

/** So many are shown at once: a long list of faults helps nobody. */
const shownFirst = 3;

/** What is worth a look at one place, under it; each change is one press and can be undone. */
export const SectionNotes = memo(function SectionNotes({ label, notes = [], apply, accept, next = textAt }: Props) {
  const [all, setAll] = useState(false);
  useLanguage();
  if (notes.length === 0) return null;
  const sorted = notes.toSorted((one, other) => Number(other.important) - Number(one.important));
  const shown = all ? sorted : sorted.slice(0, shownFirst);
  return (
    <section aria-label={t`Notes on ${label}`} className="mt-3 border-t border-rule pt-3" data-notes>
      <ul className="grid gap-2.5">
        {shown.map((note) => (
          <NoteLine key={note.key} note={note} apply={apply} accept={accept} next={next} />
        ))}
      </ul>
      {notes.length > shownFirst && (
        <button type="button" className="prose-link mt-2 text-small" onClick={() => setAll(!all)}>
          {all ? t`Show fewer` : plural(notes.length - shownFirst, { one: 'Show # more', other: 'Show # more' })}
        </button>
      )}
    </section>
  );
});

function NoteLine({ note, ...changes }: { note: Note } & Changes) {
  const { apply, next } = changes;
  const { icon: Icon, word } = kinds[note.kind];
  return (
    <li className="flex gap-2.5 text-small" data-note={note.kind}>
      <Icon
        aria-hidden="true"
        className={classNames('mt-0.5 size-4 shrink-0', note.important ? 'text-partly' : 'text-faint')}
      />
      <div className="min-w-0 grow">
        <span className="sr-only">{t`${{ kind: i18n._(word) }}:`} </span>
        {note.kind === 'spelling' ? <Spelling note={note} {...changes} /> : <Words note={note} />}
        {note.kind !== 'spelling' &&
          note.fixes.map((fix) => (
            <Button
              key={fix.label}
              variant="secondary"
              size="small"
              className="mt-1.5"
              onClick={(event) => mend(event, note, next, () => apply(note, fix))}
            >
              <Check aria-hidden="true" className="size-4" />
              {fix.label}
            </Button>
          ))}
      </div>
    </li>
  );
}

/** Makes a change whose button goes away with its note, and leads whoever pressed it by keyboard to what is next. */
function mend({ detail }: MouseEvent, { place }: Note, next: Changes['next'], change: () => void): void {
  change();
  if (detail === 0) focusLater(() => next(place));
}

function Spelling({ note, apply, accept, next }: { note: Note } & Changes) {
  const { title } = note;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <span>
        <Trans>
          <q className="font-medium">{title}</q>: did you mean
        </Trans>
      </span>
      {note.fixes.map((fix) => (
        <button
          key={fix.label}
          type="button"
          onClick={(event) => mend(event, note, next, () => apply(note, fix))}
          className="min-h-7 rounded-md border border-rule-strong bg-surface px-2 font-medium hover:border-ink hover:bg-sunken"
        >
          {fix.label}
        </button>
      ))}
      <button
        type="button"
        className="prose-link text-faint"
        onClick={(event) => mend(event, note, next, () => accept(note))}
      >
        {t`Ignore this word`}
      </button>
    </span>
  );
}

function Words({ note }: { note: Note }) {
  const { title, points, about, advice, edit } = note;
  return (
    <>
      <span className="font-medium">
        {points && `${points} · `}
        <span lang={serverLanguage(title)}>{sayServerText(title)}</span>
      </span>
      {about.slice(0, shownFirst).map((words) => (
        <span key={words} className="text-soft">
          {' '}
          <q className="break-words">{words}</q>
        </span>
      ))}
      {about.length > shownFirst && (
        <span className="text-soft">
          {' '}
          {plural(about.length - shownFirst, { one: 'and # more', other: 'and # more' })}
        </span>
      )}
      {advice && (
        <span lang={serverLanguage(advice)} className="block text-soft">
          {sayServerText(advice)}
        </span>
      )}
      {edit && typeof edit.before === 'string' && typeof edit.after === 'string' && (
        <Change before={edit.before} after={edit.after} />
      )}
      {edit && edit.op !== 'remove' && typeof edit.before !== 'string' && typeof edit.after === 'string' && (
        <span dir="auto" className="block rounded-md bg-sunken px-3 py-2">
          {edit.after}
        </span>
      )}
      {edit && edit.evidence.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit rounded-sm text-faint">
            {plural(edit.evidence.length, {
              one: 'Based on # line in your resume',
              other: 'Based on # lines in your resume',
            })}
          </summary>
          <ul className="mt-1 grid gap-1">
            {edit.evidence.map((fact) => (
              <li key={fact.source + fact.pointer + fact.text} className="border-s-2 border-accent/50 ps-2 text-soft">
                <q>{fact.text}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A text with the words marked that went and came. */
export function Change({ before, after }: { before: string; after: string }) {
  const { head, removed, added, tail } = changedWords(before, after);
  return (
    <span className="mt-1 block rounded-md bg-sunken px-3 py-2 break-words">
      {head}
      {removed && (
        <del className="text-missing">
          <span className="sr-only">{t`removed:`} </span>
          {removed}
        </del>
      )}{' '}
      {added && (
        <ins className="rounded-sm bg-accent-soft font-medium text-accent">
          <span className="sr-only">{t`added:`} </span>
          {added}
        </ins>
      )}
      {tail}
    </span>
  );
}

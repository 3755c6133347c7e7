import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { plural, t } from '@lingui/core/macro';
import { type Draft, type DraftSection, isEntryKind, isFormKind, kindOf, type SectionKind } from '@shortlist/schema';
import { ChevronDown, ChevronUp, GripVertical, SeparatorHorizontal, Trash2 } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { i18n } from '#i18n';
import { nameSection } from '../../../content/section-names.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle } from '../../../ui/field.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { FormsButton } from '../../../ui/forms-button.tsx';
import { breakBefore, deleteSection, renameSection, setContent, setHeading } from '../document/change-draft.ts';
import { MarkedText } from '../marks/marked-text.tsx';
import type { Note } from '../review/list-notes.ts';
import { SectionNotes } from '../review/section-notes.tsx';
import type { Review } from '../review/use-review.ts';
import { EntryForms } from './entry-forms.tsx';
import { HideButton } from './page-controls.tsx';
import { SectionTitle } from './section-title.tsx';
import { writingHints } from './writing-hints.ts';

type Props = {
  section: DraftSection;
  index: number;
  last: boolean;
  change: (make: (draft: Draft) => Draft, key?: string) => void;
  onMove: (id: string, by: -1 | 1) => void;
  /** The text's language, BCP 47: for the browser's own checker and for what reads aloud. */
  language: string | undefined;
  folded: boolean;
  onFold: (id: string, folded: boolean) => void;
  notes: Note[] | undefined;
  apply: Review['apply'];
  accept: Review['accept'];
};

const tool =
  'grid size-9 place-items-center rounded-md text-soft max-sm:size-8 hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-35';

/** A section: its text, the same as forms where it is a list of entries, its place among the others. */
export const SectionCard = memo(function SectionCard(props: Props) {
  const { section, index, last, change, onMove, language, folded, onFold, notes, apply, accept } = props;
  useLanguage();
  const { id, content, isCustom } = section;
  const title = nameSection(section);
  const sortable = useSortable({ id });
  const kind = kindOf(section);
  // Where entries are there already, they are looked at as such; who begins with nothing writes a text.
  const [asForms, setAsForms] = useState(() => isEntryKind(kind) && content.trim() !== '');
  const write = (text: string, key = `content-${id}`) => change((draft) => setContent(draft, id, text), key);

  function remove() {
    change((draft) => deleteSection(draft, id));
    toast.success(t`${title} deleted. You can undo this.`);
    focusLater(() => document.querySelector<HTMLElement>('[data-add-section]'));
  }

  return (
    <li
      ref={sortable.setNodeRef}
      data-card={id}
      tabIndex={-1}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className={classNames(
        'rounded-lg border border-rule bg-surface p-4 sm:p-5',
        sortable.isDragging && 'relative z-10 opacity-90 shadow-lift',
      )}
    >
      <div className={classNames('flex flex-wrap items-center gap-1', !folded && 'mb-3')}>
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={t`Move ${title}`}
          title={t`Drag to move`}
          className={classNames(tool, '-ms-2 cursor-grab touch-none')}
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <SectionTitle
          title={title}
          editable={isCustom}
          folded={folded}
          onFold={() => onFold(id, !folded)}
          onRename={(name) => change((draft) => (isCustom ? renameSection : setHeading)(draft, id, name))}
          heading={section.heading}
        />
        <div className="ms-auto flex shrink-0">
          {isFormKind(kind) && !folded && <FormsButton title={title} asForms={asForms} onChange={setAsForms} />}
          <button
            type="button"
            aria-pressed={section.breakBefore === true}
            title={section.breakBefore ? t`Starts on a new page` : t`Start on a new page`}
            aria-label={t`${title} on a new page`}
            onClick={() => change((draft) => breakBefore(draft, id, !section.breakBefore))}
            className={classNames(tool, section.breakBefore && 'bg-accent-soft text-accent')}
          >
            <SeparatorHorizontal aria-hidden="true" className="size-4.5" />
          </button>
          <HideButton section={section} change={change} className={tool} />
          <button
            type="button"
            aria-label={t`Move ${title} up`}
            disabled={index === 0}
            title={t`Move up`}
            data-move={-1}
            onClick={() => onMove(id, -1)}
            className={tool}
          >
            <ChevronUp aria-hidden="true" className="size-4.5" />
          </button>
          <button
            type="button"
            aria-label={t`Move ${title} down`}
            disabled={last}
            title={t`Move down`}
            data-move={1}
            onClick={() => onMove(id, 1)}
            className={tool}
          >
            <ChevronDown aria-hidden="true" className="size-4.5" />
          </button>
          {isCustom && (
            <button
              type="button"
              aria-label={t`Delete ${title}`}
              title={t`Delete`}
              onClick={remove}
              className={classNames(tool, 'hover:not-disabled:text-missing')}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </button>
          )}
        </div>
      </div>
      {section.hidden && <p className="mb-2 text-small text-soft">{t`Hidden from the page and from your files.`}</p>}
      {folded ? (
        <p className="mt-1 truncate text-small text-faint">{describeFolded(content, notes)}</p>
      ) : asForms && isFormKind(kind) ? (
        <div data-section={id} tabIndex={-1} className="rounded-md">
          <EntryForms kind={kind} title={title} content={content} onChange={write} />
        </div>
      ) : (
        <TextView name={title} marked={takesMarks(kind)}>
          <textarea
            aria-label={title}
            data-section={id}
            lang={language}
            dir="auto"
            value={content}
            placeholder={t`Enter your ${title}...`}
            aria-describedby={`${id}-hint`}
            onChange={(event) => write(event.target.value)}
            className={classNames(
              controlStyle,
              'block min-h-28 resize-y [field-sizing:content] max-h-[36rem] leading-relaxed',
            )}
          />
        </TextView>
      )}
      {!folded && !asForms && (
        <p id={`${id}-hint`} className="mt-2 text-small text-faint">
          {i18n._(writingHints[kind])}
        </p>
      )}
      {!folded && <SectionNotes label={title} notes={notes} apply={apply} accept={accept} />}
    </li>
  );
});

/** The typed text of a section, with the buttons for its style where it takes any. */
function TextView({ name, marked, children }: { name: string; marked: boolean; children: ReactNode }) {
  return marked ? <MarkedText name={name}>{children}</MarkedText> : children;
}

/** Lists of single words are printed as they are. */
const takesMarks = (kind: SectionKind) => kind !== 'skills' && kind !== 'languages' && kind !== 'interests';

/** What a folded section holds: its first words, and how much there is to mend. */
function describeFolded(content: string, notes: Note[] = []): string {
  const first = content.trim().split('\n')[0] || t`Empty`;
  return notes.length === 0 ? first : `${plural(notes.length, { one: '# note', other: '# notes' })} · ${first}`;
}

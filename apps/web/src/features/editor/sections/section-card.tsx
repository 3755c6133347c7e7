import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type Draft, type DraftSection, isEntryKind, kindOf } from '@shortlist/schema';
import { ChevronDown, ChevronUp, GripVertical, ListTree, Text, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyle } from '../../../ui/field.tsx';
import { deleteSection, moveSection, renameSection, setContent } from '../document/change-draft.ts';
import { EntryForms } from './entry-forms.tsx';
import { SectionTitle } from './section-title.tsx';
import { writingHints } from './writing-hints.ts';

type Props = {
  section: DraftSection;
  index: number;
  last: boolean;
  change: (make: (draft: Draft) => Draft, key?: string) => void;
};

const tool =
  'grid size-9 place-items-center rounded-md text-soft hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-35';

/** A section: its text, the same as forms where it is a list of entries, its place among the others. */
export const SectionCard = memo(function SectionCard({ section, index, last, change }: Props) {
  const { id, title, content, isCustom } = section;
  const sortable = useSortable({ id });
  const [asForms, setAsForms] = useState(false);
  const kind = kindOf(section);
  const write = (text: string, key = `content-${id}`) => change((draft) => setContent(draft, id, text), key);

  return (
    <li
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
      className={classNames(
        'rounded-lg border border-rule bg-surface p-4 sm:p-5',
        sortable.isDragging && 'relative z-10 opacity-90 shadow-lift',
      )}
    >
      <div className="mb-3 flex items-center gap-1">
        <button
          type="button"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          aria-label={`Move ${title}`}
          className={classNames(tool, '-ml-2 cursor-grab touch-none')}
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
        <SectionTitle
          title={title}
          editable={isCustom}
          onRename={(name) => change((draft) => renameSection(draft, id, name))}
        />
        <span className="grow" />
        {isEntryKind(kind) && (
          <button
            type="button"
            aria-pressed={asForms}
            title={asForms ? 'Edit as text' : 'Edit as forms'}
            aria-label={`${title} as forms`}
            onClick={() => setAsForms(!asForms)}
            className={tool}
          >
            {asForms ? (
              <Text aria-hidden="true" className="size-4.5" />
            ) : (
              <ListTree aria-hidden="true" className="size-4.5" />
            )}
          </button>
        )}
        <button
          type="button"
          aria-label={`Move ${title} up`}
          disabled={index === 0}
          onClick={() => change((draft) => moveSection(draft, id, index - 1))}
          className={tool}
        >
          <ChevronUp aria-hidden="true" className="size-4.5" />
        </button>
        <button
          type="button"
          aria-label={`Move ${title} down`}
          disabled={last}
          onClick={() => change((draft) => moveSection(draft, id, index + 1))}
          className={tool}
        >
          <ChevronDown aria-hidden="true" className="size-4.5" />
        </button>
        {isCustom && (
          <button
            type="button"
            aria-label={`Delete ${title}`}
            onClick={() => change((draft) => deleteSection(draft, id))}
            className={classNames(tool, 'hover:not-disabled:text-missing')}
          >
            <Trash2 aria-hidden="true" className="size-4.5" />
          </button>
        )}
      </div>
      {asForms && isEntryKind(kind) ? (
        <EntryForms kind={kind} title={title} content={content} onChange={write} />
      ) : (
        <textarea
          aria-label={title}
          data-section={id}
          value={content}
          placeholder={`Enter your ${title}...`}
          aria-describedby={`${id}-hint`}
          onChange={(event) => write(event.target.value)}
          className={classNames(
            controlStyle,
            'block min-h-28 resize-y [field-sizing:content] max-h-[36rem] leading-relaxed',
          )}
        />
      )}
      {!asForms && (
        <p id={`${id}-hint`} className="mt-2 text-small text-faint">
          {writingHints[kind]}
        </p>
      )}
    </li>
  );
});

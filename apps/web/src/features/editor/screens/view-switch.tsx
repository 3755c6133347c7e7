import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Eye, History, Languages, ListChecks, type LucideIcon, Palette, PencilLine, Target } from 'lucide-react';
import { i18n } from '#i18n';
import { classNames } from '../../../ui/class-names.ts';
import type { EditorView } from './use-editor-view.ts';

type Props = {
  view: EditorView;
  onView: (view: EditorView) => void;
  /** What a view holds, in a few words, where there is room for them. */
  about: Partial<Record<EditorView, string | undefined>>;
  /** Whether the resume has other languages. */
  linked: boolean;
};

const views: { id: EditorView; label: MessageDescriptor; icon: LucideIcon }[] = [
  { id: 'edit', label: msg`Edit`, icon: PencilLine },
  { id: 'design', label: msg`Design`, icon: Palette },
  { id: 'match', label: msg({ message: 'Match', context: 'view of the editor' }), icon: Target },
  { id: 'translate', label: msg({ message: 'Translate', context: 'view of the editor' }), icon: Languages },
  { id: 'check', label: msg({ message: 'Check', context: 'view of the editor' }), icon: ListChecks },
  { id: 'versions', label: msg`Versions`, icon: History },
  { id: 'preview', label: msg`Preview`, icon: Eye },
];

/** What stands beside the page: the text, its design, or how it meets a posting. On a narrow screen also the page itself. */
export function ViewSwitch({ view, onView, about, linked }: Props) {
  const shown = views.filter(({ id }) => linked || id !== 'translate');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form
    <div
      role="group"
      aria-label={t`Views`}
      className={classNames(
        'grid gap-1 rounded-md bg-sunken p-1 xl:grid-cols-1 xl:bg-transparent xl:p-0',
        linked ? 'grid-cols-3 sm:grid-cols-5 lg:grid-cols-4' : 'grid-cols-4 lg:grid-cols-3',
      )}
    >
      {shown.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          data-view={id}
          aria-pressed={view === id}
          onClick={() => onView(id)}
          className={classNames(
            'flex min-h-10 min-w-0 items-center justify-center gap-2 rounded-sm font-medium xl:min-h-11 xl:justify-start xl:rounded-md xl:px-3 xl:py-1.5 xl:text-start',
            id === 'preview' && 'lg:hidden',
            // On a narrow screen notes stand in the text, and versions among the tools.
            (id === 'check' || id === 'versions') && 'max-xl:hidden',
            view === id
              ? 'bg-surface text-ink shadow-lift xl:bg-accent-soft xl:text-accent xl:shadow-none'
              : 'text-soft hover:text-ink xl:hover:bg-sunken',
          )}
        >
          <Icon aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />
          <span className="min-w-0">
            {i18n._(label)}
            {about[id] && (
              <span className="line-clamp-2 text-small leading-snug font-normal text-soft max-xl:hidden">
                {about[id]}
              </span>
            )}
          </span>
        </button>
      ))}
    </div>
  );
}

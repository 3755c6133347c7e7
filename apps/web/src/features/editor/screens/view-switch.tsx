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

/** What stands beside the page: the text, its design, how it meets a posting, what is worth a look. On a narrow screen also the page itself. */
export function ViewSwitch({ view, onView, about, linked }: Props) {
  const shown = views.filter(({ id }) => linked || id !== 'translate');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form
    <div
      role="group"
      aria-label={t`Views`}
      // Each as wide as its word asks for: one line in most languages, a second one where the words are long.
      className="flex flex-wrap gap-1 rounded-md bg-sunken p-1 xl:grid xl:bg-transparent xl:p-0"
    >
      {shown.map(({ id, label, icon: Icon }) => (
        <button
          key={id}
          type="button"
          data-view={id}
          aria-pressed={view === id}
          onClick={() => onView(id)}
          className={classNames(
            'flex min-h-10 min-w-0 grow items-center justify-center gap-2 rounded-sm px-1.5 font-medium max-sm:text-small xl:min-h-11 xl:justify-start xl:rounded-md xl:px-3 xl:py-1.5 xl:text-start',
            id === 'preview' && 'lg:hidden',
            // On a phone they stand among the tools.
            id === 'versions' && 'max-sm:hidden',
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

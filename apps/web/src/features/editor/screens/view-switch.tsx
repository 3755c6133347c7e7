import { classNames } from '../../../ui/class-names.ts';

/** What a narrow screen shows of the editor. */
export type EditorView = 'edit' | 'preview';

/** On a narrow screen: the text or the page. */
export function ViewSwitch({ view, onView }: { view: EditorView; onView: (view: EditorView) => void }) {
  return (
    <div className="sticky top-17 z-20 mb-5 grid grid-cols-2 gap-1 rounded-md bg-sunken p-1 shadow-[0_0_0_6px_var(--ground)] lg:hidden">
      {(['edit', 'preview'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={view === one}
          onClick={() => onView(one)}
          className={classNames(
            'min-h-10 rounded-sm font-medium',
            view === one ? 'bg-surface text-ink shadow-lift' : 'text-soft',
          )}
        >
          {one === 'edit' ? 'Edit' : 'Preview'}
        </button>
      ))}
    </div>
  );
}

import { t } from '@lingui/core/macro';
import type { DraftSection } from '@shortlist/schema';
import { type RefObject, useEffect, useRef } from 'react';
import { nameSection } from '../../../content/section-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { infoCard, jumpTo } from './jump-to.ts';
import { useCurrentSection } from './use-current-section.ts';

type Props = {
  sections: readonly DraftSection[];
  /** The box around the text. */
  text: RefObject<HTMLElement | null>;
  /** Before the jump: a folded section is unfolded. */
  onJump: (id: string) => void;
};

/** The parts of the text in their order, each a jump to it; the one that the person is at is marked. Alt with Page Up or Page Down goes to the one before or after. */
export function SectionNav({ sections, text, onJump }: Props) {
  const { current, settle } = useCurrentSection(text);
  const list = useRef<HTMLUListElement>(null);
  const parts = [
    { id: infoCard, title: t`Personal Information` },
    ...sections.map((section) => ({ id: section.id, title: nameSection(section) })),
  ];
  const ids = parts.map(({ id }) => id);

  function jump(id: string | undefined) {
    if (!id) return;
    onJump(id);
    settle(id);
    jumpTo(id);
  }

  const step = useRef<(by: number) => void>(undefined);
  step.current = (by) => jump(ids[Math.max(0, ids.indexOf(current ?? infoCard) + by)]);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const by = { PageUp: -1, PageDown: 1 }[event.key];
      if (!by || !event.altKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      step.current?.(by);
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked one is another
  useEffect(() => {
    const marked = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Only the list itself: the window stays where it is.
    if (list.current && marked)
      list.current.scrollTo({ left: marked.offsetLeft - list.current.clientWidth / 2 + marked.clientWidth / 2 });
  }, [current]);

  return (
    <nav aria-label={t`Sections`} className="max-xl:mt-1.5 xl:mt-4 xl:border-t xl:border-rule xl:pt-4">
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto [scrollbar-width:none] xl:grid xl:max-h-[calc(100dvh-24rem)] xl:gap-0.5 xl:overflow-y-auto"
      >
        {parts.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <button
              type="button"
              aria-current={id === current ? 'location' : undefined}
              onClick={() => jump(id)}
              className={classNames(
                'block min-h-9 max-w-48 truncate rounded-sm px-2.5 text-small xl:w-full xl:max-w-none xl:border-s-2 xl:rounded-s-none xl:px-3 xl:text-start',
                id === current
                  ? 'bg-sunken font-medium text-ink xl:border-accent xl:bg-transparent'
                  : 'text-soft hover:text-ink xl:border-rule',
              )}
            >
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

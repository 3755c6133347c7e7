import { t } from '@lingui/core/macro';
import type { Draft, DraftSection } from '@shortlist/schema';
import { Eye, EyeOff } from 'lucide-react';
import { nameSection } from '../../../content/section-names.ts';
import { classNames } from '../../../ui/class-names.ts';
import { hideSection } from '../document/change-draft.ts';

type Props = { section: DraftSection; change: (make: (draft: Draft) => Draft, key?: string) => void };

/** Takes a section off the page without deleting its text, and puts it back. */
export function HideButton({ section, change, className }: Props & { className: string }) {
  const { id, hidden = false } = section;
  const title = nameSection(section);
  const Icon = hidden ? EyeOff : Eye;
  return (
    <button
      type="button"
      aria-pressed={hidden}
      aria-label={t`Hide ${title}`}
      title={hidden ? t`Show on the page` : t`Hide from the page`}
      onClick={() => change((draft) => hideSection(draft, id, !hidden))}
      className={classNames(className, hidden && 'bg-accent-soft text-accent')}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  );
}

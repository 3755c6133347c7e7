import { t } from '@lingui/core/macro';
import type { DraftDesign } from '@shortlist/schema';
import { useId } from 'react';

type Props = { design: DraftDesign; set: (part: Partial<DraftDesign>) => void };

/** Whether signs are drawn before the contact details. A template of the person's own draws what it likes. */
export function IconsField({ design, set }: Props) {
  const hint = useId();
  if (design.ownTemplate) return null;
  return (
    <div className="self-end pb-1.5">
      <label className="flex items-center gap-2.5 font-medium">
        <input
          type="checkbox"
          aria-describedby={hint}
          checked={design.icons ?? false}
          onChange={(event) => set({ icons: event.target.checked || undefined })}
          className="size-5 shrink-0 accent-accent"
        />
        {t`Icons for contact details`}
      </label>
      <p id={hint} className="mt-1 text-small text-faint">{t`Shown in PDF and HTML files, not in Word.`}</p>
    </div>
  );
}

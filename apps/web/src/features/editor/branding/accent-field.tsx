import { t } from '@lingui/core/macro';
import type { DraftDesign } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { brandingQuery } from '../../../api/branding/calls.ts';

type Props = {
  design: Pick<DraftDesign, 'accentColor'>;
  /** The template's own accent. */
  designed: string;
  set: (part: Partial<DraftDesign>, key?: string) => void;
};

/** The accent of the page: the template's own, or any other where the plan includes branding. */
export function AccentField({ design, designed, set }: Props) {
  const { data } = useQuery(brandingQuery);
  const closed = data?.included === false;
  const house = data?.organization?.accentColor;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor="accent" className="font-medium">
        {t`Accent color`}
      </label>
      <div className="flex items-center gap-3">
        <input
          id="accent"
          type="color"
          value={(closed ? undefined : (design.accentColor ?? house)) ?? designed}
          disabled={closed}
          aria-describedby={closed ? 'branding-note' : 'accent-hint'}
          onChange={(event) => set({ accentColor: event.target.value }, 'accent')}
          className="h-11 w-16 rounded-md border border-rule-strong bg-surface p-1 disabled:opacity-50"
        />
        {design.accentColor && !closed && (
          <button type="button" className="prose-link text-small" onClick={() => set({ accentColor: undefined })}>
            {t`Reset`}
          </button>
        )}
      </div>
      {!closed && (
        <p id="accent-hint" className="text-small text-faint">
          {t`We darken light colors so that text stays readable.`}
        </p>
      )}
    </div>
  );
}

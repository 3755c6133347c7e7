import { type Draft, type DraftDesign, TemplateId } from '@shortlist/schema';
import { templates } from '@shortlist/typeset/browser';
import { SelectField } from '../../../ui/text-field.tsx';
import { setDesign } from '../document/change-draft.ts';

type Props = { design: DraftDesign; change: (make: (draft: Draft) => Draft, key?: string) => void };

/** Template, accent, spacing, letter size and paper of the page. */
export function DesignPanel({ design, change }: Props) {
  const set = (part: Partial<DraftDesign>, key = '') => change((draft) => setDesign(draft, part), key);
  const template = templates.find(({ id }) => id === design.template);
  return (
    <details className="rounded-lg border border-rule bg-surface">
      <summary className="rounded-lg px-4 py-3 font-medium">
        Design: <span className="font-normal text-soft">{template?.name}</span>
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-5 sm:grid-cols-2">
        <SelectField
          label="Template"
          value={design.template}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => set({ template: TemplateId.parse(event.target.value), accentColor: undefined })}
        />
        <SelectField
          label="Paper"
          value={design.paper}
          options={[
            { value: 'a4', label: 'A4' },
            { value: 'us-letter', label: 'US Letter' },
          ]}
          onChange={(event) => set({ paper: event.target.value === 'a4' ? 'a4' : 'us-letter' })}
        />
        <div className="grid content-start gap-1.5">
          <label htmlFor="accent" className="font-medium">
            Accent
          </label>
          <div className="flex items-center gap-3">
            <input
              id="accent"
              type="color"
              value={design.accentColor ?? template?.accentColor ?? '#1f6aa5'}
              onChange={(event) => set({ accentColor: event.target.value }, 'accent')}
              className="h-11 w-16 rounded-md border border-rule-strong bg-surface p-1"
            />
            {design.accentColor && (
              <button type="button" className="prose-link text-small" onClick={() => set({ accentColor: undefined })}>
                As designed
              </button>
            )}
          </div>
        </div>
        <SelectField
          label="Dates"
          value={design.dateFormat}
          options={[
            { value: 'short-month', label: 'Mar 2021' },
            { value: 'long-month', label: 'March 2021' },
            { value: 'numeric', label: '03/2021' },
            { value: 'year', label: '2021' },
          ]}
          onChange={(event) => set({ dateFormat: event.target.value as DraftDesign['dateFormat'] })}
        />
        <Slider
          label="Spacing"
          min={0.6}
          max={1.5}
          value={design.spacing}
          onChange={(spacing) => set({ spacing }, 'spacing')}
        />
        <Slider
          label="Letter size"
          min={0.8}
          max={1.25}
          value={design.size}
          onChange={(size) => set({ size }, 'size')}
        />
      </div>
    </details>
  );
}

type SliderProps = { label: string; min: number; max: number; value: number; onChange: (value: number) => void };

function Slider({ label, min, max, value, onChange }: SliderProps) {
  return (
    <label className="grid gap-1.5 font-medium">
      <span className="flex justify-between">
        {label} <span className="tabular font-normal text-soft">{Math.round(value * 100)} %</span>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.05}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-6 accent-accent"
      />
    </label>
  );
}

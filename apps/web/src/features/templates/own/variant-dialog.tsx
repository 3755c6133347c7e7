import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { defaultSectionOrder, TemplateId, type TemplateStyle } from '@shortlist/schema';
import { sampleResume, templates } from '@shortlist/typeset/browser';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { i18n } from '#i18n';
import { problemOf } from '../../../api/call-error.ts';
import { createOwnTemplate } from '../../../api/own-templates/calls.ts';
import { setOnServer } from '../../../api/resumes/files.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatPercent } from '../../../ui/format.ts';
import { PagePicture } from '../../../ui/page-picture.tsx';
import { SelectField, TextField } from '../../../ui/text-field.tsx';

/** The sections that a person can put in order; what is not named follows. */
const orderable: Record<string, MessageDescriptor> = {
  summary: msg`Summary`,
  work: msg`Work experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  projects: msg`Projects`,
  certificates: msg`Certifications`,
  languages: msg`Languages`,
};
const firstOrder = defaultSectionOrder.filter((section) => section in orderable);
const percent = (value: number) => ({ value: String(value), label: formatPercent(value) });

/** One of our templates with another accent, size, spacing and order of sections, kept under a name. */
export function VariantDialog({ onMade, onClose }: { onMade: () => void; onClose: () => void }) {
  const [name, setName] = useState('');
  const [base, setBase] = useState<TemplateId>('modern-professional');
  const [style, setStyle] = useState<TemplateStyle>({ size: 1, spacing: 1 });
  const set = (part: Partial<TemplateStyle>) => setStyle((before) => ({ ...before, ...part }));
  const keep = useMutation({
    mutationFn: () => createOwnTemplate({ kind: 'variant', name: name.trim(), base, style }),
    onSuccess() {
      onMade();
      onClose();
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  const designed = templates.find(({ id }) => id === base)?.accentColor ?? '#1f6aa5';
  return (
    <Dialog open wide title={t`New variant`} onClose={onClose}>
      <form
        className="grid gap-6 sm:grid-cols-[1fr_15rem]"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) keep.mutate();
        }}
      >
        <div className="grid content-start gap-4 sm:grid-cols-2">
          <div className="sm:col-span-2">
            <TextField label={t`Name`} value={name} maxLength={80} onChange={(event) => setName(event.target.value)} />
          </div>
          <SelectField
            label={t`Based on`}
            value={base}
            options={templates.map((template) => ({ value: template.id, label: template.name }))}
            onChange={(event) => {
              setBase(TemplateId.parse(event.target.value));
              set({ accentColor: undefined });
            }}
          />
          <div className="grid content-start gap-1.5">
            <label htmlFor="variant-accent" className="font-medium">
              {t`Accent color`}
            </label>
            <input
              id="variant-accent"
              type="color"
              value={style.accentColor ?? designed}
              onChange={(event) => set({ accentColor: event.target.value })}
              className="h-11 w-16 rounded-md border border-rule-strong bg-surface p-1"
            />
          </div>
          <SelectField
            label={t`Spacing`}
            value={String(style.spacing)}
            options={[0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.4].map(percent)}
            onChange={(event) => set({ spacing: Number(event.target.value) })}
          />
          <SelectField
            label={t`Text size`}
            value={String(style.size)}
            options={[0.85, 0.9, 0.95, 1, 1.05, 1.1, 1.2].map(percent)}
            onChange={(event) => set({ size: Number(event.target.value) })}
          />
          <SectionOrder order={style.sectionOrder ?? firstOrder} onOrder={(sectionOrder) => set({ sectionOrder })} />
        </div>
        <VariantPage base={base} style={style} />
        <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
          <Button variant="quiet" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" busy={keep.isPending} disabled={name.trim() === ''}>
            {t`Save this variant`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function SectionOrder({ order, onOrder }: { order: string[]; onOrder: (order: string[]) => void }) {
  function move(from: number, by: number) {
    const next = order.filter((_, index) => index !== from);
    next.splice(from + by, 0, order[from] as string);
    onOrder(next);
  }
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 font-medium">{t`Order of sections`}</legend>
      <ol className="divide-y divide-rule rounded-md border border-rule">
        {order.map((section, index) => {
          const words = orderable[section];
          const label = words ? i18n._(words) : section;
          return (
            <li key={section} className="flex items-center gap-1 py-0.5 pe-1 ps-3">
              <span className="grow">{label}</span>
              <Move label={t`Move ${label} up`} disabled={index === 0} onClick={() => move(index, -1)} icon={ArrowUp} />
              <Move
                label={t`Move ${label} down`}
                disabled={index === order.length - 1}
                onClick={() => move(index, 1)}
                icon={ArrowDown}
              />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

type MoveProps = { label: string; disabled: boolean; onClick: () => void; icon: typeof ArrowUp };

function Move({ label, disabled, onClick, icon: Icon }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-9 place-items-center rounded-md text-soft hover:not-disabled:bg-sunken hover:not-disabled:text-ink disabled:opacity-35"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}

function VariantPage({ base, style }: { base: TemplateId; style: TemplateStyle }) {
  const shown = useDeferredValue(JSON.stringify({ base, style }));
  const page = useQuery({
    queryKey: ['variant-page', shown],
    queryFn: async ({ signal }) => {
      const content = { kind: 'resume', resume: sampleResume };
      const { pages } = await setOnServer({ content, template: base, options: style }, signal);
      return new Blob([pages[0] ?? ''], { type: 'image/svg+xml' });
    },
    placeholderData: (before) => before,
    staleTime: 60_000,
    retry: false,
  });
  return (
    <div className="self-start rounded-lg bg-sunken p-4">
      <PagePicture page={page.data} alt={t`Sample resume in this variant`} />
    </div>
  );
}

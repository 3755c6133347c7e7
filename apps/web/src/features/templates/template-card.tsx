import { t } from '@lingui/core/macro';
import type { Template } from '@shortlist/schema';
import { Check, ZoomIn } from 'lucide-react';
import { resumeUrls } from '../../api/resumes/urls.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { sayTemplate } from './template-words.ts';

type Props = { template: Template; selected: boolean; onSelect: () => void; onZoom: () => void };

/** A template: its page at 0.25 opens the large preview, the card selects it. */
export function TemplateCard({ template, selected, onSelect, onZoom }: Props) {
  const { id, name, description, features, popular } = template;
  return (
    <li
      className={classNames(
        'relative flex flex-col rounded-lg border bg-surface transition-colors',
        selected ? 'border-accent ring-1 ring-accent' : 'border-rule hover:border-rule-strong',
      )}
    >
      <button
        type="button"
        onClick={onZoom}
        aria-label={t`Preview of ${name}. Click to zoom`}
        className="group relative grid place-items-center rounded-t-lg bg-sunken p-5"
      >
        <img
          src={resumeUrls.templateFile(id, 'thumbnail.svg')}
          alt=""
          width={149}
          height={211}
          className="bg-sheet shadow-lift"
        />
        <span className="absolute bottom-2 flex items-center gap-1 rounded-full bg-ink px-2.5 py-1 text-small text-ground opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100">
          <ZoomIn aria-hidden="true" className="size-3.5" />
          {t`Click to zoom`}
        </span>
      </button>
      <button
        type="button"
        aria-pressed={selected}
        onClick={onSelect}
        className="flex grow flex-col items-start rounded-b-lg p-4 text-start"
      >
        <span className="text-lead font-semibold">{name}</span>
        {popular && (
          <span className="absolute -top-3 inset-s-4">
            <Badge tone="accent">{t`Popular`}</Badge>
          </span>
        )}
        <span className="mt-1 block text-small text-soft">{sayTemplate(description)}</span>
        <span className="mt-3 block text-small text-faint">{features.map(sayTemplate).join(', ')}</span>
      </button>
      {selected && (
        <span className="absolute top-3 inset-e-3 grid size-7 place-items-center rounded-full bg-accent text-on-accent">
          <Check aria-hidden="true" className="size-4.5" />
        </span>
      )}
    </li>
  );
}

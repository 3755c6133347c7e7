import { t } from '@lingui/core/macro';
import type { Template } from '@shortlist/schema';
import { Check, FileText } from 'lucide-react';
import { resumeUrls } from '../../api/resumes/urls.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sayTemplate } from './template-words.ts';

type Props = { template: Template; selected: boolean; onSelect: () => void; onUse: () => void; onClose: () => void };

/** A template's page at its size on paper, with the sample as a real PDF one press away. */
export function ZoomDialog({ template, selected, onSelect, onUse, onClose }: Props) {
  const { id, name, description } = template;
  return (
    <Dialog open wide title={name} onClose={onClose}>
      <p className="text-soft">{sayTemplate(description)}</p>
      <div className="my-5 overflow-x-auto rounded-lg bg-sunken p-4">
        <img
          src={resumeUrls.templateFile(id, 'page.svg')}
          alt={t`Sample resume in ${name}`}
          width={595}
          height={842}
          className="mx-auto h-auto max-w-full bg-sheet shadow-lift"
        />
      </div>
      {/* In view however high the page is; on a narrow screen the page is small enough. */}
      <div className="flex flex-wrap gap-3 max-sm:*:w-full sm:sticky sm:bottom-0 sm:-mx-6 sm:-mb-6 sm:border-t sm:border-rule sm:bg-surface sm:px-6 sm:py-4">
        <Button onClick={onUse}>{t`Use This Template`}</Button>
        <Button variant="secondary" aria-pressed={selected} onClick={onSelect}>
          {selected && <Check aria-hidden="true" className="size-4.5" />}
          {selected ? t`Selected` : t`Select Template`}
        </Button>
        <Button variant="quiet" asChild>
          <a href={resumeUrls.templateFile(id, 'sample.pdf')} target="_blank" rel="noreferrer">
            <FileText aria-hidden="true" className="size-4.5" />
            {t`Preview PDF`}
          </a>
        </Button>
      </div>
    </Dialog>
  );
}

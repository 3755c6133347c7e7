import { t } from '@lingui/core/macro';
import { isEntryKind } from '@shortlist/schema';
import { Suspense, useState } from 'react';
import { FormsButton } from '../../../ui/forms-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-field.tsx';
import { toastUndo } from '../../../ui/toast-undo.tsx';
import type { GuideParts } from './guide-parts.ts';
import type { Examples } from './occupations/occupation.ts';

type Props = {
  id: keyof Examples;
  title: string;
  example: string;
  occupation: string | undefined;
  content: string;
  onContent: (content: string) => void;
  forms: GuideParts['forms'];
  exampleOf: GuideParts['example'];
};

/** A section with an example: jobs and studies as forms first, or as text; the others as text. */
export function SectionStep({
  id,
  title,
  example,
  occupation,
  content,
  onContent,
  forms: Forms,
  exampleOf: ExampleOf,
}: Props) {
  const kind = isEntryKind(id) ? id : undefined;
  const [asForms, setAsForms] = useState(kind !== undefined);
  return (
    <div className="grid gap-4">
      {kind && <FormsButton title={title} asForms={asForms} onChange={setAsForms} className="-mb-2 justify-self-end" />}
      {kind && asForms ? (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <Forms kind={kind} title={title} content={content} begin onChange={onContent} onRemoved={toastUndo} />
        </Suspense>
      ) : (
        <TextArea
          label={title}
          rows={8}
          data-section={id}
          value={content}
          onChange={(event) => onContent(event.target.value)}
        />
      )}
      <figure className="rounded-lg bg-sunken p-4">
        <figcaption className="text-small font-medium text-faint">
          {occupation ? t`Example: ${occupation}` : t`Example`}
        </figcaption>
        {kind && asForms ? (
          <Suspense fallback={<Skeleton className="mt-2 h-40 w-full" />}>
            <ExampleOf kind={kind} text={example} />
          </Suspense>
        ) : (
          <p className="mt-1 text-soft whitespace-pre-line">{example}</p>
        )}
      </figure>
    </div>
  );
}

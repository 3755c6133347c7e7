import { type Draft, draftLinks, type UserInfo } from '@shortlist/schema';
import { Suspense } from 'react';
import { i18n } from '#i18n';
import { infoNames } from '../../../content/info-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastUndo } from '../../../ui/toast-undo.tsx';
import type { GuideParts } from './guide-parts.ts';

const fields: { field: keyof UserInfo; type?: string; autoComplete: string }[] = [
  { field: 'name', autoComplete: 'name' },
  { field: 'jobTitle', autoComplete: 'organization-title' },
  { field: 'email', type: 'email', autoComplete: 'email' },
  { field: 'phone', type: 'tel', autoComplete: 'tel' },
  { field: 'location', autoComplete: 'address-level2' },
  { field: 'website', autoComplete: 'url' },
  { field: 'linkedin', autoComplete: 'off' },
];

type Props = {
  draft: Draft;
  links: GuideParts['links'];
  /** Said below the address once it was left. */
  emailError: string | undefined;
  onLeaveEmail: () => void;
  onDraft: (make: (draft: Draft) => Draft) => void;
};

/** Who the person is and how to reach them: the seven fields, and links beside them. */
export function InfoStep({ draft, links: Links, emailError, onLeaveEmail, onDraft }: Props) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ field, type, autoComplete }) => (
          <div key={field} className={field === 'linkedin' ? 'sm:col-span-2' : undefined}>
            <TextField
              label={i18n._(infoNames[field])}
              type={type}
              autoComplete={autoComplete}
              {...(field === 'email' && emailError ? { error: emailError } : {})}
              onBlur={({ relatedTarget }) => {
                // What is said below the field would move a button away from under the pointer that presses it.
                if (field === 'email' && !(relatedTarget instanceof HTMLButtonElement)) onLeaveEmail();
              }}
              maxLength={500}
              value={draft.userInfo[field]}
              data-pointer-field={field}
              onChange={(event) => {
                const { value } = event.target;
                onDraft((before) => ({ ...before, userInfo: { ...before.userInfo, [field]: value } }));
              }}
            />
          </div>
        ))}
      </div>
      <Suspense fallback={<Skeleton className="mt-6 h-24 w-full" />}>
        <Links
          links={draftLinks(draft)}
          onChange={(links) => onDraft((before) => ({ ...before, links }))}
          onRemoved={toastUndo}
        />
      </Suspense>
    </>
  );
}

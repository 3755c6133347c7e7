import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Draft, DraftLink, UserInfo } from '@shortlist/schema';
import { memo } from 'react';
import { i18n } from '#i18n';
import { infoNames } from '../../../content/info-names.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { Panel } from '../../../ui/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { setInfo, setLinks, setPhoto } from '../document/change-draft.ts';
import { LinksField } from '../links/links-field.tsx';
import { PhotoField } from '../photo/photo-field.tsx';
import { SectionNotes } from '../review/section-notes.tsx';
import type { Review } from '../review/use-review.ts';

type Change = (make: (draft: Draft) => Draft, key?: string) => void;

const fields: { field: keyof UserInfo; type?: string; autoComplete: string; example: MessageDescriptor }[] = [
  { field: 'name', autoComplete: 'name', example: msg`Marta Lindqvist` },
  { field: 'jobTitle', autoComplete: 'organization-title', example: msg`Operations Manager` },
  { field: 'email', type: 'email', autoComplete: 'email', example: msg`marta@example.com` },
  { field: 'phone', type: 'tel', autoComplete: 'tel', example: msg`+46 70 555 01 42` },
  { field: 'location', autoComplete: 'address-level2', example: msg`Gothenburg, Sweden` },
  { field: 'website', type: 'text', autoComplete: 'url', example: msg`martalindqvist.example` },
  { field: 'linkedin', type: 'text', autoComplete: 'off', example: msg`linkedin.com/in/marta-lindqvist` },
];

type Props = { info: UserInfo; links: DraftLink[]; photo: string | undefined; change: Change; review: Review };

/** The seven fields at the head of the page, the links and the photo beside them. */
export const PersonalInformation = memo(function PersonalInformation({ info, links, photo, change, review }: Props) {
  useLanguage();
  return (
    <Panel title={t`Personal Information`}>
      <div className="grid gap-4 sm:grid-cols-2">
        {fields.map(({ field, type, autoComplete, example }) => (
          // A long address: it takes the line that would be half empty.
          <div key={field} className={field === 'linkedin' ? 'sm:col-span-2' : undefined}>
            <TextField
              label={i18n._(infoNames[field])}
              type={type}
              autoComplete={autoComplete}
              placeholder={i18n._(example)}
              maxLength={500}
              value={info[field]}
              data-pointer-field={field}
              onChange={(event) => {
                const { value } = event.target;
                change((draft) => setInfo(draft, field, value), `info-${field}`);
              }}
            />
          </div>
        ))}
      </div>
      <LinksField links={links} onChange={(next, key) => change((draft) => setLinks(draft, next), key)} />
      <PhotoField info={info} photo={photo} onChange={(next) => change((draft) => setPhoto(draft, next))} />
      <SectionNotes
        label={t`Personal Information`}
        notes={review.notes.get('info')}
        apply={review.apply}
        accept={review.accept}
      />
    </Panel>
  );
});

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { livesWithoutPhotos, type UserInfo } from '@shortlist/schema';
import { ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { loadImage } from '../document/load-image.ts';
import { PhotoDialog } from './photo-dialog.tsx';

const largestFile = 25_000_000;

type Props = { info: UserInfo; photo: string | undefined; onChange: (photo: string | undefined) => void };

/** The photo at the head of the page: chosen, cut to size in the browser, taken away again. */
export function PhotoField({ info, photo, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [image, setImage] = useState<HTMLImageElement>();
  const [error, setError] = useState<string>();

  async function open(file: File) {
    setError(undefined);
    if (file.size > largestFile) return setError(t`This file is larger than 25 MB. Choose a smaller one.`);
    const loaded = await loadImage(file).catch(() => undefined);
    if (loaded) setImage(loaded);
    else setError(t`Your browser can’t open this photo. Choose a JPEG, PNG, or WebP file.`);
  }

  return (
    <div className="mt-5 flex flex-wrap items-start gap-4 border-t border-rule pt-5">
      {photo && (
        <img src={photo} alt={t`Your portrait`} className="h-25 w-20 rounded-sm border border-rule object-cover" />
      )}
      <div className="min-w-56 flex-1">
        <label htmlFor={id} className="font-medium">
          <Trans>
            Photo <span className="font-normal text-soft">(optional)</span>
          </Trans>
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          className="sr-only"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void open(file);
          }}
        />
        <div className="mt-1.5 flex flex-wrap items-center gap-2">
          <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
            <ImageUp aria-hidden="true" className="size-4" />
            {photo ? t`Replace photo` : t`Choose a photo`}
          </Button>
          {photo && (
            <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
              {t`Remove photo`}
            </Button>
          )}
        </div>
        <FieldError id={`${id}-error`} text={error} />
        <PhotoAdvice id={`${id}-hint`} info={info} shown={photo !== undefined} />
      </div>
      {image && (
        <PhotoDialog
          image={image}
          onClose={() => setImage(undefined)}
          onUse={(next) => {
            onChange(next);
            setImage(undefined);
          }}
        />
      )}
    </div>
  );
}

/** What employers make of a photo, by where the person lives. */
function PhotoAdvice({ id, info, shown }: { id: string; info: UserInfo; shown: boolean }) {
  const harms = livesWithoutPhotos({ phone: info.phone, location: { city: info.location } });
  return (
    <p id={id} className={harms && shown ? 'mt-2 text-small text-partly' : 'mt-2 text-small text-faint'}>
      {harms
        ? t`Employers in your country prefer resumes without a photo. Some reject resumes that have one.`
        : t`Common in much of Europe, Asia, and Latin America. Leave it out for employers in the United States, Canada, the United Kingdom, Ireland, Australia, the Netherlands, and the Nordic countries.`}
    </p>
  );
}

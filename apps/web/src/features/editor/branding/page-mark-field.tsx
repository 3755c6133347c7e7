import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Branding, createdWith, type DraftDesign, PageMark, planNames } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { brandingQuery, deleteLogo, putLogo } from '../../../api/branding/calls.ts';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { redrawLogo } from './redraw-logo.ts';

type Props = { design: Pick<DraftDesign, 'mark'>; set: (part: Partial<DraftDesign>) => void };

/** What stands at the foot of each page: the person's own logo, their organisation's line, or nothing; with our line, how to lose it. */
export function PageMarkField({ design, set }: Props) {
  const { data } = useQuery(brandingQuery);
  if (!data) return null;
  if (!data.included) return <NotIncluded />;
  return <Choice branding={data} design={design} set={set} />;
}

function NotIncluded() {
  const famous = planNames.FAMOUS;
  return (
    <p id="branding-note" className="text-small text-soft sm:col-span-2">
      <Trans>
        The Free plan uses the template’s own accent color and adds “{createdWith}” at the bottom of each page.{' '}
        <Link to={paths.pricing} className="prose-link">
          {famous} uses your color and your logo
        </Link>{' '}
        and removes our line.
      </Trans>
    </p>
  );
}

function Choice({ branding, design, set }: Props & { branding: Branding }) {
  const { logo, organization } = branding;
  const value = design.mark ?? (organization ? 'organization' : 'none');
  const options = [
    { value: 'none', label: t({ message: 'None', context: 'page footer' }) },
    { value: 'own', label: logo ? t`My logo` : t`My logo (choose one below)` },
    ...(organization ? [{ value: 'organization', label: organization.name }] : []),
  ];
  return (
    <div className="grid gap-3 sm:col-span-2 sm:grid-cols-2">
      <SelectField
        label={t`Page footer`}
        value={value}
        options={options}
        onChange={(event) => set({ mark: PageMark.parse(event.target.value) })}
      />
      <OwnLogo logo={logo} onChosen={() => set({ mark: 'own' })} />
    </div>
  );
}

function OwnLogo({ logo, onChosen }: { logo: string | null; onChosen: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const queries = useQueryClient();
  const refuse = (error: unknown) => {
    const { title, advice } = problemOf(error);
    toast.error(advice ? `${title}. ${advice}` : title);
  };
  const keep = useMutation({
    mutationFn: async (file: File) => {
      const drawn = await redrawLogo(file).catch(() => undefined);
      if (drawn) return putLogo(drawn);
      toast.error(t`We can’t open this image. Choose a PNG, JPEG, WebP, or SVG file.`);
      return undefined;
    },
    onSuccess(branding) {
      if (!branding) return;
      queries.setQueryData(brandingQuery.queryKey, branding);
      onChosen();
    },
    onError: refuse,
  });
  const forget = useMutation({
    mutationFn: deleteLogo,
    onSuccess: () => queries.invalidateQueries({ queryKey: brandingQuery.queryKey }),
    onError: refuse,
  });
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t`My logo`}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/svg+xml"
        aria-describedby={`${id}-hint`}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) keep.mutate(file);
        }}
      />
      {logo && (
        <img
          src={logo}
          alt={t`Your logo`}
          className="h-11 max-w-full justify-self-start rounded-sm border border-rule bg-sheet object-contain p-1.5"
        />
      )}
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        <Button variant="secondary" size="small" busy={keep.isPending} onClick={() => input.current?.click()}>
          <Upload aria-hidden="true" className="size-4" />
          {logo ? t`Replace` : t`Choose an image`}
        </Button>
        {logo && (
          <Button variant="quiet" size="small" busy={forget.isPending} onClick={() => forget.mutate()}>
            {t({ message: 'Remove', context: 'button' })}
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="text-small text-faint">
        {t`PNG, JPEG, WebP, or SVG. Used on all your resumes.`}
      </p>
    </div>
  );
}

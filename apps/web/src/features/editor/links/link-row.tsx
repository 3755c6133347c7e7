import { t } from '@lingui/core/macro';
import type { DraftLink } from '@shortlist/schema';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { linkField } from '../document/find-place.ts';
import { completeLink } from './known-networks.ts';

type Props = {
  link: DraftLink;
  index: number;
  last: boolean;
  /** The id of the list of known networks. */
  proposals: string;
  onChange: (link: DraftLink) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One link: where it leads, and what it is called. */
export function LinkRow({ link, index, last, proposals, onChange, onMove, onRemove }: Props) {
  const { network = '', username = '', url = '' } = link;
  const number = index + 1;
  const name = network || url || t`link ${number}`;
  const set = (key: 'network' | 'username' | 'url', value: string) => onChange({ ...link, [key]: value });
  const complete = () => {
    const whole = completeLink(link);
    if (whole && JSON.stringify(whole) !== JSON.stringify(link)) onChange(whole);
  };
  const wrong =
    url.trim() !== '' && !completeLink(link) ? { error: t`Enter a web address, such as github.com/yourname.` } : {};
  return (
    <li className="@container py-3 first:pt-0 last:pb-0">
      <fieldset className="grid gap-3 @md:grid-cols-[9.5rem_minmax(0,1fr)]">
        <legend className="sr-only">{t`Link ${number}`}</legend>
        <TextField
          label={t`Network`}
          placeholder={t`GitHub`}
          list={proposals}
          autoComplete="off"
          maxLength={100}
          value={network}
          data-pointer-field={linkField(index)}
          onChange={(event) => set('network', event.target.value)}
          onBlur={complete}
        />
        <AddressField {...wrong} index={index} value={url} onChange={(value) => set('url', value)} onLeave={complete} />
        <TextField
          label={t`Label (optional)`}
          autoComplete="off"
          maxLength={200}
          value={username}
          data-pointer-field={linkField(index)}
          onChange={(event) => set('username', event.target.value)}
        />
        <div className="flex items-end justify-end gap-1">
          <RowButton label={t`Move ${name} up`} move={-1} disabled={index === 0} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" className="size-4" /> {t`Up`}
          </RowButton>
          <RowButton label={t`Move ${name} down`} move={1} disabled={last} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" className="size-4" /> {t`Down`}
          </RowButton>
          <RowButton label={t`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" /> {t({ message: 'Remove', context: 'button' })}
          </RowButton>
        </div>
      </fieldset>
    </li>
  );
}

type AddressProps = {
  index: number;
  value: string;
  error?: string;
  onChange: (value: string) => void;
  onLeave: () => void;
};

/** The address, which is told to be wrong only once it is left. */
function AddressField({ index, value, error, onChange, onLeave }: AddressProps) {
  const [typing, setTyping] = useState(false);
  return (
    <TextField
      label={t`Web address`}
      placeholder={t`github.com/yourname`}
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      maxLength={2000}
      value={value}
      {...(error && !typing ? { error } : {})}
      data-pointer-field={linkField(index)}
      onChange={(event) => {
        setTyping(true);
        onChange(event.target.value);
      }}
      onBlur={() => {
        setTyping(false);
        onLeave();
      }}
    />
  );
}

type RowButtonProps = { label: string; move?: -1 | 1; disabled?: boolean; onClick: () => void; children: ReactNode };

function RowButton({ label, move, disabled, onClick, children }: RowButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      data-move={move}
      disabled={disabled}
      onClick={onClick}
      className="px-2"
    >
      {children}
    </Button>
  );
}

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
  const name = network || url || `link ${index + 1}`;
  const set = (key: 'network' | 'username' | 'url', value: string) => onChange({ ...link, [key]: value });
  const complete = () => {
    const whole = completeLink(link);
    if (whole && JSON.stringify(whole) !== JSON.stringify(link)) onChange(whole);
  };
  const wrong =
    url.trim() !== '' && !completeLink(link) ? { error: 'Enter a web address, such as github.com/yourname.' } : {};
  return (
    <li className="@container py-3 first:pt-0 last:pb-0">
      <fieldset className="grid gap-3 @md:grid-cols-[9.5rem_minmax(0,1fr)]">
        <legend className="sr-only">{`Link ${index + 1}`}</legend>
        <TextField
          label="Network"
          placeholder="GitHub"
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
          label="Label (optional)"
          autoComplete="off"
          maxLength={200}
          value={username}
          data-pointer-field={linkField(index)}
          onChange={(event) => set('username', event.target.value)}
        />
        <div className="flex items-end justify-end gap-1">
          <RowButton label={`Move ${name} up`} move={-1} disabled={index === 0} onClick={() => onMove(-1)}>
            <ArrowUp aria-hidden="true" className="size-4" /> Up
          </RowButton>
          <RowButton label={`Move ${name} down`} move={1} disabled={last} onClick={() => onMove(1)}>
            <ArrowDown aria-hidden="true" className="size-4" /> Down
          </RowButton>
          <RowButton label={`Remove ${name}`} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-4" /> Remove
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
      label="Address"
      placeholder="github.com/yourname"
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

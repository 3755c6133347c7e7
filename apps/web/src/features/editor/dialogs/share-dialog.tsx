import type { Share } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { createShare, revokeShare, sharesQuery } from '../../../api/resumes/shares.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDate } from '../../../ui/format.ts';
import { SelectField, TextField } from '../../../ui/text-field.tsx';

type Props = { id: string; flush: () => Promise<boolean>; onClose: () => void };

const ends = [
  { value: '7', label: 'In a week' },
  { value: '30', label: 'In 30 days' },
  { value: '90', label: 'In 90 days' },
  { value: '', label: 'Never' },
];

/** Links to a resume: made, copied, revoked. */
export function ShareDialog({ id, flush, onClose }: Props) {
  const shares = useQuery(sharesQuery(id));
  const queries = useQueryClient();
  const [days, setDays] = useState('30');
  const [password, setPassword] = useState('');
  const refresh = () => void queries.invalidateQueries({ queryKey: ['resume-shares', id] });
  const create = useMutation({
    mutationFn: async () => {
      await flush();
      return createShare(id, { days: days === '' ? null : Number(days), ...(password ? { password } : {}) });
    },
    onSuccess: () => {
      setPassword('');
      refresh();
    },
    onError: (error) => toast.error(`No link was made: ${problemOf(error).title}`),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate();
  }

  return (
    <Dialog open title="Share" onClose={onClose}>
      <p className="text-soft">
        Whoever has a link sees your resume as it is then, with your contact details, and cannot change it. Search
        engines are kept out.
      </p>
      <form onSubmit={submit} className="mt-5 grid gap-4">
        <SelectField
          label="The link ends"
          value={days}
          options={ends}
          onChange={(event) => setDays(event.target.value)}
        />
        <TextField
          label="Password (optional)"
          type="password"
          autoComplete="new-password"
          hint="At least 6 characters"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" busy={create.isPending} className="justify-self-start">
          Make a link
        </Button>
      </form>
      {shares.data && shares.data.length > 0 && (
        <ul className="mt-6 divide-y divide-rule border-y border-rule">
          {shares.data.map((share) => (
            <ShareLine key={share.id} id={id} share={share} onRevoked={refresh} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function ShareLine({ id, share, onRevoked }: { id: string; share: Share; onRevoked: () => void }) {
  const address = new URL(share.path, window.location.origin).href;
  const ended = share.expiresAt !== null && new Date(share.expiresAt) < new Date();
  const revoke = useMutation({
    mutationFn: () => revokeShare(id, share.id),
    onSuccess: onRevoked,
    onError: (error) => toast.error(`The link still works: ${problemOf(error).title}`),
  });
  return (
    <li className="grid gap-2 py-3">
      <a href={share.path} target="_blank" rel="noreferrer" className="prose-link truncate text-small">
        {address}
      </a>
      <div className="flex flex-wrap items-center gap-2 text-small text-faint">
        <span className="grow">
          {ended ? 'Ended' : share.expiresAt ? `Until ${formatDate(share.expiresAt)}` : 'Without end'}
          {share.hasPassword && ', with a password'}
        </span>
        <CopyButton text={address}>Copy</CopyButton>
        <Button variant="quiet" size="small" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          Revoke
        </Button>
      </div>
    </li>
  );
}

import { msg, plural, t } from '@lingui/core/macro';
import { type Share, ShareAddress } from '@shortlist/schema';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { i18n } from '#i18n';
import { problemOf } from '../../../api/call-error.ts';
import { createShare, revokeShare, sharesQuery, turnShareOn } from '../../../api/resumes/shares.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatDate } from '../../../ui/format.ts';
import { SelectField, TextField } from '../../../ui/text-field.tsx';

type Props = { id: string; flush: () => Promise<boolean>; onClose: () => void };

const ends = [
  { value: '7', label: msg`In a week` },
  { value: '30', label: msg`In 30 days` },
  { value: '90', label: msg`In 90 days` },
  { value: '', label: msg`Never` },
];

/** Links to a resume: made, copied, revoked, turned on again. */
export function ShareDialog({ id, flush, onClose }: Props) {
  const shares = useQuery(sharesQuery(id));
  const queries = useQueryClient();
  const [days, setDays] = useState('30');
  const [password, setPassword] = useState('');
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);
  const refresh = () => void queries.invalidateQueries({ queryKey: ['resume-shares', id] });
  const create = useMutation({
    mutationFn: async () => {
      await flush();
      return createShare(id, {
        days: days === '' ? null : Number(days),
        ...(password ? { password } : {}),
        ...(address ? { address } : {}),
      });
    },
    onSuccess: () => {
      setPassword('');
      setAddress('');
      refresh();
    },
    onError: (error) => toast.error(t`We couldn’t create the link: ${{ reason: problemOf(error).title }}`),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const bad = address !== '' && !ShareAddress.safeParse(address).success;
    setWrong(bad);
    if (!bad) create.mutate();
  }

  return (
    <Dialog open title={t`Share`} onClose={onClose}>
      <p className="text-soft">
        {t`Anyone with the link can see your current resume with your contact details. They can’t change it, and search engines can’t find it.`}
      </p>
      <form onSubmit={submit} className="mt-5 grid gap-4" noValidate>
        <TextField
          label={t`Public address (optional)`}
          hint={t`${{ start: `${window.location.host}/shared/` }}your-name. Leave it empty for a link nobody can guess.`}
          {...(wrong ? { error: t`Use 3 to 30 lowercase letters, digits, and hyphens` } : {})}
          autoComplete="off"
          maxLength={30}
          value={address}
          onChange={({ target }) => {
            setWrong(false);
            setAddress(target.value.toLowerCase().replace(/\s+/g, '-'));
          }}
        />
        <SelectField
          label={t`Link expires`}
          value={days}
          options={ends.map(({ value, label }) => ({ value, label: i18n._(label) }))}
          onChange={(event) => setDays(event.target.value)}
        />
        <TextField
          label={t`Password (optional)`}
          type="password"
          autoComplete="new-password"
          hint={t`At least 6 characters`}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" busy={create.isPending} className="justify-self-start">
          {t`Create a link`}
        </Button>
      </form>
      {shares.data && shares.data.length > 0 && (
        <ul className="mt-6 divide-y divide-rule border-y border-rule">
          {shares.data.map((share) => (
            <ShareLine key={share.id} id={id} share={share} onChanged={refresh} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function ShareLine({ id, share, onChanged }: { id: string; share: Share; onChanged: () => void }) {
  const address = new URL(share.path, window.location.origin).href;
  const ended = share.expiresAt !== null && new Date(share.expiresAt) < new Date();
  const end = share.isOff
    ? t`Off since you deleted the resume`
    : ended
      ? t`Expired`
      : share.expiresAt
        ? t`Until ${{ day: formatDate(share.expiresAt) }}`
        : t`Never expires`;
  const revoke = useMutation({
    mutationFn: () => revokeShare(id, share.id),
    onSuccess: onChanged,
    onError: (error) => toast.error(t`We couldn’t revoke the link: ${{ reason: problemOf(error).title }}`),
  });
  const turnOn = useMutation({
    mutationFn: () => turnShareOn(id, share.id),
    onSuccess: onChanged,
    onError: (error) => toast.error(t`We couldn’t turn on the link: ${{ reason: problemOf(error).title }}`),
  });
  return (
    <li className="grid gap-2 py-3">
      <a href={share.path} target="_blank" rel="noreferrer" className="prose-link truncate text-small">
        {address}
      </a>
      <div className="flex flex-wrap items-center gap-2 text-small text-faint">
        <span className="grow">
          {share.hasPassword ? t`${end}, with a password` : end} · {countViews(share.views)}
        </span>
        {share.isOff ? (
          <Button variant="quiet" size="small" busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
            {t`Turn on`}
          </Button>
        ) : (
          <CopyButton text={address}>{t`Copy`}</CopyButton>
        )}
        <Button variant="quiet" size="small" busy={revoke.isPending} onClick={() => revoke.mutate()}>
          {t`Revoke`}
        </Button>
      </div>
    </li>
  );
}

const countViews = (views: number) =>
  plural(views, { 0: 'not opened yet', one: 'opened once', other: 'opened # times' });

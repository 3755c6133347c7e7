import { t } from '@lingui/core/macro';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';

/** A new set of recovery codes, shown this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = codes.join('\n');
  return (
    <Dialog open={codes.length > 0} title={t`Your recovery codes`} onClose={onClose}>
      <p className="text-soft">
        {t`Each code signs you in once if you lose your phone. We show them only now, so save them somewhere safe.`}
      </p>
      <ul className="tabular my-5 grid grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text}>{t`Copy`}</CopyButton>
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveBlob(new Blob([`${text}\n`], { type: 'text/plain' }), 'shortlist-recovery-codes.txt')}
        >
          {t`Download`}
        </Button>
        <Button size="small" className="ms-auto" onClick={onClose}>
          {t`I’ve saved my codes`}
        </Button>
      </div>
    </Dialog>
  );
}

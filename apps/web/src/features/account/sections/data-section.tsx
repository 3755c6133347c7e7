import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { Button } from '../../../ui/button.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';
import { exportMyData } from '../calls/my-data.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { SettingsSection } from './settings-section.tsx';

/** Everything that is kept: take it out, or delete it all. */
export function DataSection() {
  const [asking, setAsking] = useState(false);
  const take = useMutation({
    mutationFn: exportMyData,
    onSuccess: (zip) => saveBlob(zip, 'shortlist-my-data.zip'),
    onError: (error) => toast.error(problemOf(error).title),
  });

  return (
    <SettingsSection title={t`Your data`} about={t`Download everything we keep about you, or delete it for good.`}>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={take.isPending} onClick={() => take.mutate()}>
          {t`Download all my data`}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t`Delete my account`}
        </Button>
      </div>
      <DeleteAccountDialog open={asking} onClose={() => setAsking(false)} />
    </SettingsSection>
  );
}

import { t } from '@lingui/core/macro';
import type { Application } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { applicationsQuery, deleteApplication } from '../../../api/applications/calls.ts';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ApplicationDatesFields } from './application-dates.tsx';
import { ApplicationFields } from './application-form.tsx';

/** One application: its dates, its files, its posting and notes. */
export function ApplicationDialog({ application, onClose }: { application: Application; onClose: () => void }) {
  const { optimizationId, files, url } = application;
  return (
    <Dialog open wide title={application.title} onClose={onClose}>
      <div className="grid gap-8">
        <section aria-labelledby="application-dates" className="grid gap-3">
          <h3 id="application-dates" className="font-semibold">
            {t`Dates`}
          </h3>
          <ApplicationDatesFields application={application} />
        </section>
        {(optimizationId || url) && (
          <section aria-labelledby="application-files" className="grid gap-2">
            <h3 id="application-files" className="font-semibold">
              {t`Result and files`}
            </h3>
            <ul className="flex flex-wrap gap-x-5 gap-y-2">
              {url && (
                <li>
                  <a href={url} target="_blank" rel="noreferrer noopener" className="prose-link">
                    {t`The posting`}
                  </a>
                </li>
              )}
              {optimizationId && (
                <li>
                  <Link to={paths.optimization(optimizationId)} className="prose-link">
                    {t`The result`}
                  </Link>
                </li>
              )}
              {optimizationId &&
                files.map((name) => (
                  <li key={name}>
                    <Link to={paths.resultFile(optimizationId, name)} className="prose-link">
                      {name}
                    </Link>
                  </li>
                ))}
            </ul>
          </section>
        )}
        <ApplicationFields application={application} onDone={onClose} />
        <Remove application={application} onDone={onClose} />
      </div>
    </Dialog>
  );
}

/** Takes the application off the board, after asking. */
function Remove({ application, onDone }: { application: Application; onDone: () => void }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteApplication(application.id),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: applicationsQuery.queryKey });
      toast.success(t`Removed from the board`);
      onDone();
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  return (
    <div className="border-t border-rule pt-5">
      <Button variant="danger" size="small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" className="size-4" />
        {t`Remove from the board`}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t`Remove this application?`}
        action={t`Remove application`}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t`This deletes the application’s dates, notes, and posting. Its result stays in your results.`}
      </ConfirmDialog>
    </div>
  );
}

import { t } from '@lingui/core/macro';
import type { Optimization } from '@shortlist/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { problemOf } from '../../../api/call-error.ts';
import { optimizationQuery } from '../../../results/get-optimization.ts';
import { Button } from '../../../ui/button.tsx';
import { sendResultAgain } from '../calls/deliver-result.ts';
import { waitingAddress } from '../words/waiting-address.ts';

const words = {
  waiting: (email: string) => t`The email is on its way to ${email}.`,
  sent: (email: string) => t`Sent to ${email}.`,
  refused: (email: string) => t`We couldn’t deliver the email to ${email}. Check the address.`,
};

/** What became of the mail, which address still waits for its confirmation, and the way to have it once more. */
export function MailLine({ optimization }: { optimization: Optimization }) {
  const { id, email, mail = 'sent' } = optimization;
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: () => sendResultAgain(id),
    onSuccess() {
      toast.success(t`On its way to ${email}`);
      void queries.invalidateQueries({ queryKey: optimizationQuery(id).queryKey });
    },
    onError(error) {
      const { title, advice } = problemOf(error);
      toast.error(advice ? `${title}. ${advice}` : title);
    },
  });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-soft">
      <span className="flex min-w-0 gap-3">
        <Mail aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
        <span className="min-w-0 break-words">
          {email && words[mail](email)} {waitingAddress(optimization)}
        </span>
      </span>
      {email && (
        <Button variant="secondary" size="small" busy={again.isPending} onClick={() => again.mutate()}>
          {t`Send it again`}
        </Button>
      )}
    </p>
  );
}

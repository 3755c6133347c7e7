import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { accountQuery } from '../../../account/get-account.ts';
import { type CallProblem, problemOf, statusLine } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { useAuth } from '../../../auth/session/session-context.ts';
import { saySchemaText } from '../../../content/schema-texts.ts';
import { toastDurations } from '../../../ui/toast-durations.ts';
import { submitOptimization } from '../calls/submit-optimization.ts';
import { isUncertain } from './is-uncertain.ts';
import { forgetSentForm, keyForSending } from './sent-form.ts';

/** Sends a form once, says how it went, and goes on; `onTaken` is told when the server has it. A file that cannot be read is explained on the form itself. */
export function useSubmission(kind: 'resume' | 'linkedin', thanks: string, onTaken: () => void) {
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { user } = useAuth();

  const mutation = useMutation({
    mutationFn: (form: { fields: Record<string, string>; file?: File }) =>
      submitOptimization({ kind, ...form, key: keyForSending(kind, form) }),
    onSuccess({ id }) {
      forgetSentForm(kind);
      onTaken();
      toast.success(thanks, { duration: toastDurations.uploadSuccess });
      void queries.invalidateQueries();
      void navigate(user ? paths.dashboard : paths.optimization(id));
    },
    onError(error) {
      const found = problemOf(error);
      if (!isUncertain(found)) forgetSentForm(kind);
      if (found.code === 'limit-reached') void queries.invalidateQueries({ queryKey: accountQuery.queryKey });
      setProblem(found);
      toast.error(failureText(found));
    },
  });

  return {
    submitting: mutation.isPending,
    problem,
    send(form: { fields: Record<string, string>; file?: File }) {
      setProblem(null);
      mutation.mutate(form);
    },
    /** The form was edited: an earlier failure no longer concerns it. */
    edited() {
      setProblem(null);
    },
  };
}

/** How the server begins what it says of a form. */
const serverPrefix = /^Failed to submit form: /;

/** The reason where there is one, else the status line, after the words that the server may have written already. */
function failureText(problem: CallProblem): string {
  const said = problem.code === 'unknown' ? statusLine(problem) : problem.title;
  const reason = saySchemaText(said.replace(serverPrefix, ''));
  return t`Failed to submit form: ${reason}`;
}

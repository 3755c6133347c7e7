import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KanbanSquare } from 'lucide-react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { addApplication, applicationsQuery } from '../../../api/applications/calls.ts';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { localDay } from '../../../ui/local-day.ts';

/** Puts a result on the applications board, with its posting and files; once it is there, leads to it. */
export function PutOnBoard({ id }: { id: string }) {
  const queries = useQueryClient();
  const { data } = useQuery(applicationsQuery);
  const add = useMutation({
    mutationFn: () => addApplication({ optimizationId: id, today: localDay() }),
    onSuccess() {
      toast.success(t`Added to your board, under Saved`);
      void queries.invalidateQueries({ queryKey: applicationsQuery.queryKey });
    },
    onError: (error) => toast.error(problemOf(error).title),
  });
  if (data?.some(({ optimizationId }) => optimizationId === id)) {
    return (
      <Link to={paths.applications} className={buttonStyle('secondary', 'small')}>
        <KanbanSquare aria-hidden="true" className="size-4" />
        {t`On your board`}
      </Link>
    );
  }
  return (
    <Button variant="secondary" size="small" busy={add.isPending} onClick={() => add.mutate()}>
      <KanbanSquare aria-hidden="true" className="size-4" />
      {t`Add to board`}
    </Button>
  );
}

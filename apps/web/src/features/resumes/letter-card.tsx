import { t } from '@lingui/core/macro';
import type { OptimizationSummary } from '@shortlist/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { setOnServer } from '../../api/resumes/files.ts';
import { paths } from '../../app/paths.ts';
import { optimizationQuery } from '../../results/get-optimization.ts';
import { formatDate } from '../../ui/format.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';

/** A letter: its page, whom it is to, when it was written. */
export function LetterCard({ optimization }: { optimization: OptimizationSummary }) {
  const { id, title, employer, createdAt } = optimization;
  const queries = useQueryClient();
  const page = useQuery({
    queryKey: ['letter-thumbnail', id],
    queryFn: async ({ signal }) => {
      const { result, template } = await queries.ensureQueryData(optimizationQuery(id));
      if (result?.kind !== 'resume') return null;
      const content = { kind: 'letter', letter: result.letter };
      const { pages } = await setOnServer({ content, template }, signal);
      return new Blob([pages[0] ?? ''], { type: 'image/svg+xml' });
    },
    staleTime: 60_000,
    retry: false,
  });
  return (
    <li className="flex flex-col rounded-lg border border-rule bg-surface hover:border-rule-strong">
      <Link to={`${paths.optimization(id)}#letter`} className="grow rounded-lg">
        <span className="block rounded-t-lg bg-sunken px-8 pt-6">
          <Thumbnail page={page.data ?? undefined} />
        </span>
        <span className="block px-4 py-4">
          <span dir="auto" className="block truncate font-semibold">
            {title}
          </span>
          <span className="block truncate text-small text-faint">
            {employer ? t`To ${employer}, ${{ day: formatDate(createdAt) }}` : formatDate(createdAt)}
          </span>
        </span>
      </Link>
    </li>
  );
}

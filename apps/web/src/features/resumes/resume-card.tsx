import type { ResumeSummary } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { Copy, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fetchThumbnail } from '../../api/resumes/files.ts';
import { paths } from '../../app/paths.ts';
import { formatDate } from '../../ui/format.ts';

type Props = { resume: ResumeSummary; onDuplicate: () => void; onDelete: () => void };

const tool = 'grid size-9 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink';

/** A resume: its first page, its name, when it was edited. */
export function ResumeCard({ resume, onDuplicate, onDelete }: Props) {
  const { id, title, updatedAt } = resume;
  return (
    <li className="flex flex-col rounded-lg border border-rule bg-surface hover:border-rule-strong">
      <Link to={paths.resume(id)} className="grow rounded-t-lg">
        <span className="block bg-sunken px-8 pt-6">
          <Thumbnail resume={resume} />
        </span>
        <span className="block px-4 pt-4">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block text-small text-faint">Edited {formatDate(updatedAt)}</span>
        </span>
      </Link>
      <div className="flex justify-end gap-1 p-2">
        <button type="button" aria-label={`Duplicate ${title}`} onClick={onDuplicate} className={tool}>
          <Copy aria-hidden="true" className="size-4.5" />
        </button>
        <button type="button" aria-label={`Delete ${title}`} onClick={onDelete} className={tool}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </li>
  );
}

function Thumbnail({ resume: { id, revision } }: { resume: ResumeSummary }) {
  const page = useQuery({
    queryKey: ['resume-thumbnail', id, revision],
    queryFn: ({ signal }) => fetchThumbnail(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!page.data) return;
    const made = URL.createObjectURL(page.data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [page.data]);
  return (
    <span className="block aspect-[595/620] overflow-hidden rounded-t-sm bg-sheet shadow-lift">
      {address && <img src={address} alt="" className="block w-full" />}
    </span>
  );
}

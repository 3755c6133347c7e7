import { t } from '@lingui/core/macro';
import type { ResumeSummary } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { thumbnailQuery } from '../../api/resumes/files.ts';
import { sayOrigin } from '../../api/resumes/say-origin.ts';
import { paths } from '../../app/paths.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';

/** Further resumes are on their own page. */
const most = 4;

/** The newest resumes, tailored ones among them, each by its first page and leading to the editor. */
export function MyResumesList({ resumes }: { resumes: readonly ResumeSummary[] }) {
  return (
    <section aria-labelledby="my-resumes" className="grid grid-cols-1 gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="my-resumes" className="text-title">
          {t`Your resumes`}
        </h2>
        <Link to={paths.resumes} className="prose-link text-small">
          {t`My resumes`}
        </Link>
      </div>
      <ul className="grid grid-cols-2 gap-4 lg:grid-cols-4 lg:gap-6">
        {resumes.slice(0, most).map((resume) => (
          <ResumeTile key={resume.id} resume={resume} />
        ))}
      </ul>
    </section>
  );
}

/** A resume by its first page, its name and where it comes from. */
function ResumeTile({ resume }: { resume: ResumeSummary }) {
  const { id, title } = resume;
  const page = useQuery(thumbnailQuery(resume));
  return (
    <li className="rounded-lg border border-rule bg-surface hover:border-rule-strong">
      <Link to={paths.resume(id)} className="block h-full rounded-lg">
        <span className="block rounded-t-lg bg-sunken px-3 pt-3 sm:px-4 sm:pt-4">
          <Thumbnail page={page.data} />
        </span>
        <span className="block px-4 py-3">
          <span dir="auto" className="block truncate font-medium">
            {title}
          </span>
          <span className="block text-small text-faint">{sayOrigin(resume)}</span>
        </span>
      </Link>
    </li>
  );
}

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { resumesQuery } from '../../api/resumes/list-resumes.ts';
import { sayOrigin } from '../../api/resumes/say-origin.ts';
import { paths } from '../../app/paths.ts';

/** Further resumes are on their own page. */
const most = 4;

/** The newest resumes, tailored ones among them, each leading to the editor. Nothing where there is none. */
export function MyResumesList() {
  const { data } = useQuery(resumesQuery);
  const resumes = data?.resumes ?? [];
  if (resumes.length === 0) return null;
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
      <ul className="divide-y divide-rule border-y border-rule">
        {resumes.slice(0, most).map((resume) => (
          <li key={resume.id}>
            <Link
              to={paths.resume(resume.id)}
              className="flex items-center gap-4 rounded-sm py-4 hover:bg-sunken sm:px-2"
            >
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{resume.title}</span>
                <span className="block truncate text-small text-faint">{sayOrigin(resume)}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

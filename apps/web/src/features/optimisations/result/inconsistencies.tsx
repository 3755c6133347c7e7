import { comparedText, type OptimisedProfile } from '@shortlist/schema';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Notice } from '../../../ui/notice.tsx';
import { dateText } from '../words/date-text.ts';
import { ResultSection } from './result-section.tsx';

/** What was compared of the profile and a resume of the same person, and where they disagree. */
export function Inconsistencies({ profile }: { profile: Pick<OptimisedProfile, 'inconsistencies' | 'compared'> }) {
  const { inconsistencies, compared } = profile;
  if (inconsistencies.length === 0) return <Agreement compared={compared} />;
  return (
    <ResultSection
      id="consistency"
      title="Resume and profile disagree"
      intro="Recruiters compare the two. Make them say the same. The resume is the one that you optimized here last."
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {inconsistencies.map((one) => (
          <li key={one.field + one.resume + one.linkedin} className="grid gap-1 py-4">
            <h3 className="font-semibold">{one.field.charAt(0).toUpperCase() + one.field.slice(1)}</h3>
            <p>
              Resume: <Said text={one.resume} />. LinkedIn: <Said text={one.linkedin} />.
            </p>
            <p className="text-soft">{one.explanation}</p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

function Agreement({ compared }: { compared: OptimisedProfile['compared'] }) {
  const text = compared && comparedText(compared);
  return (
    <ResultSection id="consistency" title="Resume and profile">
      {text ? (
        <Notice tone="good" title="Your resume and your profile agree">
          We compared the resume that you optimized here last: {text}. Nothing differs.
        </Notice>
      ) : (
        <p className="max-w-prose text-soft">
          {compared
            ? 'The resume that you optimized here last has no job or degree in common with this profile, so there was nothing to compare.'
            : 'There was no resume of yours here to compare the profile with. Recruiters look at both:'}{' '}
          {!compared && (
            <>
              <Link to={paths.optimizeResume} className="prose-link">
                optimize a resume
              </Link>{' '}
              first, and the next profile that you send is held against it, job by job.
            </>
          )}
        </p>
      )}
    </ResultSection>
  );
}

/** Words of a document, or that there are none. */
function Said({ text }: { text: string }) {
  return text === '' ? <span className="text-soft">not there</span> : <q>{dateText(text)}</q>;
}

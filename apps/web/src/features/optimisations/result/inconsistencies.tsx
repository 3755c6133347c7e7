import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OptimisedProfile } from '@shortlist/schema';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { formatsTag } from '../../../language/formats-tag.ts';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
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
      title={t`Your resume and profile don’t match`}
      intro={t`Recruiters compare the two, so make them match. We compared your profile with the last resume you optimized here.`}
    >
      <ul className="divide-y divide-rule border-y border-rule">
        {inconsistencies.map((one) => (
          <li key={one.field + one.resume + one.linkedin} className="grid gap-1 py-4">
            <h3 className="font-semibold">{capitalize(sayServerText(one.field))}</h3>
            <p>
              <Trans>
                Resume: <Said text={one.resume} />. LinkedIn: <Said text={one.linkedin} />.
              </Trans>
            </p>
            <p lang={serverLanguage(one.explanation)} className="text-soft">
              {sayServerText(one.explanation)}
            </p>
          </li>
        ))}
      </ul>
    </ResultSection>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Agreement({ compared }: { compared: OptimisedProfile['compared'] }) {
  const text = compared && sayCompared(compared);
  return (
    <ResultSection id="consistency" title={t`Resume and profile`}>
      {text ? (
        <Notice tone="good" title={t`Your resume and profile match`}>
          {t`We compared your profile with the last resume you optimized here: ${text}. No differences.`}
        </Notice>
      ) : (
        <p className="max-w-prose text-soft">
          {compared ? (
            t`The last resume you optimized here has no job or degree in common with this profile, so there was nothing to compare.`
          ) : (
            <Trans>
              Recruiters look at both your resume and your profile.{' '}
              <Link to={paths.optimizeResume} className="prose-link">
                Optimize a resume
              </Link>
              , and we’ll compare it with the next profile you upload.
            </Trans>
          )}
        </p>
      )}
    </ResultSection>
  );
}

/** What the profile was compared with: “2 jobs (employer, title, start, and end) and 1 degree”. */
function sayCompared({ jobs, degrees }: NonNullable<OptimisedProfile['compared']>): string {
  const parts = [
    jobs > 0 &&
      plural(jobs, {
        one: '# job (employer, title, start, and end)',
        other: '# jobs (employer, title, start, and end)',
      }),
    degrees > 0 && plural(degrees, { one: '# degree', other: '# degrees' }),
  ];
  return new Intl.ListFormat(formatsTag()).format(parts.filter((part) => part !== false));
}

/** Words of a document, or that there are none. */
function Said({ text }: { text: string }) {
  return text === '' ? <span className="text-soft">{t`missing`}</span> : <q>{dateText(text)}</q>;
}

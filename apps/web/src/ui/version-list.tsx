import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

type VersionListProps<Version> = {
  versions: readonly Version[];
  title: (version: Version) => string;
  /** When it was: below the title. */
  time: (version: Version) => string;
  /** What can be done with a version, beside comparing it. */
  actions: (version: Version) => ReactNode;
  comparison: (version: Version) => ReactNode;
};

/** Earlier versions of something, newest first; one at a time is compared with what stands now. */
export function VersionList<Version extends { id: string }>(props: VersionListProps<Version>) {
  const { versions, title, time, actions, comparison } = props;
  const [chosen, setChosen] = useState<string>();
  return (
    <ul className="divide-y divide-rule">
      {versions.map((version) => (
        <li key={version.id} className="py-3">
          <div className="flex items-center gap-3 max-sm:flex-wrap">
            <span className="min-w-0 grow max-sm:basis-full">
              <span className="block font-medium wrap-anywhere">{title(version)}</span>
              <span className="block text-small text-faint">{time(version)}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-expanded={chosen === version.id}
              onClick={() => setChosen(chosen === version.id ? undefined : version.id)}
            >
              {t`Compare`}
            </Button>
            {actions(version)}
          </div>
          {chosen === version.id && comparison(version)}
        </li>
      ))}
    </ul>
  );
}

import { t } from '@lingui/core/macro';
import type { OptimisedProfile } from '@shortlist/schema';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ResultSection } from './result-section.tsx';

/** Skills to add, to drop, and the order to pin them in. */
export function SkillLists({ skills, language }: Pick<OptimisedProfile, 'skills' | 'language'>) {
  const lists = [
    { title: t`Add`, list: skills.add },
    { title: t`Remove`, list: skills.drop },
    { title: t`In this order`, list: skills.order },
  ].filter(({ list }) => list.length > 0);
  if (lists.length === 0) return null;
  return (
    <ResultSection
      id="skills"
      title={t`Skills`}
      actions={skills.order.length > 0 && <CopyButton text={skills.order.join('\n')}>{t`Copy the list`}</CopyButton>}
    >
      <div className="grid gap-8 sm:grid-cols-3">
        {lists.map(({ title, list }) => (
          <div key={title}>
            <h3 className="font-semibold">{title}</h3>
            <ol className="mt-2 grid gap-1">
              {list.map((skill) => (
                <li key={skill} lang={language}>
                  {skill}
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </ResultSection>
  );
}

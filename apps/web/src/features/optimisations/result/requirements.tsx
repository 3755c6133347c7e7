import { plural, t } from '@lingui/core/macro';
import type { Match, RequirementMatch, Resume } from '@shortlist/schema';
import { useState } from 'react';
import { i18n } from '#i18n';
import { namePlace } from '../../../results/place-words.ts';
import { Button } from '../../../ui/button.tsx';
import { kindWords, reasonText } from '../words/match-words.ts';
import { Duties } from './duties.tsx';
import { MetMark } from './met-mark.tsx';
import { ResultSection } from './result-section.tsx';
import { useFold } from './use-fold.tsx';

/** Everything the posting asks for, whether the resume shows it, and the lines that do. */
export function Requirements({ match, resume }: { match: Match; resume: Resume }) {
  const [openOnly, setOpenOnly] = useState(false);
  const all = match.requirements;
  const met = all.filter((one) => one.met === true).length;
  const { shown, more } = useFold(openOnly ? all.filter((one) => one.met !== true) : all, {
    first: 8,
    most: 10,
    more: (left) => plural(left, { one: 'Show # more requirement', other: 'Show # more requirements' }),
  });
  return (
    <ResultSection
      id="requirements"
      folds
      title={t`What the posting asks for`}
      intro={
        all.length > 0 &&
        t`Your resume shows ${met} of ${{ all: all.length }}. Each is quoted from the posting, with the lines in your resume that show it.`
      }
      actions={
        met > 0 &&
        met < all.length && (
          <Button variant="secondary" size="small" aria-pressed={openOnly} onClick={() => setOpenOnly(!openOnly)}>
            {openOnly
              ? t`Show all`
              : plural(all.length - met, {
                  one: 'Show the one that isn’t fully met',
                  other: 'Show the # that aren’t fully met',
                })}
          </Button>
        )
      }
    >
      {all.length === 0 ? (
        <p className="text-soft">{t`We found none in this posting.`}</p>
      ) : (
        <table className="w-full border-collapse text-start max-md:block">
          <caption className="sr-only">{t`Requirements of the posting and where the resume shows them`}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-b border-rule text-small text-faint">
              <th scope="col" className="w-[42%] py-2 pe-6 font-medium">
                {t`Requirement`}
              </th>
              <th scope="col" className="w-32 py-2 pe-6 font-medium">
                {t`Shown`}
              </th>
              <th scope="col" className="py-2 font-medium">
                {t`Evidence in your resume`}
              </th>
            </tr>
          </thead>
          <tbody className="max-md:block">
            {shown.map((one) => (
              <RequirementRow key={one.id} requirement={one} resume={resume} />
            ))}
          </tbody>
        </table>
      )}
      {more}
      {match.duties && match.duties.length > 0 && <Duties duties={match.duties} resume={resume} />}
      {match.gates.length > 0 && <Gates gates={match.gates} />}
    </ResultSection>
  );
}

function RequirementRow({ requirement, resume }: { requirement: RequirementMatch; resume: Resume }) {
  const { text, kind, importance, met, evidence, missing, reasons } = requirement;
  const named = missing?.map((skill) => skill.name).join(', ');
  const lacking = named?.toLowerCase() === text.toLowerCase() ? undefined : named;
  return (
    <tr className="border-b border-rule align-top max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-3.5">
      <th scope="row" className="py-3.5 pe-6 text-start font-normal max-md:col-span-2 max-md:p-0">
        <span dir="auto" className="block">
          {text}
        </span>
        <span className="mt-0.5 block text-small text-faint">
          {i18n._(kindWords[kind])}, {importance === 'must' ? t`must-have` : t`nice-to-have`}
        </span>
      </th>
      <td className="py-3.5 pe-6 max-md:p-0">
        <MetMark met={met} />
      </td>
      <td className="py-3.5 max-md:p-0">
        {evidence.length > 0 && (
          <ul className="grid gap-2">
            {evidence.slice(0, 3).map((one) => (
              <li key={one.pointer + one.text} className="border-s-2 border-accent/50 ps-3">
                <q className="break-words">{one.text}</q>
                <span className="block text-small text-faint">{namePlace(resume, one.pointer)}</span>
              </li>
            ))}
          </ul>
        )}
        {lacking && met !== true && <p className="mt-1 text-small text-soft">{t`Not shown: ${lacking}`}</p>}
        {reasons
          ?.filter(({ code }) => met !== true || code === 'exact-phrase')
          .map((reason) => (
            <p key={reason.code + reason.detail} className="mt-1 text-small text-soft">
              {reasonText(reason)}
            </p>
          ))}
        {evidence.length === 0 && !lacking && !reasons?.length && (
          <span className="text-faint max-md:sr-only">{t`Nothing yet`}</span>
        )}
      </td>
    </tr>
  );
}

function Gates({ gates }: { gates: RequirementMatch[] }) {
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{t`Conditions that don’t affect your score`}</h3>
      <ul className="mt-2 grid gap-2">
        {gates.map((gate) => (
          <li key={gate.id} className="flex flex-wrap items-start gap-3">
            <MetMark met={gate.met} />
            <span className="min-w-0 grow basis-48">{gate.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

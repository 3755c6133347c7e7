import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { ExplainedFinding, Severity } from '@shortlist/schema';
import { i18n } from '#i18n';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { groupFindings } from '../../../results/group-findings.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ResultSection } from './result-section.tsx';
import { useFold } from './use-fold.tsx';

const marks: Record<Severity, { word: MessageDescriptor; tone: 'missing' | 'partly' | 'neutral' }> = {
  fatal: { word: msg`Critical`, tone: 'missing' },
  major: { word: msg`Serious`, tone: 'missing' },
  minor: { word: msg`Minor`, tone: 'partly' },
  info: { word: msg`Note`, tone: 'neutral' },
};

/** What stands in a machine's way in the file as it was sent, worst first, with one fix each. */
export function Findings({ findings }: { findings: ExplainedFinding[] }) {
  const groups = groupFindings(findings);
  const { shown, more } = useFold(groups, {
    first: 5,
    most: 6,
    more: (left) => plural(left, { one: 'Show # more finding', other: 'Show # more findings' }),
  });
  return (
    <ResultSection
      id="readability"
      folds
      title={t`Parsing problems in your file`}
      intro={t`We found these problems in the PDF you uploaded. The tailored version fixes the layout problems.`}
    >
      {groups.length === 0 ? (
        <Notice tone="good" title={t`No problems found`}>
          {t`Software can read your file’s text, order, headings, and dates.`}
        </Notice>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {shown.map((alike) => (
            <FindingLine key={`${alike[0]?.code}${alike[0]?.fix}`} alike={alike} />
          ))}
        </ul>
      )}
      {more}
    </ResultSection>
  );
}

/** Findings of one kind: said once, with every place that shows it. */
function FindingLine({ alike }: { alike: ExplainedFinding[] }) {
  const [finding] = alike;
  if (!finding) return null;
  const places = [...new Set(alike.flatMap(({ evidence }) => evidence || []))];
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 md:grid-cols-[9rem_1fr]">
      <div>
        <Badge tone={marks[finding.severity].tone}>{i18n._(marks[finding.severity].word)}</Badge>
      </div>
      <div lang={serverLanguage(finding.title)} className="grid max-w-prose gap-1">
        <h3 className="font-semibold">{sayServerText(finding.title)}</h3>
        <p className="text-soft">{sayServerText(finding.explanation)}</p>
        {places.map((place) => (
          <p key={place} className="mt-1 border-s-2 border-rule-strong ps-3 text-small break-words text-soft">
            {place}
          </p>
        ))}
        <p className="mt-1">
          <span lang={i18n.locale} className="font-medium">
            {t`Fix:`}{' '}
          </span>
          {sayServerText(finding.fix)}
        </p>
      </div>
    </li>
  );
}

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ExplainedFinding, type Match, type Severity, scoreReadability } from '@shortlist/schema';
import { Link } from 'react-router';
import { i18n } from '#i18n';
import { localAddress } from '../../../app/local-address.ts';
import { paths } from '../../../app/paths.ts';
import { bandWords } from '../../../ui/band-tone.ts';
import { Bar } from '../../../ui/bar.tsx';
import { formatPoints, sayPoints } from '../../../ui/format.ts';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { partWords } from '../words/match-words.ts';
import { countGain } from './count-gain.ts';
import { ResultSection } from './result-section.tsx';

type NumbersProps = { match: Match; matchAfter: Match; findings: ExplainedFinding[] };

/** The two numbers, never mixed, each with its parts. */
export function Numbers({ match, matchAfter, findings }: NumbersProps) {
  return (
    <ResultSection id="numbers" folds title={t`How the scores add up`}>
      <div className="grid gap-10 xl:grid-cols-[1.4fr_1fr] xl:gap-14">
        <MatchNumber before={match} after={matchAfter} />
        <ReadabilityNumber findings={findings} />
      </div>
    </ResultSection>
  );
}

/** Both numbers in a word each, to stay in sight while the page is read. */
export function Standing({ match, findings }: { match: Match; findings: ExplainedFinding[] }) {
  const both = [
    [t`Match`, Math.round(match.score)],
    [t`Readability`, scoreReadability(findings)],
  ] as const;
  return (
    <dl className="flex gap-4 text-small lg:gap-6">
      {both.map(([name, score]) => (
        <div key={name} className="flex items-baseline gap-1.5 lg:grid lg:gap-0">
          <dt className="text-faint">{name}</dt>
          <dd className="serif tabular text-body lg:text-title">{score}</dd>
        </div>
      ))}
    </dl>
  );
}

function MatchNumber({ before, after }: { before: Match; after: Match }) {
  const gain = countGain(before, after);
  const sent = Math.round(before.score);
  const band = i18n._(bandWords[before.band]);
  return (
    <section aria-labelledby="match-number">
      <h3 id="match-number" className="text-lead font-semibold">
        {t`Match estimate`}
      </h3>
      <p className="mt-1 text-soft">
        <Trans>
          How well the tailored resume shows what this posting asks for.{' '}
          <Link to={localAddress(paths.howScoringWorks)} className="prose-link">
            How it’s calculated
          </Link>
        </Trans>
      </p>
      <div className="mt-5">
        <p className="tabular mb-3 text-small text-soft">
          <Trans>
            Before tailoring: <strong className="font-semibold text-ink">{sent}</strong> ({band}).
          </Trans>{' '}
          {gain > 0 && t`The edits below add ${{ gain: sayPoints(gain) }}.`}
          {gain === 0 && t`The edits below don’t change the score.`}
        </p>
        <ul className="grid gap-3">
          {after.parts.map((part) => (
            <li key={part.name}>
              <div className="flex justify-between gap-4">
                <span>{i18n._(partWords[part.name])}</span>
                <span className="tabular text-soft">
                  {t`${{ points: formatPoints(part.points) }} of ${{ weight: formatPoints(part.weight) }}`}
                </span>
              </div>
              <Bar hidden label={i18n._(partWords[part.name])} value={part.points} max={part.weight} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Findings of a severity, said behind their number. */
const severities: { severity: Severity; word: (count: number) => string }[] = [
  { severity: 'fatal', word: (count) => plural(count, { one: 'critical problem', other: 'critical problems' }) },
  { severity: 'major', word: (count) => plural(count, { one: 'serious problem', other: 'serious problems' }) },
  { severity: 'minor', word: (count) => plural(count, { one: 'minor problem', other: 'minor problems' }) },
  { severity: 'info', word: (count) => plural(count, { one: 'note', other: 'notes' }) },
];

function ReadabilityNumber({ findings }: { findings: ExplainedFinding[] }) {
  return (
    <section aria-labelledby="readability-number">
      <h3 id="readability-number" className="text-lead font-semibold">
        {t`Readability check`}
      </h3>
      <p className="mt-1 text-soft">{t`Shows whether software can read the file you uploaded. It doesn’t rate your experience.`}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5">
        <ScoreRing score={scoreReadability(findings)} label={t`Readability`} size="large" />
        <ul className="grid grow gap-1.5">
          {severities.map(({ severity, word }) => {
            const count = findings.filter((finding) => finding.severity === severity).length;
            return (
              <li key={severity} className={count === 0 ? 'text-faint' : 'text-ink'}>
                <span className="tabular inline-block w-6 font-semibold">{count}</span> {word(count)}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

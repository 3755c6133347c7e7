import { type ExplainedFinding, type Match, scoreReadability } from '@shortlist/schema';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Bar } from '../../../ui/bar.tsx';
import { formatPoints } from '../../../ui/format.ts';
import { ScoreRing } from '../../../ui/score-ring.tsx';
import { partWords } from '../words/match-words.ts';
import { countGain } from './count-gain.ts';
import { ResultSection } from './result-section.tsx';

type NumbersProps = { match: Match; matchAfter: Match; findings: ExplainedFinding[] };

/** The two numbers, never mixed, each with its parts. */
export function Numbers({ match, matchAfter, findings }: NumbersProps) {
  return (
    <ResultSection id="numbers" folds title="What the numbers are made of">
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
    ['Match', Math.round(match.score)],
    ['Readability', scoreReadability(findings)],
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
  return (
    <section aria-labelledby="match-number">
      <h3 id="match-number" className="text-lead font-semibold">
        Match estimate
      </h3>
      <p className="mt-1 text-soft">
        How far the tailored resume shows what this posting asks for.{' '}
        <Link to={paths.howScoringWorks} className="prose-link">
          How it is counted
        </Link>
      </p>
      <div className="mt-5">
        <p className="tabular mb-3 text-small text-soft">
          As you sent it: <strong className="font-semibold text-ink">{Math.round(before.score)}</strong> ({before.band}
          ).
          {gain > 0 && ` The edits below add ${formatPoints(gain)} points.`}
          {gain === 0 && ' The edits below do not move the number.'}
        </p>
        <ul className="grid gap-3">
          {after.parts.map((part) => (
            <li key={part.name}>
              <div className="flex justify-between gap-4">
                <span>{partWords[part.name]}</span>
                <span className="tabular text-soft">
                  {formatPoints(part.points)} of {formatPoints(part.weight)}
                </span>
              </div>
              <Bar hidden label={partWords[part.name]} value={part.points} max={part.weight} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const severities = [
  { severity: 'fatal', one: 'blocks reading', many: 'block reading' },
  { severity: 'major', one: 'serious', many: 'serious' },
  { severity: 'minor', one: 'small', many: 'small' },
  { severity: 'info', one: 'note', many: 'notes' },
] as const;

function ReadabilityNumber({ findings }: { findings: ExplainedFinding[] }) {
  return (
    <section aria-labelledby="readability-number">
      <h3 id="readability-number" className="text-lead font-semibold">
        Readability check
      </h3>
      <p className="mt-1 text-soft">Whether a machine can read the file you sent. It says nothing about you.</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5">
        <ScoreRing score={scoreReadability(findings)} label="Readability" size="large" />
        <ul className="grid grow gap-1.5">
          {severities.map(({ severity, one, many }) => {
            const count = findings.filter((finding) => finding.severity === severity).length;
            return (
              <li key={severity} className={count === 0 ? 'text-faint' : 'text-ink'}>
                <span className="tabular inline-block w-6 font-semibold">{count}</span> {count === 1 ? one : many}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

import { t } from '@lingui/core/macro';
import { type Match, type Met, type Optimization, type ResumeResult, scoreReadability } from '@shortlist/schema';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { i18n } from '#i18n';
import { paths } from '../../../app/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { bandWords } from '../../../ui/band-tone.ts';
import { formatMoment, formatPoints } from '../../../ui/format.ts';
import { MetMark } from '../result/met-mark.tsx';
import { ResultSection } from '../result/result-section.tsx';
import { partWords } from '../words/match-words.ts';
import { nameJob } from '../words/name-job.ts';
import { alignRequirements } from './align-requirements.ts';
import { listParts } from './list-parts.ts';

export type Compared = { optimization: Optimization; result: ResumeResult };

/** Two resume results side by side: the numbers, their parts, and each requirement. */
export function Comparison({ first, second }: { first: Compared; second: Compared }) {
  const both = [first, second];
  return (
    <div className="grid grid-cols-1 gap-12">
      <ResultSection id="numbers" title={t`Scores`}>
        <Table caption={t`Scores of both results`} both={both}>
          <Row name={t`Match before tailoring`} values={both.map(({ result }) => round(result.match.score))} />
          <Row
            name={t`Match after tailoring`}
            values={both.map(
              ({ result }) => `${round(result.matchAfter.score)} (${i18n._(bandWords[result.matchAfter.band])})`,
            )}
          />
          {listParts(first.result.matchAfter, second.result.matchAfter).map((name) => (
            <Row
              key={name}
              name={i18n._(partWords[name])}
              values={both.map(({ result }) => partOf(result.matchAfter, name))}
            />
          ))}
          <Row name={t`Readability`} values={both.map(({ result }) => String(scoreReadability(result.findings)))} />
          <Row name={t`Edits`} values={both.map(({ result }) => String(result.edits.length))} />
          <Row name={t`Open questions`} values={both.map(({ result }) => String(result.questions.length))} />
        </Table>
      </ResultSection>
      <ResultSection
        id="requirements"
        title={t`Requirements`}
        intro={t`Requirements in both postings share a row. A dash means the posting doesn’t ask for it.`}
      >
        <Table caption={t`Requirements of both postings`} both={both}>
          {alignRequirements(first.result.matchAfter, second.result.matchAfter).map((line) => (
            <Row key={line.text} name={line.text} values={[mark(line.first), mark(line.second)]} />
          ))}
        </Table>
      </ResultSection>
    </div>
  );
}

function Table({ caption, both, children }: { caption: string; both: Compared[]; children: ReactNode }) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-rule-strong align-top">
          <td className="w-[34%]" />
          {both.map(({ optimization }, index) => (
            <th key={optimization.id} scope="col" className="px-2 pb-3 text-start font-medium">
              <Badge>{index === 0 ? t`First` : t`Second`}</Badge>
              <Link to={paths.optimization(optimization.id)} className="prose-link mt-1 block break-words">
                {nameJob(optimization)}
              </Link>
              <span className="block text-small font-normal text-faint">{formatMoment(optimization.createdAt)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function Row({ name, values }: { name: string; values: ReactNode[] }) {
  const [first, second] = values;
  return (
    <tr className="border-b border-rule align-top">
      <th scope="row" className="py-2.5 pe-2 text-start font-normal break-words">
        {name}
      </th>
      <td className="tabular px-2 py-2.5">{first ?? <Absent />}</td>
      <td className="tabular px-2 py-2.5">{second ?? <Absent />}</td>
    </tr>
  );
}

const mark = (met: Met | undefined) => (met === undefined ? undefined : <MetMark met={met} />);
const Absent = () => <span className="text-faint">–</span>;
const round = (score: number) => String(Math.round(score));

function partOf({ parts }: Match, name: Match['parts'][number]['name']): string | undefined {
  const part = parts.find((one) => one.name === name);
  return part && t`${{ points: formatPoints(part.points) }} of ${{ weight: formatPoints(part.weight) }}`;
}

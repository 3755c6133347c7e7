import { t } from '@lingui/core/macro';
import { LabelList, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { repeatedPostings, type ScorePoint } from './score-points.ts';

/**
 * The match estimate of each result, as sent and after tailoring, with each point's number; a line joins those of one posting. The table
 * below says the same.
 */
export default function ScoreChart({ points }: { points: ScorePoint[] }) {
  const few = points.length <= mostNamed;
  const joined = repeatedPostings(points);
  return (
    <figure className="mt-2">
      <figcaption className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-small text-soft">
        <span className="font-medium text-ink">{t`Match estimate of each result`}</span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-2 rounded-full bg-accent" /> {t`after tailoring`}
        </span>
        <span className="inline-flex items-center gap-2">
          <span aria-hidden="true" className="size-2 rounded-full border-2 border-rule-strong" /> {t`before tailoring`}
        </span>
        {joined.length > 0 && <span>{t`A line connects results for the same posting.`}</span>}
      </figcaption>
      <div aria-hidden="true" dir="ltr" className="h-56">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={points} margin={{ top: 20, right: 24, bottom: 0, left: -20 }} accessibilityLayer={false}>
            {few ? (
              <XAxis
                dataKey="id"
                height={44}
                interval={0}
                tick={(place) => (
                  <PostingTick
                    {...place}
                    point={points[place.index]}
                    isEnd={place.index === 0 || place.index === points.length - 1}
                  />
                )}
                tickLine={false}
                axisLine={axis}
                padding={{ left: 64, right: 64 }}
              />
            ) : (
              <XAxis
                dataKey="date"
                tick={tick}
                tickLine={false}
                axisLine={axis}
                minTickGap={40}
                padding={{ left: 44, right: 16 }}
              />
            )}
            <YAxis domain={[0, 100]} ticks={[0, 50, 100]} tick={tick} tickLine={false} axisLine={false} />
            {joined.map((posting) => (
              <Line
                key={posting}
                dataKey={(point: ScorePoint) => (point.posting === posting ? point.after : null)}
                connectNulls
                stroke="var(--accent)"
                strokeWidth={2}
                dot={false}
                activeDot={false}
                isAnimationActive={false}
              />
            ))}
            <Line dataKey="before" stroke="none" dot={hollowDot} activeDot={false} isAnimationActive={false} />
            <Line dataKey="after" stroke="none" dot={dot} activeDot={false} isAnimationActive={false}>
              <LabelList dataKey="after" position="top" fill="var(--ink)" fontSize={13} offset={8} />
            </Line>
          </LineChart>
        </ResponsiveContainer>
      </div>
      {/* A table keeps its width whatever it is told: what hides it must be around it. */}
      <div className="sr-only">
        <table>
          <caption>{t`Match estimate of each result`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Date`}</th>
              <th scope="col">{t`Posting`}</th>
              <th scope="col">{t`Before tailoring`}</th>
              <th scope="col">{t`After tailoring`}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.id}>
                <td>{point.date}</td>
                <td>{point.title}</td>
                <td>{point.before}</td>
                <td>{point.after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** So many points have room for the names of their postings. */
const mostNamed = 5;
const longestName = 22;

type PostingTickProps = { x: number | string; y: number | string; point?: ScorePoint; isEnd: boolean };

/** The posting of a point, cut to its room, and its day. On a narrow screen the days of the first and the last alone. */
function PostingTick({ x, y, point, isEnd }: PostingTickProps) {
  if (!point) return null;
  const { title, date } = point;
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize={13}
      fill="var(--ink-faint)"
      className={isEnd ? undefined : 'max-sm:hidden'}
    >
      <tspan x={x} dy={12}>
        {date}
      </tspan>
      <tspan x={x} dy={17} fill="var(--ink-soft)" className="max-sm:hidden">
        {title.length > longestName ? `${title.slice(0, longestName - 1).trimEnd()}…` : title}
      </tspan>
    </text>
  );
}

const tick = { fill: 'var(--ink-faint)', fontSize: 13 };
const axis = { stroke: 'var(--rule)' };
const dot = { r: 3.5, fill: 'var(--accent)', strokeWidth: 0 };
const hollowDot = { r: 3, fill: 'var(--ground)', stroke: 'var(--rule-strong)', strokeWidth: 2 };

import { matchWeights } from '@shortlist/schema';
import { listRules, partMeanings, sayEstimate, scoringWords, workedExample } from '../../../content/site/scoring.ts';
import { formatPoints } from '../../../ui/format.ts';
import { Page } from '../../../ui/page.tsx';
import { countExample } from './count-example.ts';

const cell = 'border-b border-rule py-3 pe-6 align-top last:pe-0';
const head = `${cell} text-start text-small font-medium text-faint`;
const number = `${cell} tabular text-end whitespace-nowrap`;

/** The published formula of both numbers, with a worked example counted by the same code. */
export default function HowScoringWorks() {
  const scoring = scoringWords();
  return (
    <Page title={scoring.title} width="prose" intro={scoring.intro}>
      <div className="grid gap-14">
        <MatchFormula />
        <Example />
        <Text title={scoring.readability}>{scoring.readabilityText}</Text>
        <Text title={scoring.neither}>{scoring.neitherText}</Text>
      </div>
    </Page>
  );
}

function MatchFormula() {
  const scoring = scoringWords();
  const meanings = partMeanings();
  const parts = Object.keys(matchWeights) as (keyof typeof matchWeights)[];
  return (
    <section>
      <h2 className="text-title">{scoring.match}</h2>
      <p className="mt-3 text-soft">{scoring.matchText}</p>
      <table className="mt-5 w-full border-collapse">
        <caption className="sr-only">{scoring.weights}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {scoring.part}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {scoring.weight}
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                <span className="block font-semibold">{meanings[part].title}</span>
                <span className="text-soft">{meanings[part].counts}</span>
              </th>
              <td className={number}>{matchWeights[part]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-5 grid list-disc gap-2 ps-5 text-soft">
        {listRules().map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function Example() {
  const scoring = scoringWords();
  const meanings = partMeanings();
  const example = workedExample();
  const { rows, score, band } = countExample(example.shares);
  return (
    <section>
      <h2 className="text-title">{scoring.example}</h2>
      <p className="mt-3 text-soft">
        {example.posting} {example.resume}
      </p>
      <table className="mt-5 w-full border-collapse">
        <caption className="sr-only">{scoring.exampleParts}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {scoring.part}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {scoring.weight}
            </th>
            <th scope="col" className={`${head} text-end`}>
              {scoring.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.part}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {meanings[row.part].title}
                <span className="block text-small text-faint">{row.why}</span>
              </th>
              <td className={number}>{formatPoints(row.weight)}</td>
              <td className={number}>{formatPoints(row.points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${cell} text-start font-semibold`}>
              {sayEstimate(band)}
            </th>
            <td className={number}>100</td>
            <td className={`${number} font-semibold`}>{score}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <p className="mt-3 text-soft">{children}</p>
    </section>
  );
}

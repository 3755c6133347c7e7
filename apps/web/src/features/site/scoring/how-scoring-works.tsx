import {
  bands,
  basicShare,
  importanceWeights,
  keywordCap,
  learningShare,
  matchWeights,
  mustLicenceShare,
  type PartName,
  readabilityDeductions,
  softSkillShare,
  wishesOnlyShare,
} from '@shortlist/schema';
import { partMeanings, workedExample } from '../../../content/scoring.ts';
import { formatPoints } from '../../../ui/format.ts';
import { Page } from '../../../ui/page.tsx';
import { countExample } from './count-example.ts';

const cell = 'border-b border-rule py-3 pr-6 align-top last:pr-0';
const head = `${cell} text-left text-small font-medium text-faint`;
const number = `${cell} tabular text-right whitespace-nowrap`;

/** The published formula of both numbers, with a worked example counted by the same code. */
export default function HowScoringWorks() {
  return (
    <Page
      title="How scoring works"
      width="prose"
      intro="Two numbers, never mixed. The same files always give the same numbers: no model takes part in the arithmetic."
    >
      <div className="grid gap-14">
        <MatchFormula />
        <Example />
        <Readability />
        <section>
          <h2 className="text-title">What neither number is</h2>
          <p className="mt-3 text-soft">
            There is no universal “ATS score”: every employer’s system is set up differently, and most rank nobody. Ours
            says how well your resume shows what this posting asks for, and whether a machine can read the file. That is
            all, and every point of it leads to the words behind it.
          </p>
        </section>
      </div>
    </Page>
  );
}

function MatchFormula() {
  const parts = Object.keys(matchWeights) as PartName[];
  return (
    <section>
      <h2 className="text-title">The match estimate</h2>
      <p className="mt-3 text-soft">
        From 0 to 100. Parts that a posting does not ask for are left out, and the others fill 100 in proportion.
      </p>
      <table className="mt-5 w-full border-collapse">
        <caption className="sr-only">Parts of the match estimate and their weights</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              Part
            </th>
            <th scope="col" className={`${head} text-right`}>
              Weight
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                <span className="block font-semibold">{partMeanings[part].title}</span>
                <span className="text-soft">{partMeanings[part].counts}</span>
              </th>
              <td className={number}>{matchWeights[part]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-5 grid list-disc gap-2 pl-5 text-soft">
        <li>
          A must-have counts {importanceWeights.must}, a nice-to-have {importanceWeights.nice}. A soft skill counts{' '}
          {Math.round(softSkillShare * 100)} % of a hard one, because everybody claims them. A must-have license or
          certificate counts {mustLicenceShare} times another must-have, and only a license or certificate shows it:
          work in the field does not. A title that only licensed people may bear earns 40 %.
        </li>
        <li>Things joined by “or” or “one of” are one demand, which any of them meets.</li>
        <li>
          Where a posting insists on nothing and only wishes, its requirements count {Math.round(wishesOnlyShare * 100)}{' '}
          % of their weight; so does education where a degree is only a wish.
        </li>
        <li>The keyword part is full at {Math.round(keywordCap * 100)} % of the posting’s telling words.</li>
        <li>
          Years are counted from the dates of the jobs that show the skill, or of the posting’s occupation where the
          skill is what that occupation does. Jobs of the wider field count half, or whole where a similar role or work
          experience as such is asked for, and for a tool by name other jobs of the occupation count a third. Where
          leading people is asked for, the jobs that led people count. Overlapping jobs count once.
        </li>
        <li>
          A related skill earns 40 to 75 % by how near it is; a skill described in much the same words, or in another
          form of its word, without its name earns 40 %, or 75 % where all words of its name stand in that line. Two
          kinds of a field as wide as programming are not related.
        </li>
        <li>
          A line that says you lack a skill is no evidence of it; one that says you are learning it earns{' '}
          {Math.round(learningShare * 100)} %, one that calls it basic {Math.round(basicShare * 100)} % unless the
          posting asks for no more.
        </li>
        <li>
          A degree of a neighboring field earns 60 %, and is enough where the posting takes related ones. A degree of
          any other field earns 25 %, 40 % where the posting takes related ones; one branch of engineering does not
          stand for another. One level too low earns half.
        </li>
        <li>Conditions such as a work permit or a driving license stand apart and carry no points.</li>
        <li>{bandWords()}</li>
      </ul>
    </section>
  );
}

function bandWords(): string {
  return bands
    .map(([least, band]) => (least > 0 ? `${band} from ${least}` : `${band} below`))
    .join(', ')
    .concat('.');
}

function Example() {
  const { rows, score, band } = countExample(workedExample.shares);
  return (
    <section>
      <h2 className="text-title">A worked example</h2>
      <p className="mt-3 text-soft">
        Posting: {workedExample.posting} Resume: {workedExample.resume}
      </p>
      <table className="mt-5 w-full border-collapse">
        <caption className="sr-only">The example, part by part</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              Part
            </th>
            <th scope="col" className={`${head} text-right`}>
              Weight
            </th>
            <th scope="col" className={`${head} text-right`}>
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.part}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {partMeanings[row.part].title}
                <span className="block text-small text-faint">{row.why}</span>
              </th>
              <td className={number}>{formatPoints(row.weight)}</td>
              <td className={number}>{formatPoints(row.points)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={`${cell} text-left font-semibold`}>
              Match estimate: {band}
            </th>
            <td className={number}>100</td>
            <td className={`${number} font-semibold`}>{score}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Readability() {
  const { fatal, major, minor } = readabilityDeductions;
  return (
    <section>
      <h2 className="text-title">The readability check</h2>
      <p className="mt-3 text-soft">
        100 less a fixed deduction for each thing in the file that stands in a machine’s way: {fatal} for what blocks
        reading, {major} for a serious one, {minor} for a small one, nothing for a note. Each finding names its place,
        its reason and one fix. Content does not count here: a perfect file of an unfit resume reads 100.
      </p>
    </section>
  );
}

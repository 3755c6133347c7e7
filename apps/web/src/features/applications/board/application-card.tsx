import { t } from '@lingui/core/macro';
import type { Application, ApplicationStage } from '@shortlist/schema';
import { useId } from 'react';
import { formatDay } from '../../../ui/local-day.ts';
import { stages, stageTitle } from './stages.ts';

type ApplicationCardProps = {
  application: Application;
  onMove: (stage: ApplicationStage) => void;
  onOpen: () => void;
};

/** One application on the board: dragged with a pointer, or moved by its own list of stages. */
export function ApplicationCard({ application, onMove, onOpen }: ApplicationCardProps) {
  const id = useId();
  const { title, employer, stage, dates, nextOn, score } = application;
  const since = dates[stage];
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', application.id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      className="grid gap-2 rounded-md border border-rule bg-surface p-3 hover:border-rule-strong"
    >
      <div className="flex items-start justify-between gap-2">
        <button
          type="button"
          dir="auto"
          onClick={onOpen}
          className="prose-link min-w-0 rounded-sm text-start font-medium break-words"
        >
          {title}
        </button>
        {score !== null && (
          <span className="serif tabular shrink-0 text-lead" title={t`Match estimate`}>
            <span className="sr-only">{t`Match estimate`} </span>
            {Math.round(score)}
          </span>
        )}
      </div>
      {employer && (
        <p dir="auto" className="text-small text-soft">
          {employer}
        </p>
      )}
      {(since || nextOn) && (
        <p className="tabular text-small text-faint">
          {since && `${stageTitle(stage)} ${formatDay(since)}`}
          {since && nextOn && '. '}
          {nextOn && t`Next: ${{ day: formatDay(nextOn) }}`}
        </p>
      )}
      <label htmlFor={id} className="sr-only">
        {t`Stage of ${title}`}
      </label>
      <select
        id={id}
        value={stage}
        onChange={(event) => onMove(event.target.value as ApplicationStage)}
        className="min-h-9 w-full rounded-md border border-rule bg-ground px-2 text-small"
      >
        {stages.map((one) => (
          <option key={one.stage} value={one.stage}>
            {stageTitle(one.stage)}
          </option>
        ))}
      </select>
    </li>
  );
}

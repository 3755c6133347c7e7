import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { i18n } from '#i18n';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ApplicationCard } from '../board/application-card.tsx';
import { ApplicationDialog } from '../board/application-dialog.tsx';
import { ApplicationFields } from '../board/application-form.tsx';
import { StageColumn } from '../board/stage-column.tsx';
import { stages } from '../board/stages.ts';
import { useBoard } from '../board/use-board.ts';

/** What the person applies for, by how far it is. */
export default function Board() {
  const { applications, error, refetch, move, said } = useBoard();
  const [opened, setOpened] = useState<string>();
  const [adding, setAdding] = useState(false);
  const shown = applications?.find(({ id }) => id === opened);
  return (
    <Page
      title={t`Your applications`}
      back={<BackLink to={paths.dashboard}>{t`Dashboard`}</BackLink>}
      intro={
        applications?.length === 0
          ? t`Keep each posting together with its files and dates.`
          : t`Drag a card to change its stage, or choose the stage on the card.`
      }
      actions={
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-4.5" />
          {t`Add an application`}
        </Button>
      }
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      {error && <LoadFailed title={problemOf(error).title} onRetry={() => void refetch()} />}
      {!applications && !error && <Skeleton className="h-72" />}
      {applications && (
        <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-5">
          {stages.map(({ stage, title, empty }) => {
            const cards = applications.filter((one) => one.stage === stage);
            return (
              <StageColumn
                key={stage}
                title={i18n._(title)}
                empty={i18n._(empty)}
                count={cards.length}
                onDrop={(id) => {
                  const dropped = applications.find((one) => one.id === id);
                  if (dropped) move(dropped, stage);
                }}
              >
                {cards.map((one) => (
                  <ApplicationCard
                    key={one.id}
                    application={one}
                    onMove={(to) => move(one, to)}
                    onOpen={() => setOpened(one.id)}
                  />
                ))}
              </StageColumn>
            );
          })}
        </div>
      )}
      {shown && <ApplicationDialog application={shown} onClose={() => setOpened(undefined)} />}
      <Dialog open={adding} title={t`Add an application`} onClose={() => setAdding(false)}>
        <ApplicationFields onDone={() => setAdding(false)} />
      </Dialog>
    </Page>
  );
}

import { plural, t } from '@lingui/core/macro';
import type { Edit, Optimization, Resume } from '@shortlist/schema';
import { Undo2 } from 'lucide-react';
import { i18n } from '#i18n';
import { sayServerText } from '../../../language/say-server-text.ts';
import { serverLanguage } from '../../../language/server-language.ts';
import { namePlace } from '../../../results/place-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { sayPoints } from '../../../ui/format.ts';
import { Switch } from '../../../ui/switch.tsx';
import { RewordEdit } from '../review/reword-edit.tsx';
import { useEditChoice } from '../review/use-edit-choice.ts';
import { editWords } from '../words/match-words.ts';
import { wordingNote } from '../words/wording-note.ts';
import { EditChange } from './edit-change.tsx';
import { EditFacts } from './edit-facts.tsx';
import { MoreDetail } from './more-detail.tsx';
import { ResultSection } from './result-section.tsx';
import { useFold } from './use-fold.tsx';

type EditsProps = { optimization: Optimization; edits: Edit[]; original: Resume; language: unknown };

const isReworded = (edit: Edit) => edit.evidence.some(({ pointer }) => pointer.startsWith('/own/'));

function nameEdits(count: number): string {
  return count === 0 ? t`No edits needed` : plural(count, { one: 'One edit', other: '# edits' });
}

/** Each change to the resume: where, before and after, why, on which facts; accepted or rejected one by one. */
export function Edits({ optimization, edits, original, language }: EditsProps) {
  const choice = useEditChoice(optimization, edits);
  const note = wordingNote(language);
  const { shown, more } = useFold(edits, {
    first: 6,
    most: 8,
    more: (left) => plural(left, { one: 'Show # more edit', other: 'Show # more edits' }),
  });
  return (
    <ResultSection
      id="edits"
      folds
      title={nameEdits(edits.length)}
      intro={
        edits.length > 0 &&
        (edits.some(isReworded)
          ? t`Every edit is based on your documents. We don’t check wording you wrote yourself. Reject any you don’t like, and we’ll update the match and the files.`
          : t`Every edit is based on your own documents. Reject any you don’t like, and we’ll update the match and the files.`)
      }
      actions={
        edits.length > 0 && (
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" size="small" held={choice.busy || !choice.undo} onClick={choice.undo}>
              <Undo2 aria-hidden="true" className="size-4" />
              {t`Undo`}
            </Button>
            {edits.length > 1 && (
              <>
                <Button
                  variant="secondary"
                  size="small"
                  held={choice.busy || choice.count === edits.length}
                  onClick={choice.acceptAll}
                >
                  {t`Accept all`}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  held={choice.busy || choice.count === 0}
                  onClick={choice.rejectAll}
                >
                  {t`Reject all`}
                </Button>
              </>
            )}
          </div>
        )
      }
    >
      {note !== undefined && <p className="mb-4 max-w-prose text-soft">{note}</p>}
      {edits.length === 0 ? (
        <p className="text-soft">{t`We kept your wording. No edit would improve your match with this posting.`}</p>
      ) : (
        <ol className="divide-y divide-rule">
          {shown.map((edit) => {
            const place = namePlace(original, edit.path);
            const accepted = choice.isAccepted(edit.id);
            return (
              <li key={edit.id} className="grid gap-3 py-6 first:pt-0">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                  <h3 className="font-semibold">{place}</h3>
                  <Badge>{i18n._(editWords[edit.reason])}</Badge>
                  {edit.effect !== 0 && (
                    <span className="tabular text-small text-soft">{sayPoints(edit.effect, true)}</span>
                  )}
                  <span className="sm:ms-auto">
                    <Switch
                      label={accepted ? t`Accepted` : t`Rejected`}
                      checked={accepted}
                      busy={choice.busy}
                      onChange={() => choice.toggle(edit.id)}
                    />
                  </span>
                </div>
                <div className={classNames('grid gap-3', !accepted && 'grayscale')}>
                  <EditChange edit={edit} original={original} />
                  <p lang={serverLanguage(edit.explanation)} className="max-w-prose text-soft">
                    {sayServerText(edit.explanation)}
                  </p>
                </div>
                <RewordEdit
                  id={optimization.id}
                  edit={edit}
                  place={place}
                  busy={choice.busy}
                  onSave={(text) => choice.reword(edit.id, text)}
                />
                {edit.evidence.length > 0 && <EditFacts edit={edit} original={original} />}
              </li>
            );
          })}
        </ol>
      )}
      {more}
      {optimization.modelWithheld && (
        <MoreDetail plan="PREMIUM" opens={t`The upgrade applies to your next result.`}>
          {t`AI content suggestions can find more edits. We check them the same way.`}
        </MoreDetail>
      )}
    </ResultSection>
  );
}

import { arrayMove } from '@dnd-kit/sortable';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DraftLink } from '@shortlist/schema';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { focusLater } from '../../../ui/focus-later.ts';
import { moveButton } from '../sections/move-button.ts';
import { networks } from './known-networks.ts';
import { LinkRow } from './link-row.tsx';

type Props = {
  links: DraftLink[];
  /** `key`: changes of one link close together are taken back together. */
  onChange: (links: DraftLink[], key?: string) => void;
  /** Says that a link was removed, with a way to put it back; without it, the editor's own undo does. */
  onRemoved?: (said: string, putBack: () => void) => void;
};

/** As many as a draft keeps. */
const most = 30;

/** The links of the person beside their website and LinkedIn, in the order in which the page shows them. */
export function LinksField({ links, onChange, onRemoved }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState('');
  const proposals = useId();
  // The links may have changed by the time one is put back.
  const insert = useRef((_index: number, _link: DraftLink) => {});
  insert.current = (index, link) => {
    onChange(links.toSpliced(index, 0, link));
    focusLater(() => rowAt(index)?.querySelector('input'));
  };
  const rowAt = (index: number) => list.current?.children[index];

  function move(index: number, by: number) {
    onChange(arrayMove(links, index, index + by));
    setSaid(t`Moved to position ${{ place: index + by + 1 }} of ${{ all: links.length }}.`);
    focusLater(() => {
      const row = rowAt(index + by);
      return row && moveButton(row, by);
    });
  }

  function remove(index: number) {
    onChange(links.toSpliced(index, 1));
    const link = links[index] ?? {};
    if (onRemoved) onRemoved(t`Link removed.`, () => insert.current(index, link));
    else setSaid(t`Link removed. You can undo this.`);
    focusLater(() => rowAt(Math.min(index, links.length - 2))?.querySelector('input') ?? addButton.current);
  }

  function add() {
    onChange([...links, {}]);
    focusLater(() => rowAt(links.length)?.querySelector('input'));
  }

  return (
    <fieldset className="mt-6 grid gap-3 border-t border-rule pt-5">
      <legend className="sr-only">{t`Links`}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p aria-hidden="true" className="font-medium">
          <Trans>
            Links <span className="font-normal text-soft">(optional)</span>
          </Trans>
        </p>
        <Button ref={addButton} variant="secondary" size="small" disabled={links.length >= most} onClick={add}>
          <Plus aria-hidden="true" className="size-4" /> {t`Add a link`}
        </Button>
      </div>
      {links.length === 0 && (
        <p className="text-small text-faint">{t`GitHub, a portfolio, a blog, or anything else that shows your work.`}</p>
      )}
      <datalist id={proposals}>
        {networks.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <ul ref={list} className="grid divide-y divide-rule empty:hidden">
        {links.map((link, index) => (
          <LinkRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a link is known by its place
            key={index}
            link={link}
            index={index}
            last={index === links.length - 1}
            proposals={proposals}
            onChange={(next) => onChange(links.with(index, next), `link-${index}`)}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  );
}

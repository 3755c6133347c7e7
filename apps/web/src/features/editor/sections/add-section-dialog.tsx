import { t } from '@lingui/core/macro';
import { addableSections, type SectionKind } from '@shortlist/schema';
import { Award, BookOpen, FolderGit2, type LucideIcon, PenLine, ScrollText } from 'lucide-react';
import { nameKind } from '../../../content/section-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';

const icons: Partial<Record<SectionKind, LucideIcon>> = {
  certifications: ScrollText,
  projects: FolderGit2,
  awards: Award,
  publications: BookOpen,
  custom: PenLine,
};

type Props = { open: boolean; onAdd: (kind: SectionKind) => void; onClose: () => void };

/** The five kinds of section that can be added. */
export function AddSectionDialog({ open, onAdd, onClose }: Props) {
  return (
    <Dialog open={open} title={t`Add Section`} onClose={onClose}>
      <ul className="grid gap-2">
        {addableSections.map(({ kind }) => {
          const Icon = icons[kind] ?? PenLine;
          return (
            <li key={kind}>
              <button
                type="button"
                onClick={() => onAdd(kind)}
                className="flex min-h-12 w-full items-center gap-3 rounded-md border border-rule px-4 py-2 text-start font-medium hover:border-rule-strong hover:bg-sunken"
              >
                <Icon aria-hidden="true" className="size-5 text-accent" />
                {nameKind(kind)}
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

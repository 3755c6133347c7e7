import { t } from '@lingui/core/macro';
import type { ResumeSummary } from '@shortlist/schema';
import { useQuery } from '@tanstack/react-query';
import { Copy, FileDown, Languages, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { problemOf } from '../../api/call-error.ts';
import { fetchOriginal, thumbnailQuery } from '../../api/resumes/files.ts';
import { sayOrigin } from '../../api/resumes/say-origin.ts';
import { paths } from '../../app/paths.ts';
import { languageName } from '../../language/language-name.ts';
import { saveBlob } from '../../ui/save-blob.ts';
import { Thumbnail } from '../../ui/thumbnail.tsx';
import { RenameField } from './rename-field.tsx';

type Props = {
  resume: ResumeSummary;
  onRename: (title: string) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  onAddLanguage: () => void;
};

const tool = 'grid size-9 place-items-center rounded-md text-soft hover:bg-sunken hover:text-ink';

/** A resume: its first page, its name, when it was edited. */
export function ResumeCard({ resume, onRename, onDuplicate, onDelete, onAddLanguage }: Props) {
  const { id, title, original, language } = resume;
  const [renaming, setRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const page = useQuery(thumbnailQuery(resume));
  async function takeOriginal() {
    try {
      const { blob, name } = await fetchOriginal(id);
      saveBlob(blob, name ?? `${title}.pdf`);
    } catch (error) {
      toast.error(problemOf(error).title);
    }
  }
  return (
    <li className="flex flex-col rounded-lg border border-rule bg-surface hover:border-rule-strong">
      <Link to={paths.resume(id)} className="grow rounded-t-lg">
        <span className="block bg-sunken px-4 pt-4">
          <Thumbnail page={page.data} />
        </span>
        <span className="block px-4 pt-4">
          <span dir="auto" className="line-clamp-2 font-semibold wrap-anywhere">
            {title}
          </span>
          <span className="block text-small text-faint">{sayOrigin(resume)}</span>
          {language && (
            <span className="mt-1 flex items-center gap-1.5 text-small text-soft">
              <Languages aria-hidden="true" className="size-4 shrink-0" />
              <span className="inline-block first-letter:uppercase">{languageName(language)}</span>
            </span>
          )}
        </span>
      </Link>
      {renaming && (
        <div className="px-3 pt-3">
          <RenameField
            title={title}
            onEnd={(name) => {
              if (name) onRename(name);
              setRenaming(false);
              requestAnimationFrame(() => pencil.current?.focus());
            }}
          />
        </div>
      )}
      <div className="flex justify-end gap-1 p-2">
        {original && (
          <button
            type="button"
            aria-label={t`Download the original file of ${title}`}
            title={t`Download the original file`}
            onClick={() => void takeOriginal()}
            className={tool}
          >
            <FileDown aria-hidden="true" className="size-4.5" />
          </button>
        )}
        <button
          type="button"
          ref={pencil}
          aria-label={t`Rename ${title}`}
          title={t`Rename`}
          onClick={() => setRenaming(true)}
          className={tool}
        >
          <Pencil aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          aria-label={t`Add another language to ${title}`}
          title={t`Add another language`}
          onClick={onAddLanguage}
          className={tool}
        >
          <Languages aria-hidden="true" className="size-4.5" />
        </button>
        <button
          type="button"
          aria-label={t`Duplicate ${title}`}
          title={t`Duplicate`}
          onClick={onDuplicate}
          className={tool}
        >
          <Copy aria-hidden="true" className="size-4.5" />
        </button>
        <button type="button" aria-label={t`Delete ${title}`} title={t`Delete`} onClick={onDelete} className={tool}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </li>
  );
}

import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useParams } from 'react-router';
import { problemOf } from '../../../api/call-error.ts';
import { paths } from '../../../app/paths.ts';
import { optimizationQuery } from '../../../results/get-optimization.ts';
import { Button, buttonStyle } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { downloadFile } from '../calls/download-file.ts';
import { downloadName } from '../words/download-name.ts';
import { fileWords } from '../words/file-words.ts';
import { isUnchanged } from '../words/is-unchanged.ts';

/** Where a mailed link to a file leads: downloads it for its signed-in owner. */
export default function ResultFile() {
  const { id = '', name = '' } = useParams();
  const { data } = useQuery(optimizationQuery(id));
  const { title, about } = fileWords(name, data && isUnchanged(data));
  const began = useRef(false);
  const queries = useQueryClient();
  const download = useMutation({
    async mutationFn() {
      const result = await queries.ensureQueryData(optimizationQuery(id)).catch(() => undefined);
      await downloadFile(id, name, result ? downloadName(result, name) : name);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!began.current) download.mutate();
    began.current = true;
  }, []);

  return (
    <Page title={title} width="prose" intro={about}>
      <p role="status" className="mb-6">
        {download.isPending && t`Getting your file`}
        {download.isSuccess && t`The file is in your downloads.`}
        {download.error && t`The download failed: ${{ title: problemOf(download.error).title }}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={download.isPending} onClick={() => download.mutate()}>
          {t`Download it again`}
        </Button>
        <Link to={paths.optimization(id)} className={buttonStyle('secondary')}>
          {t`Open the result`}
        </Link>
      </div>
    </Page>
  );
}

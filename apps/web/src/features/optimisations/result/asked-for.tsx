import { Trans } from '@lingui/react/macro';
/** The posting's own words, where the question does not hold them already. */
export function AskedFor({ words, question }: { words: string | undefined; question: string }) {
  if (!words || question.toLowerCase().includes(words.toLowerCase())) return null;
  return (
    <p className="mt-0.5 text-small text-faint">
      <Trans>
        Asked for: <q>{words}</q>
      </Trans>
    </p>
  );
}

import { t } from '@lingui/core/macro';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, children, label }: { text: string; children: ReactNode; label?: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  }

  return (
    <Button variant="secondary" size="small" onClick={() => void copy()} aria-label={label}>
      {copied ? <Check aria-hidden="true" className="size-4" /> : <Copy aria-hidden="true" className="size-4" />}
      <span aria-live="polite">{copied ? t`Copied` : children}</span>
    </Button>
  );
}

import { t } from '@lingui/core/macro';
import { toString as drawQr } from 'qrcode';
import { useEffect, useState } from 'react';

/** The address of this page as a QR code: a public page is shown on a screen or printed, and opened on a phone. */
export default function QrCode() {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    void drawQr(window.location.href.split('#')[0] ?? '', { type: 'svg', margin: 2 }).then(setSvg);
  }, []);
  return (
    <figure className="mx-auto mt-8 flex max-w-[52rem] items-center justify-center gap-4 text-small text-soft">
      <div
        role="img"
        aria-label={t`QR code for this page`}
        className="size-28 shrink-0 rounded-sm bg-white [&_svg]:size-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from the page's own address
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption>{t`Scan to open this page on a phone.`}</figcaption>
    </figure>
  );
}

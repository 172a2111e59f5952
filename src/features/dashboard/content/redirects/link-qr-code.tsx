import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { planQrPath } from '@/lib/codes/qr-path';

interface LinkQrCodeProps {
  address: string;
  /** Name of the file without its ending. */
  fileName: string;
}

/** A QR code as an SVG file: sharp at any size it is printed in, black on white so that any camera reads it. */
function drawQrCode(text: string): string {
  const { path, side } = planQrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
}

/** A link as a QR code, to look at and to download for print. */
export function LinkQrCode({ address, fileName }: LinkQrCodeProps) {
  const { t } = useTranslation('manage-content');
  const source = useMemo(
    () => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawQrCode(address))}`,
    [address],
  );
  return (
    <div className="flex flex-wrap items-end gap-4">
      <img
        src={source}
        alt={t('redirects.qr', { address })}
        width={192}
        height={192}
        className="size-48 rounded border border-line"
      />
      <a href={source} download={`${fileName}.svg`} className={buttonStyle('outline', 'sm')}>
        <Icon name="qr-code" />
        {t('redirects.download')}
      </a>
    </div>
  );
}

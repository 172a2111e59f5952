import { useTranslation } from 'next-i18next/pages';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { useNamespace } from '@/client/use-namespace';
import type { Picture } from '@/contract/schemas/catalog';
import { useCloseOnBack } from '@/lib/browser/close-on-back';
import { pictureFile } from '@/lib/browser/picture-file';

interface GalleryLightboxProps {
  items: readonly Picture[];
  index: number;
  open: boolean;
  onView: (index: number) => void;
  onClose: () => void;
}

/** Every stored width, so that a phone loads the large file only on zoom. */
function toSlide({ srcUrl, alt, width, height, widths }: Picture): SlideImage {
  const heightOf = (stored: number) => Math.round((stored * height) / width);
  const largest = Math.max(...widths);
  return {
    src: pictureFile(srcUrl, largest, 'webp'),
    alt,
    width: largest,
    height: heightOf(largest),
    srcSet: widths.map((stored) => ({
      src: pictureFile(srcUrl, stored, 'webp'),
      width: stored,
      height: heightOf(stored),
    })),
  };
}

/** A full-screen gallery with zoom and swipe. A lazy chunk, because few visitors enlarge a picture. */
export default function GalleryLightbox({ items, index, open, onView, onClose }: GalleryLightboxProps) {
  const { t } = useTranslation(['product', 'lightbox']);
  const isOnly = items.length === 1;
  const hasTexts = useNamespace('lightbox');
  useCloseOnBack(open, onClose);
  if (!hasTexts) return null;
  return (
    <Lightbox
      open={open}
      close={onClose}
      index={index}
      slides={items.map(toSlide)}
      plugins={[Zoom]}
      carousel={{ finite: true, imageFit: 'contain' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      on={{ view: ({ index: seen }) => onView(seen) }}
      render={isOnly ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      labels={{
        Lightbox: t('lightbox:label'),
        'Photo gallery': t('gallery.pictures'),
        Carousel: t('lightbox:carousel'),
        Slide: t('lightbox:slide'),
        '{index} of {total}': t('lightbox:position'),
        Previous: t('lightbox:previous'),
        Next: t('lightbox:next'),
        Close: t('lightbox:close'),
        'Zoom in': t('lightbox:zoomIn'),
        'Zoom out': t('lightbox:zoomOut'),
      }}
    />
  );
}

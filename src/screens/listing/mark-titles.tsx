import { MarkedText } from '@/components/ui/text/marked-text';
import type { SearchReading } from '@/contract/schemas/catalog';
import type { ShowTitle } from './product-tile';

/** Titles with the words that a search found; as they are written where none was read. */
export const markTitles =
  (reading: SearchReading | null | undefined): ShowTitle =>
  (title) => <MarkedText text={title} marks={reading?.marks} />;

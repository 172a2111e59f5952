import { MarkedText } from '@/components/ui/text/marked-text';
import type { SearchReading } from '@/contract/schemas/catalog';
import type { ShowTitle } from './product-tile';

/** Titles with the words of a search highlighted; unchanged without a search. */
export const markTitles =
  (reading: SearchReading | null | undefined): ShowTitle =>
  (title) => <MarkedText text={title} marks={reading?.marks} />;

import { Money } from './money';

interface TotalPairProps {
  /** What is paid by card or boleto, in reais. */
  total: number;
  /** What is paid by Pix; null where Pix takes nothing off. */
  pix: number | null;
  /** Pix is what will be charged. */
  isByPix?: boolean;
  /** `other` names the total beside the one by Pix, where Pix is charged; notes stand small behind their total. */
  labels: Record<'total' | 'pix' | 'other', string> & Partial<Record<'totalNote' | 'pixNote', string>>;
}

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-3';

const Label = ({ text, note }: { text: string; note?: string }) => (
  <>
    {text}
    {note && (
      <>
        {' '}
        <span className="inline-block font-sans text-sm font-normal">{note}</span>
      </>
    )}
  </>
);

/**
 * Both totals, as rows of a `dl`, in the same place everywhere. The one that the button below charges stands last and
 * large, so that the two amounts that touch agree.
 */
export function TotalPair({ total, pix, isByPix = false, labels }: TotalPairProps) {
  const isPixLarge = isByPix && pix !== null;
  const large = isPixLarge ? pix : total;
  const byPix = <Label text={labels.pix} note={labels.pixNote} />;
  return (
    <>
      {pix !== null && (
        <div
          className={`${ROW} border-t border-line pt-2.5 font-semibold ${isPixLarge ? 'text-muted' : 'text-ok'}`}
        >
          <dt className="min-w-0 flex-[1_1_6rem]">{isPixLarge ? labels.other : byPix}</dt>
          <dd className="ms-auto">
            <Money value={isPixLarge ? total : pix} />
          </dd>
        </div>
      )}
      <div
        className={`${ROW} font-display text-[1.5rem] leading-tight font-extrabold ${pix === null ? 'border-t border-line pt-2.5' : ''}`}
      >
        <dt className="min-w-0 flex-[1_1_6rem]">
          {isPixLarge ? byPix : <Label text={labels.total} note={labels.totalNote} />}
        </dt>
        <dd className="ms-auto">
          <Money value={large} />
        </dd>
      </div>
    </>
  );
}

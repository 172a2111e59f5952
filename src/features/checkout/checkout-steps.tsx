import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';

/** The steps of a purchase, in order, and the pages of each. */
const STEPS = [
  { id: 'cart', href: ROUTES.orderSummary, pathnames: ['/resumo-do-pedido'] },
  { id: 'details', href: ROUTES.checkout, pathnames: ['/finalizar_compra', '/definir-entrega'] },
  { id: 'done', href: ROUTES.checkoutDone, pathnames: ['/compra_realizada'] },
] as const;

const MARK = {
  done: 'border-primary bg-primary text-white',
  on: 'border-primary text-primary',
  next: 'border-line text-muted',
} as const;

/** Where a person is on the way to the order. Steps behind can be gone back to, until the order is placed. */
export function CheckoutSteps({ pathname }: { pathname: string }) {
  const { t } = useTranslation('checkout');
  const current = STEPS.findIndex(({ pathnames }) => pathnames.some((one) => one === pathname));
  return (
    <nav aria-label={t('steps.label')}>
      <ol className="flex flex-wrap items-center gap-1.5 text-[0.9375rem] font-semibold md:gap-2">
        {STEPS.map(({ id, href }, index) => {
          const state = index < current ? 'done' : index === current ? 'on' : 'next';
          const mark = (
            <>
              <span
                aria-hidden="true"
                className={`num grid size-7.5 shrink-0 place-items-center rounded-full border-2 text-[0.9375rem] ${MARK[state]}`}
              >
                {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
              <span className={state === 'on' ? '' : 'max-lg:sr-only'}>{t(`steps.${id}`)}</span>
            </>
          );
          const canGoBack = state === 'done' && current < STEPS.length - 1;
          return (
            <li
              key={id}
              aria-current={state === 'on' ? 'step' : undefined}
              className={`flex items-center gap-1.5 md:gap-2.5 ${state === 'on' ? 'text-ink' : 'text-muted'}`}
            >
              {canGoBack ? (
                <Link
                  href={href}
                  prefetch={false}
                  className="flex min-h-11 items-center gap-2.5 no-underline hover:text-primary"
                >
                  {mark}
                </Link>
              ) : (
                <span className="flex min-h-11 items-center gap-2.5">{mark}</span>
              )}
              {index < STEPS.length - 1 && (
                <span aria-hidden="true" className="h-0.5 w-[min(0.75rem,3vw)] bg-line md:w-11" />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import dynamic from 'next/dynamic';

/** Asks for the prescription before there is an order. Few carts need one. */
export const EarlyPrescription = dynamic(
  () => import('@/features/prescription/early-prescription').then((module) => module.EarlyPrescription),
  { ssr: false },
);

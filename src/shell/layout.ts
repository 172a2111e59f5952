import type { NextPage } from 'next';
import type { ComponentType, ReactNode } from 'react';

/** A page may name its layout; the default is the layout of the shop. */
export type ShopPage<Props = object> = NextPage<Props> & { layout?: ComponentType<{ children: ReactNode }> };

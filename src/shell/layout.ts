import type { NextPage } from 'next';
import type { ComponentType, ReactNode } from 'react';

/** A page may name the layout it stands in; the shop's own otherwise. */
export type ShopPage<Props = object> = NextPage<Props> & { layout?: ComponentType<{ children: ReactNode }> };

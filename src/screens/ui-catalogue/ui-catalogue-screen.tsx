import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { BrandLogo } from '@/components/ui/brand-logo';
import { PageMeta } from '@/shell/page-meta';
import { LanguageSwitch } from '@/shell/header/language-switch';
import { Buttons, Labels } from './button-groups';
import { Lines } from './cart-groups';
import { Choices, Fields } from './field-groups';
import { Notices, Overlays, Tables } from './page-groups';
import { Cards, Packs } from './product-groups';

const GROUPS = { Buttons, Labels, Fields, Choices, Notices, Cards, Packs, Lines, Tables, Overlays };

/** No header and no footer: the pieces alone. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}

/** The pieces of the interface in their states, with data that never changes: for development only (ADR 0057). */
export function UiCatalogueScreen() {
  const { t } = useTranslation('common');
  const names = Object.keys(GROUPS);
  return (
    <div className="wrap py-7">
      <PageMeta title={brand.name} noindex />
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1>
          <BrandLogo className="h-11 w-36" />
        </h1>
        <LanguageSwitch />
        <nav aria-label={t('bottomBar.label')} dir="ltr" className="flex flex-wrap gap-3">
          {names.map((name) => (
            <a key={name} href={`#${name}`} className="font-bold text-primary hover:underline">
              {name}
            </a>
          ))}
        </nav>
      </div>
      {Object.entries(GROUPS).map(([name, Content]) => (
        <Content key={name} />
      ))}
    </div>
  );
}

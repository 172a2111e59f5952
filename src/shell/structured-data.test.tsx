import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { makeRouter, makeTexts, renderScreen } from '@/testing/render-screen';
import { StructuredData } from './structured-data';

describe('the structured data of a page', () => {
  it('is in the HTML of the server, in the language of the page', () => {
    const router = makeRouter({ locale: 'es' });
    vi.stubGlobal('window', undefined);
    const html = renderToString(
      <RouterContext.Provider value={router}>
        <I18nextProvider i18n={makeTexts('es')}>
          <StructuredData trail={[{ name: '</script><b>', path: '/shop' }]} />
        </I18nextProvider>
      </RouterContext.Provider>,
    );
    vi.unstubAllGlobals();
    expect(html).toMatch(/^<script type="application\/ld\+json">/);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    const json = html.replace(/^<script[^>]*>|<\/script>$/g, '');
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [{ itemListElement: [{ name: 'Inicio' }, { name: '</script><b>' }] }],
    });
  });

  it('is never made in a browser', () => {
    const { container } = renderScreen(<StructuredData home={{ description: 'Sal mineral.' }} />);
    expect(container.querySelector('script')?.textContent).toBe('');
  });
});

import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { makePostCard } from '@/testing/make-post';
import { writeNewsFeed } from './news-feed';

const site = { brand: boaLida, locale: 'pt-BR' as const };
const { canonicalUrl } = boaLida;

describe('the news feed', () => {
  it('carries the full link, the date, the writer and the picture of each post', () => {
    const picture = {
      srcUrl: '/media/seca-1a2b3c4d-480.webp',
      alt: '',
      width: 1000,
      height: 500,
      widths: [480, 960],
      color: '#000000',
    };
    const feed = writeNewsFeed([makePostCard({ slug: 'seca', picture })], site);
    expect(feed).toContain(`<link>${canonicalUrl}/pt-BR/informativos/seca</link>`);
    expect(feed).toContain('<pubDate>Tue, 10 Feb 2026 11:00:00 GMT</pubDate>');
    expect(feed).toContain('(Helena Quaresma)</author>');
    expect(feed).toContain(`url="${canonicalUrl}/media/seca-1a2b3c4d-960.webp"`);
    expect(feed).toContain('type="image/webp"');
  });

  it('says when the newest post came, not when it was asked', () => {
    const posts = [
      makePostCard({ slug: 'b' }),
      makePostCard({ slug: 'a', publishedAt: '2025-01-01T00:00:00Z' }),
    ];
    expect(writeNewsFeed(posts, site)).toContain(
      '<lastBuildDate>Tue, 10 Feb 2026 11:00:00 GMT</lastBuildDate>',
    );
    expect(writeNewsFeed(posts, site)).toBe(writeNewsFeed(posts, site));
  });

  it('keeps markup in titles as text', () => {
    const feed = writeNewsFeed([makePostCard({ title: 'Cocho ]]> <b>& sal' })], site);
    const parsed = feed.match(/<item>[\s\S]*<\/item>/)?.[0] ?? '';
    expect(parsed).not.toMatch(/<title><!\[CDATA\[Cocho \]\]> <b>/);
  });
});

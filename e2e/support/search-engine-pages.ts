import { expect, type APIRequestContext } from 'playwright/test';

const TEXT = /<[^>]*>/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decode = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

/** One attribute of a tag; null when the tag has none. */
const attribute = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? null : decode(value);
};

export interface RobotPage {
  html: string;
  title: string;
  heading: string;
  canonical: string | null;
  /** Address by language. */
  alternates: Map<string, string>;
  /** Content of a meta element, by its name or property. */
  meta(name: string): string | null;
  /** The content of every block of structured data. */
  facts: Record<string, unknown>[];
}

const tagsOf = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];

/** A page as a robot without script reads it. */
export function readPage(html: string): RobotPage {
  const metas = tagsOf(html, 'meta');
  const links = tagsOf(html, 'link');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return {
    html,
    title: decode(/<title[^>]*>([^<]*)/.exec(html)?.[1] ?? ''),
    heading: decode((/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '').replace(TEXT, '')),
    canonical: attribute(links.find((tag) => attribute(tag, 'rel') === 'canonical') ?? '', 'href'),
    alternates: new Map(
      links
        .filter((tag) => attribute(tag, 'hreflang'))
        .map((tag) => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']),
    ),
    meta: (name) =>
      attribute(
        metas.find((tag) => attribute(tag, 'name') === name || attribute(tag, 'property') === name) ?? '',
        'content',
      ),
    facts: blocks.flatMap(
      ([, json = '']) => (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'],
    ),
  };
}

/** Requests a page as a robot does, and parses it. */
export async function fetchPage(request: APIRequestContext, path: string): Promise<RobotPage> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  return readPage(await answer.text());
}

/** The shop under test answers for the brand's public address. */
export const localPath = (address: string) => {
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
};

/** Every `<loc>` of a sitemap or of its index. */
export async function fetchLocations(request: APIRequestContext, path: string): Promise<string[]> {
  const answer = await request.get(path, { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()['content-type']).toContain('xml');
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

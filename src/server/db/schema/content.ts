import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Picture } from '@/contract/schemas/catalog';
import type { LeadKind } from '@/contract/constants';
import type { BrandContent } from '@/contract/schemas/content';
import type { QuoteLine } from '@/contract/schemas/leads';
import type { Translations } from './catalog';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

export const posts = pgTable('posts', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  title: text().notNull(),
  excerpt: text().notNull(),
  bodyMarkdown: text().notNull(),
  author: jsonb().$type<{ name: string; role: string }>().notNull(),
  species: text().array().notNull(),
  brandIds: text().array().notNull(),
  relatedProductSlugs: text().array().notNull(),
  translations: jsonb().$type<Translations>().notNull(),
  picture: jsonb().$type<Picture>(),
  /** False: a draft. True with `publishedAt` ahead: it goes on the shop by itself then. */
  published: boolean().notNull().default(true),
  publishedAt: at().notNull(),
  version: integer().notNull().default(1),
  updatedAt: at().notNull().defaultNow(),
});

/** A lesson in another language. */
export interface LessonTexts {
  title: string;
  summary: string;
  module: string;
  bodyMarkdown: string;
  /** One entry a question, its options in the order of the original. */
  quiz: { question: string; options: string[]; explanation: string }[];
}

export interface LessonQuestion {
  question: string;
  options: string[];
  answerIndex: number;
  explanation: string;
}

/** A stored file of a lesson; `id` is also its name in the data folder. */
export interface LessonFileRow {
  id: string;
  name: string;
  bytes: number;
}

export const lessons = pgTable('lessons', {
  id: text().primaryKey(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
  access: text().$type<'public' | 'exclusive'>().notNull(),
  module: text().notNull(),
  title: text().notNull(),
  summary: text().notNull(),
  minutes: integer().notNull(),
  bodyMarkdown: text().notNull(),
  quiz: jsonb().$type<LessonQuestion[]>().notNull(),
  files: jsonb().$type<LessonFileRow[]>().notNull().default([]),
  translations: jsonb().$type<Partial<Record<string, LessonTexts>>>().notNull().default({}),
  published: boolean().notNull().default(true),
  version: integer().notNull().default(1),
});

export interface FaqQuestionRow {
  id: string;
  brandIds: string[];
  question: string;
  answer: string;
  translations: Translations;
}

export const faqSections = pgTable('faq_sections', {
  id: text().primaryKey(),
  position: integer().notNull(),
  title: text().notNull(),
  translations: jsonb().$type<Translations>().notNull(),
  questions: jsonb().$type<FaqQuestionRow[]>().notNull(),
});

export const testimonials = pgTable('testimonials', {
  id: text().primaryKey(),
  author: text().notNull(),
  role: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  rating: integer().notNull(),
  brandIds: text().array().notNull(),
  text: text().notNull(),
  translations: jsonb().$type<Translations>().notNull().default({}),
  published: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  /** The home page shows the newest. */
  createdAt: at().notNull().defaultNow(),
});

export interface HeroHeadline {
  id: string;
  title: string;
  subtitle: string;
  ctaLabel: string;
  ctaHref: string;
  translations: Translations;
}

/** The texts of each brand's own pages and home. */
export const brandContents = pgTable('brand_contents', {
  brandId: text().primaryKey(),
  content: jsonb().$type<BrandContent>().notNull(),
  /** The same in other languages, whole. */
  translations: jsonb().$type<Partial<Record<string, BrandContent>>>().notNull().default({}),
  heroHeadlines: jsonb().$type<HeroHeadline[]>().notNull(),
  heroPicture: jsonb().$type<Picture>(),
  /** Read by no release any more; a later one takes it away. */
  benefits: jsonb().$type<{ icon: string; title: string; text: string }[]>().notNull(),
});

/** Words that mean the same to a farmer; `kind` says how the search uses them. */
export const searchTerms = pgTable('search_terms', {
  id: text().primaryKey(),
  kind: text().$type<'group' | 'misspelling' | 'suggestion'>().notNull(),
  terms: text().array().notNull(),
});

/** What visitors send with the forms of the shop. */
export const leads = pgTable(
  'leads',
  {
    id: text().primaryKey(),
    brandId: text().notNull(),
    kind: text().$type<LeadKind>().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** Further fields of the form. */
    data: jsonb().$type<Record<string, string>>().notNull(),
    /** What a quote is asked for. */
    lines: jsonb().$type<QuoteLine[]>().notNull().default([]),
    /** The moment by which a quote is to be answered. */
    answerBy: at(),
    locale: text().notNull(),
    /** Who sent it while signed in: an e-mail alone proves no identity (ADR 0010). */
    userId: text(),
    createdAt: at().notNull(),
    handledAt: at(),
  },
  (table) => [
    index('leads_created').on(table.brandId, table.createdAt.desc()),
    index('leads_email').on(table.email),
    index('leads_user').on(table.userId),
    index('leads_age').on(table.createdAt),
  ],
);

/** Choices about cookies, each stored as it was made: the proof the law asks for (LGPD, art. 8, § 2). */
export const consents = pgTable(
  'consents',
  {
    id: text().primaryKey(),
    brandId: text().notNull(),
    /** A random id that lives on the device. */
    visitorId: text().notNull(),
    userId: text(),
    policyVersion: text().notNull(),
    choices: jsonb().$type<Record<string, boolean>>().notNull(),
    createdAt: at().notNull(),
  },
  (table) => [
    index('consents_visitor').on(table.visitorId, table.createdAt),
    index('consents_user').on(table.userId),
    index('consents_age').on(table.createdAt),
  ],
);

/** One row a finished seed writes last: an interrupted seed is started again. */
export const seedRuns = pgTable('seed_runs', { name: text().primaryKey(), finishedAt: at().notNull() });

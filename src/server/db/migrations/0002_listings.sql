CREATE TABLE "product_listings" (
	"product_id" text PRIMARY KEY NOT NULL,
	"brand_ids" text[] NOT NULL,
	"category_ids" text[] NOT NULL,
	"weight_bands" text[] NOT NULL,
	"in_stock" boolean NOT NULL,
	"on_sale" boolean NOT NULL,
	"facet_key" text NOT NULL,
	"price_cents" integer NOT NULL,
	"stars" real NOT NULL,
	"sold_count" integer NOT NULL,
	"new_arrival" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"name_vector" "tsvector",
	"search_vector" "tsvector",
	"stale" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"norm" text PRIMARY KEY NOT NULL,
	"word" text NOT NULL,
	"sound" text NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_search_vector";
--> statement-breakpoint
DROP INDEX "products_search_name";
--> statement-breakpoint
ALTER TABLE "product_listings" ADD CONSTRAINT "product_listings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "product_listings_stale" ON "product_listings" USING btree ("product_id") WHERE "product_listings"."stale";
--> statement-breakpoint
CREATE INDEX "product_listings_search" ON "product_listings" USING gin ("search_vector");
--> statement-breakpoint
CREATE INDEX "product_listings_name" ON "product_listings" USING gin ("name_vector");
--> statement-breakpoint
CREATE INDEX "product_listings_categories" ON "product_listings" USING gin ("category_ids");
--> statement-breakpoint
CREATE INDEX "product_listings_popular" ON "product_listings" USING btree ("in_stock" DESC NULLS FIRST,"sold_count" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
CREATE INDEX "product_listings_price" ON "product_listings" USING btree ("price_cents","sold_count" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
CREATE INDEX "product_listings_stars" ON "product_listings" USING btree ("stars" DESC NULLS FIRST,"sold_count" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
CREATE INDEX "product_listings_newest" ON "product_listings" USING btree ("new_arrival" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"sold_count" DESC NULLS FIRST,"product_id");
--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gin ("norm" gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "search_words_prefix" ON "search_words" USING btree ("norm" text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("sound" text_pattern_ops);
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_vector";
--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "search_name";
--> statement-breakpoint
-- Scans of the listings must not carry the vectors: they are stored aside, whatever their size.
ALTER TABLE "product_listings" SET (toast_tuple_target = 512);
--> statement-breakpoint
ALTER TABLE "product_listings" ALTER COLUMN "search_vector" SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE "product_listings" ALTER COLUMN "facet_key" SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE "product_listings" ALTER COLUMN "name_vector" SET STORAGE MAIN;
--> statement-breakpoint
-- The same bands as weight-bands.ts; a test holds them together.
CREATE FUNCTION weight_band(net integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN coalesce(net, 0) <= 1000 THEN 'ate-1kg' WHEN net <= 5000 THEN '1-a-5kg' WHEN net <= 15000 THEN '5-a-15kg'
    WHEN net <= 30000 THEN '15-a-30kg' WHEN net <= 60000 THEN '40kg' ELSE 'lote' END
$$;
--> statement-breakpoint
-- How a Brazilian says a word, near enough that slips of the ear meet: rasão, rassão and ração; urea and ureia;
-- minerau and mineral; ekino and equino. Takes the word with its accents, because ç is an s.
CREATE FUNCTION search_sound(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  s text := public.unaccent('public.unaccent'::regdictionary, replace(lower(word), 'ç', 's'));
BEGIN
  s := replace(replace(replace(replace(s, 'ph', 'f'), 'ch', 'x'), 'sh', 'x'), 'th', 't');
  s := regexp_replace(regexp_replace(s, 'lh(?=[aeou])', 'li', 'g'), 'nh(?=[aeou])', 'ni', 'g');
  s := regexp_replace(replace(s, 'qu', 'k'), 's?c(?=[eiy])', 's', 'g');
  s := regexp_replace(regexp_replace(s, '[cq]', 'k', 'g'), 'gu?(?=[eiy])', 'j', 'g');
  s := translate(s, 'zwymh', 'svin');
  s := regexp_replace(replace(replace(s, 'ei', 'e'), 'ou', 'o'), 'l(?=[^aeiou]|$)', 'u', 'g');
  s := regexp_replace(translate(s, 'eo', 'iu'), '(.)\1+', '\1', 'g');
  RETURN CASE WHEN length(s) > 3 THEN regexp_replace(s, 's$', '') ELSE s END;
END
$$;
--> statement-breakpoint
-- Writes the listings of these products anew. The rows are locked before anything is read: of two orders that take
-- the last unit of two packs of one product, the later must see what the earlier took.
CREATE FUNCTION refresh_listings(changed text[], texts_changed boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) = 0 THEN RETURN; END IF;
  PERFORM 1 FROM product_listings WHERE product_id = ANY (changed) ORDER BY product_id FOR UPDATE;
  INSERT INTO product_listings AS kept (product_id, brand_ids, category_ids, weight_bands, in_stock, on_sale, facet_key,
    price_cents, stars, sold_count, new_arrival, created_at)
  SELECT p.id, CASE WHEN p.published THEN p.brand_ids ELSE '{}' END, c.ids, v.bands, v.in_stock, v.on_sale,
    jsonb_build_array(c.ids, v.bands, v.in_stock, v.on_sale)::text, v.price_cents,
    coalesce(round((r.stars + (p.hardcoded_reviews_score->>'totalReviewsStars')::numeric)
      / nullif(r.reviews + (p.hardcoded_reviews_score->>'totalReviewsCount')::numeric, 0), 1), 0),
    p.sold_count, p.new_arrival, p.created_at
  FROM products p
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(category_id ORDER BY category_id), '{}') AS ids FROM product_categories WHERE product_id = p.id
  ) c
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(DISTINCT weight_band(coalesce(net_weight_grams, net_volume_ml))), '{}') AS bands,
      coalesce(bool_or(stock > 0), false) AS in_stock,
      coalesce(bool_or(sale_price_cents < price_cents), false) AS on_sale,
      coalesce((array_agg(coalesce(sale_price_cents, price_cents) ORDER BY position) FILTER (WHERE type = 'base'))[1], 0)
        AS price_cents
    FROM variations WHERE product_id = p.id
  ) v
  CROSS JOIN LATERAL (
    SELECT count(*) AS reviews, coalesce(sum(review_score), 0) AS stars
    FROM reviews WHERE product_id = p.id AND status = 'approved'
  ) r
  WHERE p.id = ANY (changed)
  ON CONFLICT (product_id) DO UPDATE SET
    brand_ids = excluded.brand_ids, category_ids = excluded.category_ids, weight_bands = excluded.weight_bands,
    in_stock = excluded.in_stock, on_sale = excluded.on_sale, facet_key = excluded.facet_key,
    price_cents = excluded.price_cents, stars = excluded.stars, sold_count = excluded.sold_count,
    new_arrival = excluded.new_arrival, created_at = excluded.created_at, stale = kept.stale OR texts_changed
  WHERE texts_changed OR (kept.brand_ids, kept.facet_key, kept.price_cents, kept.stars, kept.sold_count, kept.new_arrival,
      kept.created_at)
    IS DISTINCT FROM (excluded.brand_ids, excluded.facet_key, excluded.price_cents, excluded.stars, excluded.sold_count,
      excluded.new_arrival, excluded.created_at);
END
$$;
--> statement-breakpoint
-- Transition tables exist only for what happened, so each statement below is planned only where it fits.
CREATE FUNCTION list_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_listings(ARRAY(SELECT id FROM new_rows), true);
  ELSE
    PERFORM refresh_listings(ARRAY(
      SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
      WHERE (n.title, n.line_name, n.subtitle, n.summary, n.description, n.stage, n.species, n.translations)
        IS DISTINCT FROM (o.title, o.line_name, o.subtitle, o.summary, o.description, o.stage, o.species, o.translations)
    ), true);
    PERFORM refresh_listings(ARRAY(
      SELECT n.id FROM new_rows n JOIN old_rows o ON o.id = n.id
      WHERE (n.published, n.brand_ids, n.sold_count, n.new_arrival, n.created_at, n.hardcoded_reviews_score)
        IS DISTINCT FROM (o.published, o.brand_ids, o.sold_count, o.new_arrival, o.created_at, o.hardcoded_reviews_score)
    ), false);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- An order changes a stock all the time and a listing only with the last unit: nothing else is written or locked.
CREATE FUNCTION list_changed_variations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM refresh_listings(ARRAY(SELECT DISTINCT product_id FROM new_rows), true);
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM refresh_listings(ARRAY(SELECT DISTINCT product_id FROM old_rows), true);
  ELSE
    PERFORM refresh_listings(ARRAY(
      SELECT unnest(ARRAY[n.product_id, o.product_id]) FROM new_rows n JOIN old_rows o ON o.id = n.id
      WHERE (n.product_id, n.presentation) IS DISTINCT FROM (o.product_id, o.presentation)
    ), true);
    PERFORM refresh_listings(ARRAY(
      SELECT DISTINCT n.product_id FROM new_rows n JOIN old_rows o ON o.id = n.id
      WHERE (n.type, n.position, n.price_cents, n.sale_price_cents, n.net_weight_grams, n.net_volume_ml, n.stock > 0)
        IS DISTINCT FROM (o.type, o.position, o.price_cents, o.sale_price_cents, o.net_weight_grams, o.net_volume_ml, o.stock > 0)
    ), false);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION list_changed_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_category boolean := TG_TABLE_NAME = 'product_categories';
BEGIN
  IF TG_OP <> 'DELETE' THEN PERFORM refresh_listings(ARRAY(SELECT DISTINCT product_id FROM new_rows), is_category); END IF;
  IF TG_OP <> 'INSERT' THEN PERFORM refresh_listings(ARRAY(SELECT DISTINCT product_id FROM old_rows), is_category); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_listed_insert AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_products();
--> statement-breakpoint
CREATE TRIGGER products_listed_update AFTER UPDATE ON products REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_products();
--> statement-breakpoint
CREATE TRIGGER variations_listed_insert AFTER INSERT ON variations REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_variations();
--> statement-breakpoint
CREATE TRIGGER variations_listed_update AFTER UPDATE ON variations REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_variations();
--> statement-breakpoint
CREATE TRIGGER variations_listed_delete AFTER DELETE ON variations REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_variations();
--> statement-breakpoint
CREATE TRIGGER product_categories_listed_insert AFTER INSERT ON product_categories REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_parts();
--> statement-breakpoint
CREATE TRIGGER product_categories_listed_update AFTER UPDATE ON product_categories
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION list_changed_parts();
--> statement-breakpoint
CREATE TRIGGER product_categories_listed_delete AFTER DELETE ON product_categories REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_parts();
--> statement-breakpoint
CREATE TRIGGER reviews_listed_insert AFTER INSERT ON reviews REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_parts();
--> statement-breakpoint
CREATE TRIGGER reviews_listed_update AFTER UPDATE ON reviews REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_parts();
--> statement-breakpoint
CREATE TRIGGER reviews_listed_delete AFTER DELETE ON reviews REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION list_changed_parts();
--> statement-breakpoint
SELECT refresh_listings(ARRAY(SELECT id FROM products), true);

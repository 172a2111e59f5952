CREATE TABLE "product_texts" (
	"product_id" text PRIMARY KEY NOT NULL,
	"search_vector" "tsvector" NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_listings_search";--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "text_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_texts" ADD CONSTRAINT "product_texts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "product_texts" SELECT "product_id", "search_vector" FROM "product_listings" WHERE "search_vector" IS NOT NULL;
--> statement-breakpoint
-- The vector of a listing, kept apart from it: an index over it leads to narrow rows (docs/adr/0007). Immutable by
-- agreement: whoever writes a vector raises the listing's version in a later statement, which writes the index anew.
CREATE FUNCTION listing_vector(id text, version integer) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_vector FROM public.product_texts WHERE product_id = id
$$;
--> statement-breakpoint
CREATE INDEX "product_listings_search" ON "product_listings" USING gin (listing_vector("product_id", "text_version"));--> statement-breakpoint
ALTER TABLE "product_listings" DROP COLUMN "search_vector";
--> statement-breakpoint
CREATE INDEX "product_listings_facets" ON "product_listings" USING btree ("facet_key");
--> statement-breakpoint
-- As before, with the brands in the key: what is alike for every facet is then counted from one small index.
CREATE OR REPLACE FUNCTION refresh_listings(changed text[], texts_changed boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) = 0 THEN RETURN; END IF;
  PERFORM 1 FROM product_listings WHERE product_id = ANY (changed) ORDER BY product_id FOR UPDATE;
  INSERT INTO product_listings AS kept (product_id, brand_ids, category_ids, weight_bands, in_stock, on_sale, facet_key,
    price_cents, stars, sold_count, new_arrival, created_at)
  SELECT p.id, CASE WHEN p.published THEN p.brand_ids ELSE '{}' END, c.ids, v.bands, v.in_stock, v.on_sale,
    jsonb_build_array(CASE WHEN p.published THEN p.brand_ids ELSE '{}' END, c.ids, v.bands, v.in_stock, v.on_sale)::text, v.price_cents,
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
SELECT refresh_listings(ARRAY(SELECT id FROM products), false);

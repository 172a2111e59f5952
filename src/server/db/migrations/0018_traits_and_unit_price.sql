ALTER TABLE "products" ADD COLUMN "phases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "seasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "needs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "traits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_listings" ADD COLUMN "unit_price" real DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_listings_unit_price" ON "product_listings" USING btree ("unit_price","sold_count" DESC NULLS FIRST,"product_id");--> statement-breakpoint
-- As before (0004), with what a product is for and its price by content. The version before reads the first five parts
-- of a key, so that a new part stands at its end.
CREATE OR REPLACE FUNCTION refresh_listings(changed text[], texts_changed boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed) = 0 THEN RETURN; END IF;
  PERFORM 1 FROM product_listings WHERE product_id = ANY (changed) ORDER BY product_id FOR UPDATE;
  INSERT INTO product_listings AS kept (product_id, brand_ids, category_ids, weight_bands, in_stock, on_sale, traits,
    facet_key, price_cents, unit_price, stars, sold_count, new_arrival, created_at)
  SELECT p.id, CASE WHEN p.published THEN p.brand_ids ELSE '{}' END, c.ids, v.bands, v.in_stock, v.on_sale, t.traits,
    jsonb_build_array(CASE WHEN p.published THEN p.brand_ids ELSE '{}' END, c.ids, v.bands, v.in_stock, v.on_sale,
      t.traits)::text,
    v.price_cents, v.unit_price,
    coalesce(round((r.stars + (p.hardcoded_reviews_score->>'totalReviewsStars')::numeric)
      / nullif(r.reviews + (p.hardcoded_reviews_score->>'totalReviewsCount')::numeric, 0), 1), 0),
    p.sold_count, p.new_arrival, p.created_at
  FROM products p
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(category_id ORDER BY category_id), '{}') AS ids FROM product_categories WHERE product_id = p.id
  ) c
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(DISTINCT trait ORDER BY trait), '{}') AS traits FROM (
      SELECT 'especie:' || unnest(p.species) UNION ALL SELECT 'fase:' || unnest(p.phases)
      UNION ALL SELECT 'epoca:' || unnest(p.seasons) UNION ALL SELECT 'necessidade:' || unnest(p.needs)
    ) named (trait)
  ) t
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(DISTINCT weight_band(coalesce(net_weight_grams, net_volume_ml))), '{}') AS bands,
      coalesce(bool_or(stock > 0), false) AS in_stock,
      coalesce(bool_or(sale_price_cents < price_cents), false) AS on_sale,
      coalesce((array_agg(coalesce(sale_price_cents, price_cents) ORDER BY position) FILTER (WHERE type = 'base'))[1], 0)
        AS price_cents,
      coalesce((array_agg(coalesce(sale_price_cents, price_cents)::real / nullif(coalesce(net_weight_grams, net_volume_ml), 0)
        ORDER BY position) FILTER (WHERE type = 'base'))[1], 0) AS unit_price
    FROM variations WHERE product_id = p.id
  ) v
  CROSS JOIN LATERAL (
    SELECT count(*) AS reviews, coalesce(sum(review_score), 0) AS stars
    FROM reviews WHERE product_id = p.id AND status = 'approved'
  ) r
  WHERE p.id = ANY (changed)
  ON CONFLICT (product_id) DO UPDATE SET
    brand_ids = excluded.brand_ids, category_ids = excluded.category_ids, weight_bands = excluded.weight_bands,
    in_stock = excluded.in_stock, on_sale = excluded.on_sale, traits = excluded.traits, facet_key = excluded.facet_key,
    price_cents = excluded.price_cents, unit_price = excluded.unit_price, stars = excluded.stars,
    sold_count = excluded.sold_count, new_arrival = excluded.new_arrival, created_at = excluded.created_at,
    stale = kept.stale OR texts_changed
  WHERE texts_changed OR (kept.brand_ids, kept.facet_key, kept.price_cents, kept.unit_price, kept.stars, kept.sold_count,
      kept.new_arrival, kept.created_at)
    IS DISTINCT FROM (excluded.brand_ids, excluded.facet_key, excluded.price_cents, excluded.unit_price, excluded.stars,
      excluded.sold_count, excluded.new_arrival, excluded.created_at);
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION list_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
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
      WHERE (n.published, n.brand_ids, n.sold_count, n.new_arrival, n.created_at, n.hardcoded_reviews_score, n.phases,
          n.seasons, n.needs)
        IS DISTINCT FROM (o.published, o.brand_ids, o.sold_count, o.new_arrival, o.created_at, o.hardcoded_reviews_score,
          o.phases, o.seasons, o.needs)
    ), false);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
SELECT refresh_listings(ARRAY(SELECT id FROM products), false);

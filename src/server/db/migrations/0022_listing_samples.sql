CREATE TABLE "listing_samples" (
	"product_id" text PRIMARY KEY NOT NULL,
	"brand_ids" text[] NOT NULL,
	"facet_key" text NOT NULL,
	"price_cents" integer NOT NULL,
	"name_vector" "tsvector",
	"text_version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_samples" ADD CONSTRAINT "listing_samples_product_id_product_listings_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product_listings"("product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Whatever writes a listing, its sample follows in the same statement; a change of sales alone writes none.
CREATE FUNCTION sample_listing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_samples AS held (product_id, brand_ids, facet_key, price_cents, name_vector, text_version)
  VALUES (NEW.product_id, NEW.brand_ids, NEW.facet_key, NEW.price_cents, NEW.name_vector, NEW.text_version)
  ON CONFLICT (product_id) DO UPDATE SET brand_ids = excluded.brand_ids, facet_key = excluded.facet_key,
    price_cents = excluded.price_cents, name_vector = excluded.name_vector, text_version = excluded.text_version
  WHERE (held.brand_ids, held.facet_key, held.price_cents, held.name_vector, held.text_version)
    IS DISTINCT FROM (excluded.brand_ids, excluded.facet_key, excluded.price_cents, excluded.name_vector,
      excluded.text_version);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The lock of this statement holds writes back until the rows below are there.
CREATE TRIGGER product_listings_sampled AFTER INSERT OR UPDATE ON product_listings
  FOR EACH ROW WHEN (substr(md5(NEW.product_id), 1, 2) < '04') EXECUTE FUNCTION sample_listing();
--> statement-breakpoint
INSERT INTO listing_samples (product_id, brand_ids, facet_key, price_cents, name_vector, text_version)
SELECT product_id, brand_ids, facet_key, price_cents, name_vector, text_version FROM product_listings
WHERE substr(md5(product_id), 1, 2) < '04';
--> statement-breakpoint
CREATE INDEX "listing_samples_search" ON "listing_samples" USING gin (listing_vector("product_id", "text_version"));--> statement-breakpoint
CREATE INDEX "listing_samples_price" ON "listing_samples" USING btree ("price_cents");--> statement-breakpoint
-- As of the listings (0005): workers cost more to start than they save.
ALTER TABLE "listing_samples" SET (parallel_workers = 0);--> statement-breakpoint
-- Without figures of its own an index is not used.
ANALYZE "listing_samples";--> statement-breakpoint
-- A name in a category: one index of both finds it without reading all of the category.
CREATE INDEX IF NOT EXISTS "product_listings_named" ON "product_listings" USING gin ("name_vector","category_ids");--> statement-breakpoint
-- The version before is served by the one above: it answers for either column alone. At the end, because nothing is
-- read from here until the migration is written.
DROP INDEX IF EXISTS "product_listings_name";--> statement-breakpoint
DROP INDEX IF EXISTS "product_listings_categories";

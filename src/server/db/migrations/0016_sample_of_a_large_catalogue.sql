CREATE INDEX IF NOT EXISTS "product_listings_few" ON "product_listings" USING gin (listing_vector("product_id", "text_version")) WHERE substr(md5("product_listings"."product_id"), 1, 2) < '04';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_listings_few_name" ON "product_listings" USING gin ("name_vector") WHERE substr(md5("product_listings"."product_id"), 1, 2) < '04';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "product_listings_few_price" ON "product_listings" USING btree ("price_cents") WHERE substr(md5("product_listings"."product_id"), 1, 2) < '04';--> statement-breakpoint
-- Without figures of its own an index is not used.
ANALYZE "product_listings";

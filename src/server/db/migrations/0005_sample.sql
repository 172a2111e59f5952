ALTER TABLE "product_listings" ADD COLUMN "sampled" boolean GENERATED ALWAYS AS (substr(md5(product_id), 1, 1) = '0') STORED;--> statement-breakpoint
CREATE INDEX "product_listings_sample" ON "product_listings" USING gin (listing_vector("product_id", "text_version")) WHERE "product_listings"."sampled";--> statement-breakpoint
CREATE INDEX "product_listings_sample_name" ON "product_listings" USING gin ("name_vector") WHERE "product_listings"."sampled";--> statement-breakpoint
CREATE INDEX "product_listings_sample_price" ON "product_listings" USING btree ("price_cents") WHERE "product_listings"."sampled";--> statement-breakpoint
-- Every list is answered from a few thousand rows: workers cost more to start than they save, and a crowd of them
-- slows everybody.
ALTER TABLE "product_listings" SET (parallel_workers = 0);

-- The indexes of words hold back less of what is written: each search reads all of it.
ALTER INDEX "product_listings_search" SET (gin_pending_list_limit = 512);--> statement-breakpoint
ALTER INDEX "product_listings_named" SET (gin_pending_list_limit = 512);

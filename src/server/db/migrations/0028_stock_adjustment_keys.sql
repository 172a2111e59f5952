ALTER TABLE "stock_adjustments" ADD COLUMN "key" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stock_adjustments_key" ON "stock_adjustments" USING btree ("key");
ALTER TABLE "orders" ADD COLUMN "placed_from" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_unpaid_user" ON "orders" USING btree ("user_id") WHERE state = 'pending_payment';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_unpaid_from" ON "orders" USING btree ("placed_from") WHERE state = 'pending_payment';
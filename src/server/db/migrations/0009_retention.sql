ALTER TABLE "leads" ADD COLUMN "user_id" text;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "search_log_age" ON "search_log" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stock_notices_age" ON "stock_notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "consents_user" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "consents_age" ON "consents" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_user" ON "leads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "leads_age" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "revalidations_age" ON "revalidations" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "password_resets_age" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "rate_limits_age" ON "rate_limits" USING btree ("window_start");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sessions_age" ON "sessions" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "users_closed" ON "users" USING btree ("deleted_at") WHERE "users"."deleted_at" is not null;
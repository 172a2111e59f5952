ALTER TABLE "orders" ADD COLUMN "prescription_veterinarian" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prescription_crmv" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prescription_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prescription_judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prescription_judged_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prescription_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prescription_overdue_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_prescription_due" ON "orders" USING btree ("prescription_due_at") WHERE prescription_due_at is not null and prescription_overdue_at is null;
CREATE TABLE "prescription_files" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"digest" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "review_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "prescription_files" ADD CONSTRAINT "prescription_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prescription_files_order" ON "prescription_files" USING btree ("order_id","digest");--> statement-breakpoint
CREATE INDEX "prescription_files_age" ON "prescription_files" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_prescription" ON "orders" USING btree ("brand_id","prescription_status","created_at") WHERE prescription_status is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_review_due" ON "orders" USING btree ("review_due_at") WHERE review_due_at is not null;
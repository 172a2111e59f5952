CREATE TABLE "stock_adjustments" (
	"id" serial PRIMARY KEY NOT NULL,
	"variation_id" text NOT NULL,
	"change" integer NOT NULL,
	"stock_after" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revalidations" (
	"brand_id" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"path" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "revalidations_brand_id_entity_entity_id_path_pk" PRIMARY KEY("brand_id","entity","entity_id","path")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(number || ' ' || coalesce(payer->>'fullName', '') || ' ' || coalesce(payer->>'email', '') || ' ' || coalesce(payer->>'document', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_adjustments" ADD CONSTRAINT "stock_adjustments_variation_id_variations_id_fk" FOREIGN KEY ("variation_id") REFERENCES "public"."variations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_adjustments_variation" ON "stock_adjustments" USING btree ("variation_id","id");--> statement-breakpoint
CREATE INDEX "revalidations_due" ON "revalidations" USING btree ("next_attempt_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "products_publish" ON "products" USING btree ("publish_at") WHERE not "products"."published";--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","created_at");--> statement-breakpoint
-- One review a person and product: of two the older stays.
DELETE FROM "reviews" a USING "reviews" b WHERE a."product_id" = b."product_id" AND a."user_id" = b."user_id" AND (a."created_at", a."id") > (b."created_at", b."id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_author" ON "reviews" USING btree ("product_id","user_id");--> statement-breakpoint
CREATE INDEX "orders_brand" ON "orders" USING btree ("brand_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_brand_state" ON "orders" USING btree ("brand_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_brand_method" ON "orders" USING btree ("brand_id","payment_method","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_total_order" ON "orders" USING btree ("brand_id","total_cents","id");--> statement-breakpoint
CREATE INDEX "orders_attention" ON "orders" USING btree ("brand_id","created_at") WHERE attention is not null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at");
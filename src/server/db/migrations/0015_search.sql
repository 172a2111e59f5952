-- An item number as it is compared: letters and digits alone, in capitals (product-code.ts).
CREATE OR REPLACE FUNCTION search_code(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT upper(regexp_replace(input, '[^[:alnum:]]', '', 'g'))
$$;
--> statement-breakpoint
CREATE TABLE "search_choices" (
	"brand_id" text NOT NULL,
	"query" text NOT NULL,
	"product_id" text NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	"additions" integer NOT NULL,
	CONSTRAINT "search_choices_brand_id_query_product_id_day_pk" PRIMARY KEY("brand_id","query","product_id","day")
);
--> statement-breakpoint
CREATE TABLE "search_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"locale" text,
	"kind" text NOT NULL,
	"query" text NOT NULL,
	"typed" text NOT NULL,
	"target" text NOT NULL,
	"version" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "search_log" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "product_texts" ADD COLUMN "format" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "search_choices" ADD CONSTRAINT "search_choices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_choices_age" ON "search_choices" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_choices_product" ON "search_choices" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "search_rules_in_force" ON "search_rules" USING btree ("brand_id",coalesce("locale", ''),"kind","query","target") WHERE "search_rules"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "search_rules_of" ON "search_rules" USING btree ("brand_id","query");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "variations_code" ON "variations" USING btree (search_code("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "variations_code_part" ON "variations" USING gin (search_code("sku") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "variations_gtin" ON "variations" USING btree ("gtin13" text_pattern_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "variations_gtin_end" ON "variations" USING btree (reverse("gtin13") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_texts_format" ON "product_texts" USING btree ("format");
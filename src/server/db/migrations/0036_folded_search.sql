-- Letters without accents, in lower case: staff find João by "joao". IMMUTABLE needs the dictionary named.
CREATE OR REPLACE FUNCTION fold_text(input text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, input))
$$;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_search_folded" ON "orders" USING gin (fold_text("search_text") gin_trgm_ops);

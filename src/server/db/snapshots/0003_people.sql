-- Rows of a shop as migrations 0000 to 0003 wrote them, in columns of that time: one is gone since, others came.
-- `snapshots.test.ts` brings such a database up to date and looks for every row. Never edited: it is the past.
INSERT INTO collections (id, slug, title, text, valid_from, valid_to, months, season_label, brand_ids, translations, brand_pictures)
VALUES ('col-1', 'seca', 'Estação seca', 'Texto', '2026-05-01', '2026-09-30', '{5,6,7,8,9}', 'Seca', '{boa-lida}', '{}', '{}');
INSERT INTO categories (id, slug, name, species, position, intro, seo_description, translations)
VALUES ('cat-1', 'bovinos-de-corte', 'Bovinos de corte', 'bovino', 1, 'Intro', 'Descrição', '{"en":{"name":"Beef cattle"}}');
INSERT INTO products (id, slug, brand_ids, collection_id, title, subtitle, line_name, summary, description, highlights, species,
  stage, translations, regulatory, sale_class, composition, guarantee_levels, directions, warnings, withdrawal, storage,
  shelf_life_months, gallery, hardcoded_reviews, hardcoded_reviews_score, related_slugs, sold_count)
VALUES
  ('p-1', 'sal-mineral-60', '{boa-lida,linha-matriz}', 'col-1', 'Sal Mineral 60', 'Engorda', 'Campo', 'Resumo', 'Descrição',
   '{Fósforo}', '{bovino}', 'engorda', '{}', '{}', 'livre', 'Cloreto de sódio', '[]', 'No cocho', '{}', '{}', 'Seco', 24,
   '[]', '[]', '{"totalReviewsStars":0,"totalReviewsCount":0}', '{}', 3),
  ('p-2', 'racao-de-potro', '{boa-lida}', NULL, 'Ração de Potro', '', 'Campo', '', '', '{}', '{equino}', 'cria', '{}', '{}',
   'livre', '', '[]', '', '{}', '{}', '', 6, '[]', '[]', '{"totalReviewsStars":0,"totalReviewsCount":0}', '{}', 0);
INSERT INTO product_categories (product_id, category_id, position) VALUES ('p-1', 'cat-1', 0);
INSERT INTO collection_products (collection_id, product_id, position) VALUES ('col-1', 'p-1', 0);
INSERT INTO variations (id, product_id, position, type, sku, presentation, shipping_weight_grams, length_cm, width_cm, height_cm,
  price_cents, sale_price_cents, stock)
VALUES
  ('v-1', 'p-1', 0, 'base', 'SAL60-30', 'Saco de 30 kg', 30200, 60, 40, 15, 12990, 11990, 17),
  ('v-2', 'p-2', 0, 'base', 'POTRO-20', 'Saco de 20 kg', 20200, 60, 40, 15, 9990, NULL, 0);
INSERT INTO users (id, full_name, email, password_hash, admin, permissions, document, representative_code, created_at)
VALUES
  ('u-1', 'Rita Alves', 'rita@cliente.example', 'hash', false, '{linha_branca}', '11144477735', NULL, '2026-01-02T03:04:05Z'),
  ('u-2', 'Bento Sá', 'bento@boalida.example', 'hash', true, '{}', NULL, 'CERRADO26', '2026-01-02T03:04:05Z');
INSERT INTO addresses (id, user_id, recipient, postal_code, state, city, rural, property_name)
VALUES ('a-1', 'u-1', 'Rita Alves', '38010000', 'MG', 'Uberaba', true, 'Fazenda Boa Vista');
INSERT INTO sessions (token_hash, id, user_id, kind, created_at, last_seen_at, idle_ttl_seconds, expires_at, address_prefix)
VALUES ('token', 's-1', 'u-1', 'customer', '2026-02-01T00:00:00Z', '2026-02-02T00:00:00Z', 2592000, '2026-05-01T00:00:00Z', '187.10.0.1');
INSERT INTO reviews (id, product_id, user_id, author, review_score, text, status, created_at)
VALUES ('r-1', 'p-1', 'u-1', 'Rita A.', 5, 'O gado comeu tudo.', 'approved', '2026-02-03T00:00:00Z');
INSERT INTO favorites (user_id, product_id, created_at) VALUES ('u-1', 'p-2', '2026-02-03T00:00:00Z');
INSERT INTO stock_notices (id, brand_id, variation_id, email, locale, created_at)
VALUES ('n-1', 'boa-lida', 'v-2', 'rita@cliente.example', 'pt-BR', '2026-02-03T00:00:00Z');
INSERT INTO coupons (id, code, description, discount, applicability, valid_from, valid_until, used_count, brand_ids, active)
VALUES ('c-1', 'CURRAL10', '10%', 0.1, '{}', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z', 1, '{boa-lida}', true);
INSERT INTO orders (id, number, brand_id, user_id, state, subtotal_cents, discount_cents, pix_discount_cents, freight_cents,
  total_cents, coupon_code, freight, address, payer, payment_method, created_at)
VALUES
  ('o-1', 'BL-0001', 'boa-lida', 'u-1', 'delivered', 11990, 1199, 0, 4500, 15291, 'CURRAL10', '{"service":"economica"}', NULL,
   '{"fullName":"Rita Alves","email":"rita@cliente.example","document":"11144477735","stateRegistration":null,"phone":null}',
   'pix', '2026-02-04T00:00:00Z'),
  ('o-2', 'BL-0002', 'boa-lida', 'u-1', 'cancelled', 11990, 0, 0, 4500, 16490, NULL, '{"service":"economica"}', NULL,
   '{"fullName":"Rita Alves","email":"rita@cliente.example","document":"11144477735","stateRegistration":null,"phone":null}',
   'boleto', '2026-02-05T00:00:00Z'),
  ('o-3', 'BL-0003', 'boa-lida', 'u-1', 'refunded', 11990, 0, 0, 4500, 16490, NULL, '{"service":"economica"}', NULL,
   '{"fullName":"Rita Alves","email":"rita@cliente.example","document":"11144477735","stateRegistration":null,"phone":null}',
   'pix', '2026-02-06T00:00:00Z');
INSERT INTO order_lines (order_id, position, variation_id, product_id, slug, title, presentation, quantity, unit_price_cents,
  total_cents, discount_cents)
VALUES ('o-1', 0, 'v-1', 'p-1', 'sal-mineral-60', 'Sal Mineral 60', 'Saco de 30 kg', 1, 11990, 11990, 1199);
INSERT INTO order_history (order_id, state, at, by) VALUES
  ('o-1', 'shipped', '2026-02-05T00:00:00Z', 'u-2'),
  ('o-3', 'shipped', '2026-02-07T00:00:00Z', 'u-2');
INSERT INTO payments (id, order_id, gateway, method, status, amount_cents, created_at, settled_at)
VALUES ('pay-1', 'o-1', 'fake', 'pix', 'approved', 15291, '2026-02-04T00:00:00Z', '2026-02-04T00:01:00Z');
INSERT INTO coupon_uses (coupon_id, order_id, user_id) VALUES ('c-1', 'o-1', 'u-1');
INSERT INTO idempotency_keys (key, user_id, fingerprint, order_number, created_at)
VALUES ('key-00000001', 'u-1', 'f', 'BL-0001', '2026-02-04T00:00:00Z');
INSERT INTO posts (id, slug, title, excerpt, body_markdown, author, species, brand_ids, related_product_slugs, translations, published_at)
VALUES ('post-1', 'seca', 'Na seca', 'Resumo', 'Texto', '{"name":"Ana","role":"Zootecnista"}', '{bovino}', '{boa-lida}', '{}', '{}', '2026-02-01T00:00:00Z');
INSERT INTO lessons (id, slug, position, access, module, title, summary, minutes, body_markdown, quiz)
VALUES ('l-1', 'cocho', 1, 'public', 'Manejo', 'O cocho', 'Resumo', 5, 'Texto', '[]');
INSERT INTO testimonials (id, author, role, city, state, rating, brand_ids, text)
VALUES ('t-1', 'Seu Zé', 'Pecuarista', 'Uberaba', 'MG', 5, '{boa-lida}', 'Bom.');
INSERT INTO search_terms (id, kind, terms) VALUES ('g-1', 'group', '{sal,mineral}');
INSERT INTO search_log (brand_id, query, typed, searches, last_result_count, first_at, last_at)
VALUES ('boa-lida', 'sal', 'Sal', 4, 1, '2026-02-01T00:00:00Z', '2026-02-02T00:00:00Z');
INSERT INTO outbox (id, dedupe_key, template, recipient, locale, data, next_attempt_at, created_at)
VALUES ('m-1', 'welcome:u-1', 'welcome', 'rita@cliente.example', 'pt-BR', '{"brandId":"boa-lida"}', '2026-02-01T00:00:00Z', '2026-02-01T00:00:00Z');
INSERT INTO leads (id, brand_id, kind, name, email, message, data, locale, created_at)
VALUES ('lead-1', 'boa-lida', 'contact', 'Rita', 'rita@cliente.example', 'Quero sal.', '{}', 'pt-BR', '2026-02-01T00:00:00Z');
INSERT INTO consents (id, brand_id, visitor_id, policy_version, choices, created_at)
VALUES ('cons-1', 'boa-lida', 'aparelho', '1', '{"statistics":false}', '2026-02-01T00:00:00Z');
INSERT INTO redirects (code, brand_id, target, created_at) VALUES ('FEIRA', 'boa-lida', '/shop', '2026-02-01T00:00:00Z');
INSERT INTO audit_log (at, actor_id, action, entity, entity_id, details)
VALUES ('2026-02-01T00:00:00Z', 'u-2', 'user.update', 'user', 'u-1', '{}');
-- The triggers of the time made the listings; this vector moved to a table of its own (0004).
UPDATE product_listings SET search_vector = to_tsvector('portuguese', 'sal mineral') WHERE product_id = 'p-1';

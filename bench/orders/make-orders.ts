import { sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { makeProduct } from '@/testing/make-product';

const PRODUCTS = 200;
/** The last day of the made years, and how many they are. */
const UNTIL = '2026-11-21T12:00:00Z';
const DAYS = 730;

const FIRST_NAMES =
  '{Tereza,Bento,Aurora,Adelmo,Joana,Otávio,Lúcia,Caio,Marina,Sebastião,Rita,Davi,Helena,Raul,Ivone,Nilo}';
const LAST_NAMES =
  '{Prado,Couto,Valadão,Silva,Souza,Moreira,Lacerda,Pires,Rezende,Teles,Borba,Antunes,Falcão,Nogueira,Brandão,Ximenes}';
const CITIES = '{Uberaba,Monte Carmelo,Patos de Minas,Goiânia,Barretos,Rio Verde,Araxá,Jataí}';

/** A number in [0, 1) that depends on the order's number and the question alone: every run makes the same orders. */
const chance = (question: string) =>
  sql.raw(`((hashint8extended(n, hashtext('${question}')) & 1048575)::float8 / 1048576)`);
const pick = (list: string, question: string) =>
  sql`(${list}::text[])[1 + floor(${chance(question)} * cardinality(${list}::text[]))::int]`;

/**
 * Fills an empty database with `size` orders over two years: most delivered, some cancelled, a few waiting; one in ten
 * of another brand. The same every time.
 */
export async function makeOrders(db: Db, size: number): Promise<void> {
  for (let index = 1; index <= PRODUCTS; index += 1)
    await makeProduct(db, { id: `p${index}`, variations: [{ stock: index % 20 }] });
  await db.execute(sql`insert into users (id, full_name, email, password_hash, created_at)
    select 'u' || n, ${pick(FIRST_NAMES, 'first')} || ' ' || ${pick(LAST_NAMES, 'last')},
      'cliente' || n || '@fazenda.example', 'none', ${UNTIL}::timestamptz - n * interval '1 hour'
    from generate_series(1, ${Math.ceil(size / 5)}) n`);
  await db.execute(sql`insert into orders (id, number, brand_id, user_id, state, subtotal_cents, discount_cents,
      pix_discount_cents, freight_cents, total_cents, representative_code, freight, address, payer, payment_method,
      installments, prescription_status, attention, created_at)
    select gen.id, gen.number, gen.brand_id, u.id, gen.state, gen.cents, 0, 0, 2500, gen.cents + 2500, gen.code,
      '{"service":"economica","name":"Econômica","carrier":null,"businessDays":{"min":3,"max":8}}',
      jsonb_build_object('recipient', u.full_name, 'postalCode', '38010000', 'state', 'MG', 'city', gen.city,
        'district', 'Centro', 'street', 'Rua do Curral', 'number', '12', 'rural', false),
      jsonb_build_object('fullName', u.full_name, 'email', u.email, 'document', gen.document,
        'stateRegistration', null, 'phone', '(34) 90000-0001'),
      gen.method, 1, gen.prescription, gen.attention, gen.created_at
    from (select n, md5(n::text)::uuid::text as id, 'BL-' || lpad(n::text, 6, '0') as number,
        case when ${chance('brand')} < 0.1 then 'tropa-e-sela' else 'boa-lida' end as brand_id,
        case when n > ${size} * 0.97 then (array['pending_payment','approved','picking','shipped'])[1 + n % 4]
          when ${chance('state')} < 0.12 then 'cancelled' when ${chance('state')} < 0.14 then 'refunded'
          else 'delivered' end as state,
        (2000 + ${chance('cents')} * 300000)::int as cents,
        case when ${chance('code')} < 0.05 then 'CERRADO26' end as code,
        (array['pix','pix','boleto','credit_card'])[1 + n % 4] as method,
        ${pick(CITIES, 'city')} as city, lpad((n * 7919::bigint % 99999999999)::text, 11, '0') as document,
        case when ${chance('recipe')} < 0.02 then 'pending' end as prescription,
        case when ${chance('attention')} < 0.002 then 'late_payment' end as attention,
        ${UNTIL}::timestamptz - (${size} - n) * (interval '1 day' * ${DAYS} / ${size}) as created_at
      from generate_series(1::bigint, ${size}) n) gen
    join users u on u.id = 'u' || (1 + gen.n % ${Math.ceil(size / 5)})`);
  await db.execute(sql`insert into order_lines (order_id, position, variation_id, product_id, slug, title, presentation,
      quantity, unit_price_cents, total_cents, discount_cents)
    select md5(n::text)::uuid::text, line, p || '-v1', p, p, 'Produto ' || p, 'Saco 30 kg', 1 + (n % 5)::int, 10000,
      10000 * (1 + (n % 5)::int), 0
    from generate_series(1::bigint, ${size}) n, generate_series(0, 1) line,
      lateral (select 'p' || (1 + (n * (line + 3) % ${PRODUCTS}))) as product(p)`);
  // As autovacuum leaves a table behind: counts then read an index alone.
  await db.execute(sql`vacuum analyze`);
}

/** Columns of the table of products, in the order of the export (docs/import.md). */
export const IMPORT_COLUMNS = [
  'sku',
  'slug',
  'produto',
  'linha',
  'categorias',
  'especies',
  'marcas',
  'publicado',
  'apresentacao',
  'peso_liquido_g',
  'volume_ml',
  'peso_envio_g',
  'comprimento_cm',
  'largura_cm',
  'altura_cm',
  'preco',
  'preco_promocional',
  'estoque',
  'gtin',
  'linha_branca',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Other names people give the columns. */
const ALIASES: Record<string, ImportColumn> = {
  titulo: 'produto',
  categoria: 'categorias',
  especie: 'especies',
  marca: 'marcas',
  gtin13: 'gtin',
  ean: 'gtin',
};

/** `Preço promocional` → `preco_promocional`. */
const foldName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** The column a header means, however it is written; null for one the import does not know. */
export function findColumn(name: string): ImportColumn | null {
  const folded = foldName(name);
  return (
    IMPORT_COLUMNS.find((column) => column === folded) ?? new Map(Object.entries(ALIASES)).get(folded) ?? null
  );
}

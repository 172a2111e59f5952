/** Columns of the import, named as the server names them (docs/import.md); the export writes the same. */
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

/** Other names the server takes. */
const ALIASES: ReadonlyMap<string, ImportColumn> = new Map([
  ['titulo', 'produto'],
  ['categoria', 'categorias'],
  ['especie', 'especies'],
  ['marca', 'marcas'],
  ['gtin13', 'gtin'],
  ['ean', 'gtin'],
]);

const foldName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** The column a header means, however it is written: `Preço promocional` is `preco_promocional`; null for another. */
export function findColumn(name: string): ImportColumn | null {
  const folded = foldName(name);
  return IMPORT_COLUMNS.find((column) => column === folded) ?? ALIASES.get(folded) ?? null;
}

/** A line that shows how the columns are filled in. */
export const EXAMPLE: Record<ImportColumn, string> = {
  sku: 'SAL-80-30KG',
  slug: 'sal-mineral-80',
  produto: 'Sal mineral 80',
  linha: 'Matriz',
  categorias: 'bovinos-de-corte|bovinos-de-leite',
  especies: 'bovinos',
  marcas: 'boa-lida',
  publicado: 'não',
  apresentacao: 'Saco 30 kg',
  peso_liquido_g: '30000',
  volume_ml: '',
  peso_envio_g: '30250',
  comprimento_cm: '70',
  largura_cm: '45',
  altura_cm: '12',
  preco: '149,90',
  preco_promocional: '',
  estoque: '40',
  gtin: '',
  linha_branca: 'não',
};

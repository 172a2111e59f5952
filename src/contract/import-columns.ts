/** The columns of the product table in the order of its export, each with an example cell (docs/import.md). */
export const IMPORT_EXAMPLE = {
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
} as const;
export type ImportColumn = keyof typeof IMPORT_EXAMPLE;
export const IMPORT_COLUMNS = Object.keys(IMPORT_EXAMPLE) as readonly ImportColumn[];

/** Other common names of the columns. */
const ALIASES: ReadonlyMap<string, ImportColumn> = new Map([
  ['titulo', 'produto'],
  ['categoria', 'categorias'],
  ['especie', 'especies'],
  ['marca', 'marcas'],
  ['gtin13', 'gtin'],
  ['ean', 'gtin'],
]);

/** `Preço promocional` → `preco_promocional`. */
const foldName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** The column of a header, however it is written; null for an unknown one. */
export function findColumn(name: string): ImportColumn | null {
  const folded = foldName(name);
  return IMPORT_COLUMNS.find((column) => column === folded) ?? ALIASES.get(folded) ?? null;
}

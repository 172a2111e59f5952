/** Packs of one product. */
const PACKS_A_PRODUCT = 4;

/**
 * A line of a table that staff imports: the pack of this number, with `more` columns. All packs of a table have the same
 * name in their SKU, slug and title, and nothing else in the shop has it.
 */
export function makeImportLine(
  name: string,
  index: number,
  more: Record<string, string>,
): Record<string, string> {
  const product = Math.floor(index / PACKS_A_PRODUCT);
  const kilograms = (index % PACKS_A_PRODUCT) * 10 + 10;
  return {
    sku: `${name.toUpperCase()}-${index}`,
    slug: `produto-${name}-${product}`,
    produto: `Suplemento mineral ${name} ${product}`,
    linha: `Linha ${name}`,
    especies: 'bovinos|ovinos',
    apresentacao: `Saco ${kilograms} kg`,
    peso_liquido_g: String(kilograms * 1_000),
    peso_envio_g: '30500',
    comprimento_cm: '60',
    largura_cm: '40',
    altura_cm: '12',
    ...more,
  };
}

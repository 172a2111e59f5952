/**
 * A CNPJ in its usual form, `00.000.000/0000-00`. Apart from `documents.ts`, because every page shows the shop's own
 * and needs no library that checks documents (1.2 kB, gzip) for it.
 */
export const cnpjText = (cnpj: string) => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');

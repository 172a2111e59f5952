/** The payable line with its mask: `AAAAA.AAAAA BBBBB.BBBBBB CCCCC.CCCCCC D EEEEEEEEEEEEEE`. */
export function formatBoletoLine(line: string): string {
  const digits = line.replace(/\D/g, '');
  return digits.length === 47
    ? digits.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
    : line;
}

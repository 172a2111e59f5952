import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readXlsx, storeZip } from './read-xlsx';

const DEFLATED = 8;

/** A zip as spreadsheets write it. */
function makeZip(files: Record<string, string>, method = DEFLATED): ArrayBuffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(Buffer.byteLength(text), 18);
    shared.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from('PK\x03\x04'), shared, Buffer.from(name), data);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), shared, Buffer.alloc(10));
    const at = Buffer.alloc(4);
    at.writeUInt32LE(offset);
    directory.push(at, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(offset, 16);
  return Uint8Array.from(Buffer.concat([...parts, ...directory, end])).buffer;
}

const cell = (value: string | number) =>
  typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const makeSheet = (rows: readonly (readonly (string | number)[])[]) => {
  const letters = 'ABCDEFGH';
  const body = rows.map(
    (row, index) =>
      `<row r="${index + 1}">${row.map((value, at) => cell(value).replace('<c', `<c r="${letters[at] ?? ''}${index + 1}"`)).join('')}</row>`,
  );
  return makeZip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="P" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${body.join('')}</sheetData></worksheet>`,
  });
};

describe('a sheet', () => {
  it('is read as texts, its numbers with a comma and without dust', async () => {
    const rows = await readXlsx(
      makeSheet([
        ['sku', 'preco', 'gtin'],
        ['A', 149.90000000000001, 7891234567895],
      ]),
    );
    expect(rows).toEqual([
      ['sku', 'preco', 'gtin'],
      ['A', '149,9', '7891234567895'],
    ]);
  });

  it.each([7891000324936, 7891000685976, 9999999999999, 12345678])('leaves %s as it is', async (gtin) => {
    expect(await readXlsx(makeSheet([['gtin'], [gtin]]))).toEqual([['gtin'], [String(gtin)]]);
  });

  it('with thousands of lines is read whole', async () => {
    const rows = await readXlsx(
      makeSheet(Array.from({ length: 5_000 }, (_, index) => [`SKU-${index}`, index])),
    );
    expect([rows.length, rows.at(-1)]).toEqual([5_000, ['SKU-4999', '4999']]);
  });

  it('that unpacks to far more than a sheet is left alone', () => {
    const bomb = makeZip({ 'xl/worksheets/sheet1.xml': ' '.repeat(5_000_000) });
    expect(() => storeZip(bomb, 1_000_000)).toThrow('too much');
  });

  it('that unpacks to more than it declares is not unpacked further', async () => {
    const bytes = new Uint8Array(makeZip({ 'xl/worksheets/sheet1.xml': ' '.repeat(5_000_000) }));
    const view = new DataView(bytes.buffer);
    const directory = view.getUint32(bytes.length - 6, true);
    view.setUint32(directory + 24, 10, true);
    expect(storeZip(bytes.buffer, 1_000_000).byteLength).toBeLessThan(1_000);
    await expect(readXlsx(bytes.buffer)).rejects.toThrow();
  });

  it.each([
    ['nothing', new ArrayBuffer(0)],
    [
      'a text that begins like a zip',
      new TextEncoder().encode('PK and no more than that, whatever follows').buffer,
    ],
    ['a zip packed in another way', makeZip({ 'a.xml': 'x' }, 12)],
    ['a zip without a sheet', makeZip({ 'a.xml': '<a/>' })],
    ['a zip cut in the middle', makeSheet([['sku']]).slice(0, 400)],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(readXlsx(bytes)).rejects.toThrow();
  });
});

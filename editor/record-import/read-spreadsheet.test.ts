import JSZip from 'jszip'
import { expect, test } from 'vitest'
import { readSpreadsheet } from './read-spreadsheet'

test('the first sheet of an Excel file is read with its texts, numbers, dates and answers', async () => {
  const cells =
    '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Starts</t></is></c><c r="C1" t="inlineStr"><is><t>Seats</t></is></c><c r="D1" t="inlineStr"><is><t>All day</t></is></c></row>' +
    '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>46380.770833333336</v></c><c r="C2"><v>600</v></c><c r="D2" t="b"><v>1</v></c></row>'
  const text = await readSpreadsheet(await workbook(cells))
  expect(text?.split(/\r?\n/)).toEqual([
    'Title,Starts,Seats,All day',
    '"દિવાળી, ""lamps""",2026-12-24 18:30,600,yes',
  ])
})

test('a file that is no Excel file, and one that unpacks to too much, are not read', async () => {
  expect(await readSpreadsheet(new TextEncoder().encode('Title,Starts').buffer)).toBeNull()
  expect(await readSpreadsheet(new ArrayBuffer(0))).toBeNull()
  const bomb = `<row r="1"><c r="A1" t="inlineStr"><is><t>${'a'.repeat(31_000_000)}</t></is></c></row>`
  expect(await readSpreadsheet(await workbook(bomb))).toBeNull()
}, 60_000)

function workbook(rows: string): Promise<ArrayBuffer> {
  const zip = new JSZip()
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packaged = 'http://schemas.openxmlformats.org/package/2006'
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Events" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>Title</t></si><si><t>દિવાળી, "lamps"</t></si></sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  for (const [name, text] of Object.entries(parts)) zip.file(name, text)
  return zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' })
}

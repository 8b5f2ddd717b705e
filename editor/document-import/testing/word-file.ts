import JSZip from 'jszip'

/** A picture of one pixel. */
export const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** A Word document as Word writes one: its body, with one picture in place of `PICTURE`. */
export async function wordFile(
  body: string,
  others: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<File> {
  const zip = new JSZip()
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.png"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/visit" TargetMode="External"/></Relationships>`,
    'word/styles.xml': `<w:styles ${NAMESPACES}>${['Title', 'Heading 1', 'Heading 2', 'Quote', 'Fancy'].map((name) => `<w:style w:type="paragraph" w:styleId="${name.replace(' ', '')}"><w:name w:val="${name.toLowerCase().startsWith('heading') ? name.toLowerCase() : name}"/></w:style>`).join('')}</w:styles>`,
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ...others,
  }
  for (const [name, content] of Object.entries(parts)) zip.file(name, content)
  zip.file('word/media/image1.png', PNG, { base64: true })
  const bytes = await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' })
  return new File([bytes], 'invitation.docx')
}

export function line(text: string, style?: string): string {
  const properties = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

export const LINK =
  '<w:p><w:hyperlink r:id="rId2"><w:r><w:t>Plan your visit</w:t></w:r></w:hyperlink></w:p>'

/** With the alt text that is given. */
export function picture(alt: string): string {
  return `<w:p><w:r><w:drawing><wp:inline><wp:docPr id="1" name="Picture 1" descr="${alt}"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
}

export function table(rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], index: number) =>
    `<w:tr>${index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.map((cell) => `<w:tc>${line(cell)}</w:tc>`).join('')}</w:tr>`
  return `<w:tbl>${rows.map(row).join('')}</w:tbl>`
}

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(' ')

/**
 * The measured page: n blocks in a flat list, each a heading, a paragraph and a picture. The block in the middle is a
 * Hero, whose title is typed into. `nested` holds the same blocks in containers three deep.
 */
export function benchBlocks(size) {
  const middle = Math.floor(size / 2)
  const each = (make) => Array.from({ length: size }, (_, index) => make(index))
  const stored = each((index) => (index === middle ? hero(index) : text(index)))
  return {
    stored,
    nested: inSections(inSections(inSections(stored, 5, 's3'), 2, 's2'), 2, 's1'),
    plain: each((index) => ({
      id: `b_${index}`,
      title: `Heading ${index}`,
      text: paragraph(index),
      picture: `/picture-${index % 11}.svg`,
    })),
  }
}

function inSections(blocks, count, prefix) {
  return Array.from({ length: Math.ceil(blocks.length / count) }, (_, index) => ({
    id: `${prefix}_${index}`,
    name: 'Section',
    fields: [],
    slots: { content: blocks.slice(index * count, (index + 1) * count) },
  }))
}

function text(index) {
  const html = `<h2>Heading ${index}</h2><p>${paragraph(index)}</p><p><img src="/media/${1 + (index % 11)}?w=736" alt="A picture" width="1600" height="1000"></p>`
  return {
    id: `b_${index}`,
    name: 'Text',
    fields: [{ id: 'f1', type: 'html', name: 'html', value: html }],
  }
}

function hero(index) {
  return {
    id: `b_${index}`,
    name: 'Hero',
    fields: [
      { id: 'f1', type: 'string', name: 'title', value: `Heading ${index}` },
      { id: 'f2', type: 'string', name: 'subtitle', value: paragraph(index) },
      { id: 'f3', type: 'media', name: 'background', value: 1 + (index % 11) },
    ],
  }
}

function paragraph(index) {
  return `Paragraph ${index}: the mandir is open every day, and everyone is welcome to sit, to listen and to help.`
}

import { type IcuNode, parseIcu } from 'pofile-ts'

const ACCENTED: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýAÁEÉIÍOÓUÚYÝcçnñsšzžCÇNÑSŠZŽ'].flatMap((letter, index, all) =>
    index % 2 === 0 ? [[letter, all[index + 1] ?? letter]] : [],
  ),
)

/** A message with accents and two fifths longer, in brackets: what is not in the catalogue or is cut off is seen. */
export function pseudoMessage(message: string): string {
  const { ast } = parseIcu(message)
  if (!ast) return message
  // Lines break in it as between words.
  const longer = '~'.repeat(Math.ceil(textIn(ast).length * 0.4)).replace(/~{5}(?=~)/g, '$&\u200b')
  return `[${ast.map(accentNode).join('')}${longer}]`
}

function textIn(nodes: readonly IcuNode[]): string {
  return nodes.map((node) => (node.type === 'literal' ? node.value : '')).join('')
}

function accentNode(node: IcuNode): string {
  switch (node.type) {
    case 'literal':
      return accented(node.value)
    case 'pound':
      return '#'
    case 'tag':
      return `<${node.value}>${node.children.map(accentNode).join('')}</${node.value}>`
    case 'plural':
    case 'select': {
      const options = Object.entries(node.options).map(
        ([key, { value }]) => `${key} {${value.map(accentNode).join('')}}`,
      )
      return `{${node.value}, ${node.type}, ${options.join(' ')}}`
    }
    default:
      return `{${node.value}}`
  }
}

function accented(text: string): string {
  return [...text].map((letter) => ACCENTED[letter] ?? letter).join('')
}

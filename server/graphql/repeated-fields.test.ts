import { type FragmentDefinitionNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { checkDocumentLimits } from './document-limits'
import { countRepeatedPairs } from './repeated-fields'

function pairsOf(query: string): number {
  const { definitions } = parse(query)
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of definitions)
    if (node.kind === 'FragmentDefinition') fragments.set(node.name.value, node)
  const operation = definitions.find((node) => node.kind === 'OperationDefinition')
  if (!operation) throw new Error('There is no operation')
  return countRepeatedPairs(operation.selectionSet, fragments, 500)
}

test('what is asked once makes no pairs, aliases and the same name in another place neither', () => {
  expect(pairsOf('{ a: me { id } b: me { id } topic(id: 1) { id } }')).toBe(0)
})

test('fields of one name are counted with what is below them', () => {
  expect(pairsOf('{ me { id } me { id } me { id } }')).toBe(3 + 3)
})

test('fragments are looked into, each once in a place', () => {
  expect(
    pairsOf(
      '{ ...a ...a ...b } fragment a on Query { me { id } } fragment b on Query { ... { me { id } } }',
    ),
  ).toBe(2)
})

test('fragments in circles end', () => {
  const names = Array.from({ length: 9 }, (_, n) => `f${n}`)
  const all = names.map((name) => `${name}: topic(id: 1) { ...${name} }`).join(' ')
  const circles = names.map((name) => `fragment ${name} on Query { ${all} }`).join(' ')
  // One more than is looked for: it was given up. All ways through them would be hundreds of thousands, without one pair.
  expect(pairsOf(`{ ...f0 } ${circles}`)).toBe(501)
})

test.each([
  ['fields', `{ ${'me { id name email } '.repeat(150)} }`],
  [
    'fragments',
    `{ ${Array.from({ length: 60 }, (_, n) => `...f${n}`).join(' ')} } ${Array.from({ length: 60 }, (_, n) => `fragment f${n} on Query { me { id } }`).join(' ')}`,
  ],
])('a query of %s that overlap is refused before it is validated', (_, query) => {
  expect(() => checkDocumentLimits(parse(query))).toThrow(/the same fields repeatedly/)
})

import { type IcuNode, parseIcu } from 'pofile-ts'
import type { CompiledMessage } from '../../schema/messages/fill.ts'

type MessagePart = Exclude<CompiledMessage, string>[number]

/** A message as `fill` reads it: text where it has nothing but names in braces, and parts otherwise. */
export function compiledMessage(message: string): CompiledMessage {
  if (!/[{}]/.test(message)) return message
  return joined(nodesOf(message).flatMap(partsOf))
}

/** The names of a message's values, those within plurals and choices too. */
export function namesIn(message: CompiledMessage): ReadonlySet<string> {
  if (typeof message === 'string')
    return new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)))
  return new Set(
    message.flatMap((part) => {
      if (typeof part === 'string') return [...namesIn(part)]
      const options = part.length === 1 ? [] : Object.values(part[2])
      return [part[0], ...options.flatMap((option) => [...namesIn(option)])]
    }),
  )
}

function nodesOf(message: string): readonly IcuNode[] {
  const { ast, errors } = parseIcu(message)
  if (!ast || errors.length > 0)
    throw new Error(`'${message}' is no ICU message: ${errors[0]?.message}`)
  return ast
}

function partsOf(node: IcuNode): MessagePart[] {
  switch (node.type) {
    case 'literal':
      return [node.value]
    case 'pound':
      return ['#']
    case 'argument':
      return [[node.value]]
    case 'tag':
      return [`<${node.value}>`, ...node.children.flatMap(partsOf), `</${node.value}>`]
    case 'plural':
    case 'select': {
      const options = Object.entries(node.options).map(([key, { value }]) => [
        key,
        value.flatMap(partsOf),
      ])
      return [[node.value, node.type, Object.fromEntries(options)]]
    }
    default:
      throw new Error(`A message has no ${node.type}: its value is written by Intl before`)
  }
}

/** Text with `{name}` where it is nothing else. */
function joined(parts: readonly MessagePart[]): CompiledMessage {
  const isPlain = parts.every(
    (part) => part !== '#' && (typeof part === 'string' ? !/[{}]/.test(part) : part.length === 1),
  )
  if (!isPlain) return parts
  return parts.map((part) => (typeof part === 'string' ? part : `{${part[0]}}`)).join('')
}

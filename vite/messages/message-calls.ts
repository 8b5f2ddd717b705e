import { parseSync } from 'vite'

/** A call of `t` or `searchTerms` in a file: the message, the names its values have, and where it is. */
export interface MessageCall {
  /** True for a list of search terms. */
  readonly isTerms: boolean
  readonly message: string
  readonly names: readonly string[]
  readonly start: number
  readonly end: number
  /** The position of the second argument. */
  readonly values: { readonly start: number; readonly end: number } | null
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** The last is the server's, for emails: their `t` is an argument. */
const IMPORT =
  /import (?:type )?\{[^}]*\b(?:t|searchTerms|Translate)\b[^}]*\} from '[^']*(?:messages\/t|\/mail-messages)'/

/** All calls in a file that imports one of them. Throws where a message is not written out. */
export function messageCallsIn(code: string, file: string): readonly MessageCall[] {
  if (!IMPORT.test(code)) return []
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: MessageCall[] = []
  visit(program, (node) => {
    if (node.type !== 'CallExpression') return
    const isTerms = nameOf(node.callee) === 'searchTerms'
    if (!isTerms && nameOf(node.callee) !== 't') return
    const [first, second] = node.arguments as readonly Node[]
    const message = first && textOf(first)
    const names = second ? propertyNames(second) : []
    if (message == null || !names)
      throw new Error(
        `${file}: a message and its values are written out: ${code.slice(node.start, node.end)}`,
      )
    const values = second ? { start: second.start, end: second.end } : null
    found.push({ isTerms, message, names, start: node.start, end: node.end, values })
  })
  return found
}

function nameOf(node: unknown): unknown {
  return (node as Node).type === 'Identifier' ? (node as Node).name : null
}

function textOf(node: Node): string | null {
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

function propertyNames(node: Node): readonly string[] | null {
  if (node.type !== 'ObjectExpression') return null
  const properties = node.properties as readonly Node[]
  if (properties.some(({ type, computed }) => type !== 'Property' || computed)) return null
  return properties.map(({ key }) => String(nameOf(key)))
}

function visit(node: unknown, see: (node: Node) => void): void {
  if (node === null || typeof node !== 'object') return
  if ('type' in node && 'start' in node) see(node as Node)
  for (const value of Object.values(node)) visit(value, see)
}

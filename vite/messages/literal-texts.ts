import { parseSync } from 'vite'

/** A text that people see and that no catalogue holds. */
interface LiteralText {
  readonly text: string
  readonly line: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** Attributes and properties whose value is shown or read aloud. */
const SHOWN =
  /^(title|label|aria-(label|description|roledescription|valuetext)|roleDescription|placeholder|alt|description|help|hint|action|verb|summary|message|text|caption|legend|heading|note|reason|unit|one|many|detail)$/

/** Those of them that never hold an identifier. */
const ALWAYS_SHOWN =
  /^(aria-(label|description|roledescription|valuetext)|placeholder|alt|detail|help|hint|caption)$/

/** Functions whose arguments are shown or read aloud. */
const SHOWING =
  /^(notify|announce|announceRefusal|refuse|refused|say|toast|showToast|alert|confirm|setError|setProblem|setMessage)$/

/** Functions that put words beside one another. */
const LISTING = /^format(Details|List)$/

/** Texts for programs: selectors, patterns, names of classes, requests, and errors that only a developer meets. */
const FOR_PROGRAMS_CALL =
  /^(Error|TypeError|DOMException|RegExp|Symbol|closest|matches|querySelector(All)?|split|has|includes|is|type|startsWith|endsWith|getAttribute|setAttribute|toggleAttribute|createElement|addEventListener|test|needs|Set)$/
const FOR_PROGRAMS_NAME =
  /^(className|classNames?|style|d|id|key|keys|type|kind|role|rel|sizes|autoComplete|aria-keyshortcuts|shortcut|accept|allow|sandbox|pattern|viewBox|points|transform|selector|__typename)$/
const SENTENCE = /^\p{Lu}.*\p{L} \p{L}|\p{L} \p{L}.*[.!?…]$/u
const PHRASE = /\p{L} \p{L}|^ \p{L}{2,}/u
const CODE = /[#>=<{("[]|^[.@]/
const WORD = /^\p{Lu}\p{Ll}+…?$/u
const IDENTIFIER = /^\p{Ll}+$|^[A-Z_]+$/u
/** Addresses, which fields show as examples. */
const EXAMPLE = /^(https?:)?\/|@/
const LETTER = /\p{L}{2}/u

/** The texts of a file that are outside of `t`: JSX text, texts in attributes and properties that are shown, sentences anywhere. */
export function literalTextsIn(code: string, file: string): readonly LiteralText[] {
  const { program, errors } = parseSync(file, code)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const found: LiteralText[] = []
  const path: Node[] = []
  visit(program as unknown as Node)
  return found

  function visit(node: Node): void {
    if (isForPrograms(node, path)) return
    const text = textOf(node)
    if (text !== null && isSeen(node, text, path))
      found.push({ text: text.trim(), line: code.slice(0, node.start).split('\n').length })
    path.push(node)
    for (const child of childrenOf(node)) visit(child)
    path.pop()
  }
}

function isSeen(node: Node, text: string, path: readonly Node[]): boolean {
  if (node.type === 'JSXText') return LETTER.test(text.replaceAll(/&\w+;/g, ''))
  const trimmed = text.trim()
  if (SENTENCE.test(trimmed)) return true
  const spaced = node.type === 'TemplateElement' ? text : trimmed
  return (
    (PHRASE.test(spaced) && !CODE.test(trimmed)) ||
    WORD.test(trimmed) ||
    (isListed(path) && LETTER.test(trimmed)) ||
    (LETTER.test(trimmed) && !EXAMPLE.test(trimmed) && isShown(path, IDENTIFIER.test(trimmed)))
  )
}

/** Returns whether the end of a path is shown: through choices and templates, and no further. */
function isShown(path: readonly Node[], isIdentifier: boolean): boolean {
  const at = path.findLastIndex(
    (node) => !/^(Conditional|Logical|Template|Binary|TSAs)/.test(node.type),
  )
  const node = path[at]
  if (!node) return false
  if (node.type === 'JSXExpressionContainer') {
    const above = path[at - 1]
    return above?.type === 'JSXAttribute' ? isShownAs(nameOf(above.name), isIdentifier) : true
  }
  if (node.type === 'JSXAttribute') return isShownAs(nameOf(node.name), isIdentifier)
  if (node.type === 'Property') return isShownAs(nameOf(node.key), isIdentifier)
  return !isIdentifier && node.type === 'CallExpression' && SHOWING.test(nameOf(node.callee))
}

/** An identifier may be the value of a property whose texts are shown elsewhere: `action="schedule"`. */
function isShownAs(name: string, isIdentifier: boolean): boolean {
  return (isIdentifier ? ALWAYS_SHOWN : SHOWN).test(name)
}

/** Returns whether it is one of the words that a list or a row of details is made of. */
function isListed(path: readonly Node[]): boolean {
  const at = path.findLastIndex(({ type }) => !/^(Conditional|Logical)/.test(type))
  const call = path[at - 1]
  return (
    path[at]?.type === 'ArrayExpression' &&
    call?.type === 'CallExpression' &&
    LISTING.test(nameOf(call.callee))
  )
}

/** Types, imports, requests, attributes that are not shown, and what is compared. */
function isForPrograms(node: Node, path: readonly Node[]): boolean {
  const parent = path.at(-1)
  if (/^TS(?!As|Satisfies|NonNull)|^Import(?!Expression)|^TaggedTemplate/.test(node.type))
    return true
  if (/^Export(All|Named)/.test(node.type) && node.source) return true
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const name = nameOf(node.callee)
    return FOR_PROGRAMS_CALL.test(name) && !(/Error$/.test(name) && isForPeople(node))
  }
  if (node.type === 'JSXAttribute')
    return FOR_PROGRAMS_NAME.test(nameOf(node.name)) || /^data-/.test(nameOf(node.name))
  return parent ? isForProgramsIn(parent, node) : false
}

function isForProgramsIn(parent: Node, node: Node): boolean {
  switch (parent.type) {
    case 'BinaryExpression':
      return /^[!=<>]/.test(String(parent.operator))
    case 'Property':
      return parent.key === node || FOR_PROGRAMS_NAME.test(nameOf(parent.key))
    case 'CallExpression':
      return nameOf(parent.callee) === 't' && (parent.arguments as readonly Node[])[0] === node
    default:
      return parent.type === 'SwitchCase' && parent.test === node
  }
}

/** An error that says a whole sentence says it to a person. */
function isForPeople({ arguments: given }: Node): boolean {
  const [first] = given as readonly Node[]
  const text = first ? lastTextOf(first) : null
  return text !== null && /[.!?…]$|^\p{Ll}/u.test(text)
}

function lastTextOf(node: Node): string | null {
  if (node.type !== 'TemplateLiteral') return textOf(node)
  const last = (node.quasis as readonly Node[]).at(-1)
  return last ? textOf(last) : null
}

function textOf(node: Node): string | null {
  if (node.type === 'TemplateElement') return (node.value as { readonly cooked: string }).cooked
  const isText = node.type === 'Literal' || node.type === 'JSXText'
  return isText && typeof node.value === 'string' ? node.value : null
}

function nameOf(node: unknown): string {
  const { type, name, property, namespace, value } = node as Node
  if (type === 'MemberExpression') return nameOf(property)
  if (type === 'JSXNamespacedName') return `${nameOf(namespace)}:${nameOf(name)}`
  if (type === 'Literal') return String(value)
  return typeof name === 'string' ? name : ''
}

function childrenOf(node: Node): readonly Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (value): value is Node => value !== null && typeof value === 'object' && 'type' in value,
    )
}

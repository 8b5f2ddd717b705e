import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/**
 * @typedef {{ use: string, never: string }} Term what docs/glossary.md rules out, and what is used instead
 */

/** @returns {Term[]} the terms that strings and documents never have */
export function readNeverTerms(file = 'docs/glossary.md') {
  return termsOf(file, '## Interface terms')
}

/** @returns {Term[]} the terms that comments never have */
export function readNeverCommentTerms(file = 'docs/glossary.md') {
  return termsOf(file, '## Comment terms')
}

/** @returns {Term[]} the names that code never has; `MOST_*` means all that begin so */
export function readNeverNames(file = 'docs/glossary.md') {
  return termsOf(file, '## Code terms')
}

/**
 * @param {string} file
 * @param {string} heading
 * @returns {Term[]}
 */
function termsOf(file, heading) {
  const [, section = ''] = readFileSync(file, 'utf8').split(heading)
  const [table = ''] = section.split('\n## ')
  return table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, use, never]) => use && never && use !== 'use' && !use.startsWith('---'))
    .flatMap(([, use = '', never = '']) =>
      never.split(';').map((term) => ({ use, never: term.trim() })),
    )
}

/**
 * @param {string} file
 * @param {string} source
 * @param {readonly Term[]} terms
 * @returns {string[]} a message for each term in a string or JSX text: file, line, term, what to use
 */
export function findNeverTerms(file, source, terms) {
  // Most files have none: they are not parsed.
  if (termsIn(source, terms, file).length === 0) return []
  const nodes = nodesOf(file, source)
  // Words that people type are not ours.
  const typed = new Set(
    nodes.flatMap(({ callee, arguments: given = [] }) =>
      callee?.name === 'searchTerms' ? [given[0]?.start] : [],
    ),
  )
  return nodes.flatMap((node) => {
    const text = typed.has(node.start) ? null : stringOf(node)
    return text === null ? [] : termsIn(text, terms, `${file}:${lineAt(source, node.start)}`)
  })
}

/**
 * @param {string} file
 * @param {string} source
 * @param {readonly Term[]} terms
 * @returns {string[]} a message for each term in a comment
 */
export function findNeverTermsInComments(file, source, terms) {
  if (termsIn(source, terms, file).length === 0) return []
  return parseSync(file, source).comments.flatMap(({ value, start }) =>
    value
      .split('\n')
      .flatMap((line, index) => termsIn(line, terms, `${file}:${lineAt(source, start) + index}`)),
  )
}

/**
 * @param {string} file
 * @param {string} source
 * @param {readonly Term[]} names
 * @returns {string[]} a message for each identifier that is ruled out
 */
export function findNeverNames(file, source, names) {
  const isIn = names.some(({ never }) =>
    new RegExp(never.endsWith('*') ? `\\b${never.slice(0, -1)}` : `\\b${never}\\b`).test(source),
  )
  if (!isIn) return []
  const nodes = nodesOf(file, source)
  // Keys in capitals are values of the API’s enums.
  const values = new Set(
    nodes.flatMap(({ type, key }) =>
      type === 'Property' && key && /^[A-Z_]+$/.test(key.name) ? [key.start] : [],
    ),
  )
  return nodes.flatMap((node) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return []
    if (values.has(node.start)) return []
    const term = names.find(({ never }) =>
      never.endsWith('*') ? node.name.startsWith(never.slice(0, -1)) : node.name === never,
    )
    return term ? [`${file}:${lineAt(source, node.start)}: “${node.name}”: use “${term.use}”`] : []
  })
}

/**
 * @param {string} file
 * @param {string} text of a document; its code and links' addresses are left out
 * @param {readonly Term[]} terms
 * @returns {string[]} a message for each term
 */
export function findNeverTermsInDocument(file, text, terms) {
  const prose = text
    .replace(/^ *```.*?^ *```/gms, (code) => code.replace(/[^\n]/g, ' '))
    .replace(/`[^`\n]*`|\]\([^)]*\)/g, ' ')
  return prose.split('\n').flatMap((line, index) => termsIn(line, terms, `${file}:${index + 1}`))
}

/**
 * @param {string} text
 * @param {readonly Term[]} terms
 * @param {string} at
 */
function termsIn(text, terms, at) {
  const words = text.replace(/\s+/g, ' ')
  return terms
    .filter(({ never }) => new RegExp(`(?<![\\p{L}])${never}(?![\\p{L}])`, 'u').test(words))
    .map(({ use, never }) => `${at}: “${never}”: use “${use}”`)
}

/** @param {string} source @param {number} start */
function lineAt(source, start) {
  return source.slice(0, start).split('\n').length
}

/**
 * A node of a syntax tree, as far as it is read here.
 * @typedef {{ readonly type: string, readonly name: string, readonly start: number, readonly value?: unknown, readonly callee?: SyntaxNode, readonly key?: SyntaxNode, readonly arguments?: readonly SyntaxNode[] }} SyntaxNode
 */

/** @param {SyntaxNode} node @returns {string | null} a text; words in small letters alone are values, or what is searched for */
function stringOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return /^[a-z-]+$/.test(node.value) ? null : node.value
  if (node.type === 'JSXText') return String(node.value)
  if (node.type !== 'TemplateElement') return null
  return /** @type {{ cooked?: string }} */ (node.value).cooked ?? ''
}

/** @param {string} file @param {string} source @returns {SyntaxNode[]} every node but the imports */
function nodesOf(file, source) {
  /** @type {SyntaxNode[]} */
  const nodes = []
  walk(parseSync(file, source).program)
  return nodes

  /** @param {unknown} value */
  function walk(value) {
    if (!value || typeof value !== 'object') return
    const node = /** @type {SyntaxNode} */ (value)
    if (node.type === 'ImportDeclaration') return
    if (typeof node.type === 'string') nodes.push(node)
    for (const child of Object.values(value)) walk(child)
  }
}

import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

/** @returns {{ use: string, never: string }[]} the terms of the interface that docs/glossary.md rules out */
export function readNeverTerms(file = 'docs/glossary.md') {
  const [, section = ''] = readFileSync(file, 'utf8').split('## Interface terms')
  return section
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
 * @param {readonly { use: string, never: string }[]} terms
 * @returns {string[]} a message for each term in a string or JSX text: file, line, term, what to use
 */
export function findNeverTerms(file, source, terms) {
  const found = []
  for (const { text, start } of stringsOf(file, source)) {
    const words = text.replace(/\s+/g, ' ')
    for (const { use, never } of terms)
      if (new RegExp(`(?<![\\p{L}])${never}(?![\\p{L}])`, 'u').test(words))
        found.push(`${file}:${source.slice(0, start).split('\n').length}: “${never}”: use “${use}”`)
  }
  return found
}

/** @param {string} file @param {string} source */
function stringsOf(file, source) {
  /** @type {{ text: string, start: number }[]} */
  const strings = []
  walk(parseSync(file, source).program)
  return strings

  /** @param {any} node */
  function walk(node) {
    if (!node || typeof node !== 'object' || node.type === 'ImportDeclaration') return
    if (node.type === 'Literal' && typeof node.value === 'string')
      strings.push({ text: node.value, start: node.start })
    if (node.type === 'JSXText') strings.push({ text: node.value, start: node.start })
    if (node.type === 'TemplateElement')
      strings.push({ text: node.value.cooked ?? '', start: node.start })
    for (const child of Object.values(node)) walk(child)
  }
}

import { wordDiff } from './word-diff'
import rules from './word-marks.css?inline'

/**
 * Marks changed words inside changed blocks of two rendered pages without changing React's DOM. Browsers without the Highlight
 * API mark only the blocks; the list beside them shows the words.
 */
export function markWords(before: HTMLElement, after: HTMLElement, blockIds: readonly string[]) {
  if (!('highlights' in CSS)) return
  const removed = new Highlight()
  const added = new Highlight()
  for (const id of blockIds) {
    const changed = changedRanges(textNodes(before, id), textNodes(after, id))
    for (const range of changed.removed) removed.add(range)
    for (const range of changed.added) added.add(range)
  }
  CSS.highlights.set('ed-removed', removed)
  CSS.highlights.set('ed-added', added)
  adoptRules()
}

function changedRanges(old: readonly Text[], now: readonly Text[]) {
  const found = { removed: [] as Range[], added: [] as Range[] }
  let [at, to] = [0, 0]
  for (const { kind, text } of wordDiff(textIn(old), textIn(now))) {
    if (kind === 'removed') found.removed.push(...ranges(old, at, text.length))
    if (kind === 'added') found.added.push(...ranges(now, to, text.length))
    if (kind !== 'added') at += text.length
    if (kind !== 'removed') to += text.length
  }
  return found
}

export function unmarkWords(): void {
  if (!('highlights' in CSS)) return
  CSS.highlights.delete('ed-removed')
  CSS.highlights.delete('ed-added')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
}

let sheet: CSSStyleSheet | undefined

function adoptRules(): void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
  }
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
}

/** Returns the text nodes of a block, without those of nested blocks. */
function textNodes(page: HTMLElement, id: string): Text[] {
  const block = page.querySelector(`[data-block-id="${CSS.escape(id)}"]`)
  if (!block) return []
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.closest('[data-block-id]') === block) nodes.push(node as Text)
  return nodes
}

function textIn(nodes: readonly Text[]): string {
  // A line break separates the last word of a node from the first word of the next.
  return nodes.map(({ data }) => `${data}\n`).join('')
}

/** Returns the ranges that cover a number of characters in the nodes. */
function ranges(nodes: readonly Text[], start: number, length: number): Range[] {
  const found: Range[] = []
  let at = 0
  for (const node of nodes) {
    const [from, to] = [Math.max(0, start - at), Math.min(node.length, start + length - at)]
    if (from < to) {
      const range = new Range()
      range.setStart(node, from)
      range.setEnd(node, to)
      found.push(range)
    }
    at += node.length + 1
  }
  return found
}

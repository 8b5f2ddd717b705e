import { diffIndices } from 'node-diff3'
import { cleanHtml } from '../clean-html'
import { escapeMarkup, type Splice, splice, spliceText } from './find-in-text'
import { type MarkupLine, markupLines } from './markup-lines'
import { type MarkupToken, markupTokens } from './markup-tokens'

/** Returns formatted text without its formatting: a line for each paragraph, heading and list item. */
export function textOfLines(markup: string): string {
  return linesOf(markupTokens(markup))
    .map(({ text }) => oneLine(text))
    .join('\n')
}

/**
 * Returns formatted text with the words of `text`, in which each line is a paragraph, heading or list item. What both have keeps its
 * formatting and links; a new line becomes a paragraph or list item like the one before it.
 */
export function replaceLineTexts(markup: string, text: string): string {
  const wanted = text.split('\n').map(oneLine).filter(Boolean)
  const tokens = markupTokens(markup)
  const lines = linesOf(tokens)
  if (lines.length === 0) return paragraphs(wanted)
  const change: LineChange = { tokens, splices: new Map(), before: new Map(), after: new Map() }
  const known = lines.map((line) => oneLine(line.text))
  let isShorter = false
  for (const { buffer1, buffer2Content } of diffIndices(known, wanted)) {
    const [at, length] = buffer1 as [number, number]
    const [old, now] = [lines.slice(at, at + length), [...(buffer2Content as string[])]]
    for (const line of old) rewriteLine(line, now.shift() ?? '', change)
    isShorter ||= old.length > buffer2Content.length
    addLines(now, { previous: lines[at + length - 1], next: lines[at + length] }, change)
  }
  const rewritten = cleanHtml(spliceText(withAdded(change), change.splices))
  const changed = isShorter ? withoutEmptyBlocks(rewritten) : rewritten
  // Text outside of paragraphs can join its neighbours when one between them is removed.
  return textOfLines(changed) === wanted.join('\n') ? changed : paragraphs(wanted)
}

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('')
}

interface LineChange {
  readonly tokens: readonly MarkupToken[]
  readonly splices: Map<number, Splice[]>
  /** Source to add before and after a token. */
  readonly before: Map<number, string>
  readonly after: Map<number, string>
}

function linesOf(tokens: readonly MarkupToken[]): readonly MarkupLine[] {
  return markupLines(tokens).filter(({ text }) => oneLine(text) !== '')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Replaces only the words that differ, so that formatting around them stays. */
function rewriteLine(line: MarkupLine, wanted: string, { splices }: LineChange): void {
  const lead = line.text.length - line.text.trimStart().length
  const old = splitWords(line.text.trim())
  const lengthOf = (words: readonly string[]) => words.join('').length
  for (const { at, count, put } of wordChanges(old, splitWords(wanted))) {
    const start = lead + lengthOf(old.slice(0, at))
    const end = start + lengthOf(old.slice(at, at + count))
    splice(line, { start, end, groups: [] }, escapeMarkup(put), splices)
  }
}

/** Words to replace, from a position, with a text. */
interface WordChange {
  readonly at: number
  readonly count: number
  put: string
}

/** Returns the changes; an added word is put together with the one before it, whose formatting it takes. */
function wordChanges(old: readonly string[], now: readonly string[]): readonly WordChange[] {
  const changes: WordChange[] = []
  for (const { buffer1, buffer2Content } of diffIndices([...old], [...now])) {
    const [at, count] = buffer1 as [number, number]
    const put = (buffer2Content as string[]).join('')
    const last = changes.at(-1)
    if (count > 0) changes.push({ at, count, put })
    else if (last && last.at + last.count === at) last.put += put
    else if (at === 0) changes.push({ at, count: 1, put: put + (old[0] ?? '') })
    else changes.push({ at: at - 1, count: 1, put: (old[at - 1] ?? '') + put })
  }
  return changes
}

function splitWords(line: string): string[] {
  return line.split(/(\s+|[\p{P}\p{S}])/u).filter(Boolean)
}

interface Neighbours {
  readonly previous: MarkupLine | undefined
  readonly next: MarkupLine | undefined
}

function addLines(added: readonly string[], { previous, next }: Neighbours, to: LineChange): void {
  const beside = previous ?? next
  if (added.length === 0 || !beside) return
  const block = blockOf(to.tokens, beside)
  const add = (map: Map<number, string>, at: number, source: string) =>
    map.set(at, (map.get(at) ?? '') + source)
  const texts = added.map(escapeMarkup)
  if (block) {
    const name = block.name === 'li' ? 'li' : 'p'
    const source = texts.map((text) => `<${name}>${text}</${name}>`).join('')
    if (previous) add(to.after, block.close, source)
    else add(to.before, block.open, source)
    return
  }
  const [first, last] = [beside.stretches[0]?.token ?? 0, beside.stretches.at(-1)?.token ?? 0]
  if (previous) add(to.after, last, texts.map((text) => `<br>${text}`).join(''))
  else add(to.before, first, texts.map((text) => `${text}<br>`).join(''))
}

/** Returns the tags around a line; `null` if it shares its element with other lines. */
function blockOf(tokens: readonly MarkupToken[], { stretches }: MarkupLine) {
  let open = stretches[0]?.token ?? 0
  let close = stretches.at(-1)?.token ?? 0
  while (open >= 0 && !isBlockTag(tokens[open])) open -= 1
  while (close < tokens.length && !isBlockTag(tokens[close])) close += 1
  const [start, end] = [tokens[open], tokens[close]]
  if (start?.kind !== 'open' || end?.kind !== 'close' || start.name !== end.name) return null
  return { open, close, name: start.name }
}

const BLOCK = /^(?:p|h[1-6]|li|ul|ol|blockquote|div|br|hr|table|t[rdh]|tbody|thead|figure|pre)$/

function isBlockTag(token: MarkupToken | undefined): boolean {
  return token !== undefined && token.kind !== 'text' && 'name' in token && BLOCK.test(token.name)
}

function withAdded({ tokens, before, after }: LineChange): readonly MarkupToken[] {
  return tokens.map((token, at) => {
    const [head, tail] = [before.get(at), after.get(at)]
    if (head === undefined && tail === undefined) return token
    return { ...token, source: (head ?? '') + token.source + (tail ?? '') }
  })
}

/** Removes paragraphs, list items and lists without text or pictures. */
function withoutEmptyBlocks(markup: string): string {
  const empty = /<(p|h[1-6]|li|ul|ol|blockquote)(?:\s[^<>]*)?>(?:\s|<br>)*<\/\1>/g
  let text = markup
  for (;;) {
    const next = text.replace(empty, '')
    if (next === text) return text
    text = next
  }
}

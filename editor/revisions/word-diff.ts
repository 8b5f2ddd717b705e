import { plainText } from '#schema/text/plain-text'

/** A run of words that both texts have, or only one. */
export interface Run {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Above so many words in both texts together, what is between their common ends is marked as a whole. */
const LIMIT = 3000

/** The words of a text in any script, spaces and signs between them, as they follow each other. */
export function wordsOf(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  )
}

/** What was taken out of a text and what was put in, word by word. */
export function wordDiff(before: string, after: string): Run[] {
  const [old, now] = [wordsOf(before), wordsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1
  let end = 0
  while (
    end < old.length - start &&
    end < now.length - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  )
    end += 1
  const middle = [old.slice(start, old.length - end), now.slice(start, now.length - end)] as const
  return joined([
    ...old.slice(0, start).map((text): Run => ({ kind: 'same', text })),
    ...compare(...middle),
    ...old.slice(old.length - end).map((text): Run => ({ kind: 'same', text })),
  ])
}

/** By the longest common sequence of words. */
function compare(old: readonly string[], now: readonly string[]): Run[] {
  if (old.length + now.length > LIMIT)
    return [
      { kind: 'removed', text: old.join('') },
      { kind: 'added', text: now.join('') },
    ]
  const lengths = commonLengths(old, now)
  const runs: Run[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    const [word, other] = [old[at], now[to]]
    if (word !== undefined && word === other) {
      runs.push({ kind: 'same', text: word })
      at += 1
      to += 1
    } else if (
      word !== undefined &&
      (other === undefined || (lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0))
    ) {
      runs.push({ kind: 'removed', text: word })
      at += 1
    } else {
      runs.push({ kind: 'added', text: other ?? '' })
      to += 1
    }
  }
  return runs
}

function commonLengths(old: readonly string[], now: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let at = old.length - 1; at >= 0; at -= 1)
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const row = lengths[at]
      if (!row) continue
      row[to] =
        old[at] === now[to]
          ? (lengths[at + 1]?.[to + 1] ?? 0) + 1
          : Math.max(lengths[at + 1]?.[to] ?? 0, row[to + 1] ?? 0)
    }
  return lengths
}

/** Runs of one kind in a row as one; what was removed comes before what took its place. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed })
    if (added) result.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of runs) {
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = result.at(-1)
      if (last?.kind === 'same') result[result.length - 1] = { kind, text: last.text + text }
      else result.push({ kind, text })
    }
  }
  flush()
  return result.filter(({ text }) => text !== '')
}

/** A field's value as text to compare: formatted text without its marks, anything else as it can be read. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value.includes('<') ? plainText(value) : value
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return Object.values(value).map(textOf).filter(Boolean).join(', ')
}

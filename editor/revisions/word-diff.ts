import { diffIndices } from 'node-diff3'
import { formatDetails } from '#schema/messages/format'
import { t } from '#schema/messages/t'
import { equalPairs, trimCommonEnds } from '#schema/page/merge/merge-text'
import { plainText } from '#schema/text/plain-text'

/** A run of words that is in both texts, or only in one. */
export interface Run {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Maximum number of pairs of equal words; beyond it, everything between the common ends is marked as one change. */
const MAX_PAIRS = 1_000_000

/** Splits text of any script into words, spaces and punctuation. */
export function splitWords(text: string): string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(
    ({ segment }) => segment,
  )
}

/** Returns the removed and added words between two texts. */
export function wordDiff(before: string, after: string): Run[] {
  const { begin, end, middle } = trimCommonEnds([splitWords(before), splitWords(after)])
  const [old = [], now = []] = middle
  return joined([
    { kind: 'same', text: begin },
    ...(equalPairs(old, now) > MAX_PAIRS ? replaced(old, now) : compare(old, now)),
    { kind: 'same', text: end },
  ])
}

function compare(old: readonly string[], now: readonly string[]): Run[] {
  const runs: Run[] = []
  let at = 0
  for (const { buffer1, buffer1Content, buffer2Content } of diffIndices([...old], [...now])) {
    const [offset, length] = buffer1 as [number, number]
    runs.push({ kind: 'same', text: old.slice(at, offset).join('') })
    runs.push(...replaced(buffer1Content, buffer2Content))
    at = offset + length
  }
  return [...runs, { kind: 'same', text: old.slice(at).join('') }]
}

function replaced(old: readonly string[], now: readonly string[]): Run[] {
  return [
    { kind: 'removed', text: old.join('') },
    { kind: 'added', text: now.join('') },
  ]
}

/** Merges adjacent runs of the same kind; removed words come before their replacement. */
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

/** Formats a field value for comparison: formatted text without markup, anything else in readable form. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value.includes('<') ? plainText(value) : value
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join('\n')
  return formatDetails(Object.values(value).map(textOf))
}

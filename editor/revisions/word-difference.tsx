import { t } from '#schema/messages/t'
import { wordDiff } from './word-diff'

/** A changed text with removed words struck through and added ones underlined. */
export function WordDifference({ before, after }: WordDifferenceProps) {
  if (before === after) return <span className="ed-quiet">{t('Changed')}</span>
  const runs = wordDiff(before, after)
  return runs.map(({ kind, text }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text have no other name than their place.
    if (kind === 'added') return <ins key={index}>{text}</ins>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    if (kind === 'removed') return <del key={index}>{text}</del>
    return text
  })
}

interface WordDifferenceProps {
  readonly before: string
  readonly after: string
}

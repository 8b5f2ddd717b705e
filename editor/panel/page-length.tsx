import { useMemo } from 'react'
import { t } from '#schema/messages/t'
import { countWordsIn, readingMinutes } from '#schema/page/count-words'
import { usePage, useSession } from '../store/session'
import { useSettled } from '../ui/lazy/when-inactive'

/** Amount of text on the page, counted once the page has settled. */
export function PageLength() {
  const { registry } = useSession()
  const blocks = usePage(({ page }) => page.tree.blocks)
  const isSettled = useSettled()
  const words = useMemo(
    () => (isSettled ? countWordsIn(blocks.values(), registry) : null),
    [isSettled, blocks, registry],
  )
  return (
    <p className="panel-kind" data-page-length>
      {words === null ? '\u00a0' : lengthWords(words)}
    </p>
  )
}

function lengthWords(words: number): string {
  if (words === 0) return t('No words yet')
  const minutes = readingMinutes(words)
  return t(
    '{words, plural, one {# word} other {# words}}, about {minutes, plural, one {# minute} other {# minutes}} to read',
    { words, minutes },
  )
}

import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

/** Stands in place of a list in which nothing matches: what to change, and the way back to all of it. */
export function NoMatch({
  title,
  icon = <FileSearch size={32} />,
  children = t('Try fewer words, or another location or status.'),
  showAll,
  onShowAll,
}: NoMatchProps) {
  return (
    <EmptyState icon={icon} title={title} action={<Button onClick={onShowAll}>{showAll}</Button>}>
      {children}
    </EmptyState>
  )
}

interface NoMatchProps {
  /** `No page matches`. */
  readonly title: string
  readonly icon?: ReactNode
  readonly children?: string
  /** `Show all pages`. */
  readonly showAll: string
  /** Clears what the list is narrowed to. */
  readonly onShowAll: () => void
}

import { FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'

/** Message shown if no row matches, with a button that clears the filters. */
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
  /** Title such as `No page matches`. */
  readonly title: string
  readonly icon?: ReactNode
  readonly children?: string
  /** Button label such as `Show all pages`. */
  readonly showAll: string
  /** Clears the filters. */
  readonly onShowAll: () => void
}

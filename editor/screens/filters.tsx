import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import './list-search.css'

/** Filters and sort order of a list beside its search; on a phone behind a button with their number. */
export function Filters({ set, children }: FiltersProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        className="ed-list-fold"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal size={16} aria-hidden />
        {set === 0 ? t('Filters') : t('Filters ({set})', { set })}
      </Button>
      <div id={id} className="ed-list-filters" data-open={isOpen}>
        {children}
      </div>
    </>
  )
}

interface FiltersProps {
  /** Number of filters and sort orders that are set. */
  readonly set: number
  readonly children: ReactNode
}

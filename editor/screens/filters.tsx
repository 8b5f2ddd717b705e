import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { t } from '#schema/messages/t'
import { Button } from '../ui/button'
import './list-search.css'

/** The filters of a list and its order, beside its search; on a phone behind a button that says how many are set. */
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
  /** How many narrow or order the list now. */
  readonly set: number
  readonly children: ReactNode
}

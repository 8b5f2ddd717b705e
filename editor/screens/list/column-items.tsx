import * as Radix from '@radix-ui/react-dropdown-menu'
import { Check } from 'lucide-react'

export interface ColumnChoiceProps {
  /** Labels of the columns that can be hidden. */
  readonly labels: readonly string[]
  readonly hidden: readonly string[]
  readonly onToggle: (label: string) => void
}

/** Menu items to show or hide the columns of a list. The menu stays open, because the result is visible behind it. */
export function ColumnItems({ labels, hidden, onToggle }: ColumnChoiceProps) {
  return labels.map((label) => (
    <Radix.CheckboxItem
      key={label}
      className="ed-menu-item"
      checked={!hidden.includes(label)}
      onCheckedChange={() => onToggle(label)}
      onSelect={(event) => event.preventDefault()}
    >
      <Radix.ItemIndicator className="ed-menu-tick" forceMount>
        <Check size={16} aria-hidden />
      </Radix.ItemIndicator>
      <span>{label}</span>
    </Radix.CheckboxItem>
  ))
}

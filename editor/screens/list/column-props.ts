export interface ColumnChoiceProps {
  /** Labels of the columns that can be hidden. */
  readonly labels: readonly string[]
  readonly hidden: readonly string[]
  readonly onToggle: (label: string) => void
}

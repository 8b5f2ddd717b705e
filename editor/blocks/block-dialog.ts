export interface BlockDialogProps {
  readonly id: string
  /** Restores the focus: the menu that opened the dialog no longer exists. */
  readonly onClosed: () => void
}

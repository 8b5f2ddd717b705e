export interface BlockDialogProps {
  readonly id: string
  /** Takes the focus: the menu that opened the dialog is gone by then. */
  readonly onClosed: () => void
}

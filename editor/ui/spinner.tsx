import './styles/spinner.css'

/** Something is being waited for. Appears after 300 ms, so that quick answers do not flicker. */
export function Spinner({ label }: SpinnerProps) {
  return (
    // Not a status: that role belongs to the save state alone.
    <span className="ed-spinner" role="progressbar" aria-label={label}>
      {label}
    </span>
  )
}

interface SpinnerProps {
  /** What is awaited: `Loading pages…`. */
  readonly label: string
}

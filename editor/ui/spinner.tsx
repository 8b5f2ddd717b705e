import './styles/spinner.css'

/** Spinner that appears after 300 ms, so that quick responses don't flicker. */
export function Spinner({ label }: SpinnerProps) {
  return (
    // Not `role="status"`, which is reserved for the save state.
    <span className="ed-spinner" role="progressbar" aria-label={label}>
      {label}
    </span>
  )
}

interface SpinnerProps {
  /** Text for what is being loaded: `Loading pages…`. */
  readonly label: string
}

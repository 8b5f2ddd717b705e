import './spinner.css'

/** Something is being waited for. Appears after 300 ms, so that quick answers do not flicker. */
export function Spinner({ label }: SpinnerProps) {
  return <output className="ed-spinner">{label}</output>
}

interface SpinnerProps {
  /** What is awaited: `Loading pages…`. */
  readonly label: string
}

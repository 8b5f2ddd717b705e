import './styles/status-mark.css'

/** A status as text, with a mark of a distinct shape, because colour alone isn't accessible. */
export function StatusMark({ words, shape, widest }: StatusMarkProps) {
  return (
    <span className="ed-status-mark">
      <i data-shape={shape} aria-hidden />
      <span data-widest={widest}>{words}</span>
    </span>
  )
}

interface StatusMarkProps {
  readonly words: string
  /** The mark: a status id. */
  readonly shape: string
  /** All words that may be shown here, one per line: the mark is as wide with each. */
  readonly widest?: string
}

import './styles/status-mark.css'

/** A status in words, with a mark of its own shape: colour alone tells many people nothing. */
export function StatusMark({ words, shape = words }: StatusMarkProps) {
  return (
    <span className="ed-status-mark">
      <i data-shape={shape} aria-hidden />
      {words}
    </span>
  )
}

interface StatusMarkProps {
  readonly words: string
  /** Which mark: a status id; the words themselves where left out. */
  readonly shape?: string
}

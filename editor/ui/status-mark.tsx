import './styles/status-mark.css'

/** A status as text, with a mark of a distinct shape, because colour alone isn't accessible. */
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
  /** The mark: a status id. By default the words are used. */
  readonly shape?: string
}

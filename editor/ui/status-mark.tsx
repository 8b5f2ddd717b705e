import './styles/status-mark.css'

/** A status in words, with a mark of its own shape: colour alone tells many people nothing. */
export function StatusMark({ words }: { readonly words: string }) {
  return (
    <span className="ed-status-mark">
      <i data-shape={words} aria-hidden />
      {words}
    </span>
  )
}

import type { StatusWords } from './status-words'

/** A document's status: words, with a mark of a shape of its own (`app.css`): colour alone says nothing to many. */
export function StatusMark({ words }: { readonly words: StatusWords }) {
  return (
    <span className="ed-status-mark" data-status={words.split(',')[0]?.toLowerCase()}>
      <i data-shape={words} aria-hidden />
      {words}
    </span>
  )
}

/** A document's status: words, with a dot that says the same. */
export function StatusMark({ words }: { readonly words: string }) {
  return (
    <span className="ed-status-mark" data-status={words.split(',')[0]?.toLowerCase()}>
      {words}
    </span>
  )
}

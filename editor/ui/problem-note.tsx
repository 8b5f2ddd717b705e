/** What went wrong, read out at once; nothing while there is nothing to say. */
export function ProblemNote({ text }: { readonly text: string | null | undefined }) {
  if (!text) return null
  return (
    <p className="ed-message" data-tone="danger" role="alert">
      {text}
    </p>
  )
}
